import { toWordSpans, type WordSpan } from '../text/phrases.ts'
import { type PostText, readPost } from './read-post.ts'

/** The fields of a post that the scores read (docs/specified.md S3.11); `content` is HTML. */
export interface PostDraft {
  title: string
  content: string
  seoTitle: string
  seoDescription: string
  focusKeyword: string
  keywords: string[]
}

/** A draft read once for all scores. */
export type ReadDraft = PostDraft & { post: PostText; words: WordSpan[] }

export function readDraft(draft: PostDraft): ReadDraft {
  const post = readPost(draft.content)
  return { ...draft, post, words: toWordSpans(post.text) }
}
