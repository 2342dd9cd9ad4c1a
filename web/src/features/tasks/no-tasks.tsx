import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

export function NoTasks({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState title="No task matches" actions={<Button onClick={onClear}>Clear filters</Button>}>
        Your other tasks are still there. Try fewer words or other filters.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing to do yet">
      Type a task above, with its date in words. Promises made in a recorded conversation become tasks here,
      each with the second of audio that proves it.
    </EmptyState>
  )
}
