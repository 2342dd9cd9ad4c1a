import { toArticle } from '@parley/core/site/article'
import { marked } from 'marked'
import { useEffect, useRef } from 'react'
import { BackLink } from '~/ui/back-link.tsx'
import { ArticleText } from '../blog/index.ts'
import type { Article } from './articles.ts'

const noImages = { origins: [], sizes: {}, hasImageAbove: false }

/** One article of the handbook, set like a post. */
export default function HandbookArticle({ article }: { article: Article }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Who came from a list by keyboard goes on reading here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <article>
      <BackLink to="/support">All topics</BackLink>
      <h2 ref={heading} tabIndex={-1} className="mt-2 mb-4 text-xl font-[580] outline-none">
        {article.title}
      </h2>
      <ArticleText html={toArticle(marked.parse(article.body, { async: false }), noImages).html} />
    </article>
  )
}
