import type { CurrencyForecast } from '@parley/core/insights/forecast'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatMonth } from '~/data/formats.ts'
import { formatTotal } from '~/data/money.ts'
import { ChartHatch } from '~/ui/chart-hatch.tsx'
import { chartAxis, chartColours, chartFrame, chartGrid, chartTooltip } from '~/ui/chart-style.ts'

const monthOf = (text: unknown) => (typeof text === 'string' ? formatMonth(text) : '')

/** In rem, the scale beside them counted as one: few bars stand together, many take the width there is. */
const roomOfMonth = 10

/** What is expected by month, as high as what it stands in. A table beside it has to say the same. */
export default function ForecastChart({ currency, months }: Pick<CurrencyForecast, 'currency' | 'months'>) {
  return (
    <div
      aria-hidden="true"
      className="h-full text-xs"
      style={{ maxWidth: `${(months.length + 1) * roomOfMonth}rem` }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...months]} {...chartFrame}>
          <defs>
            <ChartHatch name="expected" colour={chartColours.main} />
          </defs>
          <CartesianGrid {...chartGrid} />
          <XAxis dataKey="month" tickFormatter={monthOf} {...chartAxis} />
          <YAxis
            width={56}
            tickFormatter={(value: number) => formatTotal(value, currency, 'compact')}
            {...chartAxis}
          />
          <Tooltip
            labelFormatter={monthOf}
            formatter={(value) => formatTotal(Number(value), currency)}
            {...chartTooltip}
          />
          <Bar
            dataKey="expected"
            name="Expected"
            fill="url(#hatch-expected)"
            maxBarSize={48}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
