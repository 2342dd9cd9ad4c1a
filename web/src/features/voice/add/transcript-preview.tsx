import { formatClock } from '@parley/core/voice/clock'
import type { TranscriptParse } from '@parley/core/voice/transcript'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'

const formats = { vtt: 'WebVTT', srt: 'SubRip', text: 'plain text' }
const shown = 6

/** What was understood, before anything is saved. */
export function TranscriptPreview({ parsed }: { parsed: TranscriptParse }) {
  if (!parsed.ok) return <ErrorNotice title="This is not a transcript">{parsed.message}</ErrorNotice>
  const { segments } = parsed.transcript
  const speakers = [...new Set(segments.map((segment) => segment.speaker))]
  return (
    <Panel title="Read as" aside={formats[parsed.format]}>
      <p className="py-2 text-sm text-muted">
        {segments.length} turns by {speakers.slice(0, 5).join(', ')}
        {speakers.length > 5 ? ` and ${speakers.length - 5} more` : ''}.{' '}
        {parsed.hasTimes
          ? `${formatClock(segments.at(-1)?.end ?? 0)} long.`
          : 'It has no times, so they are estimated from the word count.'}
      </p>
      <ol className="space-y-1.5">
        {segments.slice(0, shown).map((segment, index) => (
          <li key={index} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 text-sm">
            <span className="text-faint tabular-nums">{formatClock(segment.start)}</span>
            <span className="line-clamp-2">
              <span className="font-medium">{segment.speaker}</span> {segment.text}
            </span>
          </li>
        ))}
      </ol>
      {segments.length > shown && (
        <p className="pt-2 text-sm text-faint">and {segments.length - shown} more</p>
      )}
    </Panel>
  )
}
