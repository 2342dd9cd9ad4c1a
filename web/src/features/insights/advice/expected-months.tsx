import type { CurrencyForecast } from '@parley/core/insights/forecast'
import { MonthBars, MonthRows } from '../../forecast/index.ts'

/** What is expected by month as bars, and as a table for those who do not see them. */
export function ExpectedMonths({ currency, months }: Pick<CurrencyForecast, 'currency' | 'months'>) {
  return (
    <section aria-label={`Expected by month in ${currency}`} className="min-w-0">
      <MonthBars currency={currency} months={months} className="h-50 pt-2">
        <table className="sr-only">
          <caption>Expected by month in {currency}</caption>
          <MonthRows currency={currency} months={months} />
        </table>
      </MonthBars>
    </section>
  )
}
