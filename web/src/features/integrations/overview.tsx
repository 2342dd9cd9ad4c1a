import { Link } from '@tanstack/react-router'
import { useProfile } from '~/data/profile.ts'
import { Button } from '~/ui/button.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { ConnectionsSection } from './connections/connections-section.tsx'
import { FilesSection } from './files-section.tsx'
import { KeysSection } from './keys/keys-section.tsx'
import { McpSection } from './mcp/mcp-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'

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
      <WebhooksSection kind="inbound" isOwner={isOwner} onOpen={onOpen} />
      <WebhooksSection kind="outbound" isOwner={isOwner} onOpen={onOpen} />
      <WebhooksSection kind="slack" isOwner={isOwner} onOpen={onOpen} />
      <KeysSection />
      <McpSection />
    </>
  )
}
