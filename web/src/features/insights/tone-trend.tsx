import type { Day } from '@parley/core/blog/calendar'
import type { ToneInterval } from '@parley/core/insights/figures'
import { toToneColumns } from '@parley/core/insights/tone-columns'
import { Link } from '@tanstack/react-router'
import { countOf, formatDays } from '~/data/formats.ts'
import { hasCourse } from '~/ui/chart-style.ts'
import { ChartToCome } from '~/ui/chart-to-come.tsx'
import { Panel } from '~/ui/panel.tsx'
import { formatFigure, toneWord } from './format-figure.ts'
import { type InsightsSearch, readInsightsSearch } from './insights-search.ts'

/** The tone of a conversation rarely leaves the middle: half the scale fills the height. */
const tallest = 0.5
const heightOf = (tone: number) => `${Math.max(3, (Math.min(tallest, Math.abs(tone)) / tallest) * 50)}%`

interface Props {
  stretches: readonly ToneInterval[]
  search: InsightsSearch
  today: Day
}

/** One bar a stretch of days: above the line good, below it bad. Each opens the conversations it is made of. */
export function ToneTrend({ stretches, search, today }: Props) {
  const isRunning = (to: Day) => to >= today
  if (!hasCourse(stretches.filter(({ tone }) => tone !== null).length))
    return (
      <Panel title="Sentiment over time">
        <ChartToCome>
          How the tone of your conversations changes appears here after the next week with one.
        </ChartToCome>
      </Panel>
    )
  return (
    <Panel title="Sentiment over time" aside="average per period, from −1 to +1">
      <div className="flex gap-2 pt-4">
        <Scale />
        <ol className="relative flex min-w-0 flex-1 items-stretch">
          <span aria-hidden="true" className="absolute inset-x-0 top-18 h-px bg-line" />
          {toToneColumns(stretches).map((column) =>
            column.kind === 'gap' ? (
              <Gap key={column.from} {...column} />
            ) : (
              <Stretch
                key={column.stretch.from}
                stretch={column.stretch}
                tone={column.tone}
                search={search}
                isRunning={isRunning(column.stretch.to)}
              />
            ),
          )}
        </ol>
      </div>
      {stretches.some(({ to, tone }) => tone !== null && isRunning(to)) && (
        <p
          aria-hidden="true"
          className="pt-2 text-xs text-muted before:mr-1.5 before:inline-block before:size-2 before:align-middle before:hatched"
        >
          Still running
        </p>
      )}
    </Panel>
  )
}

/** What the height stands for. */
function Scale() {
  return (
    <span
      aria-hidden="true"
      className="flex h-36 shrink-0 flex-col justify-between text-right text-xs text-faint tabular-nums"
    >
      <span>{formatFigure('sentiment', tallest)}</span>
      <span>0</span>
      <span>{formatFigure('sentiment', -tallest)}</span>
    </span>
  )
}

function Gap({ stretches, from, to }: { stretches: number; from: Day; to: Day }) {
  return (
    <li
      className="relative flex h-36 min-w-0 items-center justify-center"
      style={{ flexGrow: stretches, flexBasis: 0 }}
    >
      <span className="relative bg-canvas px-1 text-center text-xs text-faint">
        {stretches === 1 ? (
          <>
            <span aria-hidden="true">none</span>
            <span className="sr-only">No conversations</span>
          </>
        ) : (
          'No conversations'
        )}
        <span className="sr-only">, {formatDays(from, to)}</span>
      </span>
    </li>
  )
}

interface StretchProps {
  stretch: ToneInterval
  tone: number
  search: InsightsSearch
  isRunning: boolean
}

function Stretch({ stretch, tone, search: { days, owner }, isRunning }: StretchProps) {
  const { from, to, conversations } = stretch
  const fill = isRunning ? 'hatched' : tone < 0 ? 'bg-control' : 'bg-ink'
  const value = formatFigure('sentiment', tone)
  return (
    <li className="min-w-0 flex-1">
      <Link
        to="/insights"
        search={readInsightsSearch({ days, owner, open: 'sentiment', from, to })}
        resetScroll={false}
        aria-label={`${formatDays(from, to)}: sentiment ${value}, ${toneWord(tone)}, ${countOf(conversations, 'conversation')}`}
        className="group block rounded-sm hover:bg-sunken"
      >
        <span aria-hidden="true" className="relative block h-36">
          <span
            className={`absolute inset-x-0 mx-auto w-2/5 max-w-6 ${fill} ${tone < 0 ? 'top-1/2' : 'bottom-1/2'}`}
            style={{ height: heightOf(tone) }}
          />
          <span
            className={`absolute inset-x-0 text-center text-xs text-faint tabular-nums group-hover:text-ink max-sm:hidden ${tone < 0 ? 'bottom-[calc(50%+0.25rem)]' : 'top-[calc(50%+0.25rem)]'}`}
          >
            {value}
          </span>
        </span>
      </Link>
      <span aria-hidden="true" className="block text-center text-xs text-balance text-faint tabular-nums">
        {formatDays(from, from)}
      </span>
    </li>
  )
}
