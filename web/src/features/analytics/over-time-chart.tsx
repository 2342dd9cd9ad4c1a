import type { Interval } from '@parley/core/analytics/intervals'
import type { Day } from '@parley/core/blog/calendar'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDays } from '~/data/formats.ts'
import { ChartHatch, hatchOf } from '~/ui/chart-hatch.tsx'
import { chartAxis, chartColours, chartFrame, chartGrid, chartTooltip } from '~/ui/chart-style.ts'

const swatch = 'before:mr-1.5 before:inline-block before:size-2 before:align-middle'

interface Props {
  stretches: readonly Interval[]
  today: Day
}

/** New leads and won deals side by side, a stretch of days each. The table beside it says the same. */
export default function OverTimeChart({ stretches, today }: Props) {
  const data = stretches.map(({ from, to, created, won }) => ({
    name: formatDays(from, from),
    span: `${formatDays(from, to)}${to >= today ? ', still running' : ''}`,
    created,
    won,
    isRunning: to >= today,
  }))
  const spanOf = (name: unknown) => data.find((each) => each.name === name)?.span ?? ''
  const isAnyRunning = data.some((each) => each.isRunning)
  return (
    <div aria-hidden="true" className="pt-3">
      <p className="text-xs text-faint">Leads</p>
      <div className="h-56 text-xs">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={data} {...chartFrame} barGap={2}>
            <defs>
              <ChartHatch name="created" colour={chartColours.other} />
              <ChartHatch name="won" colour={chartColours.main} />
            </defs>
            <CartesianGrid {...chartGrid} />
            <XAxis dataKey="name" {...chartAxis} minTickGap={32} />
            <YAxis allowDecimals={false} width={28} {...chartAxis} />
            <Tooltip labelFormatter={spanOf} {...chartTooltip} />
            <Bar
              dataKey="created"
              name="New leads"
              fill={chartColours.other}
              shape={hatchOf('created')}
              maxBarSize={18}
              isAnimationActive={false}
            />
            <Bar
              dataKey="won"
              name="Won deals"
              fill={chartColours.main}
              shape={hatchOf('won')}
              maxBarSize={18}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <p className="flex flex-wrap gap-x-4 pt-2 text-xs text-muted">
        <span className={`${swatch} before:bg-control`}>New leads</span>
        <span className={`${swatch} before:bg-ink`}>Won deals</span>
        {isAnyRunning && <span className={`${swatch} before:hatched`}>Still running</span>}
      </p>
    </div>
  )
}
