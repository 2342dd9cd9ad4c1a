import { leadScoreBand } from '@parley/core/leads/score-band'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Checkbox } from '~/ui/checkbox.tsx'
import { ScoreMark } from '~/ui/score-mark.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Cell, TableRow } from '~/ui/table.tsx'
import type { ListColumn } from '../records/index.ts'
import { moveLeads } from './closing/closing.ts'
import type { Lead } from './lead.ts'
import { PipelineName } from './pipeline-name.tsx'
import { StagePicker } from './stage.tsx'

interface Props {
  /** From 0, in the whole list. */
  index: number
  /** Pixels. */
  height: number
  /** Missing while its page is on the way. */
  lead: Lead | undefined
  columns: readonly ListColumn<Lead>[]
  isSelected: boolean
  onSelect: (id: string) => void
}

export const LeadLine = memo(function LeadLine({
  index,
  height,
  lead,
  columns,
  isSelected,
  onSelect,
}: Props) {
  if (!lead) return <WaitingLine index={index} height={height} columns={columns} />
  const { id, name, company, email, status } = lead
  return (
    <TableRow data-row={index} aria-rowindex={index + 2} aria-selected={isSelected} style={{ height }}>
      <Cell>
        <Checkbox aria-label={`Select ${name}`} checked={isSelected} onChange={() => onSelect(id)} />
      </Cell>
      <Cell className="truncate">
        <Link
          to="/leads/$leadId"
          params={{ leadId: id }}
          data-row-link={index}
          className="block truncate rounded-sm font-medium hover:underline focus-visible:-outline-offset-2"
        >
          {name}
        </Link>
        <span className="block truncate text-sm text-faint md:hidden">
          <span className="mr-1.5 sm:hidden">
            <ScoreMark score={lead.score} {...leadScoreBand(lead.score)} />
          </span>
          {company ?? email}
        </span>
      </Cell>
      {columns.map((column) => (
        <Cell
          key={column.name}
          isNumeric={column.isNumeric}
          className={`${column.className} ${column.textClass}`}
        >
          {column.name === 'status' ? (
            <StagePicker name={name} status={status} onChange={(next) => moveLeads([id], next, name)} />
          ) : column.name === 'pipeline' ? (
            <PipelineName pipeline={lead.pipeline} />
          ) : (
            column.show(lead)
          )}
        </Cell>
      ))}
    </TableRow>
  )
})

/** Keeps the place of a lead that is on the way. */
function WaitingLine({ index, height, columns }: Pick<Props, 'index' | 'height' | 'columns'>) {
  return (
    <TableRow aria-rowindex={index + 2} aria-busy="true" style={{ height }}>
      <Cell />
      <Cell>
        <Skeleton className="h-3 w-32" />
      </Cell>
      {columns.map(({ name, className }) => (
        <Cell key={name} className={className}>
          <Skeleton className="h-3 w-16" />
        </Cell>
      ))}
    </TableRow>
  )
}
