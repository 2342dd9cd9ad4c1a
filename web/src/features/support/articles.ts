import { curlApostrophes } from '@parley/core/text/apostrophes'

/** The handbook: docs/help/NAME.md, built into the page. The first heading is the title, each `##` a section. */
const files = import.meta.glob<string>('../../../../docs/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface Article {
  name: string
  title: string
  /** Markdown below the title. */
  body: string
}

/** In the order of reading; what is not named here comes last. */
const order = [
  'getting-started',
  'recording',
  'transcripts',
  'leads',
  'import',
  'tasks',
  'insights',
  'assistant',
  'integrations',
  'blog',
  'keyboard',
  'security',
  'privacy',
  'self-hosting',
]

/** Splits a Markdown text at its title. */
export function readArticle(name: string, text: string): Article {
  const [, title = name, body = text] = /^# (.+)\n([\s\S]*)$/.exec(text.trim()) ?? []
  return { name, title, body: body.trim() }
}

const place = ({ name }: Article) => (order.includes(name) ? order.indexOf(name) : order.length)
const all = Object.entries(files)
  .map(([path, text]) =>
    readArticle(path.split('/').at(-1)?.replace(/\.md$/, '') ?? path, curlApostrophes(text)),
  )
  .toSorted((one, other) => place(one) - place(other))

const faqName = 'faq'
export const articles = all.filter(({ name }) => name !== faqName)
export const faq = all.find(({ name }) => name === faqName)

export interface Section {
  heading: string
  text: string
}

/** The `##` sections of a text; what stands before the first has an empty heading. */
export function toSections(body: string): Section[] {
  return body
    .split(/^## /m)
    .map((part, index) => {
      if (index === 0) return { heading: '', text: part.trim() }
      const [heading = '', ...lines] = part.split('\n')
      return { heading: heading.trim(), text: lines.join('\n').trim() }
    })
    .filter(({ heading, text }) => heading !== '' || text !== '')
}

/** The words of a Markdown text without its marks. */
export const toWords = (markdown: string): string =>
  markdown
    .replaceAll(/[*`#|>]|\[|\]\([^)]*\)|^\s*[-\d]+\.?\s|-{3,}/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
