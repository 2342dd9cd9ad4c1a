import type { ToneInterval } from '@parley/core/insights/figures'
import { Link } from '@tanstack/react-router'
import { formatDays } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import { formatFigure, toneWord } from './format-figure.ts'
import { type InsightsSearch, readInsightsSearch } from './insights-search.ts'

/** The tone of a conversation rarely leaves the middle: half the scale fills the height. */
const tallest = 0.5
const heightOf = (tone: number) => `${Math.max(3, (Math.min(tallest, Math.abs(tone)) / tallest) * 50)}%`
const countWords = (count: number) => `${count} ${count === 1 ? 'conversation' : 'conversations'}`

interface Props {
  stretches: readonly ToneInterval[]
  search: InsightsSearch
}

/** One bar a stretch of days: above the line good, below it bad. Each opens the conversations it is made of. */
export function ToneTrend({ stretches, search: { days, owner } }: Props) {
  const first = stretches[0]
  const last = stretches.at(-1)
  return (
    <Panel title="Sentiment over time" aside="mean of each stretch">
      <div className="relative pt-4">
        <span aria-hidden="true" className="absolute inset-x-0 top-4 flex h-36 items-center">
          <span className="h-px w-full bg-line" />
        </span>
        <ol className="relative flex h-36 items-stretch">
          {stretches.map(({ from, to, tone, conversations }) => (
            <li key={from} className="relative min-w-6 flex-1">
              {tone !== null && (
                <Link
                  to="/insights"
                  search={readInsightsSearch({ days, owner, open: 'sentiment', from, to })}
                  resetScroll={false}
                  aria-label={`${formatDays(from, to)}: sentiment ${formatFigure('sentiment', tone)}, ${toneWord(tone)}, ${countWords(conversations)}`}
                  className="group absolute inset-0 rounded-sm hover:bg-sunken"
                >
                  <span
                    className={`absolute inset-x-0 mx-auto w-2/5 max-w-6 group-hover:bg-accent-ink ${tone < 0 ? 'top-1/2 bg-control' : 'bottom-1/2 bg-ink'}`}
                    style={{ height: heightOf(tone) }}
                  />
                  <span
                    aria-hidden="true"
                    className={`absolute inset-x-0 text-center text-xs text-faint tabular-nums group-hover:text-ink max-sm:hidden ${tone < 0 ? 'bottom-[calc(50%+0.25rem)]' : 'top-[calc(50%+0.25rem)]'}`}
                  >
                    {formatFigure('sentiment', tone)}
                  </span>
                </Link>
              )}
            </li>
          ))}
        </ol>
        {first && last && (
          <p aria-hidden="true" className="flex justify-between pt-2 text-xs text-faint">
            <span>{formatDays(first.from, first.from)}</span>
            <span>{formatDays(last.to, last.to)}</span>
          </p>
        )}
      </div>
    </Panel>
  )
}
