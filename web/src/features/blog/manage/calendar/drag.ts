import type { Announcements, KeyboardCoordinateGetter } from '@dnd-kit/core'

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

const nameOf = (data: Record<string, unknown> | undefined): string =>
  typeof data?.['name'] === 'string' ? data['name'] : 'the post'

/** What a screen reader is told while a post is being moved. */
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
