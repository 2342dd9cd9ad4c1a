import '~/ui/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { logError, watchUncaughtErrors } from '~/data/error-log.ts'
import { readOwnProfile } from '~/data/profile.ts'
import { hasStoredSession } from '~/data/stored-session.ts'
import { holdIdle, whenIdle } from '~/data/when-idle.ts'
import { loadVitals } from '~/features/vitals/index.ts'
import { followArrivals } from './arrival.ts'
import { endWaiting, waitBeforeFirstSight } from './first-sight.ts'
import { AppFrame } from './frames.ts'
import { CrashBoundary } from './pages/crash-boundary.tsx'
import { router } from './router.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

/** How long the first page waits for what it would be shown otherwise without. Milliseconds. */
const longest = 1000

/** Names of stages, dates and amounts are shown as the company has them. */
const readProfile = () =>
  Promise.race([readOwnProfile(), new Promise((resolve) => setTimeout(resolve, longest))])

// Whoever is signed in needs these on any page but the first: they travel while the router starts. What fails here is
// asked for again, and shown, where it is needed.
const frame =
  hasStoredSession() && globalThis.location.pathname !== '/'
    ? Promise.allSettled([readProfile(), AppFrame.preload?.()])
    : null

watchUncaughtErrors()
followArrivals()
const root = createRoot(container, { onCaughtError: (error) => logError(error, 'render') })

async function begin(): Promise<void> {
  const loaded = router.load()
  // A page whose rows are there waits for its code and for who looks at it: the browser rests meanwhile, too early.
  holdIdle(Promise.all([loaded, frame]))
  await Promise.all([waitBeforeFirstSight(loaded), frame && waitBeforeFirstSight(frame, longest)])
  endWaiting()
  root.render(
    <StrictMode>
      <CrashBoundary>
        <RouterProvider router={router} />
      </CrashBoundary>
    </StrictMode>,
  )
}

if (globalThis.isSecureContext) void begin()
else
  void import('./without-https/index.ts').then(({ doWithoutHttps }) => {
    doWithoutHttps()
    void begin()
  })

const loadServiceWorker = whenIdle(() => import('~/service-worker/register.ts'))
void loadServiceWorker().then(({ keepServiceWorker }) => keepServiceWorker())

const loadSnapshots = whenIdle(() => import('~/data/page-snapshot.ts'))
if (hasStoredSession())
  void loadSnapshots().then(({ keepPageSnapshots }) =>
    keepPageSnapshots(container, () => {
      const entry = router.state.matches.at(-1)?.staticData.entry
      return entry?.prepare !== undefined && entry.access !== 'public'
    }),
  )

const loadMeasuring = whenIdle(loadVitals)
if (hasStoredSession())
  void loadMeasuring().then(({ measureVitals }) => {
    // The router has no match as long as the page's code is on its way.
    const matches =
      router.state.matches.length > 0 ? router.state.matches : router.matchRoutes(router.latestLocation)
    measureVitals(matches.at(-1)?.staticData.entry?.path ?? '/')
  })
