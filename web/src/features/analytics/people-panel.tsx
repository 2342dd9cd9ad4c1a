import { type PersonRow, peopleOf } from '@parley/core/analytics/people'
import type { ActivityKind } from '@parley/core/analytics/sales-lines'
import type { Day } from '@parley/core/blog/calendar'
import { Fragment } from 'react'
import { formatNumber, formatPercent } from '~/data/formats.ts'
import { formatMinutes } from '~/data/measures.ts'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { Member } from '../people/index.ts'
import type { AnalyticsSearch, Measure } from './analytics-search.ts'
import type { SalesFigures } from './calls/figures-query.ts'
import { FigurePanel } from './figure-panel.tsx'
import { measureLabels } from './format.ts'
import { formatSums } from './format-sums.ts'
import { NumberLink } from './number-link.tsx'
import { personName } from './person-name.ts'

const work: readonly ActivityKind[] = [
  'conversation',
  'call',
  'meeting',
  'task_done',
  'status_changed',
  'note',
  'email',
]

interface Props {
  owners: SalesFigures['owners']
  activity: SalesFigures['activity']
  members: readonly Member[]
  search: AnalyticsSearch
  from: Day
  to: Day
}

/** What each person brought in and did. */
export function PeoplePanel({ owners, activity, members, search, from, to }: Props) {
  const rows = peopleOf(owners, activity)
  const nameOf = ({ person, part }: PersonRow) => personName(person, part === 'work', members)
  const exported = {
    head: [
      'Person',
      'New leads',
      'Won',
      'Lost',
      'Win rate',
      'Won value',
      ...work.map((kind) => measureLabels[kind]),
      'Minutes',
    ],
    rows: rows.map((row) => [
      nameOf(row),
      row.created,
      row.won,
      row.lost,
      row.winRate,
      row.wonValue.map(({ currency, value }) => `${value.toFixed(2)} ${currency}`).join(' + '),
      ...work.map((kind) => row.times[kind]),
      Math.round(row.minutes),
    ]),
  }
  const number = (row: PersonRow, open: Measure, count: number) => (
    <Cell isNumeric>
      <NumberLink
        search={search}
        opening={{ open, of: row.person }}
        label={`${measureLabels[open]} of ${nameOf(row)}`}
        className="justify-end"
      >
        {formatNumber(count)}
      </NumberLink>
    </Cell>
  )
  return (
    <FigurePanel
      title="People"
      meaning={`Leads and deals by their owner, work by who did it${search.pipeline === undefined ? '' : ', in all pipelines'}.`}
      exported={{ table: exported, name: `people-${from}-${to}` }}
      table={
        <Table caption="Activity by person">
          <TableHead>
            <HeaderCell>Person</HeaderCell>
            <HeaderCell isNumeric>New leads</HeaderCell>
            <HeaderCell isNumeric>Won</HeaderCell>
            <HeaderCell isNumeric>Win rate</HeaderCell>
            <HeaderCell isNumeric>Won value</HeaderCell>
            {work.map((kind) => (
              <HeaderCell key={kind} isNumeric>
                {measureLabels[kind]}
              </HeaderCell>
            ))}
            <HeaderCell isNumeric>Recorded</HeaderCell>
          </TableHead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={`${row.person} ${row.part}`}>
                <th scope="row" className="max-w-48 min-w-28 truncate pr-3 font-normal">
                  {nameOf(row)}
                </th>
                {number(row, 'created', row.created)}
                {number(row, 'won', row.won)}
                <Cell isNumeric>{formatPercent(row.winRate)}</Cell>
                <Cell isNumeric className="whitespace-nowrap">
                  {formatSums(row.wonValue)}
                </Cell>
                {work.map((kind) => (
                  <Fragment key={kind}>{number(row, kind, row.times[kind])}</Fragment>
                ))}
                <Cell isNumeric className="whitespace-nowrap">
                  {formatMinutes(row.minutes)}
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      }
    />
  )
}
