import type { CurrencyForecast } from '@parley/core/insights/forecast'
import { countOf } from '~/data/formats.ts'
import { formatTotal } from '~/data/money.ts'
import { Stat } from '~/ui/stat.tsx'

interface Props {
  forecast: CurrencyForecast
  /** What the first number is called. */
  label: string
}

/** The four sums of a forecast. */
export function ForecastStats({ forecast: { currency, leads, value, low, expected, high }, label }: Props) {
  const money = (amount: number) => formatTotal(amount, currency)
  return (
    <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-4">
      <Stat label={label} value={money(expected)} note="value × chance to win" />
      <Stat label="Low" value={money(low)} note="90% chance of more" />
      <Stat label="High" value={money(high)} note="90% chance of less" />
      <Stat label="Open pipeline" value={money(value)} note={countOf(leads, 'deal')} />
    </dl>
  )
}
