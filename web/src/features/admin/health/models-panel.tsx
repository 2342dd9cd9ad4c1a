import { useQuery } from '@tanstack/react-query'
import { formatDecimal, formatNumber } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { Period } from '../admin-search.ts'
import { formatPeriod } from '../format.ts'
import { Nothing, QueryState } from '../query-state.tsx'
import { modelsQuery } from './models-query.ts'

/** What the language model was asked, and what it took. */
export function ModelsPanel({ since, days }: { since: string; days: Period }) {
  const models = useQuery(modelsQuery(since))
  return (
    <Panel title="Language model" aside={formatPeriod(days)}>
      <QueryState query={models} what="the calls of the model">
        {(figures) =>
          figures.length === 0 ? (
            <Nothing>
              No AI calls yet. The built-in engine works without a model, free of charge; connect one under
              Integrations.
            </Nothing>
          ) : (
            <>
              <Table caption="AI calls" isFocusable className="whitespace-nowrap">
                <TableHead>
                  <HeaderCell>Model</HeaderCell>
                  <HeaderCell isNumeric>Calls</HeaderCell>
                  <HeaderCell isNumeric>Failed</HeaderCell>
                  <HeaderCell isNumeric>Tokens in</HeaderCell>
                  <HeaderCell isNumeric>Tokens out</HeaderCell>
                  <HeaderCell isNumeric>Cost</HeaderCell>
                </TableHead>
                <tbody>
                  {figures.map((each) => (
                    <TableRow key={each.model}>
                      <th scope="row" className="pr-3 font-normal">
                        {each.model}
                      </th>
                      <Cell isNumeric>{formatNumber(each.calls)}</Cell>
                      <Cell isNumeric className={each.failed > 0 ? 'font-medium text-danger' : undefined}>
                        {formatNumber(each.failed)}
                      </Cell>
                      <Cell isNumeric>{formatNumber(each.input_tokens)}</Cell>
                      <Cell isNumeric>{formatNumber(each.output_tokens)}</Cell>
                      <Cell isNumeric>{each.cost === null ? '—' : formatDecimal(each.cost, 2)}</Cell>
                    </TableRow>
                  ))}
                </tbody>
              </Table>
              {figures.some(({ cost }) => cost === null) && (
                <p className="pt-2 text-xs text-faint">
                  Set LLM_INPUT_PRICE and LLM_OUTPUT_PRICE (of a million tokens) to see the cost.
                </p>
              )}
              {figures.some(({ uncounted }) => uncounted > 0) && (
                <p className="pt-2 text-xs text-faint">
                  {formatNumber(figures.reduce((sum, { uncounted }) => sum + uncounted, 0))} answers reported
                  no token count.
                </p>
              )}
            </>
          )
        }
      </QueryState>
    </Panel>
  )
}
