import { type ReactNode, Suspense } from 'react'
import { profileZone } from '~/data/profile-zone.ts'
import { useFreshStages } from '~/data/stages.ts'
import { useStore } from '~/data/store.ts'
import { AppHeader } from './app-header.tsx'
import { AppProviders } from './app-providers.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { extensions } from './extensions.ts'
import { Footer } from './footer.tsx'
import { KeyboardLayer } from './keyboard-layer.tsx'
import { MainRegion } from './main-region.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of signed-in pages: header, page, footer; on phones a bar under the thumb. */
export default function AppFrame({ children }: { children: ReactNode }) {
  useFreshStages()
  return (
    <AppProviders>
      <div className="flex min-h-dvh flex-col pb-[calc(4.5rem+var(--thumb-bar,0px))] md:pb-0">
        <SkipLink />
        <AppHeader />
        {/* Days and times are written in the zone: a page that stood before it was known is drawn again. */}
        <MainRegion key={useStore(profileZone)}>{children}</MainRegion>
        <Footer />
      </div>
      <BottomBar />
      <KeyboardLayer />
      {/* One each, so that none waits for another. */}
      {extensions.overlays.map((Overlay, index) => (
        <Suspense key={index} fallback={null}>
          <Overlay />
        </Suspense>
      ))}
    </AppProviders>
  )
}
