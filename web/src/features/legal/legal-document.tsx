import { toArticle } from '@parley/core/site/article'
import { marked } from 'marked'
import { ArticleText } from '../blog/index.ts'
import { legalDocuments } from './documents.ts'

const noImages = { origins: [], sizes: {}, hasImageAbove: false }

/** Title (the first heading) and the HTML of the rest. */
export function readLegalDocument(name: string): { title: string; html: string } {
  const text = legalDocuments.get(name) ?? ''
  const [, title = name, body = text] = /^# (.+)\n([\s\S]*)$/.exec(text.trim()) ?? []
  return { title, html: toArticle(marked.parse(body, { async: false }), noImages).html }
}

/** On a phone the first cell of a row stands over the others, which then have room. */
const stackedTables = [
  'max-sm:[&_thead]:sr-only max-sm:[&_tbody]:block',
  'max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[3fr_2fr] max-sm:[&_tr]:border-b max-sm:[&_tr]:py-2',
  'max-sm:[&_td]:border-b-0! max-sm:[&_td]:py-1! max-sm:[&_td:first-child]:col-span-2',
].join(' ')

/** One of the texts an operator replaces, set like an article. */
export function LegalDocument({ name }: { name: string }) {
  const { title, html } = readLegalDocument(name)
  return (
    <div className="mx-auto max-w-[1208px] px-4 pb-8 lg:px-6">
      <h1 className="pt-14 pb-8 text-2xl font-[580] sm:text-3xl">{title}</h1>
      <div className={`border-t pt-8 ${stackedTables}`}>
        <ArticleText html={html} />
      </div>
    </div>
  )
}
