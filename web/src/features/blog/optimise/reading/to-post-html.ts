import { decodeEntities, escapeHtml } from '@parley/core/text/html-entities'
import { lexer, type Token, type Tokens } from 'marked'

const isKind = <Kind extends Token>(token: Token, type: Kind['type']): token is Kind => token.type === type

const inlineTags: Record<string, string> = { strong: 'strong', em: 'em', codespan: 'code' }

function toInline(token: Token): string {
  if (token.type === 'image') return ''
  if (token.type === 'br') return '<br>'
  const tag = inlineTags[token.type]
  const inside =
    'tokens' in token && token.tokens
      ? token.tokens.map(toInline).join('')
      : // marked has escaped what stands in text and code; HTML of a model is words like any other.
        escapeHtml(decodeEntities('text' in token ? String(token.text) : token.raw))
  return tag ? `<${tag}>${inside}</${tag}>` : inside
}

const toInlines = (tokens: Token[] | undefined): string => (tokens ?? []).map(toInline).join('')

function toBlock(token: Token): string {
  if (isKind<Tokens.Heading>(token, 'heading')) {
    const level = token.depth <= 2 ? 2 : 3
    return `<h${level}>${toInlines(token.tokens)}</h${level}>`
  }
  if (isKind<Tokens.List>(token, 'list')) {
    const tag = token.ordered ? 'ol' : 'ul'
    const items = token.items.map((item) => `<li><p>${item.tokens.map(toItemPart).join('')}</p></li>`)
    return `<${tag}>${items.join('')}</${tag}>`
  }
  if (isKind<Tokens.Blockquote>(token, 'blockquote'))
    return `<blockquote>${token.tokens.map(toBlock).join('')}</blockquote>`
  if (isKind<Tokens.Code>(token, 'code')) return `<pre><code>${escapeHtml(token.text)}</code></pre>`
  if (token.type === 'space' || token.type === 'hr') return ''
  const words = 'tokens' in token && token.tokens ? toInlines(token.tokens) : escapeHtml(token.raw.trim())
  return words === '' ? '' : `<p>${words}</p>`
}

const toItemPart = (token: Token): string =>
  'tokens' in token && token.tokens ? toInlines(token.tokens) : escapeHtml(token.raw.trim())

/**
 * Markdown of an engine as HTML for the content editor: headings of the second and third level, paragraphs, lists,
 * quotes, code and emphasis. Links keep their words only, images and HTML do not get through.
 */
export const toPostHtml = (markdown: string): string => lexer(markdown, { gfm: true }).map(toBlock).join('')
