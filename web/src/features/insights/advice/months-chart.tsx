import type { CurrencyForecast } from '@parley/core/insights/forecast'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatMoney } from '../../leads/index.ts'
import { formatMonth } from './format-month.ts'

const monthOf = (text: unknown) => (typeof text === 'string' ? formatMonth(text) : '')

/** What is expected by month as bars, and as a table for those who do not see them. */
export default function MonthsChart({ currency, months }: Pick<CurrencyForecast, 'currency' | 'months'>) {
  const money = (value: unknown) => formatMoney(Number(value), currency)
  const short = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  return (
    <section aria-label={`Expected by month in ${currency}`} className="min-w-0 pt-2">
      <div aria-hidden="true" className="h-48 text-xs">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={[...months]}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="month"
              tickFormatter={monthOf}
              tick={{ fill: 'var(--color-faint)' }}
              tickLine={false}
              axisLine={false}
            />
            <YAxis
              width={56}
              tickFormatter={(value: number) => short.format(value)}
              tick={{ fill: 'var(--color-faint)' }}
              tickLine={false}
              axisLine={false}
            />
            <Tooltip
              labelFormatter={monthOf}
              formatter={money}
              cursor={{ fill: 'var(--color-sunken)' }}
              contentStyle={{
                background: 'var(--color-raised)',
                border: '1px solid var(--color-line)',
                borderRadius: 6,
              }}
            />
            <Bar
              dataKey="expected"
              name="Expected"
              fill="var(--color-accent)"
              maxBarSize={48}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <table className="sr-only">
        <caption>Expected by month in {currency}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Deals</th>
            <th scope="col">Value</th>
            <th scope="col">Expected</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, leads, value, expected }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{leads}</td>
              <td>{money(value)}</td>
              <td>{money(expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
