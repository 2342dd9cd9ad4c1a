import { useEffect, useRef } from 'react'
import { playEmbed } from './play-embed.ts'
import '../article.css'

/** HTML as `toArticle` of core leaves it, in the typography of posts. */
export function ArticleText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = ({ target }: MouseEvent) => playEmbed(target)
    const element = place.current
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [])
  return <div ref={place} className="article" data-article dangerouslySetInnerHTML={{ __html: html }} />
}
