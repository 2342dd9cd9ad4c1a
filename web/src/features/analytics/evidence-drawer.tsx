import { activityKinds } from '@parley/core/analytics/sales-lines'
import { type Stage, stageName } from '@parley/core/leads/stages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { formatDay, formatDays, formatNumber } from '~/data/formats.ts'
import { formatMinutes } from '~/data/measures.ts'
import { formatAmount } from '~/data/money.ts'
import { useStages } from '~/data/stages.ts'
import { Drawer } from '~/ui/drawer.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { membersQuery } from '../people/index.ts'
import type { Measure } from './analytics-search.ts'
import { type AskedEvidence, type EvidenceLine, salesEvidenceQuery } from './calls/evidence-query.ts'
import { measureLabels, sourceName } from './format.ts'
import { formatSums } from './format-sums.ts'
import { personName } from './person-name.ts'

const isWork = (measure: Measure): boolean => activityKinds.some((kind) => kind === measure)

const words = (texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text !== undefined).join('\u00A0· ')

/** "Reached Proposal", "Open deals · Proposal", "Won deals". */
function describeMeasure(measure: Measure, status: string | undefined, stages: readonly Stage[]): string {
  const stage = status === undefined ? undefined : stageName(stages, status)
  return measure === 'reached' ? `${measureLabels.reached} ${stage}` : words([measureLabels[measure], stage])
}

interface Props {
  asked: AskedEvidence
  onClose: () => void
}

/** The leads, recordings or tasks behind one number, the newest first. */
export default function EvidenceDrawer({ asked, onClose }: Props) {
  const { measure, from, to, owner, source, currency, status } = asked
  const { data, error, isPending, refetch } = useQuery(salesEvidenceQuery(asked))
  const members = useQuery(membersQuery()).data ?? []
  const stages = useStages()
  const whose = owner === undefined ? undefined : personName(owner, isWork(measure), members)
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={describeMeasure(measure, status, stages)}
      description={words([
        measure === 'open' ? 'Today' : formatDays(from, to),
        source === undefined ? undefined : sourceName(source),
        currency,
        whose,
      ])}
    >
      {error && (
        <ErrorNotice title="The details could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && !error && <SkeletonRows count={6} label="Loading the details" />}
      {data && (
        <>
          <p className="border-b pb-3 font-medium">
            {formatNumber(data.count)} in all
            {data.sums.some(({ value }) => value > 0) && (
              <span className="text-muted">
                &nbsp;· {formatSums(data.sums.filter(({ value }) => value > 0))}
              </span>
            )}
          </p>
          <ul>
            {data.lines.map((line, index) => (
              <BehindLine
                key={`${line.id} ${line.at} ${index}`}
                line={line}
                isMove={measure === 'status_changed'}
              />
            ))}
          </ul>
          {data.count > data.lines.length && (
            <p className="pt-3 text-sm text-faint">
              The newest {data.lines.length} of {formatNumber(data.count)}. A shorter period shows the rest.
            </p>
          )}
        </>
      )}
    </Drawer>
  )
}

const linkClasses = 'min-w-0 truncate font-medium hover:text-accent-ink pointer-coarse:leading-11'

function LineLink({ line: { id, target, name } }: { line: EvidenceLine }) {
  if (target === 'recording')
    return (
      <Link to="/voice/$recordingId" params={{ recordingId: id }} className={linkClasses}>
        {name || 'Recording'}
      </Link>
    )
  if (target === 'task')
    return (
      <Link to="/tasks" search={{ task: id, who: 'everyone' }} className={linkClasses}>
        {name}
      </Link>
    )
  if (target === 'account')
    return (
      <Link to="/accounts/$accountId" params={{ accountId: id }} className={linkClasses}>
        {name}
      </Link>
    )
  if (target === 'contact')
    return (
      <Link to="/contacts/$contactId" params={{ contactId: id }} className={linkClasses}>
        {name}
      </Link>
    )
  return (
    <Link to="/leads/$leadId" params={{ leadId: id }} className={linkClasses}>
      {name}
    </Link>
  )
}

function BehindLine({ line, isMove }: { line: EvidenceLine; isMove: boolean }) {
  const stages = useStages()
  const detail = line.detail && isMove ? `to ${stageName(stages, line.detail)}` : line.detail
  return (
    <li className="border-b py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <LineLink line={line} />
        <span className="shrink-0 tabular-nums">
          {line.value !== null && line.currency !== null && formatAmount(line.value, line.currency)}
          {line.seconds !== null && line.seconds > 0 && formatMinutes(line.seconds / 60)}
        </span>
      </div>
      <p className="mt-0.5 text-sm text-faint">{words([detail ?? undefined, formatDay(line.at)])}</p>
    </li>
  )
}
