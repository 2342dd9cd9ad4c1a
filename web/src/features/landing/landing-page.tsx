import { lazy, Suspense } from 'react'
import { whenIdle } from '~/data/when-idle.ts'
import { loadPublishedListing } from '../blog/index.ts'
import { LandingView } from './landing-view.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { LiveDemonstration } from './live-demonstration.tsx'

const PublishedListing = lazy(whenIdle(loadPublishedListing))

/** The landing page inside the app; visitors get it rendered by the server. */
export default function LandingPage() {
  return (
    <LandingView
      demonstration={<LiveDemonstration />}
      latest={
        <Suspense fallback={null}>
          <PublishedListing>
            {(listing) => <LatestPosts listing={listing} origin={globalThis.location.origin} />}
          </PublishedListing>
        </Suspense>
      }
    />
  )
}
