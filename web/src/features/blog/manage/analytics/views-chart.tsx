import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDay } from '~/data/formats.ts'
import { chartAxis, chartColours, chartFrame, chartGrid, chartTooltip } from '~/ui/chart-style.ts'
import type { BlogFigures } from './figures.ts'

const nameOf = (text: unknown) => (typeof text === 'string' ? formatDay(text) : '')

/** Views by day as a line, and as a table for those who do not see it. */
export default function ViewsChart({ days }: { days: BlogFigures['days'] }) {
  return (
    <section aria-label="Views by day" className="pt-2">
      <div aria-hidden="true" className="h-56 text-xs">
        <ResponsiveContainer width="100%" height="100%">
          <AreaChart data={days} {...chartFrame}>
            <CartesianGrid {...chartGrid} />
            <XAxis dataKey="day" tickFormatter={nameOf} {...chartAxis} minTickGap={48} />
            <YAxis allowDecimals={false} width={36} {...chartAxis} />
            <Tooltip labelFormatter={nameOf} {...chartTooltip} cursor={{ stroke: 'var(--color-control)' }} />
            <Area
              dataKey="views"
              name="Views"
              stroke={chartColours.main}
              strokeWidth={1.5}
              fill="var(--color-sunken)"
              isAnimationActive={false}
            />
            <Area
              dataKey="visitors"
              name="Readers"
              stroke={chartColours.other}
              strokeWidth={1.5}
              fill="none"
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <p aria-hidden="true" className="flex gap-4 pt-2 text-xs text-muted">
        <span className="before:mr-1.5 before:inline-block before:h-0.5 before:w-4 before:bg-ink before:align-middle">
          Views
        </span>
        <span className="before:mr-1.5 before:inline-block before:h-0.5 before:w-4 before:bg-control before:align-middle">
          Readers
        </span>
      </p>
      <table className="sr-only">
        <caption>Views and readers by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Views</th>
            <th scope="col">Readers</th>
          </tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={each.day}>
              <th scope="row">{nameOf(each.day)}</th>
              <td>{each.views}</td>
              <td>{each.visitors}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
