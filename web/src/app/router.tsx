import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { lazy } from 'react'
import { holdIdle } from '~/data/when-idle.ts'
import { waitBeforeFirstSight } from './first-sight.ts'
import { requireSession } from './guard.ts'
import { createGuardedHistory } from './guarded-history.ts'
import { CrashScreen } from './pages/crash-screen.tsx'
import { LoadingPage } from './pages/loading-page.tsx'
import { Root } from './root.tsx'
import type { RouteEntry } from './route-entry.ts'
import { routes } from './routes.ts'

const NotFoundPage = lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')
const AdminGate = lazy(() => import('./pages/admin-gate.tsx'))
const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })

type SearchReader<Search extends object> = (raw: Record<string, unknown>) => Search

function bind<Path extends string, Search extends object>(
  entry: RouteEntry & { path: Path },
  validateSearch: SearchReader<Search>,
) {
  const Page = lazyRouteComponent(entry.load)
  const Gated = () => (
    <AdminGate>
      <Page />
    </AdminGate>
  )
  return createRoute({
    getParentRoute: () => rootRoute,
    path: entry.path,
    staticData: { entry },
    component: entry.access === 'admin' ? Gated : Page,
    validateSearch,
    beforeLoad: async ({ location, search, params }) => {
      // The page's code travels while the session is being read.
      void Page.preload?.()
      const admitted = entry.access === 'public' ? undefined : requireSession(location.href)
      // Comfort only: without it the page asks by itself.
      const prepared =
        entry.prepare &&
        Promise.all([entry.prepare(), admitted])
          .then(([{ default: prefetch }]) => prefetch({ ...search }, { ...params }))
          .catch(() => {})
      if (prepared) holdIdle(prepared)
      await admitted
      if (prepared) await waitBeforeFirstSight(prepared)
    },
  })
}

type SearchOf<Entry> = Entry extends { search: SearchReader<infer Search> } ? Search : object
type Bound<Table extends Record<string, RouteEntry>> = {
  [Name in keyof Table]: ReturnType<typeof bind<Table[Name]['path'], SearchOf<Table[Name]>>>
}

/** Binds each line of the table; the overload keeps what Object.fromEntries forgets: which name holds which path. */
function bindAll<Table extends Record<string, RouteEntry>>(table: Table): Bound<Table>
function bindAll(table: Record<string, RouteEntry>): Record<string, AnyRoute> {
  return Object.fromEntries(
    Object.entries(table).map(([name, entry]) => [name, bind(entry, entry.search ?? (() => ({})))]),
  )
}

export const router = createRouter({
  history: createGuardedHistory(),
  routeTree: rootRoute.addChildren(bindAll(routes)),
  defaultPreload: 'intent',
  defaultPendingMs: 100,
  defaultPendingMinMs: 0,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: NotFoundPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The route's line in the table. */
    entry?: RouteEntry
  }
}
