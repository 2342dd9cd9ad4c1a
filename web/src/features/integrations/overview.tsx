import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useProfile } from '~/data/profile.ts'
import { Button } from '~/ui/button.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { ConnectionsSection } from './connections/connections-section.tsx'
import { FilesSection } from './files-section.tsx'

const Doors = lazy(() => import('./doors.tsx'))

export function Overview({ onOpen }: { onOpen: (webhook: string) => void }) {
  const role = useProfile().data?.company_role
  const isOwner = role === undefined ? undefined : role === 'owner'
  return (
    <>
      <PageHeader
        title="Integrations"
        description="What Parley works with, and how other programs reach it."
        actions={
          <Button asChild>
            <Link to="/developers">For developers</Link>
          </Button>
        }
      />
      <ConnectionsSection isOwner={isOwner} />
      <CalendarSection />
      <FilesSection />
      <Suspense fallback={<SkeletonRows count={8} label="Loading webhooks and keys" />}>
        <Doors isOwner={isOwner} onOpen={onOpen} />
      </Suspense>
    </>
  )
}
