import { type HtmlToken, readAttribute, toHtmlTokens } from '../blog/html-tokens.ts'
import { sanitisePost } from '../blog/sanitise-post.ts'
import { decodeEntities, escapeHtml } from '../text/html-entities.ts'
import { toSlug } from '../text/slug.ts'
import { withEmbeds } from './embeds.ts'
import { type PixelSize, toPictureSources, toStoragePath } from './pictures.ts'

/** A heading of an article as its table of contents shows it. */
export interface ArticleHeading {
  id: string
  text: string
  level: 2 | 3
}

export interface Article {
  html: string
  headings: ArticleHeading[]
}

export interface ArticleImages {
  /** Origins under which the instance's own images may be written in a post. */
  origins: readonly string[]
  /** Pixel sizes by the image's address as the post holds it. */
  sizes: Readonly<Record<string, PixelSize>>
  /** Whether an image precedes the article, so that all its own images load lazily. */
  hasImageAbove: boolean
}

/** How wide the column of text is, for the browser's choice among widths. */
export const articleImageSizes = '(min-width: 45rem) 42rem, calc(100vw - 2rem)'

/** Ids the page around an article uses itself. */
const takenIds = ['root', 'main', 'contents', 'questions', 'steps', 'related']

const textOf = (tokens: readonly HtmlToken[]): string =>
  decodeEntities(tokens.flatMap((token) => (token.kind === 'text' ? [token.raw] : [])).join(''))
    .replace(/\s+/g, ' ')
    .trim()

function createIds() {
  const taken = new Set(takenIds)
  return (text: string): string => {
    const base = toSlug(text) || 'section'
    let id = base
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
    taken.add(id)
    return id
  }
}

function toPicture(tag: string, images: ArticleImages, isFirst: boolean): string {
  const src = readAttribute(tag, 'src') ?? ''
  const own = { width: Number(readAttribute(tag, 'width')), height: Number(readAttribute(tag, 'height')) }
  const size = images.sizes[src] ?? (own.width > 0 && own.height > 0 ? own : null)
  const storagePath = toStoragePath(src, images.origins)
  const attributes = [
    `src="${escapeHtml(storagePath === null ? src : `/storage/v1/object/public/${storagePath}`)}"`,
    `alt="${escapeHtml(readAttribute(tag, 'alt') ?? '')}"`,
    ...(size ? [`width="${size.width}" height="${size.height}"`] : []),
    isFirst && !images.hasImageAbove ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"',
  ]
  const image = `<img ${attributes.join(' ')} />`
  const sources = storagePath === null ? [] : toPictureSources(storagePath, size)
  if (sources.length === 0) return image
  const elements = sources.map(
    ({ type, srcSet }) =>
      `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${articleImageSizes}" />`,
  )
  return `<picture>${elements.join('')}${image}</picture>`
}

/**
 * A post's HTML as its page shows it: sanitised; headings with ids that are unique and stay the same as long as their
 * words do (a first-level one, which the title is, becomes second-level); stored images in modern formats and widths; bare addresses of videos
 * and posts as a question whether to load them.
 */
export function toArticle(html: string, images: ArticleImages): Article {
  const tokens = toHtmlTokens(sanitisePost(html))
  const nextId = createIds()
  const headings: ArticleHeading[] = []
  let imageCount = 0
  const parts = tokens.map((token, index) => {
    if (token.kind === 'text' || token.kind === 'skipped') return token.raw
    if (token.kind === 'open' && token.name === 'img') return toPicture(token.raw, images, imageCount++ === 0)
    // Tables and code wider than the screen scroll, so they must be focusable by keyboard.
    if (token.kind === 'open' && (token.name === 'table' || token.name === 'pre'))
      return token.raw.replace(/^<\w+/, (start) => `${start} tabindex="0"`)
    const level = /^h([1-6])$/.exec(token.name)?.[1]
    if (level === undefined) return token.raw
    const tag = level === '1' ? 'h2' : token.name
    if (token.kind === 'close') return `</${tag}>`
    const end = tokens.findIndex(
      (each, at) => at > index && each.kind === 'close' && each.name === token.name,
    )
    const text = textOf(tokens.slice(index + 1, end < 0 ? undefined : end))
    if (text === '') return token.raw.replace(/^<h\d/i, `<${tag}`)
    const id = nextId(text)
    if (tag === 'h2' || tag === 'h3') headings.push({ id, text, level: tag === 'h2' ? 2 : 3 })
    return token.raw.replace(/^<h\d/i, `<${tag} id="${id}"`)
  })
  return { html: withEmbeds(parts.join('')), headings }
}
