import { leadScoreBand } from '@parley/core/leads/score-band'
import { ScoreMark } from '~/ui/score-mark.tsx'
import type { ListColumn } from '../../records/index.ts'
import { moveLeads } from '../closing/closing.ts'
import type { Lead } from '../lead.ts'
import { PipelineName } from '../pipeline-name.tsx'
import { StagePicker } from '../stage.tsx'

/** What the company’s stages name, and the stage’s own control, on phones with the score. */
const drawn: Partial<Record<string, ListColumn<Lead>['show']>> = {
  status: ({ id, name, status, score }) => (
    <StagePicker
      name={name}
      status={status}
      onChange={(next) => moveLeads([id], next, name)}
      below={
        <span className="sm:hidden">
          <ScoreMark score={score} {...leadScoreBand(score)} />
        </span>
      }
    />
  ),
  pipeline: ({ pipeline }) => <PipelineName pipeline={pipeline} />,
}

/** The columns as the table draws them. */
export const drawColumns = (columns: readonly ListColumn<Lead>[]): ListColumn<Lead>[] =>
  columns.map((column) => ({ ...column, show: drawn[column.name] ?? column.show }))
