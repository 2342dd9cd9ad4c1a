import { KeysSection } from './keys/keys-section.tsx'
import { McpSection } from './mcp/mcp-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'

interface Props {
  /** Undefined until it is known. */
  isOwner: boolean | undefined
  onOpen: (webhook: string) => void
}

/** The ways other programs come in and are told, below the fold: loaded after the first half stands. */
export default function Doors({ isOwner, onOpen }: Props) {
  return (
    <>
      <WebhooksSection kind="inbound" isOwner={isOwner} onOpen={onOpen} />
      <WebhooksSection kind="outbound" isOwner={isOwner} onOpen={onOpen} />
      <WebhooksSection kind="slack" isOwner={isOwner} onOpen={onOpen} />
      <KeysSection />
      <McpSection />
    </>
  )
}
