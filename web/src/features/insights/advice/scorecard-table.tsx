import { type ScorecardLine, targetBands } from '@parley/core/insights/coaching'
import { Link } from '@tanstack/react-router'
import { Badge } from '~/ui/badge.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { type InsightsSearch, readInsightsSearch } from '../insights-search.ts'
import { NumberLink } from '../number-link.tsx'
import { describeBand, describeTrend, formatMeasure, measureLabels, verdictWords } from './coaching-labels.ts'

interface Props {
  name: string
  /** Owner of the conversations, as addresses name them. */
  owner: string
  days: InsightsSearch['days']
  lines: readonly ScorecardLine[]
}

function Value({
  line: { measure, value, parts, weight },
  name,
  owner,
  days,
}: Omit<Props, 'lines'> & { line: ScorecardLine }) {
  const label = `${measureLabels[measure]} of ${name}`
  const text = formatMeasure(measure, value)
  const search = days === undefined ? {} : { days }
  if (measure === 'objections_answered')
    return (
      <Link
        to="/insight-feed"
        search={{ kind: 'objection', owner }}
        className="inline-flex min-h-6 items-center underline decoration-control decoration-1 underline-offset-4 whitespace-nowrap hover:text-accent-ink pointer-coarse:min-h-11"
      >
        <span className="sr-only">{label}: </span>
        {parts} of {weight}
      </Link>
    )
  if (measure === 'next_step')
    return (
      <Link
        to="/insights"
        search={readInsightsSearch({ ...search, open: 'conversations', of: owner })}
        className="inline-flex min-h-6 items-center underline decoration-control decoration-1 underline-offset-4 whitespace-nowrap hover:text-accent-ink pointer-coarse:min-h-11"
      >
        <span className="sr-only">{label}: </span>
        {parts} of {weight}
      </Link>
    )
  return (
    <NumberLink search={search} opening={{ open: measure, of: owner }} label={label} className="justify-end">
      {text}
    </NumberLink>
  )
}

/** Each figure of a person against its target and the period before; each number opens what it is made of. */
export function ScorecardTable({ name, owner, days, lines }: Props) {
  return (
    <Table caption={`Scorecard of ${name}`}>
      <TableHead>
        <HeaderCell>Figure</HeaderCell>
        <HeaderCell isNumeric>Now</HeaderCell>
        <HeaderCell>Verdict</HeaderCell>
        <HeaderCell>Target</HeaderCell>
        <HeaderCell>Before</HeaderCell>
      </TableHead>
      <tbody>
        {lines.map((line) => (
          <TableRow key={line.measure}>
            <th scope="row" className="pr-3 font-normal whitespace-nowrap">
              {measureLabels[line.measure]}
            </th>
            <Cell isNumeric>
              <Value line={line} name={name} owner={owner} days={days} />
            </Cell>
            <Cell>
              <Badge tone={line.verdict === 'within' ? 'good' : 'fair'}>{verdictWords[line.verdict]}</Badge>
            </Cell>
            <Cell className="text-sm whitespace-nowrap text-muted">
              {describeBand(line.measure, targetBands[line.measure])}
            </Cell>
            <Cell className="text-sm whitespace-nowrap text-muted">{describeTrend(line)}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
