import type { PostForm } from '../post-form.ts'
import type { PostStatus, StoredMark, StoredPost } from './stored-post.ts'

export interface WriterPorts {
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
}

export type WriteOutcome =
  | { kind: 'saved'; mark: StoredMark }
  /** Somebody else saved since; nothing was written. */
  | { kind: 'conflict'; theirs: StoredPost }

const goneWords = 'This post was deleted. Copy what you need; it is still here.'

/** Writes one post, and knows what is stored of it. Nothing of another author is overwritten unseen. */
export function createPostWriter(ports: WriterPorts, opened: StoredPost | null) {
  const newId = ports.newId()
  let stored = opened
  let theirs: StoredPost | null = null
  let mayHaveInserted = false
  /** Words whose save failed: the answer may have been lost after they were written. */
  let attempted: PostForm | null = null

  async function write(sent: PostForm, status: PostStatus): Promise<WriteOutcome> {
    if (!stored && mayHaveInserted) stored = await ports.read(newId)
    if (!stored) {
      mayHaveInserted = true
      return { kind: 'saved', mark: await ports.insert(newId, sent, status) }
    }
    const mark = await ports.update(stored.mark, sent, status, stored.form)
    if (mark) return { kind: 'saved', mark }
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

  return {
    read: () => ({ stored, theirs }),
    /** Stores a form and its keywords. Throws what the server said; what stood in the form is then known as attempted. */
    async save(form: PostForm, status: PostStatus): Promise<WriteOutcome> {
      let sent = form
      try {
        sent = await ports.clean(form)
        const written = await write(sent, status)
        if (written.kind === 'conflict') return written
        const { mark } = written
        const storedKeywords = stored?.form.keywords ?? []
        stored = { mark, form: { ...sent, keywords: storedKeywords }, by: null }
        if (sent.keywords.join('\n') !== storedKeywords.join('\n')) {
          await ports.setKeywords(mark.id, sent.keywords)
          stored = { ...stored, form: sent }
        }
        attempted = null
        return written
      } catch (error) {
        attempted = sent
        throw error
      }
    },
    /** Takes another version for the known one: the one that a kept form was written upon. */
    rebase(version: number): void {
      if (stored) stored = { ...stored, mark: { ...stored.mark, version } }
    },
    /** Reads what is stored now; answers whether somebody else saved since. */
    async compare(): Promise<boolean> {
      if (!stored || theirs) return false
      const found = await ports.read(stored.mark.id)
      if (!found || found.mark.version === stored.mark.version) return false
      theirs = found
      return true
    },
    /** Takes theirs for what is known; null where there is no conflict. */
    adoptTheirs(): StoredPost | null {
      const adopted = theirs
      if (adopted) stored = adopted
      theirs = null
      return adopted
    },
  }
}
