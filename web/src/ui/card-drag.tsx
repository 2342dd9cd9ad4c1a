import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { placeUnder } from './drag-board.ts'
import { useDragSensors } from './use-drag-sensors.ts'

interface Props {
  moveByKeys: KeyboardCoordinateGetter
  announcements: Announcements
  /** Read out on each card: how it is moved by keys. */
  instructions: string
  onDrop: (event: DragEndEvent) => void
  /** The face of a card while it is carried. */
  faceOf: (id: string) => ReactNode
  /** The columns. `isCarrying`: a card is under way. */
  children: (isCarrying: boolean) => ReactNode
}

/** Cards are dragged between the columns inside, by pointer, finger or keys. */
export function CardDrag({ moveByKeys, announcements, instructions, onDrop, faceOf, children }: Props) {
  const sensors = useDragSensors(moveByKeys)
  const [carriedId, setCarriedId] = useState<string | null>(null)
  const face = carriedId === null ? null : faceOf(carriedId)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeUnder}
      onDragStart={({ active }) => setCarriedId(String(active.id))}
      onDragEnd={(event) => {
        setCarriedId(null)
        onDrop(event)
      }}
      onDragCancel={() => setCarriedId(null)}
      accessibility={{
        announcements,
        restoreFocus: false,
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      {children(carriedId !== null)}
      <DragOverlay dropAnimation={null}>
        {face && <div className="cursor-grabbing rounded-lg border bg-raised p-3 shadow-float">{face}</div>}
      </DragOverlay>
    </DndContext>
  )
}
