import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { RecordLink } from '~/ui/record-link.tsx'

interface Props {
  isFiltered: boolean
  onClear: () => void
}

export function NoStatements({ isFiltered, onClear }: Props) {
  if (isFiltered)
    return (
      <EmptyState title="Nothing matches" actions={<Button onClick={onClear}>Clear filters</Button>}>
        The other statements are still there. Try every kind, or everyone.
      </EmptyState>
    )
  return (
    <EmptyState title="Nothing here yet" actions={<RecordLink />}>
      Promises, objections, questions and competitors appear here as soon as a recording is analyzed, each
      with what was said and the second that proves it. Pin what the team should see, create tasks, dismiss
      the rest.
    </EmptyState>
  )
}
