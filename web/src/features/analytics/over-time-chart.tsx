import type { Interval } from '@parley/core/analytics/intervals'
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDays } from '~/data/formats.ts'
import { chartAxis, chartFrame, chartGrid, chartTooltip } from '~/ui/chart-style.ts'

/** New leads as bars and won deals as a line, a stretch of days each. The table beside it says the same. */
export default function OverTimeChart({ stretches }: { stretches: readonly Interval[] }) {
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
          <ComposedChart data={data} {...chartFrame}>
            <CartesianGrid {...chartGrid} />
            <XAxis dataKey="name" {...chartAxis} minTickGap={32} />
            <YAxis allowDecimals={false} width={40} {...chartAxis} />
            <Tooltip labelFormatter={spanOf} {...chartTooltip} />
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
