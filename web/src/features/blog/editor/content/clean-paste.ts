import { type HtmlToken, readAttribute, toHtmlTokens } from '@parley/core/blog/html-tokens'
import { escapeHtml } from '@parley/core/text/html-entities'
import { rebuildWordLists } from './word-lists.ts'

const weight = /font-weight\s*:\s*(bold|[6-9]00)/i
const slant = /font-style\s*:\s*italic/i
const plainWeight = /font-weight\s*:\s*(normal|[1-5]00)/i
const keptAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  div: ['data-type'],
}
/** Word's own, such as `<o:p>`. */
const foreign = /^[a-z]+:/i

const unread = new Set(['meta', 'style', 'script', 'link', 'title', 'xml'])

function openTag(name: string, raw: string): string {
  const attributes = (keptAttributes[name] ?? []).flatMap((attribute) => {
    const value = readAttribute(raw, attribute)
    return value === null ? [] : [` ${attribute}="${escapeHtml(value)}"`]
  })
  return `<${name}${attributes.join('')}>`
}

/** The tag that says what a span's look says; blank for one that says nothing. */
function meaningOf(name: string, style: string): string[] {
  if (name === 'b' || name === 'strong') return plainWeight.test(style) ? [] : ['strong']
  if (name !== 'span') return [name]
  return [...(weight.test(style) ? ['strong'] : []), ...(slant.test(style) ? ['em'] : [])]
}

function cleanToken(token: HtmlToken, spans: Map<string, string[][]>): string {
  if (token.kind === 'skipped') return ''
  if (token.kind === 'text') return token.raw
  if (foreign.test(token.raw.replace(/^<\/?/, ''))) return ''
  const { name, raw } = token
  if (unread.has(name)) return ''
  if (!['b', 'strong', 'span'].includes(name))
    return token.kind === 'open' ? openTag(name, raw) : `</${name}>`
  const stack = spans.get(name) ?? []
  spans.set(name, stack)
  if (token.kind === 'close')
    return (stack.pop() ?? [])
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  const tags = meaningOf(name, readAttribute(raw, 'style') ?? '')
  stack.push(tags)
  return tags.map((tag) => `<${tag}>`).join('')
}

/**
 * HTML from the clipboard without what other programs leave in it: Word's lists become lists, Google Docs' bold wrapper
 * around everything goes, bold and italic stay as words of their own, styles, classes and comments go. What was copied
 * from a post editor stays as it is.
 */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html
  const spans = new Map<string, string[][]>()
  return toHtmlTokens(rebuildWordLists(toHtmlTokens(html)))
    .map((token) => cleanToken(token, spans))
    .join('')
}
