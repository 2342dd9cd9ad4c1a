import type { Stretch } from '@parley/core/analytics/stretches'
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDays } from '../insights/index.ts'

/** New leads as bars and won deals as a line, a stretch of days each. The table beside it says the same. */
export default function OverTimeChart({ stretches }: { stretches: readonly Stretch[] }) {
  const data = stretches.map(({ from, to, created, won }) => ({
    name: formatDays(from, from),
    span: formatDays(from, to),
    created,
    won,
  }))
  const spanOf = (name: unknown) => data.find((each) => each.name === name)?.span ?? ''
  return (
    <div aria-hidden="true" className="pt-3">
      <div className="h-56 text-xs">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={data}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="name"
              tick={{ fill: 'var(--color-faint)' }}
              tickLine={false}
              axisLine={false}
              minTickGap={32}
            />
            <YAxis
              allowDecimals={false}
              width={40}
              tick={{ fill: 'var(--color-faint)' }}
              tickLine={false}
              axisLine={false}
            />
            <Tooltip
              labelFormatter={spanOf}
              cursor={{ fill: 'var(--color-sunken)' }}
              contentStyle={{
                background: 'var(--color-raised)',
                border: '1px solid var(--color-line)',
                borderRadius: 6,
              }}
            />
            <Bar
              dataKey="created"
              name="New leads"
              fill="var(--color-control)"
              maxBarSize={36}
              isAnimationActive={false}
            />
            <Line
              dataKey="won"
              name="Won deals"
              stroke="var(--color-accent-ink)"
              strokeWidth={1.5}
              dot={false}
              isAnimationActive={false}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <p className="flex gap-4 pt-2 text-xs text-muted">
        <span className="before:mr-1.5 before:inline-block before:size-2 before:bg-control before:align-middle">
          New leads
        </span>
        <span className="before:mr-1.5 before:inline-block before:h-0.5 before:w-4 before:bg-accent-ink before:align-middle">
          Won deals
        </span>
      </p>
    </div>
  )
}
