import type { Money } from '@parley/core/analytics/sales-lines'
import { formatTotal } from '~/data/money.ts'

/** "$12,500 · €900": each currency for itself. */
export const formatSums = (sums: readonly Money[]): string =>
  sums.length === 0 ? '—' : sums.map(({ currency, value }) => formatTotal(value, currency)).join('\u00A0· ')
