import {
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core'

/** An arrow key carries a lead to the middle of the next column on that side. */
export const moveByColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  if (event.code !== 'ArrowLeft' && event.code !== 'ArrowRight') return undefined
  event.preventDefault()
  const card = context.collisionRect
  if (!card) return undefined
  const middle = card.left + card.width / 2
  const columns = [...context.droppableRects.values()].toSorted((one, other) => one.left - other.left)
  const target =
    event.code === 'ArrowRight'
      ? columns.find(({ left }) => left > middle)
      : columns.findLast(({ right }) => right < middle)
  return target && { x: target.left + (target.width - card.width) / 2, y: currentCoordinates.y }
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
