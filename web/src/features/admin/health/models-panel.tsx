import { useQuery } from '@tanstack/react-query'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { Period } from '../admin-search.ts'
import { formatCount, formatPeriod } from '../format.ts'
import { modelsQuery } from '../queries.ts'
import { Nothing, QueryState } from '../query-state.tsx'

const price = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What the language model was asked, and what it took. */
export function ModelsPanel({ since, days }: { since: string; days: Period }) {
  const models = useQuery(modelsQuery(since))
  return (
    <Panel title="Language model" aside={formatPeriod(days)}>
      <QueryState query={models} what="the calls of the model">
        {(figures) =>
          figures.length === 0 ? (
            <Nothing>
              No model was called. The built-in engine answers without one, for nothing; set LLM_BASE_URL for
              a model.
            </Nothing>
          ) : (
            <>
              <Table caption="Calls of the language model" isFocusable className="whitespace-nowrap">
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
                      <Cell isNumeric>{formatCount(each.calls)}</Cell>
                      <Cell isNumeric className={each.failed > 0 ? 'font-medium text-danger' : undefined}>
                        {formatCount(each.failed)}
                      </Cell>
                      <Cell isNumeric>{formatCount(each.input_tokens)}</Cell>
                      <Cell isNumeric>{formatCount(each.output_tokens)}</Cell>
                      <Cell isNumeric>{each.cost === null ? '—' : price.format(each.cost)}</Cell>
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
                  {formatCount(figures.reduce((sum, { uncounted }) => sum + uncounted, 0))} answers came
                  without their number of tokens.
                </p>
              )}
            </>
          )
        }
      </QueryState>
    </Panel>
  )
}
