import { dueBuckets } from '@parley/core/tasks/due'
import { lazy, Suspense } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { countOf } from '~/data/formats.ts'
import type { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import type { Member } from '../people/index.ts'
import { readSelectable, type Selectable } from './calls/read-selectable.ts'
import { useHiddenTasks } from './change-task.ts'
import { groupTasks } from './group-tasks.ts'
import { TaskGroup } from './task-group.tsx'
import type { TaskFilter } from './tasks-search.ts'
import { useTaskKeys } from './use-task-keys.ts'
import type { useTasks } from './use-tasks.ts'

const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))

/** What is being selected, and the filter it was found by. */
export interface Held {
  of: string
  tasks: Chosen
}
type Chosen = ReadonlyMap<string, Selectable>
/** Tasks; a shorter selection is there before anybody reads how far it is. */
const toldEvery = 1000
const none: Chosen = new Map()
const selecting = { id: 'selecting', duration: Number.POSITIVE_INFINITY }

interface Props {
  found: ReturnType<typeof useTasks>
  filter: TaskFilter
  clock: ReturnType<typeof useClock>
  /** Those whose names stand beside their tasks. */
  members: readonly Member[]
  /** Everybody a task can be given to. */
  people: readonly Member[]
  userId: string
  /** Null while nothing is being selected. */
  held: Held | null
  onHold: (held: Held | null) => void
}

/** Tasks by when they are due. */
export function TaskList({
  found: { tasks, open, done },
  filter,
  clock,
  members,
  people,
  userId,
  held,
  onHold,
}: Props) {
  const of = JSON.stringify(filter)
  // What another filter found is selected no more.
  const chosen = held && (held.of === of ? held.tasks : none)
  const setChosen = (next: Chosen | null) => onHold(next && { of, tasks: next })
  const hidden = useHiddenTasks()
  const toggle = (id: string) => {
    const next = new Map(chosen)
    const task = tasks.find((each) => each.id === id)
    if (!next.delete(id) && task) next.set(id, task)
    setChosen(next)
  }
  const selectAll = () => {
    readSelectable(filter, (count) => {
      if (count % toldEvery === 0) toast.message(`${countOf(count, 'task')} so far`, selecting)
    })
      .then(
        (all) => setChosen(new Map(all.map((task) => [task.id, task]))),
        (error: unknown) => toast.error('Nothing was selected', { description: describeError(error) }),
      )
      .finally(() => toast.dismiss(selecting.id))
  }
  useTaskKeys(toggle)
  const selection = chosen ? { ids: chosen, onToggle: toggle } : undefined
  const selected = [...(chosen?.values() ?? [])].filter(({ id }) => !hidden.has(id))
  const groups = groupTasks(tasks, clock.now, clock.timeZone)
  return (
    <div className="space-y-8">
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
      <Suspense fallback={null}>
        {chosen && (
          <BulkBar
            selected={selected}
            shown={tasks}
            clock={clock}
            people={people}
            onSelectAll={selectAll}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
