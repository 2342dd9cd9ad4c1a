import type { ReactNode } from 'react'
import { useIsAdmin } from '~/data/profile.ts'
import { PageBody } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'

/**
 * A place of the blog's management, once it is known whether an admin opened it. Others see what the database lets them
 * read, without controls that would be refused (docs/specified.md P12).
 */
export function ByRole({ children }: { children: (isAdmin: boolean) => ReactNode }) {
  const isAdmin = useIsAdmin()
  if (isAdmin !== undefined) return children(isAdmin)
  return (
    <PageBody>
      <SkeletonRows count={6} label="Loading" />
    </PageBody>
  )
}
