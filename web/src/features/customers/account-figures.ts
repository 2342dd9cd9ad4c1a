import * as z from 'zod/mini'
import { formatTotal } from '~/data/money.ts'
import { supabase } from '~/data/supabase.ts'

const sums = z.record(z.string(), z.number())

export interface AccountFigures {
  contacts: number
  openLeads: number
  /** Sums by currency. */
  openValues: Record<string, number>
  wonValues: Record<string, number>
}

export const noFigures: AccountFigures = {
  contacts: 0,
  openLeads: 0,
  openValues: {},
  wonValues: {},
}

/** People and sales of up to 1,000 accounts, by the account's id. */
export async function readFigures(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, AccountFigures>> {
  if (ids.length === 0) return new Map()
  const asked = supabase.rpc('account_figures', { ids: [...ids] })
  const { data } = await (signal ? asked.abortSignal(signal) : asked).throwOnError()
  return new Map(
    data.map((row) => [
      row.account_id,
      {
        contacts: row.contacts,
        openLeads: row.open_leads,
        openValues: sums.parse(row.open_values),
        wonValues: sums.parse(row.won_values),
      },
    ]),
  )
}

/** "$12,000 · €4,000"; empty where there is none. */
export const showValues = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([currency, sum]) => formatTotal(sum, currency))
    .join('\u00A0· ')
