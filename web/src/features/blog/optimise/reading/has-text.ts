import { readPost } from '@parley/core/blog/read-post'

/** The text of a post's HTML as readers see it. */
export const textOf = (html: string): string => readPost(html).text

/** Whether a post's HTML holds any words. */
export const hasText = (html: string): boolean => textOf(html) !== ''
