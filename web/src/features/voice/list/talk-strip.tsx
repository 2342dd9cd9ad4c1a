import type { TalkShares } from './describe-conversation.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** Two lanes: our part of the talk above the line, theirs below. */
export function TalkStrip({ us, them }: TalkShares) {
  return (
    <span className="block" title={`We talked ${percent(us)}, they ${percent(them)}`}>
      <span className="sr-only">{`We talked ${percent(us)}, they ${percent(them)}`}</span>
      <span aria-hidden="true" className="block space-y-0.5">
        <span
          className="block h-1 rounded-full bg-voice-us"
          style={{ width: percent(us).replace(' ', '') }}
        />
        <span
          className="block h-1 rounded-full bg-voice-them"
          style={{ width: percent(them).replace(' ', '') }}
        />
      </span>
    </span>
  )
}
