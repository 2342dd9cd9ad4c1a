import { Link } from '@tanstack/react-router'
import { formatDayAndTime } from '~/data/formats.ts'
import { TimeMark } from '~/ui/time-mark.tsx'
import { readSpeakerNames } from '../details.ts'
import { titleOf } from '../title-of.ts'
import { type Moment, readMoments } from './read-moments.ts'
import type { TranscriptHit } from './transcript-hits-query.ts'

interface Props {
  recording: TranscriptHit
  words: string
}

/** One recording with the first moments at which the words were said; each opens it at its second. */
export function RecordingHits({ recording, words }: Props) {
  const moments = readMoments(recording.moments, words, readSpeakerNames(recording.speaker_names))
  const id = recording.recording_id
  const more = recording.count - moments.length
  return (
    <li className="border-b py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link
          to="/voice/$recordingId"
          params={{ recordingId: id }}
          className="min-w-0 font-medium hover:underline pointer-coarse:py-2"
        >
          {titleOf(recording)}
        </Link>
        <span className="text-sm text-muted">
          {[formatDayAndTime(recording.recorded_at), recording.lead_name].filter(Boolean).join('\u00A0· ')}
        </span>
      </p>
      <ul className="mt-1">
        {moments.map((moment) => (
          <SaidLine
            key={moment.id}
            recordingId={id}
            hasSound={recording.has_sound}
            moment={moment}
            words={words}
          />
        ))}
      </ul>
      {more > 0 && (
        <Link
          to="/voice/$recordingId"
          params={{ recordingId: id }}
          search={{ find: words, view: 'transcript' }}
          className="link ml-15 inline-block pt-1 text-sm pointer-coarse:py-2"
        >
          {more} more in this conversation
        </Link>
      )}
    </li>
  )
}

interface SaidProps {
  recordingId: string
  hasSound: boolean
  moment: Moment
  words: string
}

function SaidLine({ recordingId, hasSound, moment, words }: SaidProps) {
  const { before, match, after } = moment.passage
  return (
    <li>
      <Link
        to="/voice/$recordingId"
        params={{ recordingId }}
        search={{ t: moment.seconds, find: words, view: 'transcript' }}
        className="-mx-2 grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2 rounded-md px-2 py-1.5 transition-colors hover:bg-sunken"
      >
        <span className="text-sm leading-6">
          <TimeMark seconds={moment.seconds} hasSound={hasSound} />
        </span>
        <span className="text-pretty">
          <span className="font-medium">{moment.speaker}</span>{' '}
          <span className="text-muted">
            {before}
            <mark className="rounded-xs bg-accent-soft text-accent-ink">{match}</mark>
            {after}
          </span>
        </span>
      </Link>
    </li>
  )
}
