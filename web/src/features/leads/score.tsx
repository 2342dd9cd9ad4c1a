import { leadScoreBand } from '@parley/core/leads/score-band'
import { useId, useState } from 'react'
import { ScoreMark } from '~/ui/score-mark.tsx'
import type { Lead } from './lead.ts'

interface Props {
  lead: Pick<Lead, 'name' | 'score' | 'reasons'>
  /** Below others of a list. */
  isColumn?: boolean
}

/** A score with its band; what it is made of stands beside it on hover and focus, the weightiest reason first. */
export function Score({ lead, isColumn = false }: Props) {
  const id = useId()
  const [place, setPlace] = useState<'above' | 'below' | null>(null)
  const open = (button: HTMLElement) =>
    setPlace(button.getBoundingClientRect().bottom + 240 > globalThis.innerHeight ? 'above' : 'below')
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => open(event.currentTarget)}
      onPointerLeave={() => setPlace(null)}
    >
      <button
        type="button"
        aria-describedby={place ? id : undefined}
        onFocus={(event) => open(event.currentTarget)}
        onBlur={() => setPlace(null)}
        onClick={(event) => open(event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setPlace(null)}
        className="inline-flex min-h-6 items-center rounded-sm"
      >
        <span className="sr-only">{lead.name}: </span>
        <ScoreMark score={lead.score} {...leadScoreBand(lead.score)} isColumn={isColumn} />
      </button>
      {place && (
        <span
          id={id}
          role="tooltip"
          className={`appear absolute right-0 z-20 w-72 ${place === 'above' ? 'bottom-full pb-1' : 'top-full pt-1'}`}
        >
          <span className="block rounded-lg border bg-raised p-3 text-left text-sm shadow-float">
            <ScoreReasons reasons={lead.reasons} />
          </span>
        </span>
      )}
    </span>
  )
}

/** What a score is made of, as lines of words and points. */
export function ScoreReasons({ reasons }: { reasons: Lead['reasons'] }) {
  if (reasons.length === 0)
    return (
      <span className="block text-muted">Not scored yet. Scores follow each change within a minute.</span>
    )
  return reasons.map(({ label, points }) => (
    <span key={label} className="flex justify-between gap-4 py-0.5">
      <span className="min-w-0">{label}</span>
      <span className="text-muted tabular-nums">{points > 0 ? `+${points}` : points}</span>
    </span>
  ))
}
