import { responseTimes } from '@parley/core/verticals/response-times'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { countOf, formatDay, formatNumber, formatPercent } from '~/data/formats.ts'
import { formatSpan } from '~/data/measures.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Stat } from '~/ui/stat.tsx'
import { briefing, HotLeads, todayQuery } from '../dashboard/index.ts'
import { membersQuery } from '../people/index.ts'
import { AccountList } from './account-list.tsx'
import { answeredLeadsQuery } from './facts.ts'
import { FactsState } from './facts-state.tsx'
import { FigureSection } from './figure-section.tsx'

type ResponseTimes = ReturnType<typeof responseTimes>

/** The day in a sentence, the warmest leads, and how fast new leads are answered. */
export default function GeneralFigures() {
  const { now: clock, timeZone } = useClock()
  const [now] = useState(clock)
  const today = useQuery(todayQuery(timeZone))
  const answers = useQuery(answeredLeadsQuery())
  const members = useQuery(membersQuery()).data ?? []
  if (!today.data || !answers.data) return <FactsState query={today.data ? answers : today} />
  const times = responseTimes(answers.data, now)
  const nameOf = (id: string | null) => members.find((member) => member.id === id)?.name ?? 'Nobody'
  const people = [...Map.groupBy(answers.data, ({ owner_id: owner }) => owner)]
    .map(([owner, leads]) => ({ owner, times: responseTimes(leads, now) }))
    .toSorted(
      (one, other) => (one.times.median ?? Number.MAX_VALUE) - (other.times.median ?? Number.MAX_VALUE),
    )
  const { hot_leads: hotLeads } = today.data
  return (
    <div className="grid min-w-0 gap-y-10">
      <Panel title="Briefing" aside={<Link to="/dashboard">Dashboard</Link>}>
        <p className="pt-3 text-lg text-balance">{briefing(today.data)}</p>
      </Panel>
      {times.leads === 0 ? (
        <>
          {hotLeads.length > 0 && <HotLeads leads={hotLeads} />}
          <NoLeads />
        </>
      ) : (
        <Answers times={times} people={people} nameOf={nameOf}>
          <HotLeads leads={hotLeads} />
        </Answers>
      )}
    </div>
  )
}

/** Without leads there is no answer to measure. */
const NoLeads = () => (
  <EmptyState
    title="No new leads in the last 90 days"
    actions={
      <>
        <Button asChild variant="primary">
          <Link to="/leads" search={{ new: 1 }}>
            Add a lead
          </Link>
        </Button>
        <Button asChild>
          <Link to="/leads/import">Import leads</Link>
        </Button>
      </>
    }
  >
    Once leads come in, this page shows how fast they are answered and by whom, and which ones still wait.
  </EmptyState>
)

interface AnswersProps {
  times: ResponseTimes
  people: readonly { owner: string | null; times: ResponseTimes }[]
  nameOf: (id: string | null) => string
  /** What stands beside who waits. */
  children: ReactNode
}

function Answers({ times, people, nameOf, children }: AnswersProps) {
  return (
    <>
      <FigureSection title="Response times" aside="leads from the last 90 days" formula="responses">
        <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-4">
          <Stat label="First answer" value={formatSpan(times.median)} note="median of those answered" />
          <Stat
            label="90% within"
            value={formatSpan(times.ninthDecile)}
            note={`${formatNumber(times.answered)} of ${countOf(times.leads, 'lead')} answered`}
          />
          <Stat label="Within an hour" value={formatPercent(times.withinHour)} note="of all leads" />
          <Stat label="Within a day" value={formatPercent(times.withinDay)} note="of all leads" />
        </dl>
      </FigureSection>
      <div className="grid min-w-0 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="grid min-w-0 gap-y-10">
          <Panel title="Waiting for an answer" aside={countOf(times.waiting.length, 'lead')}>
            <AccountList
              label="Leads waiting"
              nothing="Every open lead of the last 90 days has been answered."
              lines={times.waiting.map((lead) => ({
                key: lead.id,
                name: lead.name,
                leadId: lead.id,
                detail: [lead.company, `came in on ${formatDay(lead.created_at)}`, nameOf(lead.owner_id)]
                  .filter(Boolean)
                  .join('\u00A0· '),
                value: formatSpan(lead.seconds),
              }))}
            />
          </Panel>
          <Panel title="By person" aside="median first answer">
            <AccountList
              label="Response times by person"
              nothing="No leads in the last 90 days."
              lines={people.map(({ owner, times: own }) => ({
                key: owner ?? 'nobody',
                name: nameOf(owner),
                leadId: null,
                detail: `${formatNumber(own.answered)} of ${countOf(own.leads, 'lead')} answered`,
                value: formatSpan(own.median),
              }))}
            />
          </Panel>
        </div>
        {children}
      </div>
    </>
  )
}
