import { latencyBounds, percentile } from '@parley/core/operations/latency'
import { formatDay, formatDayAndTime, formatNumber } from '~/data/formats.ts'
import { formatMilliseconds } from '~/data/measures.ts'
import { hasCourse } from '~/ui/chart-style.ts'
import { ChartToCome } from '~/ui/chart-to-come.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { Period } from '../admin-search.ts'
import { formatPeriod } from '../format.ts'
import { bySlot, describeLatency, type RequestFigure, type Window } from './figures.ts'

interface Props {
  figures: readonly RequestFigure[]
  window: Window
  days: Period
}

type Slot = ReturnType<typeof bySlot>[number]

const nameOf = (start: string, days: Period) => (days === 30 ? formatDay(start) : formatDayAndTime(start))

const slowest = ({ buckets }: Slot) => percentile(buckets, latencyBounds, 0.95)?.value ?? 0

interface BarsProps {
  slots: readonly Slot[]
  days: Period
  valueOf: (slot: Slot) => number
  /** Of the value, drawn in another colour from below. */
  partOf?: (slot: Slot) => number
  describe: (slot: Slot) => string
  /** A value as the scale writes it. */
  format: (value: number) => string
}

/** One bar a stretch. What it shows stands in the table below for those who do not see it. */
function Bars({ slots, days, valueOf, partOf, describe, format }: BarsProps) {
  const most = Math.max(...slots.map(valueOf), 0)
  const middle = slots[Math.floor(slots.length / 2)]
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-faint tabular-nums"
    >
      <p className="flex h-36 flex-col justify-between text-right leading-none">
        <span>{format(most)}</span>
        <span>{format(most / 2)}</span>
        <span>0</span>
      </p>
      <div className="relative flex h-36 items-end gap-1 border-b">
        <span className="absolute inset-x-0 top-0 h-px bg-line" />
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        {slots.map((slot, index) => {
          const value = valueOf(slot)
          const height = most === 0 ? 0 : (value / most) * 100
          const part = value === 0 || !partOf ? 0 : (partOf(slot) / value) * 100
          return (
            <div
              key={slot.start}
              title={`${nameOf(slot.start, days)}: ${describe(slot)}`}
              className="group relative flex h-full flex-1 items-end"
            >
              <div
                className={`mx-auto flex w-full max-w-6 flex-col justify-end transition-opacity group-hover:opacity-70 ${index === slots.length - 1 ? 'hatched' : 'bg-ink'}`}
                style={{ height: value === 0 ? 0 : `max(2px, ${height}%)` }}
              >
                <div className="bg-danger-fill" style={{ height: part === 0 ? 0 : `max(2px, ${part}%)` }} />
              </div>
            </div>
          )
        })}
      </div>
      <p className="col-start-2 flex justify-between pt-1.5">
        <span>{nameOf(slots[0]?.start ?? '', days)}</span>
        <span>{nameOf(middle?.start ?? '', days)}</span>
        <span>now</span>
      </p>
    </div>
  )
}

/** How much was asked and how long it took, stretch by stretch. */
export function RequestsPanel({ figures, window, days }: Props) {
  const slots = bySlot(figures, window)
  const isChart = hasCourse(slots.filter(({ requests }) => requests > 0).length)
  const hasFailed = slots.some(({ failed }) => failed > 0)
  return (
    <Panel title="Over time" aside={`${formatPeriod(days)}, without scripts, styles and images`}>
      {isChart ? (
        <div className="grid gap-x-12 gap-y-8 pt-4 lg:grid-cols-2">
          <div className="min-w-0">
            <p className="flex flex-wrap justify-between gap-x-4 pb-3 text-sm text-muted">
              <span>
                Requests
                {hasFailed && (
                  <span className="pl-3 before:mr-1.5 before:inline-block before:size-2 before:bg-danger-fill">
                    failed
                  </span>
                )}
              </span>
            </p>
            <Bars
              slots={slots}
              days={days}
              valueOf={({ requests }) => requests}
              format={(value) => formatNumber(Math.round(value))}
              partOf={({ failed }) => failed}
              describe={({ requests, failed }) =>
                `${formatNumber(requests)} requests${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}`
              }
            />
          </div>
          <div className="min-w-0">
            <p className="flex flex-wrap justify-between gap-x-4 pb-3 text-sm text-muted">
              <span>p95 response</span>
            </p>
            <Bars
              slots={slots}
              days={days}
              valueOf={slowest}
              format={formatMilliseconds}
              describe={({ buckets }) => describeLatency(buckets, 0.95)}
            />
          </div>
        </div>
      ) : (
        <ChartToCome>
          Requests and response times appear here as bars after a second{' '}
          {days === 30 ? 'day' : days === 7 ? 'quarter of a day' : 'hour'} with requests.
        </ChartToCome>
      )}
      <details className="pt-3">
        <summary className="w-fit cursor-pointer text-sm leading-8 text-accent-ink pointer-coarse:leading-11">
          Show as a table
        </summary>
        <Table caption="Requests and their time" isFocusable className="whitespace-nowrap">
          <TableHead>
            <HeaderCell>From</HeaderCell>
            <HeaderCell isNumeric>Requests</HeaderCell>
            <HeaderCell isNumeric>Failed</HeaderCell>
            <HeaderCell isNumeric>Median</HeaderCell>
            <HeaderCell isNumeric>p95</HeaderCell>
          </TableHead>
          <tbody>
            {slots.map((slot) => (
              <TableRow key={slot.start}>
                <th scope="row" className="pr-3 font-normal whitespace-nowrap">
                  <time dateTime={slot.start}>{nameOf(slot.start, days)}</time>
                </th>
                <Cell isNumeric>{formatNumber(slot.requests)}</Cell>
                <Cell isNumeric>{formatNumber(slot.failed)}</Cell>
                <Cell isNumeric>{describeLatency(slot.buckets, 0.5)}</Cell>
                <Cell isNumeric>{describeLatency(slot.buckets, 0.95)}</Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </details>
    </Panel>
  )
}
