import { dueBuckets } from '@parley/core/tasks/due'
import { useState } from 'react'
import { fetchMore } from '~/data/fetch-more.ts'
import type { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import type { Member } from '../leads/index.ts'
import { BulkBar } from './bulk-bar.tsx'
import { groupTasks } from './group-tasks.ts'
import { TaskGroup } from './task-group.tsx'
import { useTaskKeys } from './use-task-keys.ts'
import type { useTasks } from './use-tasks.ts'

interface Props {
  found: ReturnType<typeof useTasks>
  clock: ReturnType<typeof useClock>
  /** Those whose names stand beside their tasks. */
  members: readonly Member[]
  /** Everybody a task can be given to. */
  people: readonly Member[]
  userId: string
}

/** Tasks by when they are due. */
export function TaskList({ found: { tasks, open, done }, clock, members, people, userId }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  useTaskKeys(toggle)
  const selection = chosen ? { ids: chosen, onToggle: toggle } : undefined
  // What has left the list meanwhile is selected no more.
  const selected = tasks.filter(({ id }) => chosen?.has(id))
  const groups = groupTasks(tasks, clock.now, clock.timeZone)
  return (
    <div className="space-y-8">
      <SelectSwitch isOn={chosen !== null} onChange={(isOn) => setChosen(isOn ? new Set() : null)} />
      {dueBuckets.map((bucket) => (
        <TaskGroup
          key={bucket}
          bucket={bucket}
          tasks={groups[bucket]}
          clock={clock}
          members={members}
          people={people}
          userId={userId}
          selection={selection}
          hasMore={bucket === 'done' ? done.hasNextPage : false}
          onMore={() => void fetchMore(done)}
        />
      ))}
      {open.hasNextPage && (
        <Button isBusy={open.isFetchingNextPage} onClick={() => void fetchMore(open)}>
          Show more open tasks
        </Button>
      )}
      {chosen && (
        <BulkBar
          tasks={selected}
          clock={clock}
          people={people}
          onSelectAll={() => setChosen(new Set(tasks.map(({ id }) => id)))}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}

interface SelectSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function SelectSwitch({ isOn, onChange }: SelectSwitchProps) {
  return (
    <div className="-mt-3 mb-2 flex justify-end">
      <Button variant="quiet" size="small" onClick={() => onChange(!isOn)}>
        {isOn ? 'Stop selecting' : 'Select'}
      </Button>
    </div>
  )
}
