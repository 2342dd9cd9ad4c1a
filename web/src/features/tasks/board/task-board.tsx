import type { DragEndEvent } from '@dnd-kit/core'
import { type TaskStatus, taskStatuses } from '@parley/core/tasks/task'
import type { ReactNode } from 'react'
import type { useClock } from '~/data/use-clock.ts'
import { CardDrag } from '~/ui/card-drag.tsx'
import { useMovedFocus } from '~/ui/use-moved-focus.ts'
import type { Member } from '../../people/index.ts'
import { moveTask } from '../change-task.ts'
import { groupByStatus } from '../group-tasks.ts'
import type { Task } from '../task.ts'
import { useBoardKeys } from '../use-task-keys.ts'
import type { useTasks } from '../use-tasks.ts'
import { BoardColumn } from './board-column.tsx'
import { announcements, moveByColumn } from './drag.ts'
import { CardFace } from './task-card.tsx'

interface Props {
  found: ReturnType<typeof useTasks>
  clock: ReturnType<typeof useClock>
  members: readonly Member[]
}

const instructions =
  'Press space to pick the task up, the left and right arrow keys to move it to another column, space to put it down, escape to leave it.'

/** A column for each status. Tasks are dragged between them, by pointer, finger or keys, or moved by their menu. */
export default function TaskBoard({ found, clock, members }: Props) {
  const moved = useMovedFocus()
  const { tasks, open, done } = found
  const columns = groupByStatus(tasks)
  const move = (task: Task, status: TaskStatus) => {
    if (task.status === status) return
    moved.expect(task.id, status)
    void moveTask(task, status)
  }
  const greet = (card: HTMLElement | null) => {
    const column = card?.closest<HTMLElement>('[data-column]')?.dataset['column']
    if (card && moved.claim(card.dataset['row'] ?? '', column ?? ''))
      card.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true })
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const task = tasks.find(({ id }) => id === active.id)
    const status = taskStatuses.find((known) => known === over?.id)
    if (task && status) move(task, status)
  }
  const faceOf = (id: string) => {
    const task = tasks.find((each) => each.id === id)
    return task && <CardFace task={task} clock={clock} members={members} />
  }
  return (
    <CardDrag
      moveByKeys={moveByColumn}
      announcements={announcements}
      instructions={instructions}
      onDrop={drop}
      faceOf={faceOf}
    >
      {(isCarrying) => (
        <Columns isCarrying={isCarrying}>
          {taskStatuses.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              tasks={columns[status]}
              clock={clock}
              members={members}
              more={status === 'done' ? done : open}
              onMove={move}
              greet={greet}
            />
          ))}
        </Columns>
      )}
    </CardDrag>
  )
}

function Columns({ isCarrying, children }: { isCarrying: boolean; children: ReactNode }) {
  useBoardKeys(!isCarrying)
  return (
    <div className="-mx-4 grid snap-x snap-mandatory scroll-px-4 auto-cols-[84%] grid-flow-col gap-5 overflow-x-auto px-4 pb-4 md:mx-0 md:snap-none md:auto-cols-fr md:overflow-visible md:px-0">
      {children}
    </div>
  )
}
