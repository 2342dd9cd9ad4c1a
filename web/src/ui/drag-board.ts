import { type Announcements, type CollisionDetection, pointerWithin, rectIntersection } from '@dnd-kit/core'

/** The place under the pointer; by keyboard, where there is none, the one that what is carried covers most. */
export const placeUnder: CollisionDetection = (drag) =>
  drag.pointerCoordinates ? pointerWithin(drag) : rectIntersection(drag)

/**
 * What a screen reader is told while something is being moved. What is carried and where it can be put down give their
 * `name` in their data.
 * @param unnamed stands for what has no name: "the task"
 * @param preposition between it and its new place: "put down on Monday", "put down in Done"
 */
export function createAnnouncements(unnamed: string, preposition: 'on' | 'in'): Announcements {
  const nameOf = (data: Record<string, unknown> | undefined): string =>
    typeof data?.['name'] === 'string' ? data['name'] : unnamed
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.data.current)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.data.current)} is over ${nameOf(over.data.current)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? `${nameOf(active.data.current)} was put down ${preposition} ${nameOf(over.data.current)}.`
        : `${nameOf(active.data.current)} went back.`,
    onDragCancel: ({ active }) => `${nameOf(active.data.current)} went back.`,
  }
}
