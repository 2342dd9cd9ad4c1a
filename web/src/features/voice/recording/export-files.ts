import { formatClock } from '@parley/core/voice/clock'
import { toMarkdown, toSrt, toText, toVtt } from '@parley/core/voice/export-transcript'
import type { Transcript } from '@parley/core/voice/transcript'
import type { EmailRow } from '../calls/email-query.ts'
import type { InsightRow } from '../calls/insights-query.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import type { SegmentRow } from '../calls/segments-query.ts'
import type { ConsentRow } from '../consent/consents.ts'
import { readSpeakerNames, readWords } from '../details.ts'
import { titleOf } from '../title-of.ts'

export interface WholeRecording {
  recording: RecordingRow
  segments: readonly SegmentRow[]
  insights: readonly InsightRow[]
  email: EmailRow | null
  /** Who was told that it is recorded. */
  consents: readonly ConsentRow[]
}

export type ExportFormat = 'md' | 'txt' | 'srt' | 'vtt' | 'json'

/** The transcript with the names people gave to its speakers. */
function toTranscript({ recording, segments }: WholeRecording): Transcript {
  const names = readSpeakerNames(recording.speaker_names)
  return {
    segments: segments.map((segment) => ({
      start: segment.start_seconds,
      end: segment.end_seconds,
      speaker: names[segment.speaker] ?? segment.speaker,
      channel: segment.channel,
      text: segment.text,
      ...(segment.words === null ? {} : { words: readWords(segment.words) }),
    })),
    language: recording.language,
    engine: recording.transcription_engine ?? 'unknown',
    isDraft: recording.is_draft_transcript,
  }
}

const list = (heading: string, items: readonly InsightRow[]) =>
  items.length === 0
    ? ''
    : `## ${heading}\n\n${items.map((item) => `- ${item.text} (${formatClock(item.start_seconds)})`).join('\n')}\n\n`

function document(whole: WholeRecording): string {
  const { recording, insights } = whole
  const of = (kind: string) => insights.filter((insight) => insight.kind === kind)
  const [heading = '', ...transcript] = toMarkdown(toTranscript(whole), titleOf(recording)).split('\n\n')
  const summary = recording.summary ? `## Summary\n\n${recording.summary}\n\n` : ''
  return `${heading}\n\n${summary}${list('Action items', of('action_item'))}${list('Objections', of('objection'))}${list('Questions', of('question'))}${list('Key moments', of('key_moment'))}## Transcript\n\n${transcript.join('\n\n')}`
}

const types: Record<ExportFormat, string> = {
  md: 'text/markdown',
  txt: 'text/plain',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  json: 'application/json',
}

/** A recording as a file. Markdown and JSON hold everything, the others the words alone. */
export function exportRecording(whole: WholeRecording, format: ExportFormat): { text: string; type: string } {
  const transcript = toTranscript(whole)
  const { recording, insights, email, consents } = whole
  const texts: Record<ExportFormat, () => string> = {
    md: () => document(whole),
    txt: () => toText(transcript),
    srt: () => toSrt(transcript),
    vtt: () => toVtt(transcript),
    json: () => JSON.stringify({ recording, transcript, insights, followUpEmail: email, consents }, null, 2),
  }
  return { text: texts[format](), type: `${types[format]};charset=utf-8` }
}

/** A name every file system takes. */
export const fileNameOf = (title: string, ending: string) =>
  `${
    title
      .replace(/[^\p{L}\p{N} ._-]/gu, '')
      .trim()
      .slice(0, 80) || 'recording'
  }.${ending}`
