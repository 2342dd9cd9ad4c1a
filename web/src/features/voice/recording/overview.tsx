import { subjectOf } from '@parley/core/records/subject'
import { isReadHere } from '@parley/core/voice/language'
import { unknownSpeaker } from '@parley/core/voice/transcript'
import { lazy, Suspense } from 'react'
import type { Addressee } from '~/features/mail/index.ts'
import { Badge } from '~/ui/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Attachments } from '../../attachments/index.ts'
import type { EmailRow } from '../calls/email-query.ts'
import type { InsightRow } from '../calls/insights-query.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import type { SegmentRow } from '../calls/segments-query.ts'
import { readMetrics } from '../details.ts'
import { engineName } from '../engine-name.ts'
import { ActionItems } from './action-items.tsx'
import { Facts, Moments } from './moments.tsx'
import { areSidesUnknown, type Side, speakersOf } from './speaker-sides.ts'
import { SubjectPanel } from './subject-panel.tsx'

const ConsentPanel = lazy(() => import('../consent/consent-panel.tsx'))
const ConversationShape = lazy(() => import('./conversation-shape.tsx'))
const LeftOutStatements = lazy(() => import('./left-out-statements.tsx'))
const SidesQuestion = lazy(() => import('./sides-question.tsx'))
const UnknownSpeakers = lazy(() => import('./unknown-speakers.tsx'))
const UnreadLanguage = lazy(() => import('./unread-language.tsx'))
const EmailPanel = lazy(() => import('./email-panel.tsx'))

interface Props {
  recording: RecordingRow
  segments: readonly SegmentRow[]
  insights: readonly InsightRow[]
  email: EmailRow | null
  sides: ReadonlyMap<string, Side | null>
  /** Whether the insights are here: without them nothing is said to be missing. */
  isRead: boolean
  /** Whether they are on the way: what stands below them would move as they come. */
  isLate: boolean
  /** Labels of the transcript. */
  ours: ReadonlySet<string>
}

/** Who the follow-up can be sent to from here. */
function addresseeOf({ lead_id, contact_id }: RecordingRow): Addressee | null {
  if (lead_id !== null) return { kind: 'lead', id: lead_id }
  return contact_id === null ? null : { kind: 'contact', id: contact_id }
}

const factKinds = ['budget', 'decision_maker', 'timeline']

/** What follows from the conversation, the most useful first. */
export function Overview({ recording, segments, insights, email, isRead, isLate, sides, ours }: Props) {
  const of = (kind: string) => insights.filter((insight) => insight.kind === kind)
  const isAnalysed = recording.analysed_at !== null
  const { language } = recording
  const customer = subjectOf(recording)
  const isUnread = recording.analysis_engine === 'local' && !isReadHere(language)
  // An analysis of an earlier version says nothing of sides.
  const wasRead = readMetrics(recording.metrics).sides !== undefined
  const isStanding = wasRead && recording.status === 'ready'
  const isAsking = isStanding && areSidesUnknown(sides)
  const areSomeUnknown = isStanding && sides.get(unknownSpeaker) === null
  return (
    <div className="space-y-9">
      {isAsking && (
        <Suspense fallback={null}>
          <SidesQuestion
            recording={recording}
            segments={segments}
            speakers={[...sides.keys()].filter((label) => label !== unknownSpeaker)}
          />
        </Suspense>
      )}
      {areSomeUnknown && (
        <Suspense fallback={null}>
          <UnknownSpeakers recording={recording} segments={segments} />
        </Suspense>
      )}
      {isUnread && language !== null ? (
        <Suspense fallback={null}>
          <UnreadLanguage recording={recording} language={language} hasWords={segments.length > 0} />
        </Suspense>
      ) : (
        <Summary recording={recording} />
      )}
      <SubjectPanel recording={recording} />
      {isRead &&
        isAnalysed &&
        !isUnread &&
        !((isAsking || areSomeUnknown) && of('action_item').length === 0) && (
          <ActionItems
            recordingId={recording.id}
            items={of('action_item')}
            speakers={speakersOf(recording.speaker_names, sides, ours)}
            customers={customer && customer.kind !== 'account' ? [customer.name] : []}
          />
        )}
      <Moments title="Marked by you" moments={of('bookmark')} />
      <Facts facts={insights.filter((insight) => factKinds.includes(insight.kind))} />
      <Moments title="Objections" moments={of('objection')} />
      <Moments title="Questions" moments={of('question')} />
      <Moments title="Competitors" moments={of('competitor')} />
      <Moments title="Key moments" moments={of('key_moment')} />
      {!isLate && (
        <Suspense fallback={null}>
          <ConversationShape recording={recording} ours={ours} />
          {email && (
            <EmailPanel key={email.id} email={email} recordingId={recording.id} to={addresseeOf(recording)} />
          )}
          <Attachments of={{ recording_id: recording.id }} />
          <ConsentPanel recordingId={recording.id} />
        </Suspense>
      )}
    </div>
  )
}

function Summary({ recording }: { recording: RecordingRow }) {
  return (
    <Panel
      title="Summary"
      aside={recording.analysis_engine ? <Badge>{engineName(recording.analysis_engine)}</Badge> : undefined}
    >
      <p className="py-3 text-reading text-pretty whitespace-pre-line">{recording.summary || 'No summary'}</p>
      {recording.topics.length > 0 && (
        <ul aria-label="Topics" className="flex flex-wrap gap-1.5 pb-2">
          {recording.topics.map((topic) => (
            <li key={topic}>
              <Badge>{topic}</Badge>
            </li>
          ))}
        </ul>
      )}
      {Array.isArray(recording.left_out) && recording.left_out.length > 0 && (
        <Suspense fallback={null}>
          <LeftOutStatements value={recording.left_out} />
        </Suspense>
      )}
    </Panel>
  )
}
