import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { MainRegion } from './main-region.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** Public pages for visitors: light, without the data client. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <MainRegion>{children}</MainRegion>
      <Footer />
    </div>
  )
}
