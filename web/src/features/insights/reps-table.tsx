import type { FigureName } from '@parley/core/insights/figure-names'
import { type FigureSum, figureOf, totalOf } from '@parley/core/insights/figures'
import { formatNumber } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { formerMember, type Member } from '../people/index.ts'
import { figureLabels, formatFigure } from './format-figure.ts'
import type { InsightsSearch } from './insights-search.ts'
import { NumberLink } from './number-link.tsx'

const columns: readonly FigureName[] = [
  'talk_ratio',
  'monologue',
  'patience',
  'questions',
  'fillers',
  'sentiment',
]

interface Props {
  sums: readonly FigureSum[]
  members: readonly Member[]
  search: InsightsSearch
}

/** The same figures by whose recordings they are. */
export function RepsTable({ sums, members, search }: Props) {
  const owners = [...new Set(sums.map(({ owner }) => owner))]
    .map((owner) => ({
      owner,
      name: members.find(({ id }) => id === owner)?.name ?? 'Former member',
      conversations: totalOf(sums, 'conversations', owner).value,
    }))
    .toSorted((one, other) => other.conversations - one.conversations || one.name.localeCompare(other.name))
  return (
    <Panel title="By person">
      <Table caption="Figures by person">
        <TableHead>
          <HeaderCell>Person</HeaderCell>
          <HeaderCell isNumeric>Conversations</HeaderCell>
          {columns.map((name) => (
            <HeaderCell key={name} isNumeric>
              {figureLabels[name]}
            </HeaderCell>
          ))}
        </TableHead>
        <tbody>
          {owners.map(({ owner, name, conversations }) => (
            <TableRow key={owner}>
              <th scope="row" className="max-w-48 min-w-28 truncate pr-3 font-normal">
                {name}
              </th>
              <Cell isNumeric>
                <NumberLink
                  search={search}
                  opening={{ open: 'conversations', of: owner ?? formerMember }}
                  label={`Conversations of ${name}`}
                  className="justify-end"
                >
                  {formatNumber(conversations)}
                </NumberLink>
              </Cell>
              {columns.map((column) => {
                const value = figureOf(column, totalOf(sums, column, owner))
                return (
                  <Cell key={column} isNumeric>
                    {value === null ? (
                      <span className="text-faint">—</span>
                    ) : (
                      <NumberLink
                        search={search}
                        opening={{ open: column, of: owner ?? formerMember }}
                        label={`${figureLabels[column]} of ${name}`}
                        className="justify-end"
                      >
                        {formatFigure(column, value)}
                      </NumberLink>
                    )}
                  </Cell>
                )
              })}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
