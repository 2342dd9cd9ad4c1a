import { lazy, type ReactNode, Suspense } from 'react'
import { MainRegion } from './main-region.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

// Below the fold on every public page: its code need not hold up the first paint.
const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }))

/** Public pages for visitors: light, without the data client. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <MainRegion>{children}</MainRegion>
      <Suspense fallback={<div className="h-96 border-t" />}>
        <Footer />
      </Suspense>
    </div>
  )
}
