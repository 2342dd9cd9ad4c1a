import type { ReactNode } from 'react'
import { useIsAdmin } from '~/data/profile.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageBody } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'

/** The blog's management for admins. Others get a plain refusal; the database would show them published posts alone. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const isAdmin = useIsAdmin()
  if (isAdmin === true) return children
  return (
    <PageBody>
      {isAdmin === undefined ? (
        <SkeletonRows count={6} label="Loading" />
      ) : (
        <EmptyState title="Access Denied">
          Only admins manage the blog. Ask an administrator of this instance to make you one.
        </EmptyState>
      )}
    </PageBody>
  )
}
