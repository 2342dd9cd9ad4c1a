import { type HtmlToken, readAttribute } from '@parley/core/blog/html-tokens'

interface Level {
  tag: 'ul' | 'ol'
}
interface Item {
  level: number
  tag: Level['tag']
  html: string
  next: number
}

const itemStyle = /mso-list:\s*l\d+\s+level(\d)/i
const markerStyle = /mso-list:\s*ignore/i
const countedMarker = /^[\s\u00a0]*(?:\d+|[a-z]{1,4})[.)]/i

const styleOf = (token: HtmlToken): string =>
  token.kind === 'open' ? (readAttribute(token.raw, 'style') ?? '') : ''

/** Where the span that opens at `from` ends, and the text in it. */
function readMarker(tokens: readonly HtmlToken[], from: number): { text: string; next: number } {
  let depth = 0
  let text = ''
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'text') text += token.raw
    if ((token?.kind !== 'open' && token?.kind !== 'close') || token.name !== 'span') continue
    depth += token.kind === 'open' ? 1 : -1
    if (depth === 0) return { text, next: at + 1 }
  }
  return { text, next: tokens.length }
}

function readItem(tokens: readonly HtmlToken[], from: number, level: number): Item {
  const item: Item = { level, tag: 'ul', html: '', next: tokens.length }
  let at = from + 1
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) break
    if (token.kind === 'close' && token.name === 'p') return { ...item, next: at + 1 }
    if (markerStyle.test(styleOf(token))) {
      const marker = readMarker(tokens, at)
      item.tag = countedMarker.test(marker.text) ? 'ol' : 'ul'
      at = marker.next
      continue
    }
    if (token.kind !== 'skipped') item.html += token.raw
    at += 1
  }
  return item
}

/**
 * Word writes its lists as paragraphs that only look like a list (`mso-list:l0 level1`): here they become lists, nested
 * as their levels say. The rest of the HTML stays as it is.
 */
export function rebuildWordLists(tokens: readonly HtmlToken[]): string {
  const open: Level[] = []
  let html = ''
  const close = (until: number) => {
    while (open.length > until) html += `</li></${open.pop()?.tag ?? 'ul'}>`
  }
  const add = ({ level, tag, html: words }: Item) => {
    close(level)
    if (open.length === level && open.at(-1)?.tag !== tag) close(level - 1)
    if (open.length === level) html += '</li><li>'
    while (open.length < level) {
      open.push({ tag })
      html += `<${tag}><li>`
    }
    html += `<p>${words.trim()}</p>`
  }
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) break
    const level = Number(itemStyle.exec(styleOf(token))?.[1])
    if (token.kind === 'open' && token.name === 'p' && level > 0) {
      const item = readItem(tokens, at, level)
      add(item)
      at = item.next
      continue
    }
    if (token.kind === 'open' || (token.kind === 'text' && token.raw.trim() !== '')) close(0)
    html += token.raw
    at += 1
  }
  close(0)
  return html
}
