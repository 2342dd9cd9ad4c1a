/** A piece of HTML in order; the pieces' `raw` joined are the HTML again. */
export type HtmlToken =
  | { kind: 'text'; raw: string }
  | { kind: 'open'; raw: string; name: string }
  | { kind: 'close'; raw: string; name: string }
  | { kind: 'skipped'; raw: string }

const nameAt = /\/?([a-z][a-z0-9-]{0,30})/iy
const rawText = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'iframe'])

/**
 * Where tags end. A quote that never closes is met once, not once a tag, so that broken HTML costs no more than sound
 * HTML.
 */
const createTagEnds = (html: string): ((from: number) => number) => {
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
 * Reads HTML in one pass: text, tags, and what no reader sees (comments, scripts, styles). Anything is accepted: a `<`
 * that opens no tag is text, a tag that never ends is skipped with the rest.
 */
export const toHtmlTokens = (html: string): HtmlToken[] => {
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

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  laquo: '«',
  raquo: '»',
  middot: '·',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
}

const toCharacter = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '\uFFFD'

/** Text with its character references read; one that is not known stays as it was written. */
export const decodeEntities = (raw: string): string =>
  raw.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (typeof decimal === 'string') return toCharacter(Number(decimal))
    if (typeof hex === 'string') return toCharacter(Number.parseInt(hex, 16))
    return entities[String(name)] ?? whole
  })

/** The value of a tag's attribute, decoded; null where the tag has none. */
export const readAttribute = (tag: string, name: string): string | null => {
  const attribute = /([^\s"'<>/=]+)(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
  attribute.lastIndex = 1
  for (const match of tag.matchAll(attribute)) {
    if (match[1]?.toLowerCase() === name) return decodeEntities(match[2] ?? match[3] ?? match[4] ?? '')
  }
  return null
}
