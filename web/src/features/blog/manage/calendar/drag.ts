import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { createAnnouncements } from '~/ui/drag-board.ts'

const steps: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
}

/** An arrow key carries a post by one cell of the grid: a day across, a week up or down. */
export const moveByCell: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code]
  const cell = [...context.droppableRects].find(([id]) => id !== 'undated')?.[1]
  if (!step || !cell) return undefined
  event.preventDefault()
  return {
    x: currentCoordinates.x + step.across * cell.width,
    y: currentCoordinates.y + step.down * cell.height,
  }
}

export const announcements = createAnnouncements('the post', 'on')
