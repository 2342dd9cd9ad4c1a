import type { ReactNode } from 'react'
import { useIsAdmin } from '~/data/profile.ts'
import { isOnPreviewHost } from '~/data/this-host.ts'
import { AccessDenied } from './access-denied.tsx'
import { LoadingPage } from './loading-page.tsx'

/** Loading, then the page for admins or the refusal for others (docs/specified.md S2.14, S6.3). */
export default function AdminGate({ children }: { children: ReactNode }) {
  const isAdmin = useIsAdmin()
  if (isOnPreviewHost || isAdmin === true) return children
  return isAdmin === undefined ? <LoadingPage /> : <AccessDenied />
}
