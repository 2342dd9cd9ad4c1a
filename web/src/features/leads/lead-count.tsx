import { useQuery } from '@tanstack/react-query'
import { countShown } from '~/data/deletions.ts'
import { countOf } from '~/data/formats.ts'
import { useTotal } from '../records/index.ts'
import { type CardCounts, useBoard } from './board/board-query.ts'
import { toColumns } from './board/columns.ts'
import { leadsCountQuery, leadsPageQuery } from './calls/leads-page-query.ts'
import { isNarrowed, type LeadFilter } from './leads-filter.ts'
import { useHiddenLeads } from './remove-leads.ts'

interface Props {
  filter: LeadFilter
  /** What the board asks for; null while the table shows. */
  cardCounts: CardCounts | null
}

/** How many leads a filter holds, out of what the view below has asked for. */
export function LeadCount({ filter, cardCounts }: Props) {
  return cardCounts ? <BoardCount filter={filter} cardCounts={cardCounts} /> : <TableCount filter={filter} />
}

function TableCount({ filter }: { filter: LeadFilter }) {
  const page = useQuery(leadsPageQuery(filter, 0))
  const { total } = useTotal(page, leadsCountQuery(filter))
  const hidden = useHiddenLeads()
  const shown = total === null ? null : countShown(total, page.data?.rows ?? [], hidden)
  return <Count filter={filter} total={page.isPlaceholderData ? null : shown} />
}

function BoardCount({ filter, cardCounts }: { filter: LeadFilter; cardCounts: CardCounts }) {
  const { board, statuses } = useBoard(filter, cardCounts)
  const { data, isPlaceholderData } = board
  const hidden = useHiddenLeads()
  const total = data ? toColumns(data, statuses, hidden).reduce((sum, { count }) => sum + count, 0) : 0
  return <Count filter={filter} total={data && !isPlaceholderData ? total : null} />
}

/** @param total null while it is not known */
function Count({ filter, total }: { filter: LeadFilter; total: number | null }) {
  return total === null ? '\u00a0' : `${countOf(total, 'lead')}${isNarrowed(filter) ? ' found' : ''}`
}
