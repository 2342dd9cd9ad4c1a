import type { PostForm } from '../post-form.ts'
import { createPostWriter, type WriterPorts } from './post-writer.ts'
import { createSaveLine } from './save-line.ts'
import type { SaveKind, SaveOutcome } from './save-outcome.ts'
import type { StoredMark, StoredPost } from './stored-post.ts'

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

export interface SaverPorts extends WriterPorts {
  /** Why a form can't be saved, or not published; null when it can. */
  problemOf: (form: PostForm, isPublish: boolean) => string | null
  /** Runs after milliseconds; returns what calls it off. */
  later: (run: () => void, delay: number) => () => void
}

export const autosaveDelay = 2000
const retryDelay = 10_000

interface SaveContext {
  stored: StoredPost | null
  theirs: StoredPost | null
  isUnchanged: boolean
  /** Why the form can't be saved. */
  problem: string | null
}

/** What comes of a save that does not begin; null where it does. */
function refusalOf(
  kind: SaveKind,
  { stored, theirs, isUnchanged, problem }: SaveContext,
): SaveOutcome | null {
  // Nothing is inserted before somebody asks for it, and what readers see changes by Publish alone.
  const isNeedless = isUnchanged || stored?.mark.status !== 'draft'
  if (kind === 'autosave') return theirs || isNeedless || problem !== null ? { kind: 'dropped' } : null
  if (theirs) return { kind: 'conflict', theirs }
  return problem === null ? null : { kind: 'failed', error: new Error(problem) }
}

interface Circumstances {
  theirs: StoredPost | null
  isSaving: boolean
  hasFailed: boolean
  isChanged: boolean
}

function phaseOf({ theirs, isSaving, hasFailed, isChanged }: Circumstances): SaverPhase {
  if (theirs) return 'conflict'
  if (isSaving) return 'saving'
  if (hasFailed) return 'failed'
  return isChanged ? 'changed' : 'clean'
}

/**
 * Saves one post: one save in flight, one waiting, and nothing of another author overwritten unseen.
 *
 * | phase    | change                 | autosave due                          | Save Draft, Publish                    |
 * |----------|------------------------|---------------------------------------|----------------------------------------|
 * | clean    | changed                | dropped                               | saving                                 |
 * | changed  | changed, waits anew    | saving; dropped: see below            | saving; failed when incomplete         |
 * | saving   | saving, then changed   | waits; dropped where a press waits    | waits; what waited is superseded       |
 * | failed   | changed                | saving                                | saving                                 |
 * | conflict | conflict               | dropped                               | conflict, until keepMine or takeTheirs |
 *
 * A save ends in clean (changed, when words came meanwhile), failed, or conflict (the stored version was not the one
 * loaded). A stored draft is saved by itself 2 s after the last change; a published or incomplete post and one that was
 * never stored are not. A failed autosave is tried again after 10 s.
 */
export function createPostSaver(ports: SaverPorts, opened: StoredPost | null, blank: PostForm) {
  const writer = createPostWriter(ports, opened)
  const listeners = new Set<() => void>()
  let form = opened?.form ?? blank
  let revision = 0
  let savedRevision = 0
  let replacements = 0
  let hasFailed = false
  let isBegunHere = opened === null
  let callOff = () => {}
  const line = createSaveLine(run, {
    onChange: notify,
    onIdle: () => arm(hasFailed ? retryDelay : autosaveDelay),
  })
  let state = describe()

  function describe(): SaverState {
    const { stored, theirs } = writer.read()
    const now = { theirs, isSaving: line.isBusy(), hasFailed, isChanged: revision !== savedRevision }
    return { phase: phaseOf(now), form, mark: stored?.mark ?? null, theirs, replacements }
  }

  function notify(): void {
    state = describe()
    for (const listener of listeners) listener()
  }

  function arm(delay: number): void {
    callOff()
    const { stored, theirs } = writer.read()
    const isWanted = revision !== savedRevision && stored?.mark.status === 'draft' && !theirs
    callOff = isWanted ? ports.later(() => void save('autosave'), delay) : () => {}
  }

  async function run(kind: SaveKind): Promise<SaveOutcome> {
    const written = revision
    const problem = ports.problemOf(form, kind === 'publish')
    const refusal = refusalOf(kind, { ...writer.read(), isUnchanged: revision === savedRevision, problem })
    if (refusal) return refusal
    try {
      const outcome = await writer.save(form, kind === 'publish' ? 'published' : 'draft')
      if (outcome.kind === 'conflict') return outcome
      savedRevision = written
      hasFailed = false
      const isFirst = isBegunHere
      if (kind !== 'autosave') isBegunHere = false
      return { ...outcome, isFirst }
    } catch (error) {
      hasFailed = true
      return { kind: 'failed', error }
    }
  }

  function save(kind: SaveKind): Promise<SaveOutcome> {
    callOff()
    return line.save(kind)
  }

  /** Answers the new revision. */
  function replace(next: PostForm): number {
    form = next
    replacements += 1
    return (revision += 1)
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
      if (!line.isBusy()) {
        hasFailed = false
        arm(autosaveDelay)
      }
      notify()
    },
    save,
    /** Puts a kept form in place of this one. `version` is the stored one it was written upon; null for a new post. */
    restore(next: PostForm, version: number | null): void {
      if (version !== null) writer.rebase(version)
      replace(next)
      arm(autosaveDelay)
      notify()
    },
    /** Shows what is stored beside what is written; nothing is saved until it is decided whose words stay. */
    async compare(): Promise<void> {
      if (!(await writer.compare())) return
      callOff()
      notify()
    },
    /** Ours go over theirs, in the state theirs has; a press on Publish stays one. */
    keepMine(kind: SaveKind): Promise<SaveOutcome> {
      const theirs = writer.adoptTheirs()
      if (!theirs) return Promise.resolve({ kind: 'dropped' })
      if (revision === savedRevision) revision += 1
      return save(kind === 'publish' || theirs.mark.status === 'published' ? 'publish' : 'draft')
    },
    takeTheirs(): void {
      const theirs = writer.adoptTheirs()
      if (!theirs) return
      hasFailed = false
      savedRevision = replace(theirs.form)
      notify()
    },
    /** Calls off what would be saved by itself. */
    rest: () => callOff(),
  }
}

export type PostSaver = ReturnType<typeof createPostSaver>
