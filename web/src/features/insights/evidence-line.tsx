import { figureNames } from '@parley/core/insights/figure-names'
import { figureOf } from '@parley/core/insights/figures'
import { Link } from '@tanstack/react-router'
import { formatDay } from '~/data/formats.ts'
import { MomentLink } from '~/ui/moment-link.tsx'
import { describeSum, formatFigure } from './format-figure.ts'
import type { Measure } from './insights-search.ts'
import type { EvidencePart } from './queries.ts'

/** What the second of a figure shows. */
const seconds: Partial<Record<Measure, string>> = {
  monologue: 'starts at',
  patience: 'waited longest after',
  questions: 'first asked at',
  fillers: 'first said at',
  sentiment: 'lowest at',
  topic: 'first came up at',
}

interface Props {
  measure: Measure
  part: EvidencePart
  /** Named where the list is of everybody's recordings. */
  owner: string | undefined
}

/** One recording's part in a number, with what was said and the second it was said. */
export function EvidenceLine({ measure, part, owner }: Props) {
  const figure = figureNames.find((name) => name === measure)
  const { recording_id: recordingId, start_seconds: start, body, quote } = part
  const title = part.title || `Recording of ${formatDay(part.recorded_at)}`
  const facts = [formatDay(part.recorded_at), owner].filter((fact) => fact !== undefined)
  return (
    <li className="border-b py-3">
      <div className="flex items-baseline justify-between gap-4">
        <Link
          to="/voice/$recordingId"
          params={{ recordingId }}
          className="min-w-0 truncate font-medium hover:text-accent-ink"
        >
          {title}
        </Link>
        {figure && (
          <span className="shrink-0 tabular-nums">{formatFigure(figure, figureOf(figure, part))}</span>
        )}
        {measure === 'tracker' && part.value > 1 && (
          <span className="shrink-0 text-sm text-muted tabular-nums">{part.value} times</span>
        )}
      </div>
      {quote !== null && (
        <blockquote className="mt-1 border-l-2 pl-3 text-body text-muted">
          “{quote}”{part.speaker !== null && <span className="text-faint"> {part.speaker}</span>}
        </blockquote>
      )}
      {quote === null && body !== null && <p className="mt-1 text-muted">{body}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-faint">
        <span>{facts.join('\u00A0· ')}</span>
        {figure && figure !== 'sentiment' && figure !== 'monologue' && (
          <span>{describeSum(figure, part.value, part.weight)}</span>
        )}
        {start !== null && (
          <span>
            {seconds[measure]}{' '}
            <MomentLink
              recordingId={recordingId}
              seconds={start}
              hasSound={part.has_sound}
              statement={title}
            />
          </span>
        )}
      </p>
    </li>
  )
}
