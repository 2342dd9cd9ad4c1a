import { type FigureSum, rankKeys } from '@parley/core/insights/figures'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatNumber } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { InsightsSearch } from './insights-search.ts'
import { NumberLink } from './number-link.tsx'
import { RankedLine } from './ranked-panel.tsx'
import { type Tracker, trackersQuery } from './trackers.ts'

const TrackerDialog = lazy(() => import('./tracker-dialog.tsx'))

interface Props {
  sums: readonly FigureSum[]
  search: InsightsSearch
}

/** The words this company listens for, and how often they were said. */
export function TrackersPanel({ sums, search }: Props) {
  const { data: trackers = [], error, isPending, refetch } = useQuery(trackersQuery())
  const [edited, setEdited] = useState<{ tracker: Tracker | undefined } | null>(null)
  const counts = new Map(rankKeys(sums, 'tracker').map(({ key, value }) => [key, value]))
  const most = Math.max(1, ...counts.values())
  const sorted = trackers.toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0))
  return (
    <Panel
      title="Trackers"
      aside={
        <Button size="small" onClick={() => setEdited({ tracker: undefined })}>
          New tracker
        </Button>
      }
    >
      {error && (
        <ErrorNotice title="The trackers could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {!isPending && !error && trackers.length === 0 && (
        <p className="py-3 text-sm text-faint">
          Add words to listen for, such as a product, a regulation or a promise. Parley counts them in every
          transcript and shows each mention.
        </p>
      )}
      <ul>
        {sorted.map((tracker) => {
          const count = counts.get(tracker.id) ?? 0
          return (
            <RankedLine
              key={tracker.id}
              share={count / most}
              name={
                <>
                  {tracker.name} <span className="text-sm text-faint">{tracker.words.join(', ')}</span>
                </>
              }
            >
              <NumberLink
                search={search}
                opening={{ open: 'tracker', key: tracker.id }}
                label={`Tracker ${tracker.name}`}
                className="justify-end"
              >
                {formatNumber(count)}
              </NumberLink>
              <IconButton
                label={`Change tracker ${tracker.name}`}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => setEdited({ tracker })}
              />
            </RankedLine>
          )
        })}
      </ul>
      <Suspense fallback={null}>
        {edited && <TrackerDialog tracker={edited.tracker} onClose={() => setEdited(null)} />}
      </Suspense>
    </Panel>
  )
}
