import {
  type Announcements,
  closestCenter,
  type KeyboardCoordinateGetter,
  type Modifier,
  useDndContext,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core'

export { closestCenter }

/** An arrow key carries a stage to the next place on that side. */
export const moveByPlace: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  if (event.code !== 'ArrowUp' && event.code !== 'ArrowDown') return undefined
  event.preventDefault()
  const places = [...context.droppableRects].toSorted(([, one], [, other]) => one.top - other.top)
  const at = places.findIndex(([id]) => id === (context.over?.id ?? context.active?.id))
  const target = places[event.code === 'ArrowDown' ? at + 1 : at - 1]?.[1]
  return target && { x: currentCoordinates.x, y: target.top }
}

export const upAndDownAlone: Modifier = ({ transform }) => ({ ...transform, x: 0 })

type Dragged = Announcements['onDragStart'] extends (given: infer Given) => unknown ? Given : never
const nameOf = ({ active }: Dragged): string => String(active.data.current?.['name'] ?? 'the stage')
const placeOf = (over: { data: { current?: Record<string, unknown> } } | null): number =>
  Number(over?.data.current?.['place'] ?? 0) + 1

export const announcements: Announcements = {
  onDragStart: (given) => `Picked up ${nameOf(given)}.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf({ active })} is at place ${placeOf(over)}.` : undefined,
  onDragEnd: ({ active, over }) =>
    over
      ? `${nameOf({ active })} was put down at place ${placeOf(over)}.`
      : `${nameOf({ active })} went back.`,
  onDragCancel: ({ active }) => `${nameOf({ active })} went back.`,
}

/**
 * A line that is carried to another place of its list, and makes room while another one is carried over it.
 * @param place among the open stages, from 0
 */
export function usePlaceDrag(id: string, place: number, name: string, isFixed: boolean) {
  const data = { name, place }
  const drag = useDraggable({ id, data, disabled: isFixed })
  const drop = useDroppable({ id, data, disabled: isFixed })
  const { active, over, activeNodeRect } = useDndContext()
  const from = Number(active?.data.current?.['place'] ?? place)
  const to = Number(over?.data.current?.['place'] ?? from)
  const height = activeNodeRect?.height ?? 0
  const shift =
    !active || isFixed
      ? 0
      : drag.isDragging
        ? (drag.transform?.y ?? 0)
        : from < place && place <= to
          ? -height
          : to <= place && place < from
            ? height
            : 0
  return {
    setLine: (line: HTMLElement | null) => {
      drag.setNodeRef(line)
      drop.setNodeRef(line)
    },
    setGrip: drag.setActivatorNodeRef,
    gripProps: { ...drag.attributes, ...drag.listeners },
    isCarried: drag.isDragging,
    isCarrying: active !== null,
    style: shift === 0 ? {} : { transform: `translateY(${shift}px)` },
  }
}
