import {
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core'

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

/** The column under the pointer; from the keyboard, the one that the task covers most. */
export const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

const nameOf = (data: Record<string, unknown> | undefined): string =>
  typeof data?.['name'] === 'string' ? data['name'] : 'the task'

/** What a screen reader is told while a task is being moved. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${nameOf(active.data.current)}.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active.data.current)} is over ${nameOf(over.data.current)}.` : undefined,
  onDragEnd: ({ active, over }) =>
    over
      ? `${nameOf(active.data.current)} was put down in ${nameOf(over.data.current)}.`
      : `${nameOf(active.data.current)} went back.`,
  onDragCancel: ({ active }) => `${nameOf(active.data.current)} went back.`,
}
