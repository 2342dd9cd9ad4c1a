import type { Evidence } from '@parley/core/assistant/protocol'
import { countOf, momentWords, nameSome } from '@parley/core/assistant/tools/words'
import { anyColumnHolds } from '@parley/core/text/like'
import { truncate } from '@parley/core/text/words'
import { formatClock } from '@parley/core/voice/clock'
import { hasSound } from '@parley/core/voice/has-sound'
import { z } from 'zod'
import { type ToolContext, ToolFailure } from './context.ts'
import { findLead } from './find-lead.ts'
import { isId } from './find-row.ts'
import { type Answer, defineTool } from './tool.ts'

const limit = z.int().min(1).max(50)
const columns =
  'id, title, summary, recorded_at, duration_seconds, sentiment, topics, lead_id, status, leads(name, company, deal_name)'
type Sounding = NonNullable<Parameters<typeof hasSound>[0]>
/** Where its audio is kept is nobody's business; whether there is any, is. */
const withoutPath = <Row extends Sounding>({ storage_path: path, ...row }: Row) => ({
  ...row,
  has_sound: hasSound({ storage_path: path, status: row.status }),
})
const insightKinds = [
  'action_item',
  'question',
  'objection',
  'key_moment',
  'competitor',
  'budget',
  'decision_maker',
  'timeline',
] as const

const recordEvidence = ({ id, title }: { id: string; title: string }): Evidence => ({
  kind: 'record',
  path: `/voice/${id}`,
  label: title,
})

const searchRecordings = defineTool({
  name: 'search_recordings',
  description:
    'Finds recorded conversations by words in title, summary or transcript, or by lead. The latest first.',
  kind: 'read',
  parameters: z.strictObject({
    query: z.string().max(200).optional(),
    lead: z.string().min(1).max(200).optional(),
    limit: limit.default(10),
  }),
  run: async (wanted, context) => {
    let query = context.client.from('recordings').select(columns, { count: 'exact' })
    if (wanted.query?.trim()) {
      query = query.or(anyColumnHolds(['title', 'summary', 'transcription'], wanted.query))
    }
    if (wanted.lead !== undefined) {
      const found = await findLead(wanted.lead, context)
      if ('answer' in found) return found.answer
      query = query.eq('lead_id', found.row.id)
    }
    const { data: rows, count } = await query
      .order('recorded_at', { ascending: false })
      .limit(wanted.limit)
      .throwOnError()
    const found = count ?? rows.length
    return {
      message:
        rows.length === 0
          ? 'No recording matches.'
          : `${countOf(found, 'recording')} found: ${nameSome(
              rows.map((row) => `"${row.title}"`),
              3,
              found,
            )}.`,
      data: { total: found, recordings: rows },
      evidence: rows.slice(0, 8).map(recordEvidence),
      hasUntrustedText: rows.length > 0,
    }
  },
})

async function findRecording(reference: string, context: ToolContext) {
  const query = context.client.from('recordings').select(`${columns}, storage_path`)
  const { data } = await (isId(reference)
    ? query.eq('id', reference)
    : query.or(anyColumnHolds(['title', 'summary'], reference))
  )
    .order('recorded_at', { ascending: false })
    .limit(20)
    .throwOnError()
  const rows = data.map(withoutPath)
  const [row] = rows
  if (!row)
    throw new ToolFailure(
      404,
      isId(reference) ? 'This recording does not exist.' : `No recording matches "${reference}".`,
    )
  if (rows.length === 1) return { row }
  const labels = rows.map((each) => `"${each.title}" (${momentWords(each.recorded_at, context)})`)
  const answer: Answer = {
    message: `${rows.length} recordings match "${reference}": ${nameSome(labels)}. Which one is it?`,
    data: { candidates: rows.slice(0, 8) },
    evidence: rows.slice(0, 8).map(recordEvidence),
    hasUntrustedText: true,
  }
  return { answer }
}

const getRecording = defineTool({
  name: 'get_recording',
  description:
    'One recorded conversation, by id or words of its title: summary, insights, and its transcript in parts.',
  kind: 'read',
  parameters: z.strictObject({
    recording: z.string().min(1).max(200),
    from_second: z.number().min(0).default(0).describe('Where the part of the transcript begins'),
  }),
  run: async (wanted, context) => {
    const found = await findRecording(wanted.recording, context)
    if (found.answer) return found.answer
    const { row } = found
    const { client } = context
    const [{ data: segments }, { data: insights }] = await Promise.all([
      client
        .from('transcript_segments')
        .select('start_seconds, speaker, text')
        .eq('recording_id', row.id)
        .gte('start_seconds', wanted.from_second)
        .order('position')
        .limit(50)
        .throwOnError(),
      client
        .from('recording_insights')
        .select('kind, text, start_seconds, quote')
        .eq('recording_id', row.id)
        .is('dismissed_at', null)
        .order('position')
        .limit(30)
        .throwOnError(),
    ])
    const length = row.duration_seconds === null ? '' : `, ${formatClock(row.duration_seconds)} long`
    return {
      message: truncate(
        `"${row.title}" of ${momentWords(row.recorded_at, context)}${length}: ${row.summary ?? 'no summary yet'}`,
        300,
      ),
      data: {
        ...row,
        insights,
        transcript: segments,
        next_second: segments.length === 50 ? segments.at(-1)?.start_seconds : null,
      },
      evidence: [
        recordEvidence(row),
        ...insights.slice(0, 6).map((insight) => ({
          kind: 'recording' as const,
          recordingId: row.id,
          title: row.title,
          second: insight.start_seconds,
          hasSound: row.has_sound,
          quote: insight.quote,
        })),
      ],
      hasUntrustedText: true,
    }
  },
})

const listInsights = defineTool({
  name: 'list_insights',
  description:
    'What customers said across conversations: objections, questions, budgets, competitors and so on, with the second that proves it.',
  kind: 'read',
  parameters: z.strictObject({
    kind: z.enum(insightKinds).optional(),
    query: z.string().max(200).optional(),
    lead: z.string().min(1).max(200).optional(),
    days: z.int().min(1).max(3650).default(90),
    limit: limit.default(20),
  }),
  run: async (wanted, context) => {
    const since = new Date(Date.parse(context.now) - wanted.days * 86_400_000).toISOString()
    let query = context.client
      .from('recording_insights')
      .select(
        'kind, text, start_seconds, quote, recording_id, recordings!inner(title, recorded_at, lead_id, storage_path, status)',
        { count: 'exact' },
      )
      .is('dismissed_at', null)
      .neq('kind', 'bookmark')
      .gte('recordings.recorded_at', since)
    if (wanted.kind !== undefined) query = query.eq('kind', wanted.kind)
    if (wanted.query?.trim()) query = query.or(anyColumnHolds(['text', 'quote'], wanted.query))
    if (wanted.lead !== undefined) {
      const found = await findLead(wanted.lead, context)
      if ('answer' in found) return found.answer
      query = query.eq('recordings.lead_id', found.row.id)
    }
    const { data, count } = await query
      .order('created_at', { ascending: false })
      .order('position')
      .limit(wanted.limit)
      .throwOnError()
    const rows = data.map(({ recordings, ...row }) => ({ ...row, recordings: withoutPath(recordings) }))
    const what = (wanted.kind ?? 'insight').replace('_', ' ')
    const found = count ?? rows.length
    return {
      message:
        rows.length === 0
          ? `No ${what} in the last ${countOf(wanted.days, 'day')}.`
          : `${countOf(found, what)} in the last ${countOf(wanted.days, 'day')}: ${nameSome(
              rows.map((row) => `"${truncate(row.text, 60)}"`),
              3,
              found,
            )}.`,
      data: { total: found, insights: rows },
      evidence: rows.slice(0, 8).map((row) => ({
        kind: 'recording',
        recordingId: row.recording_id,
        title: row.recordings.title,
        second: row.start_seconds,
        hasSound: row.recordings.has_sound,
        quote: row.quote,
      })),
      hasUntrustedText: rows.length > 0,
    }
  },
})

export const recordingTools = [searchRecordings, getRecording, listInsights]
