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

/** Where sales stand behind their names, long addresses leave them room on a laptop. */
const roomForDeals = 'max-[87.5rem]:w-62!'

/** The columns as the table draws them. @param hasDeals whether names of sales stand among the names */
export const drawColumns = (columns: readonly ListColumn<Lead>[], hasDeals: boolean): ListColumn<Lead>[] =>
  columns.map((column) => ({
    ...column,
    show: drawn[column.name] ?? column.show,
    className: hasDeals && column.name === 'email' ? `${column.className} ${roomForDeals}` : column.className,
  }))
