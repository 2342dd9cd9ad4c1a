import sanitizeHtml from 'sanitize-html'
import { isOutside, toSafeHref, toSafeSource } from './safe-href.ts'

type Attributes = Record<string, string>

const alignable = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const tableParts = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const marks = ['strong', 'em', 'u', 's', 'a', 'code', 'br']
const blocks = [
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'pre',
  'figure',
  'figcaption',
  'img',
  'details',
  'summary',
  'div',
]
const sameAs: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' }

const alignment = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\s*(?:;|$)/i
const wholeNumber = /^[1-9]\d{0,4}$/

const pickNumbers = (from: Attributes, names: readonly string[]): Attributes =>
  Object.fromEntries(
    names.flatMap((name) => (wholeNumber.test(from[name] ?? '') ? [[name, from[name] ?? '']] : [])),
  )

function rebuildLink(raw: Attributes): Attributes {
  const href = toSafeHref(raw['href'] ?? '')
  if (href === null) return {}
  return isOutside(href) ? { href, rel: 'noopener' } : { href }
}

function rebuildImage(raw: Attributes): Attributes {
  const src = toSafeSource(raw['src'] ?? '')
  return src === null ? {} : { src, alt: raw['alt'] ?? '', ...pickNumbers(raw, ['width', 'height']) }
}

function rebuildAlignment(raw: Attributes): Attributes {
  const side = alignment.exec(raw['style'] ?? '')?.[1]
  return side === undefined ? {} : { style: `text-align: ${side.toLowerCase()}` }
}

/** Attributes are rebuilt from an allow-list of values; nothing is passed through. */
function rebuildAttributes(tagName: string, raw: Attributes): Attributes {
  if (tagName === 'a') return rebuildLink(raw)
  if (tagName === 'img') return rebuildImage(raw)
  if (tagName === 'ol') return pickNumbers(raw, ['start'])
  if (tagName === 'td' || tagName === 'th') return pickNumbers(raw, ['colspan', 'rowspan'])
  if (tagName === 'div' && raw['data-type'] === 'detailsContent') return { 'data-type': 'detailsContent' }
  return alignable.includes(tagName) ? rebuildAlignment(raw) : {}
}

const rebuildTag: sanitizeHtml.Transformer = (name, attributes) => {
  const tagName = sameAs[name] ?? name
  return { tagName, attribs: rebuildAttributes(tagName, attributes) }
}

/** The tags a post may hold, as `sanitisePost` lets them through; whoever edits a post knows each of them. */
export const postTags: readonly string[] = [...alignable, ...tableParts, ...marks, ...blocks]

/** The attributes that each of `postTags` may have; none where it isn't named. */
export const postAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  div: ['data-type'],
  ...Object.fromEntries(alignable.map((tag) => [tag, ['style']])),
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...postTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(postAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Each style was written by `rebuildAlignment`; reading it again takes a CSS parser.
  parseStyleAttributes: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'xmp',
    'noembed',
    'noframes',
    'title',
  ],
  nestingLimit: 100,
  transformTags: { '*': rebuildTag },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return attribs['src'] === undefined
    const isHollow =
      (tag === 'a' && attribs['href'] === undefined) || (tag === 'div' && attribs['data-type'] === undefined)
    return isHollow ? 'excludeTag' : false
  },
}

/**
 * A post's HTML with nothing in it but what the post editor makes: text and its marks, headings, lists, quotes, code,
 * figures, accordions, tables, and `text-align` as the only style. Addresses are those of `toSafeHref` and
 * `toSafeSource`; a link without a safe one keeps its text, an image without one goes. Links to other sites get
 * rel=noopener. Any string is accepted.
 * For use on save and on each render.
 */
export const sanitisePost = (html: string): string => sanitizeHtml(html, options)
