import {
  type CoachingFacts,
  type CoachingMoment,
  targetBands,
  toScorecards,
} from '@parley/core/insights/coaching'
import { formatClock } from '@parley/core/voice/clock'
import { X } from 'lucide-react'
import { countOf } from '~/data/formats.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { MomentLink } from '~/ui/moment-link.tsx'
import { Panel } from '~/ui/panel.tsx'
import { formerMember, type Member } from '../../people/index.ts'
import type { InsightsSearch } from '../insights-search.ts'
import { momentWords } from './coaching-labels.ts'
import { ScorecardTable } from './scorecard-table.tsx'
import type { AdviceActs } from './use-advice-acts.ts'

const sources = [...new Set(Object.values(targetBands).map(({ source }) => source))].join('; ')
const subjectOf = ({ recording_id: id, kind, start_seconds: start }: CoachingMoment) =>
  `coaching ${id} ${kind} ${start}`

interface MomentsProps {
  title: string
  moments: readonly CoachingMoment[]
  acts: AdviceActs
}

function Moments({ title, moments, acts }: MomentsProps) {
  if (moments.length === 0) return null
  return (
    <div className="min-w-0">
      <h4 className="text-sm font-medium text-muted">{title}</h4>
      <ul>
        {moments.map((moment) => {
          const words = momentWords[moment.kind]
          return (
            <li key={subjectOf(moment)} className="flex items-start justify-between gap-3 border-b py-2">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-1.5">
                  <MomentLink
                    recordingId={moment.recording_id}
                    seconds={moment.start_seconds}
                    hasSound={moment.has_sound}
                    statement={words}
                  />
                  <span>
                    {words}
                    {moment.seconds !== null && ` (${formatClock(moment.seconds)})`}
                  </span>
                </p>
                {moment.quote !== null && moment.quote !== '' && (
                  <p className="text-sm text-muted">
                    <q>{moment.quote}</q>
                  </p>
                )}
                <p className="truncate text-sm text-faint">{moment.title || 'Untitled recording'}</p>
              </div>
              <IconButton
                label={`Dismiss “${words}” for two weeks`}
                icon={<X aria-hidden="true" />}
                onClick={() => acts.dismiss.mutate({ subject: subjectOf(moment), leadId: null })}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface Props {
  facts: CoachingFacts
  members: readonly Member[]
  days: InsightsSearch['days']
  isDismissed: (subject: string) => boolean
  acts: AdviceActs
}

/** Whoever had conversations in the period: their figures against targets, what to repeat and what to learn from. */
export default function CoachingPanel({ facts, members, days, isDismissed, acts }: Props) {
  const cards = toScorecards(facts)
  const shown = (moments: readonly CoachingMoment[]) =>
    moments.filter((moment) => !isDismissed(subjectOf(moment)))
  return (
    <Panel title="Coaching" aside={`last ${days ?? 30} days`}>
      {cards.length === 0 && (
        <p className="py-4 text-muted">No conversations in this period. Try a longer one.</p>
      )}
      {cards.map(({ owner, conversations, lines, best, worst }) => {
        const name = members.find(({ id }) => id === owner)?.name ?? 'Former member'
        return (
          <section key={owner} aria-label={`Coaching of ${name}`} className="pt-5">
            <h3 className="font-medium">
              {name} <span className="font-normal text-faint">{countOf(conversations, 'conversation')}</span>
            </h3>
            <div className="grid gap-x-12 gap-y-5 pt-2 lg:grid-cols-2">
              {lines.length === 0 ? (
                <p className="text-muted">It takes at least three conversations.</p>
              ) : (
                <ScorecardTable name={name} owner={owner ?? formerMember} days={days} lines={lines} />
              )}
              <div className="grid min-w-0 content-start gap-5">
                <Moments title="Worth repeating" moments={shown(best)} acts={acts} />
                <Moments title="Worth reviewing" moments={shown(worst)} acts={acts} />
              </div>
            </div>
          </section>
        )
      })}
      {cards.length > 0 && <p className="pt-4 text-sm text-faint">Targets from: {sources}.</p>}
    </Panel>
  )
}
