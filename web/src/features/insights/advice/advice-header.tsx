import { RotateCw } from 'lucide-react'
import { formatTime } from '~/data/formats.ts'
import { Badge } from '~/ui/badge.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { type Member, OwnerSelect } from '../../people/index.ts'
import { InsightPlaces } from '../../places/index.ts'
import { PeriodControl } from '../period-control.tsx'
import type { AdviceSearch } from './advice-search.ts'

interface Props {
  search: AdviceSearch
  members: readonly Member[]
  /** What puts the advice into words; unknown until it has answered. The advice itself is always counted here. */
  engine: string | undefined
  isRefreshing: boolean
  /** When the facts arrived, in milliseconds; 0 before. */
  updatedAt: number
  timeZone: string
  go: (patch: Partial<Record<keyof AdviceSearch, unknown>>) => void
  onRefresh: () => void
}

export function AdviceHeader({ search, members, engine, isRefreshing, updatedAt, go, onRefresh }: Props) {
  const { owner, days = 30 } = search
  return (
    <PageHeader
      title="AI insights"
      heading={<InsightPlaces current="AI insights" />}
      description={
        <>
          What to do next. Each line links to its proof.
          <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-faint">
            <Badge>
              {engine === undefined || engine === 'local'
                ? 'Built-in engine'
                : `Built-in engine and ${engine}`}
            </Badge>
            {updatedAt > 0 && `as of ${formatTime(updatedAt)}`}
            <IconButton
              label="Refresh"
              icon={<RotateCw aria-hidden="true" />}
              className="-my-2 -ml-1.5"
              disabled={isRefreshing}
              onClick={onRefresh}
            />
          </span>
        </>
      }
      actions={
        <>
          <PhoneSheet title="Filter" label={filterLabel(owner === undefined ? 0 : 1)}>
            <OwnerSelect
              label="Whose deals and conversations"
              owner={owner}
              members={members}
              hasFormer
              onChange={(next) => go({ owner: next })}
            />
          </PhoneSheet>
          <PeriodControl label="Coaching period" days={days} onChange={(value) => go({ days: value })} />
        </>
      }
    />
  )
}
