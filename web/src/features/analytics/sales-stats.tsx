import { minutesOf, timesOf } from '@parley/core/analytics/people'
import { totalsOf } from '@parley/core/analytics/sales-figures'
import { formatNumber, formatPercent } from '~/data/formats.ts'
import { formatMinutes, formatSpan } from '~/data/measures.ts'
import { formatTotal } from '~/data/money.ts'
import { Stat } from '~/ui/stat.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import type { SalesFigures } from './calls/figures-query.ts'
import { describeChange, hasEarlierData } from './format.ts'
import { formatSums } from './format-sums.ts'
import { NumberLink } from './number-link.tsx'

interface Props {
  figures: SalesFigures
  search: AnalyticsSearch
}

const whole = (seconds: number) => formatSpan(seconds)

/** The period in six figures, each beside the same number of days before. */
export function SalesStats({ figures, search }: Props) {
  const hasEarlier = hasEarlierData(figures)
  const { leads, activity, cycle, cycle_before: cycleBefore } = figures
  const now = totalsOf(leads.filter((line) => line.is_now))
  const before = totalsOf(leads.filter((line) => !line.is_now))
  const [main, ...others] = now.wonValue
  const mainBefore = before.wonValue.find(({ currency }) => currency === main?.currency)?.value ?? 0
  const done = activity.filter((line) => line.is_now)
  const doneBefore = activity.filter((line) => !line.is_now)
  const [talks, talksBefore] = [timesOf(done).conversation, timesOf(doneBefore).conversation]
  // Where the period before held nothing at all, the page's heading says so, once.
  const changeTo: typeof describeChange = (...figures) =>
    hasEarlier ? describeChange(...figures) : undefined
  const winRate = (
    <NumberLink search={search} opening={{ open: now.won > 0 ? 'won' : 'lost' }} label="Win rate">
      {formatPercent(now.winRate)}
    </NumberLink>
  )
  return (
    <dl className="grid grid-cols-2 gap-x-8 border-t md:grid-cols-3">
      <Stat
        label="New leads"
        value={
          <NumberLink search={search} opening={{ open: 'created' }} label="New leads">
            {formatNumber(now.created)}
          </NumberLink>
        }
        note={changeTo(now.created, before.created, formatNumber)}
      />
      <Stat
        label="Won deals"
        value={
          <NumberLink search={search} opening={{ open: 'won' }} label="Won deals">
            {formatNumber(now.won)}
          </NumberLink>
        }
        note={changeTo(now.won, before.won, formatNumber)}
      />
      <Stat
        label="Won value"
        value={
          main === undefined ? (
            '—'
          ) : (
            <NumberLink search={search} opening={{ open: 'won', currency: main.currency }} label="Won value">
              {formatTotal(main.value, main.currency)}
            </NumberLink>
          )
        }
        note={
          <>
            {main === undefined
              ? before.wonValue.length > 0 && `${formatSums(before.wonValue)} before`
              : changeTo(main.value, mainBefore, (value) => formatTotal(value, main.currency))}
            {others.length > 0 && <span className="block">and {formatSums(others)}</span>}
          </>
        }
      />
      <Stat
        label="Win rate"
        value={now.winRate === null ? formatPercent(null) : winRate}
        note={
          <>
            {`${formatNumber(now.won)} won, ${formatNumber(now.lost)} lost`}
            {before.winRate !== null && (
              <span className="block">{`${formatPercent(before.winRate)} before`}</span>
            )}
          </>
        }
      />
      <Stat
        label="Sales cycle"
        value={formatSpan(cycle.median)}
        note={
          <>
            {cycle.ninth_decile === null
              ? 'from first day to won'
              : `median; 90% within ${formatSpan(cycle.ninth_decile)}`}
            <span className="block">{changeTo(cycle.median, cycleBefore.median, whole)}</span>
          </>
        }
      />
      <Stat
        label="Conversations"
        value={
          <NumberLink search={search} opening={{ open: 'conversation' }} label="Conversations">
            {formatNumber(talks)}
          </NumberLink>
        }
        note={
          <>
            {formatMinutes(minutesOf(done))} recorded
            {search.pipeline !== undefined && ', in all pipelines'}
            <span className="block">{changeTo(talks, talksBefore, formatNumber)}</span>
          </>
        }
      />
    </dl>
  )
}
