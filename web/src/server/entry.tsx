import type { RenderPage } from '@parley/core/site/rendering'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderHead } from './head/page-head.ts'
import { describePage } from './page-content.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

export { brand } from '~/brand.ts'

/**
 * A page for visitors as HTML: the elements of its head, and its body. Pure: the same page and context make the same
 * HTML. @throws where a page's data is not what the database answers.
 */
export const renderPage: RenderPage = (page, context) => {
  const { head, content } = describePage(page, context)
  return {
    head: renderHead(head),
    body: renderToStaticMarkup(<VisitorFrame path={context.path}>{content}</VisitorFrame>),
  }
}
