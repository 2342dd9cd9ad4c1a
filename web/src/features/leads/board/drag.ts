import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { createAnnouncements } from '~/ui/drag-board.ts'

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

export const announcements = createAnnouncements('the lead', 'on')
