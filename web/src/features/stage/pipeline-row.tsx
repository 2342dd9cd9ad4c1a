import { findStage, pipelinesOf } from '@parley/core/leads/stages'
import { useStages } from '~/data/stages.ts'

interface Props {
  /** The key of the stage that the next row of the table is about, and of the one that the row before it is about. */
  status: string
  before: string | undefined
  columns: number
}

/** The heading of a pipeline in a table of stages: before the first of each, where the company has several. */
export function PipelineRow({ status, before, columns }: Props) {
  const stages = useStages()
  const { pipeline } = findStage(stages, status) ?? {}
  const isSame = before !== undefined && findStage(stages, before)?.pipeline?.key === pipeline?.key
  if (!pipeline || isSame || pipelinesOf(stages).length < 2) return null
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className="pt-4 pb-1 text-left text-xs font-normal text-faint">
        {pipeline.name}
      </th>
    </tr>
  )
}
