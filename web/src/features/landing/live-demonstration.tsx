import { formatClock } from '@parley/core/voice/clock'
import { Pause, Play } from 'lucide-react'
import { Button } from '~/ui/button.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { Timecode } from '~/ui/timecode.tsx'
import { WaveformSlider } from '~/ui/waveform.tsx'
import { demonstration, evidenceTime } from './demonstration.ts'
import { usePlayhead } from './use-playhead.ts'

const { duration, peaks, segments, records } = demonstration

/** One recorded conversation becoming records as it is heard. Everything shows at rest; playing replays how it came. */
export function LiveDemonstration() {
  const { time, isAtRest, isPlaying, toggle, seek } = usePlayhead(duration)
  const current = isAtRest ? segments.length : segments.findLastIndex(({ start }) => start <= time)
  return (
    <section aria-label="A conversation becoming records">
      <WaveformSlider
        label="Position in the conversation"
        above={peaks.us}
        below={peaks.them}
        height={136}
        time={time}
        duration={duration}
        isWhole={isAtRest}
        onSeek={seek}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={toggle}>
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )}
          {isPlaying ? 'Pause' : 'Watch it happen'}
        </Button>
        <span className="text-sm text-faint tabular-nums">
          {formatClock(time)} of {formatClock(duration)}
        </span>
        <span className="flex gap-x-5 text-sm sm:ml-auto">
          <span className="before:mr-2 before:inline-block before:size-2 before:rounded-full before:bg-voice-us">
            Mara, your rep
          </span>
          <span className="text-accent-ink before:mr-2 before:inline-block before:size-2 before:rounded-full before:bg-voice-them">
            Ana, your customer
          </span>
        </span>
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_26rem]">
        <ol className="space-y-4.5 text-reading">
          {segments.map((segment, index) => (
            <li
              key={segment.start}
              className={joinClasses(
                'grid grid-cols-[3rem_1fr] transition-colors',
                index > current ? 'text-faint' : segment.voice === 'them' ? 'text-accent-ink' : 'text-ink',
              )}
            >
              <span className="text-xs leading-6.75 text-faint tabular-nums">
                {formatClock(segment.start)}
              </span>
              <span>{segment.text}</span>
            </li>
          ))}
        </ol>
        <ul aria-label="Records">
          {records.map((record) => (
            <RecordRow
              key={record.title}
              isHeard={record.evidence <= current}
              record={record}
              onSeek={seek}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface RowProps {
  record: (typeof records)[number]
  isHeard: boolean
  onSeek: (seconds: number) => void
}

function RecordRow({ record, isHeard, onSeek }: RowProps) {
  return (
    <li className="grid min-h-13 grid-cols-[5.5rem_1fr_auto] items-center border-b py-1.5">
      <span className="text-sm text-faint">{record.kind}</span>
      {isHeard ? (
        <>
          <span className="rise">
            {record.title}
            <span className="block text-sm text-muted">{record.detail}</span>
          </span>
          <Timecode
            seconds={evidenceTime(record)}
            hasSound
            purpose={`Where it was said: ${record.title},`}
            onClick={() => onSeek(evidenceTime(record))}
          />
        </>
      ) : (
        <span className="col-span-2 h-px bg-line" />
      )}
    </li>
  )
}
