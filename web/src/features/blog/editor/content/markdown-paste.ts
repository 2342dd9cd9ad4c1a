import { sanitisePost } from '@parley/core/blog/sanitise-post'
import { marked, type Token } from 'marked'

const fence = /^ {0,3}(`{3}|~{3})/

function isSign(token: Token, next: Token | undefined): boolean {
  if (token.type === 'table') return true
  // A comment of a script begins like a heading, but its line is followed by another at once.
  if (token.type === 'heading') return token.raw.startsWith('#') && (next?.type ?? 'space') === 'space'
  if (token.type === 'code') return fence.test(token.raw)
  if (token.type === 'list') return 'items' in token && Array.isArray(token.items) && token.items.length > 1
  if (token.type === 'link') return token.raw.startsWith('[')
  return token.type === 'strong' && token.raw.startsWith('**')
}

/** Whether a text is Markdown beyond doubt: a heading, a table, a fenced block, a list of two, a link or strong words. */
export function isMarkdown(text: string): boolean {
  const tokens = marked.lexer(text, { gfm: true })
  return tokens.some((token, index) => {
    if (isSign(token, tokens[index + 1])) return true
    const inside = 'tokens' in token && token.type !== 'heading' ? (token.tokens ?? []) : []
    return inside.some((part) => isSign(part, part))
  })
}

/** Markdown as a post's HTML: all that Markdown has, and no more than `sanitisePost` lets through. */
export const markdownToHtml = (text: string): string =>
  sanitisePost(marked.parse(text, { gfm: true, async: false })).replaceAll('\n</code></pre>', '</code></pre>')
