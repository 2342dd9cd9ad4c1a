import { decodeEntities } from '../text/html-entities.ts'
import { readAttribute, toHtmlTokens } from './html-tokens.ts'

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'question'

/** One block of a post. `level` is 1 to 6 for a heading, otherwise 0; `start` and `end` are offsets into the post's text. */
export interface TextBlock {
  kind: BlockKind
  level: number
  text: string
  start: number
  end: number
}

/** A post as its readers see it: the blocks' text joined by line ends, and where in that text everything stands. */
export interface PostText {
  text: string
  blocks: TextBlock[]
  lists: { isOrdered: boolean; items: number; start: number; end: number }[]
  links: { text: string; href: string; start: number; end: number }[]
  images: { src: string; alt: string; start: number }[]
}

const blockTags = new Set(
  'p div section article header footer main aside nav h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table thead tbody tr td th figure figcaption details summary dl dt dd form address'.split(
    ' ',
  ),
)
const heading = /^h[1-6]$/
const deepest = 200

interface OpenTag {
  name: string
  list: PostText['lists'][number] | null
  hasText: boolean
}

const closesBefore = (open: string, next: string): boolean =>
  open === 'p' || heading.test(open) || (open === 'li' && next === 'li')

function kindOf(stack: OpenTag[]): { kind: BlockKind; level: number } {
  for (const { name } of stack.toReversed()) {
    if (heading.test(name)) return { kind: 'heading', level: Number(name[1]) }
    if (name === 'summary') return { kind: 'question', level: 0 }
    if (name === 'li') return { kind: 'item', level: 0 }
    if (name === 'blockquote') return { kind: 'quote', level: 0 }
    if (name === 'pre') return { kind: 'code', level: 0 }
  }
  return { kind: 'paragraph', level: 0 }
}

/** Reads a post's HTML without a DOM, in time linear in its length. Broken HTML is read as far as it makes sense. */
export function readPost(html: string): PostText {
  const post: PostText = { text: '', blocks: [], lists: [], links: [], images: [] }
  const parts: string[] = []
  const stack: OpenTag[] = []
  let length = 0
  let pieces: string[] = []
  let pending = 0
  let link: { href: string; start: number } | null = null

  const blockStart = (): number => (length === 0 ? 0 : length + 1)
  const place = (): number => blockStart() + pending
  const append = (raw: string): void => {
    const endsInSpace = pending === 0 || /\s$/.test(pieces.at(-1) ?? '')
    const text = decodeEntities(raw).replace(/\s+/g, ' ')
    const kept = endsInSpace && text.startsWith(' ') ? text.slice(1) : text
    if (kept === '') return
    pieces.push(kept)
    pending += kept.length
  }
  const closeLink = (until: number): void => {
    if (link !== null && until > link.start)
      post.links.push({ text: '', href: link.href, start: link.start, end: until })
  }
  const flush = (): void => {
    const start = blockStart()
    const text = pieces.join('').trimEnd()
    pieces = []
    pending = 0
    if (link !== null) {
      closeLink(start + text.length)
      link = { href: link.href, start: text === '' ? start : start + text.length + 1 }
    }
    if (text === '') return
    const end = start + text.length
    post.blocks.push({ ...kindOf(stack), text, start, end })
    parts.push(text)
    length = end
    const item = stack.findLast((open) => open.name === 'li')
    const list = stack.findLast((open) => open.list !== null)?.list
    if (item && list && !item.hasText) {
      item.hasText = true
      list.items += 1
    }
  }
  const openBlock = (name: string): void => {
    flush()
    const last = stack.at(-1)
    if (last && closesBefore(last.name, name)) stack.pop()
    if (stack.length >= deepest) return
    const isList = name === 'ul' || name === 'ol'
    const list = isList ? { isOrdered: name === 'ol', items: 0, start: blockStart(), end: 0 } : null
    if (list) post.lists.push(list)
    stack.push({ name, list, hasText: false })
  }
  const closeBlock = (name: string): void => {
    flush()
    const at = stack.findLastIndex((open) => open.name === name)
    if (at < 0) return
    for (const { list } of stack.splice(at)) if (list) list.end = length
  }

  for (const token of toHtmlTokens(html)) {
    if (token.kind === 'text') append(token.raw)
    else if (token.kind === 'skipped') continue
    else if (token.name === 'br') {
      if (pending > 0) append(' ')
    } else if (token.name === 'hr') flush()
    else if (token.name === 'img' && token.kind === 'open') {
      const [src, alt] = [readAttribute(token.raw, 'src'), readAttribute(token.raw, 'alt')]
      post.images.push({ src: src ?? '', alt: alt ?? '', start: place() })
    } else if (token.name === 'a') {
      closeLink(place())
      link = token.kind === 'open' ? { href: readAttribute(token.raw, 'href') ?? '', start: place() } : null
    } else if (blockTags.has(token.name)) {
      if (token.kind === 'open') openBlock(token.name)
      else closeBlock(token.name)
    }
  }
  flush()
  for (const { list } of stack) if (list) list.end = length
  post.text = parts.join('\n')
  post.lists = post.lists.filter((list) => list.items > 0)
  post.links = post.links
    .map((each) => ({ ...each, text: post.text.slice(each.start, each.end) }))
    .filter((each) => each.text.trim() !== '')
  return post
}
