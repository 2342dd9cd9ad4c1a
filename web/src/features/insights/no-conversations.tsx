import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { RecordLink } from '~/ui/record-link.tsx'

interface Props {
  days: number
  isFiltered: boolean
  go: (patch: { days?: number; owner?: undefined }) => void
}

export function NoConversations({ days, isFiltered, go }: Props) {
  return (
    <EmptyState
      title={
        isFiltered
          ? `No conversation by this person in ${days} days`
          : `No conversations in the last ${days} days`
      }
      actions={
        <>
          <RecordLink />
          {isFiltered && <Button onClick={() => go({ owner: undefined })}>Show everyone</Button>}
          {days < 365 && <Button onClick={() => go({ days: 365 })}>Show one year</Button>}
        </>
      }
    >
      Once a recording is ready, this page shows how much each side talks, which objections and competitors
      come up, and how sentiment develops. Each number opens the recordings behind it.
    </EmptyState>
  )
}
