import { renderToString } from 'react-dom/server'
import { LiveDemonstration } from '~/features/landing/live-demonstration.tsx'
import { islandPrefix } from '../visitor/island-prefix.ts'

/** The conversation of the landing page, complete as HTML; the visitors' script brings it to life in place. */
export function DemonstrationIsland() {
  const html = renderToString(<LiveDemonstration />, { identifierPrefix: islandPrefix })
  return <div data-demonstration dangerouslySetInnerHTML={{ __html: html }} />
}
