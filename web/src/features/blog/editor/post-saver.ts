import type { PostForm } from '../post-form.ts'

export type PostStatus = 'draft' | 'published'
export type SaveKind = 'autosave' | 'draft' | 'publish'

/** What the database says of a post apart from its words. Times are ISO 8601. */
export interface StoredMark {
  id: string
  version: number
  status: PostStatus
  updatedAt: string
  publishedAt: string | null
}

/** A post as it is stored now; `by` names who saved it last, null where that is not known. */
export interface StoredPost {
  mark: StoredMark
  form: PostForm
  by: string | null
}

export type SaveOutcome =
  /** `isFirst`: the person's first save of a post that they began here. */
  | { kind: 'saved'; mark: StoredMark; isFirst: boolean }
  | { kind: 'failed'; error: unknown }
  /** Somebody else saved since; nothing was written. */
  | { kind: 'conflict'; theirs: StoredPost }
  /** There was nothing to do. */
  | { kind: 'dropped' }
  /** A later press took its place before it began. */
  | { kind: 'superseded' }

export type SaverPhase = 'clean' | 'changed' | 'saving' | 'failed' | 'conflict'

export interface SaverState {
  phase: SaverPhase
  form: PostForm
  /** Null until the first save. */
  mark: StoredMark | null
  /** Theirs, while it is to be decided whose words stay. */
  theirs: StoredPost | null
  /** Counts the times the form was replaced from outside; whoever shows it reads it anew. */
  replacements: number
}

export interface SaverPorts {
  /** Why a form can't be saved; null when it can. */
  problemOf: (form: PostForm) => string | null
  /** The form as it may be stored: its HTML sanitised. */
  clean: (form: PostForm) => Promise<PostForm>
  newId: () => string
  insert: (id: string, form: PostForm, status: PostStatus) => Promise<StoredMark>
  /** Null when the stored version is another one, or the post is gone. */
  update: (
    mark: StoredMark,
    form: PostForm,
    status: PostStatus,
    stored: PostForm | null,
  ) => Promise<StoredMark | null>
  setKeywords: (id: string, keywords: string[]) => Promise<void>
  /** Null where the post is gone. */
  read: (id: string) => Promise<StoredPost | null>
  isSame: (one: PostForm, other: PostForm) => boolean
  /** Runs after milliseconds; returns what calls it off. */
  later: (run: () => void, delay: number) => () => void
}

export const autosaveDelay = 2000
const retryDelay = 10_000
const goneWords = 'This post was deleted. Copy what you need; it is still here.'

/**
 * Saves one post: one save in flight, one waiting, and nothing of another author overwritten unseen.
 *
 * | phase    | change                 | autosave due                          | Save Draft, Publish                    |
 * |----------|------------------------|---------------------------------------|----------------------------------------|
 * | clean    | changed                | dropped                               | saving                                 |
 * | changed  | changed, waits anew    | saving; dropped: published/incomplete | saving; failed when incomplete         |
 * | saving   | saving, then changed   | waits; dropped where a press waits    | waits; what waited is superseded       |
 * | failed   | changed                | saving                                | saving                                 |
 * | conflict | conflict               | dropped                               | conflict, until keepMine or takeTheirs |
 *
 * A save ends in clean (changed, when words came meanwhile), failed, or conflict (the stored version was not the one
 * loaded). A draft is saved by itself 2 s after the last change; a published post never is. A failed autosave is tried
 * again after 10 s.
 */
export function createPostSaver(ports: SaverPorts, opened: StoredPost | null, blank: PostForm) {
  const newId = ports.newId()
  const listeners = new Set<() => void>()
  let form = opened?.form ?? blank
  let stored = opened
  let theirs: StoredPost | null = null
  let revision = 0
  let savedRevision = 0
  let replacements = 0
  let hasFailed = false
  let mayHaveInserted = false
  let isBegunHere = opened === null
  /** Words whose save failed: the answer may have been lost after they were written. */
  let attempted: PostForm | null = null
  let inFlight: Promise<SaveOutcome> | null = null
  let waiting: { kind: SaveKind; settle: (outcome: SaveOutcome) => void } | null = null
  let callOff = () => {}
  let state = describe()

  function describe(): SaverState {
    const phase = (): SaverPhase => {
      if (theirs) return 'conflict'
      if (inFlight) return 'saving'
      if (hasFailed) return 'failed'
      return revision === savedRevision ? 'clean' : 'changed'
    }
    return { phase: phase(), form, mark: stored?.mark ?? null, theirs, replacements }
  }

  function tell(): void {
    state = describe()
    for (const listener of listeners) listener()
  }

  function arm(delay: number): void {
    callOff()
    const isWanted = revision !== savedRevision && stored?.mark.status !== 'published' && !theirs
    callOff = isWanted ? ports.later(() => void save('autosave'), delay) : () => {}
  }

  async function write(sent: PostForm, status: PostStatus): Promise<SaveOutcome | StoredMark> {
    if (!stored && mayHaveInserted) stored = await ports.read(newId)
    if (!stored) {
      mayHaveInserted = true
      return ports.insert(newId, sent, status)
    }
    const mark = await ports.update(stored.mark, sent, status, stored.form)
    if (mark) return mark
    const found = await ports.read(stored.mark.id)
    if (!found) throw new Error(goneWords)
    if (attempted && ports.isSame(found.form, attempted)) {
      attempted = null
      stored = found
      return write(sent, status)
    }
    theirs = found
    return { kind: 'conflict', theirs }
  }

  async function run(kind: SaveKind): Promise<SaveOutcome> {
    if (theirs) return kind === 'autosave' ? { kind: 'dropped' } : { kind: 'conflict', theirs }
    const isAutosave = kind === 'autosave'
    const isNeedless = revision === savedRevision || stored?.mark.status === 'published'
    if (isAutosave && isNeedless) return { kind: 'dropped' }
    const problem = ports.problemOf(form)
    if (problem !== null)
      return isAutosave ? { kind: 'dropped' } : { kind: 'failed', error: new Error(problem) }
    const [written, writtenRevision] = [form, revision]
    let sent = written
    try {
      sent = await ports.clean(written)
      const mark = await write(sent, kind === 'publish' ? 'published' : 'draft')
      if ('kind' in mark) return mark
      const storedKeywords = stored?.form.keywords ?? []
      stored = { mark, form: { ...sent, keywords: storedKeywords }, by: null }
      if (sent.keywords.join('\n') !== storedKeywords.join('\n')) {
        await ports.setKeywords(mark.id, sent.keywords)
        stored = { ...stored, form: sent }
      }
      savedRevision = writtenRevision
      hasFailed = false
      attempted = null
      const isFirst = isBegunHere
      if (!isAutosave) isBegunHere = false
      return { kind: 'saved', mark, isFirst }
    } catch (error) {
      hasFailed = true
      attempted = sent
      return { kind: 'failed', error }
    }
  }

  async function begin(kind: SaveKind): Promise<SaveOutcome> {
    const running = run(kind)
    inFlight = running
    tell()
    const outcome = await running
    inFlight = null
    const next = waiting
    waiting = null
    if (next) void begin(next.kind).then(next.settle)
    else arm(hasFailed ? retryDelay : autosaveDelay)
    tell()
    return outcome
  }

  function save(kind: SaveKind): Promise<SaveOutcome> {
    callOff()
    if (!inFlight) return begin(kind)
    // What waits will take these words along.
    if (waiting && kind === 'autosave') return Promise.resolve({ kind: 'dropped' })
    waiting?.settle({ kind: 'superseded' })
    return new Promise((settle) => {
      waiting = { kind, settle }
    })
  }

  function replace(next: PostForm): void {
    form = next
    revision += 1
    replacements += 1
  }

  return {
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(part: Partial<PostForm>): void {
      form = { ...form, ...part }
      revision += 1
      if (!inFlight) {
        hasFailed = false
        arm(autosaveDelay)
      }
      tell()
    },
    save,
    /** Puts a kept form in place of this one. `version` is the stored one it was written upon; null for a new post. */
    restore(next: PostForm, version: number | null): void {
      if (stored && version !== null) stored = { ...stored, mark: { ...stored.mark, version } }
      replace(next)
      arm(autosaveDelay)
      tell()
    },
    /** Shows what is stored beside what is written; nothing is saved until it is decided whose words stay. */
    async compare(): Promise<void> {
      if (!stored || theirs) return
      const found = await ports.read(stored.mark.id)
      if (!found || found.mark.version === stored.mark.version) return
      theirs = found
      callOff()
      tell()
    },
    /** Ours go over theirs, in the state theirs has; a press on Publish stays one. */
    keepMine(kind: SaveKind): Promise<SaveOutcome> {
      if (!theirs) return Promise.resolve({ kind: 'dropped' })
      const isPublished = kind === 'publish' || theirs.mark.status === 'published'
      stored = theirs
      theirs = null
      if (revision === savedRevision) revision += 1
      return save(isPublished ? 'publish' : 'draft')
    },
    takeTheirs(): void {
      if (!theirs) return
      stored = theirs
      theirs = null
      hasFailed = false
      replace(stored.form)
      savedRevision = revision
      tell()
    },
    /** Calls off what would be saved by itself. */
    rest: () => callOff(),
  }
}

export type PostSaver = ReturnType<typeof createPostSaver>
