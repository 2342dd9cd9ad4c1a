import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Footer } from '~/app/shell/footer.tsx'
import { MainRegion } from '~/app/shell/main-region.tsx'
import { SiteHeader } from '~/app/shell/site-header.tsx'
import { SkipLink } from '~/app/shell/skip-link.tsx'
import { ConsentQuestion } from './consent-question.tsx'

/** Enough of a router for links to know their addresses; nothing is routed. */
const createLinks = (path: string) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  })

/** What stands around every page for visitors: the same header and footer as in the app, as plain HTML. */
export function VisitorFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <RouterContextProvider router={createLinks(path)}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <SiteHeader />
        <MainRegion>{children}</MainRegion>
        <Footer />
      </div>
      <ConsentQuestion />
    </RouterContextProvider>
  )
}
