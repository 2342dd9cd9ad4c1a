import { countOf, sumWords } from '@parley/core/assistant/tools/words'
import { z } from 'zod'
import type { ToolContext } from '../context.ts'

const sums = z.record(z.string(), z.number())

export interface AccountFigures {
  contacts: number
  open_sales: number
  /** Sums by currency. */
  open_value: Record<string, number>
  won_value: Record<string, number>
  /** ISO 8601; null where no sale is. */
  last_activity_at: string | null
}

const none: AccountFigures = {
  contacts: 0,
  open_sales: 0,
  open_value: {},
  won_value: {},
  last_activity_at: null,
}

/** People and sales of the accounts of these ids, as far as the caller sees them. */
export async function readFigures(
  ids: string[],
  { client }: ToolContext,
): Promise<(id: string) => AccountFigures> {
  const { data } = await client.rpc('account_figures', { ids }).throwOnError()
  const known = new Map(
    data.map((row) => [
      row.account_id,
      {
        contacts: row.contacts,
        open_sales: row.open_leads,
        open_value: sums.parse(row.open_values),
        won_value: sums.parse(row.won_values),
        last_activity_at: z.string().nullable().parse(row.last_activity_at),
      },
    ]),
  )
  return (id) => known.get(id) ?? none
}

/** "$12,000 and €4,000" of sums by currency; empty where there are none. */
export function valueWords(values: Record<string, number>): string {
  const amounts = Object.entries(values).map(([currency, amount]) => ({ currency, amount }))
  return amounts.length === 0 ? '' : sumWords(amounts)
}

/** "2 open sales worth $12,000", "no open sale". */
export function openWords({ open_sales: count, open_value: value }: AccountFigures): string {
  if (count === 0) return 'no open sale'
  const worth = valueWords(value)
  return `${countOf(count, 'open sale')}${worth === '' ? '' : ` worth ${worth}`}`
}
