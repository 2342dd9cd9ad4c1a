import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { useDragSensors } from '~/ui/use-drag-sensors.ts'
import {
  add,
  change,
  type Draft,
  type DraftStage,
  movableRange,
  moveTo,
  type Problem,
  stageLimit,
} from './draft.ts'
import { LineHeadings, StageLine } from './stage-line.tsx'
import { announcements, closestCenter, moveByPlace, upAndDownAlone } from './use-place-drag.ts'

interface Props {
  draft: Draft
  problems: ReadonlyMap<string, Problem>
  onEdit: (draft: Draft) => void
  onRemove: (stage: DraftStage) => void
  /** Under the open stages. */
  children: ReactNode
}

const instructions =
  'Press space to pick the stage up, the up and down arrow keys to carry it, space to put it down, escape to leave it.'

/** The open stages in an order that can be changed, then won and lost. */
export function StageRows({ draft, problems, onEdit, onRemove, children }: Props) {
  const sensors = useDragSensors(moveByPlace)
  const [newest, setNewest] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const open = draft.stages.filter(({ outcome }) => outcome === 'open')
  const closed = draft.stages.filter(({ outcome }) => outcome !== 'open')
  const range = movableRange(draft)
  const move = (stage: DraftStage, place: number) => {
    onEdit(moveTo(draft, stage.id, place))
    setSaid(`${stage.name.trim()} is now stage ${place + 1} of ${open.length}`)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const place = open.findIndex(({ id }) => id === over?.id)
    if (place !== -1) onEdit(moveTo(draft, String(active.id), place))
  }
  const addStage = () => {
    const id = crypto.randomUUID()
    setNewest(id)
    onEdit(add(draft, id))
  }
  const lineOf = (stage: DraftStage, place: number) => (
    <StageLine
      key={stage.id}
      stage={stage}
      place={place}
      onUp={place > range.from ? () => move(stage, place - 1) : null}
      onDown={place < range.to ? () => move(stage, place + 1) : null}
      onChange={(part) => onEdit(change(draft, stage.id, part))}
      onRemove={() => onRemove(stage)}
      problem={problems.get(stage.id)}
      isNew={stage.id === newest}
    />
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownAlone]}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      <LineHeadings />
      <ol aria-label="Open stages">{open.map(lineOf)}</ol>
      <output className="sr-only">{said}</output>
      <div className="space-y-3 border-b py-2">
        {open.length < stageLimit ? (
          <Button variant="quiet" className="-ml-2" onClick={addStage}>
            <Plus aria-hidden="true" className="size-4" />
            Add stage
          </Button>
        ) : (
          <p className="px-1 text-sm text-faint">
            {stageLimit} open stages are as many as fit. Remove one to add another.
          </p>
        )}
        {children}
      </div>
      <ul aria-label="Closed stages">{closed.map((stage) => lineOf(stage, -1))}</ul>
    </DndContext>
  )
}
