import { hydrateRoot } from 'react-dom/client'
import { LiveDemonstration } from '~/features/landing/live-demonstration.tsx'
import { islandPrefix } from './island-prefix.ts'

/** Brings the landing page's demonstration to life where the server put it. */
export function enliven(place: Element): void {
  hydrateRoot(place, <LiveDemonstration />, { identifierPrefix: islandPrefix })
}
