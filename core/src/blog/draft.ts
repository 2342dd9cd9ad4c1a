import { toWordSpans, type WordSpan } from '../text/phrases.ts'
import { type PostText, readPost } from './read-post.ts'

/** What of a post's form the scores read (SPECIFICATION §3); `content` is HTML. */
export type PostDraft = {
  title: string
  content: string
  seoTitle: string
  seoDescription: string
  focusKeyword: string
  keywords: string[]
}

/** A draft read once for all scores. */
export type ReadDraft = PostDraft & { post: PostText; words: WordSpan[] }

export const readDraft = (draft: PostDraft): ReadDraft => {
  const post = readPost(draft.content)
  return { ...draft, post, words: toWordSpans(post.text) }
}
