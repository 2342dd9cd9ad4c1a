import type { PostDraft } from '../draft.ts'

/** A post of about 1,500 words that helpers are tried on. */
export type Article = PostDraft & { slug: string }
