import '~/ui/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { logError } from '~/data/error-log.ts'
import { followArrivals } from './arrival.ts'
import { CrashBoundary } from './pages/crash-boundary.tsx'
import { router } from './router.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

followArrivals()
createRoot(container, { onCaughtError: (error) => logError(error, 'render') }).render(
  <StrictMode>
    <CrashBoundary>
      <RouterProvider router={router} />
    </CrashBoundary>
  </StrictMode>,
)
