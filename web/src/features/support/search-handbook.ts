import MiniSearch from 'minisearch'
import { type Article, articles, faq, toSections, toWords } from './articles.ts'

interface Hit {
  /** Of the article; `faq` for a question. */
  name: string
  title: string
  heading: string
  /** A piece of the text around the first word that was found. */
  excerpt: string
}

const around = 90

/** At most 180 characters of a text around the first of the words; it ends with a whole word. */
export function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  const middle = found.length > 0 ? Math.min(...found) : 0
  const start = middle <= around ? 0 : text.indexOf(' ', middle - around) + 1
  const end = start + 2 * around
  const whole = end >= text.length ? text.length : text.lastIndexOf(' ', end)
  return `${start > 0 ? '… ' : ''}${text.slice(start, whole > start ? whole : end).trim()}${end < text.length ? ' …' : ''}`
}

/** Searches sections by word, beginning of a word, or a word with a slip; titles and headings weigh more. */
export function createHandbookSearch(handbook: readonly Article[]): (query: string) => Hit[] {
  const documents = handbook
    .flatMap(({ name, title, body }) =>
      toSections(body).map(({ heading, text }) => ({ name, title, heading, text: toWords(text) })),
    )
    .map((document, id) => ({ id, ...document }))
  const index = new MiniSearch<(typeof documents)[number]>({
    fields: ['title', 'heading', 'text'],
    searchOptions: { boost: { title: 3, heading: 4 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  })
  index.addAll(documents)
  return (query) =>
    index.search(query).flatMap(({ id, terms }) => {
      const document = documents[Number(id)]
      if (!document) return []
      const { name, title, heading, text } = document
      return [{ name, title, heading, excerpt: excerptOf(text, terms) }]
    })
}

/** The whole handbook with its questions. */
export const searchHandbook = createHandbookSearch(faq ? [...articles, faq] : articles)
