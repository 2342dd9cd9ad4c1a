import type { PostForm } from '../post-form.ts'

export type PostStatus = 'draft' | 'published'

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
