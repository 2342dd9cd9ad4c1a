import { leadStages } from '@parley/core/leads/status'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Cell, TableRow } from '~/ui/table.tsx'
import { changeLeads } from './change-leads.ts'
import { formatAge, formatMoney } from './format.ts'
import type { Lead } from './lead.ts'
import type { Member } from './queries.ts'
import { Score, scoreBand } from './score.tsx'
import { StagePicker } from './stage.tsx'

interface Props {
  /** From 0, in the whole list. */
  index: number
  /** Pixels. */
  height: number
  /** Missing while its page is on the way. */
  lead: Lead | undefined
  members: readonly Member[]
  isSelected: boolean
  onSelect: (id: string) => void
}

export const LeadLine = memo(function LeadLine({
  index,
  height,
  lead,
  members,
  isSelected,
  onSelect,
}: Props) {
  if (!lead) return <WaitingLine index={index} height={height} />
  const { id, name, company, email, status, value } = lead
  const owner = members.find((member) => member.id === lead.owner_id)?.name
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
          <span className="sm:hidden">
            {lead.score} {scoreBand(lead.score).word} ·{' '}
          </span>
          {company ?? email}
        </span>
      </Cell>
      <Cell className="hidden truncate text-muted md:table-cell">{company}</Cell>
      <Cell className="hidden truncate text-muted lg:table-cell">{email}</Cell>
      <Cell>
        <StagePicker
          name={name}
          status={status}
          onChange={(next) =>
            void changeLeads([id], { status: next }, `${name} moved to ${leadStages[next].label}`)
          }
        />
      </Cell>
      <Cell isNumeric className="hidden md:table-cell">
        {value === null ? '' : formatMoney(value, lead.currency)}
      </Cell>
      <Cell isNumeric className="hidden sm:table-cell">
        <Score lead={lead} />
      </Cell>
      <Cell className="hidden truncate text-sm text-muted xl:table-cell">{owner}</Cell>
      <Cell isNumeric className="hidden text-sm text-muted md:table-cell">
        <time dateTime={lead.last_activity_at}>{formatAge(lead.last_activity_at)}</time>
      </Cell>
    </TableRow>
  )
})

/** Keeps the place of a lead that is on the way. */
function WaitingLine({ index, height }: { index: number; height: number }) {
  return (
    <TableRow aria-rowindex={index + 2} aria-busy="true" style={{ height }}>
      <Cell />
      <Cell>
        <Skeleton className="h-3 w-32" />
      </Cell>
      <Cell className="hidden md:table-cell">
        <Skeleton className="h-3 w-24" />
      </Cell>
      <Cell className="hidden lg:table-cell" />
      <Cell>
        <Skeleton className="h-3 w-20" />
      </Cell>
      <Cell className="hidden md:table-cell" />
      <Cell className="hidden sm:table-cell" />
      <Cell className="hidden xl:table-cell" />
      <Cell className="hidden md:table-cell" />
    </TableRow>
  )
}
