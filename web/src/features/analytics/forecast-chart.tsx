import type { CurrencyForecast } from '@parley/core/insights/forecast'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatMonth } from '../insights/index.ts'
import { formatMoney } from '../leads/index.ts'

const monthOf = (text: unknown) => (typeof text === 'string' ? formatMonth(text) : '')

/** What is expected by month. The table beside it says the same. */
export default function ForecastChart({ currency, months }: Pick<CurrencyForecast, 'currency' | 'months'>) {
  const short = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  return (
    <div aria-hidden="true" className="h-56 pt-3 text-xs">
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
            formatter={(value) => formatMoney(Number(value), currency)}
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
  )
}
