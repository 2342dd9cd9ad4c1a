import type { ReactNode } from 'react'
import { Badge } from '~/ui/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Timecode } from '~/ui/timecode.tsx'
import type { InsightRow } from '../calls/insights-query.ts'
import { readInsightData } from '../details.ts'
import { usePlayer, usePlayerControls } from './player.ts'

const categoryWords: Record<string, string> = {
  agreement: 'Agreement',
  next_step: 'Next step',
  objection: 'Objection',
  budget: 'Budget',
  decision_maker: 'Decision maker',
  timeline: 'Timeline',
  competitor: 'Competitor',
  praise: 'Praise',
  complaint: 'Complaint',
  price: 'Price',
  timing: 'Timing',
  authority: 'Authority',
  need: 'Need',
  trust: 'Trust',
}

/** The second that proves a statement: plays it, and brings the transcript along. */
export function Evidence({ seconds, statement }: { seconds: number; statement: string }) {
  const player = usePlayerControls()
  const hasSound = usePlayer((state) => state.hasSound)
  return (
    <Timecode
      seconds={seconds}
      hasSound={hasSound}
      purpose={`${hasSound ? 'Play' : 'Show'} “${statement}” from`}
      onClick={() => player.playFrom(seconds)}
    />
  )
}

export function MomentLine({
  seconds,
  statement,
  children,
}: {
  seconds: number
  statement: string
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-2 border-b py-2 last:border-b-0">
      <Evidence seconds={seconds} statement={statement} />
      <div className="min-w-0">{children}</div>
    </li>
  )
}

/** Statements of one kind, each with its second; nothing at all where there is none. */
export function Moments({ title, moments }: { title: string; moments: readonly InsightRow[] }) {
  if (moments.length === 0) return null
  return (
    <Panel title={title} aside={moments.length}>
      <ul>
        {moments.map((moment) => {
          const { category, mentions } = readInsightData(moment.data)
          const word = categoryWords[category ?? '']
          return (
            <MomentLine key={moment.id} seconds={moment.start_seconds} statement={moment.text}>
              {moment.text}
              {word !== undefined && (
                <>
                  {' '}
                  <Badge>{word}</Badge>
                </>
              )}
              {mentions !== undefined && mentions > 1 && (
                <span className="text-sm text-faint"> named {mentions} times</span>
              )}
            </MomentLine>
          )
        })}
      </ul>
    </Panel>
  )
}

const factWords: Record<string, string> = {
  budget: 'Budget',
  decision_maker: 'Decision maker',
  timeline: 'Timeline',
}

/** What qualifies the deal, in the customer's words. */
export function Facts({ facts }: { facts: readonly InsightRow[] }) {
  if (facts.length === 0) return null
  return (
    <Panel title="What we learned">
      <dl>
        {facts.map((fact) => (
          <div
            key={fact.id}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)_auto] items-baseline gap-2 border-b py-2 last:border-b-0"
          >
            <dt className="text-muted">{factWords[fact.kind] ?? fact.kind}</dt>
            <dd>{fact.text}</dd>
            <dd>
              <Evidence seconds={fact.start_seconds} statement={fact.text} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
