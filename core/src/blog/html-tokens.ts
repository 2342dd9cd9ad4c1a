import { decodeEntities } from '../text/html-entities.ts'

/** A piece of HTML in order; the pieces' `raw` joined are the HTML again. */
export type HtmlToken =
  | { kind: 'text'; raw: string }
  | { kind: 'open'; raw: string; name: string }
  | { kind: 'close'; raw: string; name: string }
  | { kind: 'skipped'; raw: string }

const nameAt = /\/?([a-z][a-z0-9-]{0,30})/iy
const rawText = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'iframe'])

/**
 * Where tags end. An unclosed quote is scanned for once, not once a tag, so that broken HTML costs no more than valid
 * HTML.
 */
function createTagEnds(html: string): (from: number) => number {
  const unclosed = new Set<string>()
  return (from) => {
    for (let at = from; at < html.length; at += 1) {
      const character = html[at] ?? ''
      if (character === '>') return at + 1
      if ((character !== '"' && character !== "'") || unclosed.has(character)) continue
      const close = html.indexOf(character, at + 1)
      if (close < 0) unclosed.add(character)
      else at = close
    }
    return -1
  }
}

/**
 * Tokenises HTML in one pass: text, tags, and invisible parts (comments, scripts, styles). Anything is accepted: a `<`
 * that opens no tag is text, a tag that never ends is skipped with the rest.
 */
export function toHtmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  const endOfTag = createTagEnds(html)
  let at = 0
  let textFrom = 0
  const flushText = (until: number): void => {
    if (until > textFrom) tokens.push({ kind: 'text', raw: html.slice(textFrom, until) })
  }
  const skip = (until: number): void => {
    const end = until < 0 ? html.length : until
    tokens.push({ kind: 'skipped', raw: html.slice(at, end) })
    at = end
    textFrom = end
  }
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    nameAt.lastIndex = open + 1
    const name = nameAt.exec(html)?.[1]?.toLowerCase()
    const isDeclaration = html[open + 1] === '!' || html[open + 1] === '?'
    if (name === undefined && !isDeclaration) {
      at = open + 1
      continue
    }
    flushText(open)
    at = open
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      skip(end < 0 ? -1 : end + 3)
      continue
    }
    const end = endOfTag(open + 1)
    if (end < 0 || name === undefined) {
      skip(end)
      continue
    }
    const raw = html.slice(open, end)
    const isClose = html[open + 1] === '/'
    tokens.push({ kind: isClose ? 'close' : 'open', raw, name })
    at = end
    textFrom = end
    if (isClose || !rawText.has(name)) continue
    const closing = new RegExp(`</${name}`, 'gi')
    closing.lastIndex = end
    const match = closing.exec(html)
    if (match === null || match.index > end) skip(match?.index ?? -1)
  }
  flushText(html.length)
  return tokens
}

/** The value of a tag's attribute, decoded; null where the tag has none. */
export function readAttribute(tag: string, name: string): string | null {
  const attribute = /([^\s"'<>/=]+)(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
  attribute.lastIndex = 1
  for (const match of tag.matchAll(attribute)) {
    if (match[1]?.toLowerCase() === name) return decodeEntities(match[2] ?? match[3] ?? match[4] ?? '')
  }
  return null
}
