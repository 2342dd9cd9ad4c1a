import type { CurrencyForecast } from '@parley/core/insights/forecast'
import { stageName } from '@parley/core/leads/stages'
import { Fragment, type ReactNode } from 'react'
import { formatNumber, formatPercent } from '~/data/formats.ts'
import { formatTotal } from '~/data/money.ts'
import { useStages } from '~/data/stages.ts'
import { PipelineRow } from '~/features/stage/index.ts'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'

type StageForecast = CurrencyForecast['stages'][number]

interface Props {
  forecast: CurrencyForecast
  /** A stage's name, or the link that it is. */
  renderName?: (stage: StageForecast) => ReactNode
  /** The number of its deals, or the link that it is. */
  renderDeals?: (stage: StageForecast) => ReactNode
  /** The table's foot. */
  children?: ReactNode
}

/** A forecast stage by stage: deals, value, chance to win and what follows. */
export function StageTable({
  forecast: { currency, stages },
  renderName,
  renderDeals = ({ leads }) => formatNumber(leads),
  children,
}: Props) {
  const companyStages = useStages()
  return (
    <Table caption={`Forecast by stage in ${currency}`}>
      <TableHead>
        <HeaderCell>Stage</HeaderCell>
        <HeaderCell isNumeric>Deals</HeaderCell>
        <HeaderCell isNumeric>Value</HeaderCell>
        <HeaderCell isNumeric>Chance</HeaderCell>
        <HeaderCell isNumeric>Expected</HeaderCell>
      </TableHead>
      <tbody>
        {stages.map((stage, index) => (
          <Fragment key={stage.status}>
            <PipelineRow status={stage.status} before={stages[index - 1]?.status} columns={5} />
            <TableRow>
              <th scope="row" className="pr-3 font-normal">
                {renderName ? renderName(stage) : stageName(companyStages, stage.status)}
              </th>
              <Cell isNumeric>{renderDeals(stage)}</Cell>
              <Cell isNumeric>{formatTotal(stage.value, currency)}</Cell>
              <Cell isNumeric>{formatPercent(stage.winProbability)}</Cell>
              <Cell isNumeric>{formatTotal(stage.expected, currency)}</Cell>
            </TableRow>
          </Fragment>
        ))}
      </tbody>
      {children}
    </Table>
  )
}
