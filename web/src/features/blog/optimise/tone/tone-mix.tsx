import { type ToneSide, type ToneWeights, toneSides } from '@parley/core/blog/tone'

interface Props {
  /** What the category asks for, percent. */
  weights: ToneWeights
  /** What the words are, percent; null where none speaks for any side. */
  measured: ToneWeights | null
}

const names: Record<ToneSide, string> = {
  professional: 'Professional',
  conversational: 'Conversational',
  storytelling: 'Storytelling',
  inspirational: 'Inspirational',
}

/** The four sides of a tone: a bar for what the text is, a mark for what the profile asks. */
export function ToneMix({ weights, measured }: Props) {
  return (
    <ul aria-label="Tone mix" className="mt-2">
      {toneSides.map((side) => {
        const share = Math.round(measured?.[side] ?? 0)
        return (
          <li key={side} className="py-1">
            <div className="flex items-baseline gap-2 text-sm tabular-nums">
              <span className="flex-1">{names[side]}</span>
              <span className="text-xs text-faint">
                {measured !== null && <span className="text-muted">{share}%, </span>}
                aim {weights[side]}%
              </span>
            </div>
            <div aria-hidden="true" className="relative mt-1 h-1.5 rounded-sm bg-line">
              <div className="h-1.5 rounded-sm bg-muted" style={{ width: `${share}%` }} />
              <div
                className="absolute -inset-y-0.5 w-0.5 bg-accent-ink"
                style={{ left: `calc(${weights[side]}% - 1px)` }}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
