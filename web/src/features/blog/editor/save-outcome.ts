import type { StoredMark, StoredPost } from './stored-post.ts'

export type SaveKind = 'autosave' | 'draft' | 'publish'

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
