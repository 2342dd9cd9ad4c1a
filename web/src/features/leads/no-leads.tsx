import { Link } from '@tanstack/react-router'
import { brand } from '~/brand.ts'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { RecordLink } from '~/ui/record-link.tsx'

interface Props {
  isFiltered: boolean
  onClear: () => void
  onNew: () => void
}

/** What the list says while it shows nobody. */
export function NoLeads({ isFiltered, onClear, onNew }: Props) {
  const { isManager } = useRights()
  if (isFiltered) {
    return (
      <EmptyState
        title="No lead matches these filters"
        actions={<Button onClick={onClear}>Clear filters</Button>}
      >
        Your other leads are still there. Try fewer words, or remove a filter.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={`Record a conversation and ${brand.name} writes the lead`}
      actions={
        <>
          <RecordLink label="Record" />
          <Button onClick={onNew}>Add one by hand</Button>
          {isManager && (
            <Button asChild>
              <Link to="/leads/import">Import a CSV file</Link>
            </Button>
          )}
        </>
      }
    >
      Name, company, budget, next step: each is taken from what was said, with the second of audio that proves
      it.
    </EmptyState>
  )
}
