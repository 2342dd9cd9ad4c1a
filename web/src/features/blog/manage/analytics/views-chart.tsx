import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { BlogFigures } from './figures.ts'

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const nameOf = (text: unknown) => (typeof text === 'string' ? day.format(new Date(`${text}T00:00Z`)) : '')

/** Views by day as a line, and as a table for those who do not see it. */
export default function ViewsChart({ days }: { days: BlogFigures['days'] }) {
  return (
    <section aria-label="Views by day" className="pt-2">
      <div aria-hidden="true" className="h-56 text-xs">
        <ResponsiveContainer width="100%" height="100%">
          <AreaChart data={days} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="day"
              tickFormatter={nameOf}
              tick={{ fill: 'var(--color-faint)' }}
              tickLine={false}
              axisLine={false}
              minTickGap={48}
            />
            <YAxis
              allowDecimals={false}
              width={36}
              tick={{ fill: 'var(--color-faint)' }}
              tickLine={false}
              axisLine={false}
            />
            <Tooltip
              labelFormatter={nameOf}
              cursor={{ stroke: 'var(--color-control)' }}
              contentStyle={{
                background: 'var(--color-raised)',
                border: '1px solid var(--color-line)',
                borderRadius: 6,
              }}
            />
            <Area
              dataKey="views"
              name="Views"
              stroke="var(--color-accent-ink)"
              strokeWidth={1.5}
              fill="var(--color-accent-soft)"
              isAnimationActive={false}
            />
            <Area
              dataKey="visitors"
              name="Readers"
              stroke="var(--color-muted)"
              strokeWidth={1.5}
              fill="none"
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <p aria-hidden="true" className="flex gap-4 pt-2 text-xs text-muted">
        <span className="before:mr-1.5 before:inline-block before:h-0.5 before:w-4 before:bg-accent-ink before:align-middle">
          Views
        </span>
        <span className="before:mr-1.5 before:inline-block before:h-0.5 before:w-4 before:bg-muted before:align-middle">
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
