import '../article.css'

/** HTML as `toArticle` of core leaves it, in the typography of posts. */
export function ArticleText({ html }: { html: string }) {
  return <div className="article" data-article dangerouslySetInnerHTML={{ __html: html }} />
}
