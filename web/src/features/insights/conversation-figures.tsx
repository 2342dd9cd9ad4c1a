import type { Day } from '@parley/core/blog/calendar'
import { rankKeys, toToneIntervals } from '@parley/core/insights/figures'
import type { Member } from '../people/index.ts'
import { FigureStats } from './figure-stats.tsx'
import type { InsightsSearch, Period } from './insights-search.ts'
import { askerName, objectionName } from './labels.ts'
import type { Figures } from './queries.ts'
import { RankedPanel } from './ranked-panel.tsx'
import { RepsTable } from './reps-table.tsx'
import { ToneTrend } from './tone-trend.tsx'
import { TrackersPanel } from './trackers-panel.tsx'

const itself = (key: string) => key

interface Props {
  figures: Figures
  from: Day
  today: Day
  days: Period
  members: readonly Member[]
  search: InsightsSearch
}

/** What the conversations of a period say, panel by panel. */
export function ConversationFigures({ figures, from, today, days, members, search }: Props) {
  return (
    <>
      <FigureStats now={figures.now} before={figures.before} days={days} search={search} />
      <div className="grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-2">
        <div className="min-w-0 lg:col-span-2">
          <ToneTrend stretches={toToneIntervals(figures.days, from, days)} search={search} today={today} />
        </div>
        <RankedPanel
          title="Objections"
          aside="times raised"
          nothing="No objection found."
          measure="objection"
          ranked={rankKeys(figures.now, 'objection')}
          nameOf={objectionName}
          search={search}
        />
        <RankedPanel
          title="Competitors"
          aside="conversations"
          nothing="No competitor found."
          measure="competitor"
          ranked={rankKeys(figures.now, 'competitor')}
          nameOf={itself}
          search={search}
        />
        <RankedPanel
          title="Topics"
          aside="conversations"
          nothing="No topic found."
          measure="topic"
          ranked={rankKeys(figures.now, 'topic')}
          nameOf={itself}
          search={search}
        />
        <div className="grid content-start gap-10">
          <TrackersPanel sums={figures.now} search={search} />
          <RankedPanel
            title="Key questions"
            aside="questions"
            nothing="No question found."
            measure="question"
            ranked={rankKeys(figures.now, 'question')}
            nameOf={askerName}
            search={search}
          />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <RepsTable sums={figures.now} members={members} search={search} />
        </div>
      </div>
    </>
  )
}
