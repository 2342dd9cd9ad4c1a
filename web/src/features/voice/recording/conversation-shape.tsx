import { formatClock } from '@parley/core/voice/clock'
import { unknownSpeaker } from '@parley/core/voice/transcript'
import { useRef } from 'react'
import { countOf, formatPercent } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import { useElementWidth } from '~/ui/use-element-width.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import { readMetrics, readSpeakerNames } from '../details.ts'
import { usePlayerControls } from './player.ts'
import { strongestTones } from './strongest-tones.ts'

function toneOf(value: number) {
  if (value > 0.35) return 'Clearly positive'
  if (value > 0.1) return 'Somewhat positive'
  if (value < -0.35) return 'Clearly negative'
  return value < -0.1 ? 'Somewhat negative' : 'Neutral'
}

/** Who talked how much, and how the tone went. */
export default function ConversationShape({
  recording,
  ours,
}: {
  recording: RecordingRow
  /** Labels of the transcript. */
  ours: ReadonlySet<string>
}) {
  const { speakers: everybody = [], sentimentTimeline = [] } = readMetrics(recording.metrics)
  const speakers = everybody.filter(({ speaker }) => speaker !== unknownSpeaker)
  const names = readSpeakerNames(recording.speaker_names)
  if (everybody.length === 0 || (speakers.length === 0 && sentimentTimeline.length < 2)) return null
  const tone = recording.sentiment
  return (
    <Panel
      title={tone === null ? 'Talk' : 'Talk and tone'}
      {...(tone === null ? {} : { aside: toneOf(tone) })}
    >
      <ul className="space-y-2.5 py-3">
        {speakers.map((speaker) => {
          const isOurs = [...ours].some((label) => (names[label] ?? label) === speaker.speaker)
          return (
            <li key={speaker.speaker}>
              <p className="flex justify-between gap-3 text-sm">
                <span className="font-medium">{names[speaker.speaker] ?? speaker.speaker}</span>
                <span className="text-muted tabular-nums">
                  {formatPercent(speaker.talkRatio)}&nbsp;· {formatClock(speaker.talkSeconds)}&nbsp;·{' '}
                  {countOf(speaker.questions, 'question')}
                </span>
              </p>
              <div aria-hidden="true" className="mt-1 h-1.5 rounded-sm bg-sunken">
                <div
                  className={`h-1.5 rounded-sm ${isOurs ? 'bg-voice-us' : 'bg-voice-them'}`}
                  style={{ width: `${speaker.talkRatio * 100}%` }}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {sentimentTimeline.length > 1 && <ToneLine points={sentimentTimeline} />}
    </Panel>
  )
}

interface Point {
  start: number
  end: number
  value: number
}

/** The least a finger or a shaking hand can hit. */
const minTarget = 24

/** One bar a stretch of talk: above the line good, below it bad. Pressing one plays it. */
function ToneLine({ points }: { points: readonly Point[] }) {
  const player = usePlayerControls()
  const list = useRef<HTMLOListElement>(null)
  const width = useElementWidth(list, 280)
  return (
    <div className="pt-1 pb-2">
      <p className="mb-1 text-xs text-faint">Tone over time, positive above the line and negative below</p>
      <ol ref={list} className="flex h-14 items-stretch gap-px">
        {strongestTones(points, Math.floor(width / (minTarget + 1))).map((point) => (
          <li key={point.start} className="relative flex-1">
            <button
              type="button"
              aria-label={`${formatClock(point.start)}: ${toneOf(point.value).toLowerCase()}. Play`}
              onClick={() => player.playFrom(point.start)}
              className="absolute inset-0 rounded-sm hover:bg-sunken"
            >
              <span
                className={`absolute inset-x-0 ${point.value < 0 ? 'top-1/2 bg-control' : 'bottom-1/2 bg-ink'}`}
                style={{ height: `${Math.max(2, Math.min(1, Math.abs(point.value)) * 50)}%` }}
              />
            </button>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-faint tabular-nums">
        <span>{formatClock(points[0]?.start ?? 0)}</span>
        <span>{formatClock(points.at(-1)?.start ?? 0)}</span>
      </p>
    </div>
  )
}
