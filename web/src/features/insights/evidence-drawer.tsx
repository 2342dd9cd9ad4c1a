import type { Day } from '@parley/core/blog/calendar'
import { figureNames } from '@parley/core/insights/figure-names'
import { figureOf } from '@parley/core/insights/figures'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { countOf, formatDays, formatNumber } from '~/data/formats.ts'
import { Drawer } from '~/ui/drawer.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { type Member, membersQuery } from '../people/index.ts'
import { EvidenceLine } from './evidence-line.tsx'
import { describeSum, formatFigure } from './format-figure.ts'
import type { Measure } from './insights-search.ts'
import { titleOf } from './labels.ts'
import { type Evidence, evidenceQuery } from './queries.ts'
import { trackersQuery } from './trackers.ts'

interface Props {
  measure: Measure
  keyOf: string
  from: Day
  to: Day
  timeZone: string
  owner: string | undefined
  onClose: () => void
}

/** What a number stands for as a whole, in words that the lines below add up to. */
function describeWhole(measure: Measure, { value, weight, recordings }: Evidence): string {
  const figure = figureNames.find((name) => name === measure)
  const behind = countOf(recordings, 'recording')
  if (figure)
    return `${formatFigure(figure, figureOf(figure, { value, weight }))}: ${describeSum(figure, value, weight)}, from ${behind}`
  if (measure === 'conversations' || measure === 'topic') return behind
  return `${countOf(value, 'time')} in ${behind}`
}

/** The recordings behind one number, newest first, each with its part and the second that shows it. */
export default function EvidenceDrawer({ measure, keyOf, from, to, timeZone, owner, onClose }: Props) {
  const { data, error, isPending, refetch } = useQuery(
    evidenceQuery({ from, to, timeZone, measure, key: keyOf, owner }),
  )
  const trackers = useQuery({ ...trackersQuery(), enabled: measure === 'tracker' })
  const members: readonly Member[] = useQuery(membersQuery()).data ?? []
  const tracker = trackers.data?.find(({ id }) => id === keyOf)
  const whose =
    owner === undefined ? '' : `\u00A0· ${members.find(({ id }) => id === owner)?.name ?? 'Former member'}`
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={titleOf(measure, keyOf, tracker?.name)}
      description={`${formatDays(from, to)}${whose}`}
    >
      {error && (
        <ErrorNotice title="The recordings could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && !error && <SkeletonRows count={6} label="Loading recordings" />}
      {data && (
        <>
          <p className="border-b pb-3 font-medium">{describeWhole(measure, data)}</p>
          <ul>
            {data.parts.map((part, index) => (
              <EvidenceLine
                key={`${part.recording_id} ${part.start_seconds} ${index}`}
                measure={measure}
                part={part}
                owner={owner === undefined ? members.find(({ id }) => id === part.owner_id)?.name : undefined}
              />
            ))}
          </ul>
          {data.count > data.parts.length && (
            <p className="pt-3 text-sm text-faint">
              The newest {data.parts.length} of {formatNumber(data.count)}. A shorter period shows the rest.
            </p>
          )}
        </>
      )}
    </Drawer>
  )
}
