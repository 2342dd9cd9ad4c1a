import { isOpenStatus, type Stage, stageName } from '../../leads/stages.ts'

/** Times in ISO 8601; `value` in whole units of `currency`. */
export interface LeadFact {
  status: string
  value: number | null
  currency: string
  created_at: string
  status_changed_at: string
}

export interface Figures {
  newLeads: number
  won: number
  lost: number
  /** Won out of what was decided in the period, 0 to 1; null where nothing was. */
  winRate: number | null
  wonValue: { currency: string; amount: number }[]
  openLeads: number
  pipeline: { currency: string; amount: number }[]
  /** By the names of stages. */
  byStage: Record<string, number>
}

/** What leads are worth in each of their currencies; a currency without an amount is left out. */
export const sumOf = (
  leads: readonly Pick<LeadFact, 'value' | 'currency'>[],
): { currency: string; amount: number }[] =>
  [...Map.groupBy(leads, ({ currency }) => currency)]
    .map(([currency, rows]) => ({
      currency,
      amount: rows.reduce((total, { value }) => total + (value ?? 0), 0),
    }))
    .filter(({ amount }) => amount > 0)

/** What came and what was decided from one moment to another (ISO 8601), and what is open now. A deal is decided when its stage last changed. */
export function toFigures(
  leads: LeadFact[],
  since: string,
  until: string,
  stages: readonly Stage[],
): Figures {
  const isWithin = (at: string): boolean =>
    Date.parse(at) >= Date.parse(since) && Date.parse(at) < Date.parse(until)
  const decided = leads.filter(({ status, status_changed_at: at }) => !isOpenStatus(status) && isWithin(at))
  const won = decided.filter(({ status }) => status === 'won')
  const open = leads.filter(({ status }) => isOpenStatus(status))
  return {
    newLeads: leads.filter(({ created_at: at }) => isWithin(at)).length,
    won: won.length,
    lost: decided.length - won.length,
    winRate: decided.length === 0 ? null : won.length / decided.length,
    wonValue: sumOf(won),
    openLeads: open.length,
    pipeline: sumOf(open),
    byStage: Object.fromEntries(
      [...Map.groupBy(leads, ({ status }) => status)].map(([status, rows]) => [
        stageName(stages, status),
        rows.length,
      ]),
    ),
  }
}
