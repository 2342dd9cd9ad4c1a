import { Plus } from 'lucide-react'
import { Fragment } from 'react'
import { Button } from '~/ui/button.tsx'
import {
  addPipeline,
  allStagesLimit,
  closedOf,
  type Draft,
  type DraftPipeline,
  type DraftStage,
  movePipeline,
  type Problem,
  pipelineLimit,
  renamePipeline,
} from './draft.ts'
import { PipelineLine } from './pipeline-line.tsx'
import { StageRows } from './stage-rows.tsx'

interface Props {
  draft: Draft
  problems: ReadonlyMap<string, Problem>
  onEdit: (draft: Draft) => void
  onRemoveStage: (stage: DraftStage) => void
  onRemovePipeline: (pipeline: DraftPipeline) => void
}

/** The pipelines with their stages; the name of one alone is nobody's business. */
export function PipelineList({ draft, problems, onEdit, onRemoveStage, onRemovePipeline }: Props) {
  const { pipelines } = draft
  const hasSeveral = pipelines.length > 1
  return (
    <>
      {pipelines.map((pipeline, place) => (
        <Fragment key={pipeline.id}>
          {hasSeveral && (
            <PipelineLine
              pipeline={pipeline}
              onUp={place > 1 ? () => onEdit(movePipeline(draft, pipeline.id, -1)) : null}
              onDown={place < pipelines.length - 1 ? () => onEdit(movePipeline(draft, pipeline.id, 1)) : null}
              onRemove={place > 0 ? () => onRemovePipeline(pipeline) : null}
              onRename={(name) => onEdit(renamePipeline(draft, pipeline.id, name))}
              problem={problems.get(pipeline.id)}
            />
          )}
          <StageRows
            draft={draft}
            pipeline={pipeline.id}
            label={hasSeveral ? `Open stages of ${pipeline.name.trim()}` : 'Open stages'}
            problems={problems}
            onEdit={onEdit}
            onRemove={onRemoveStage}
          />
        </Fragment>
      ))}
    </>
  )
}

/** Nothing where no more fit. */
export function AddPipeline({ draft, onEdit }: Pick<Props, 'draft' | 'onEdit'>) {
  const { pipelines, stages } = draft
  if (pipelines.length >= pipelineLimit || stages.length - closedOf(draft).length >= allStagesLimit)
    return null
  return (
    <div className="border-b py-2">
      <Button
        variant="quiet"
        className="-ml-2"
        onClick={() => onEdit(addPipeline(draft, crypto.randomUUID(), crypto.randomUUID()))}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add pipeline
      </Button>
    </div>
  )
}
