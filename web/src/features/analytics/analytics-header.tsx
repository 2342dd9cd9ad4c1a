import { type Day, moveDay } from '@parley/core/blog/calendar'
import { daysIn } from '@parley/core/text/day'
import { formatDays } from '~/data/formats.ts'
import { PipelineSelect } from '~/features/stage/index.ts'
import { PageHeader } from '~/ui/page-header.tsx'
import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { type Member, OwnerSelect } from '../people/index.ts'
import { InsightPlaces } from '../places/index.ts'
import { type AnalyticsSearch, periods } from './analytics-search.ts'

const periodOptions = [
  ...periods.map((days) => ({ value: String(days), label: days === 365 ? '1 year' : `${days} days` })),
  { value: 'own', label: 'Custom' },
]

interface Props {
  search: AnalyticsSearch
  members: readonly Member[]
  from: Day
  to: Day
  /** Whether the days before hold anything. */
  hasEarlier: boolean
  /** Two days of one's own instead of the last so many. */
  isOwnPeriod: boolean
  onOwner: (owner: string | undefined) => void
  onPipeline: (pipeline: string | undefined) => void
  /** Called with `own`, or a number of days. */
  onPeriod: (period: string) => void
}

/** Which days are shown and compared, and whose figures. */
export function AnalyticsHeader({
  search,
  members,
  from,
  to,
  hasEarlier,
  isOwnPeriod,
  onOwner,
  onPipeline,
  onPeriod,
}: Props) {
  const earlier = moveDay(from, -daysIn(from, to))
  return (
    <PageHeader
      title="Analytics"
      heading={<InsightPlaces current="Analytics" />}
      description={
        <>
          {formatDays(from, to)}
          <span className="text-faint">
            {hasEarlier
              ? `\u00A0· compared with ${formatDays(earlier, moveDay(from, -1))}`
              : `\u00A0· No earlier data, ${formatDays(earlier, moveDay(from, -1))}`}
          </span>
        </>
      }
      actions={
        <PhoneSheet
          title="Filter"
          label={filterLabel([search.owner, search.pipeline].filter(Boolean).length)}
        >
          <PipelineSelect pipeline={search.pipeline ?? null} hasAll onChange={onPipeline} />
          <OwnerSelect label="Whose figures" owner={search.owner} members={members} onChange={onOwner} />
          <SegmentedControl
            label="Period"
            value={isOwnPeriod ? 'own' : String(search.days ?? 30)}
            options={periodOptions}
            onChange={onPeriod}
          />
        </PhoneSheet>
      }
    />
  )
}
