import {
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core'

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/** An arrow key carries a lead to the middle of the next column. */
export const moveByColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const columns = [...context.droppableRects].toSorted(([, one], [, other]) => one.left - other.left)
  const from = context.over?.id ?? context.active?.data.current?.['status']
  const target = columns[columns.findIndex(([id]) => id === from) + step]?.[1]
  const card = context.collisionRect
  if (!target || !card) return undefined
  return { x: target.left + (target.width - card.width) / 2, y: currentCoordinates.y }
}

/** The column under the pointer; by keyboard the one that the card covers most. */
export const columnUnder: CollisionDetection = (drag) =>
  drag.pointerCoordinates ? pointerWithin(drag) : rectIntersection(drag)

const nameOf = (data: Record<string, unknown> | undefined): string =>
  typeof data?.['name'] === 'string' ? data['name'] : 'the lead'

/** What a screen reader is told while a lead is being moved. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${nameOf(active.data.current)}.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active.data.current)} is over ${nameOf(over.data.current)}.` : undefined,
  onDragEnd: ({ active, over }) =>
    over
      ? `${nameOf(active.data.current)} was put down on ${nameOf(over.data.current)}.`
      : `${nameOf(active.data.current)} went back.`,
  onDragCancel: ({ active }) => `${nameOf(active.data.current)} went back.`,
}
