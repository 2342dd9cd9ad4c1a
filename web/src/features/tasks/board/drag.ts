import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { createAnnouncements } from '~/ui/drag-board.ts'

/** The left and right arrow carry a task into the column beside; up and down do nothing, since the date orders a column. */
export const moveByColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
  const isArrow = event.code.startsWith('Arrow')
  if (isArrow) event.preventDefault()
  const columns = [...context.droppableRects.values()].toSorted((one, other) => one.left - other.left)
  const middle = currentCoordinates.x + (context.collisionRect?.width ?? 0) / 2
  const place = columns.findLastIndex((column) => column.left <= middle)
  const next = step === undefined ? undefined : columns[place + step]
  return next && { x: next.left, y: next.top }
}

export const announcements = createAnnouncements('the task', 'in')
