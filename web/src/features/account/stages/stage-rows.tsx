import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { useDragSensors } from '~/ui/use-drag-sensors.ts'
import {
  add,
  allStagesLimit,
  change,
  closedOf,
  type Draft,
  type DraftStage,
  movableRange,
  moveTo,
  openOf,
  type Problem,
  stageLimit,
} from './draft.ts'
import { LineHeadings, StageLine } from './stage-line.tsx'
import { announcements, closestCenter, moveByPlace, upAndDownAlone } from './use-place-drag.ts'

interface Props {
  draft: Draft
  problems: ReadonlyMap<string, Problem>
  onEdit: (draft: Draft) => void
}

interface OpenProps extends Props {
  /** The id of the pipeline. */
  pipeline: string
  /** What the list is called. */
  label: string
  onRemove: (stage: DraftStage) => void
}

const instructions =
  'Press space to pick the stage up, the up and down arrow keys to carry it, space to put it down, escape to leave it.'

/** The open stages of a pipeline in an order that can be changed. */
export function StageRows({ draft, pipeline, label, problems, onEdit, onRemove }: OpenProps) {
  const sensors = useDragSensors(moveByPlace)
  const [newest, setNewest] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const open = openOf(draft, pipeline)
  const range = movableRange(draft, pipeline)
  const isFull = open.length >= stageLimit || draft.stages.length - closedOf(draft).length >= allStagesLimit
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
    onEdit(add(draft, id, pipeline))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownAlone]}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      <LineHeadings />
      <ol aria-label={label}>
        {open.map((stage, place) => (
          <StageLine
            key={stage.id}
            stage={stage}
            place={place}
            onUp={place > range.from ? () => move(stage, place - 1) : null}
            onDown={place < range.to ? () => move(stage, place + 1) : null}
            onChange={(part) => onEdit(change(draft, stage.id, part))}
            onRemove={open.length > 1 ? () => onRemove(stage) : null}
            problem={problems.get(stage.id)}
            isNew={stage.id === newest}
          />
        ))}
      </ol>
      <output className="sr-only">{said}</output>
      <div className="border-b py-2">
        {isFull ? (
          <p className="px-1 text-sm text-faint">
            {open.length >= stageLimit
              ? `${stageLimit} open stages is the limit. Remove one to add another.`
              : `${allStagesLimit} open stages is the limit for a company. Remove one to add another.`}
          </p>
        ) : (
          <Button variant="quiet" className="-ml-2" onClick={addStage}>
            <Plus aria-hidden="true" className="size-4" />
            Add stage
          </Button>
        )}
      </div>
    </DndContext>
  )
}

/** Won and lost, whose names and colours are all that can be changed. */
export function ClosedRows({ draft, problems, onEdit }: Props) {
  return (
    <DndContext>
      <ul aria-label="Closed stages">
        {closedOf(draft).map((stage) => (
          <StageLine
            key={stage.id}
            stage={stage}
            place={-1}
            onUp={null}
            onDown={null}
            onChange={(part) => onEdit(change(draft, stage.id, part))}
            onRemove={null}
            problem={problems.get(stage.id)}
            isNew={false}
          />
        ))}
      </ul>
    </DndContext>
  )
}
