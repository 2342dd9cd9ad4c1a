import type { Lanes } from '@parley/core/voice/lanes'
import { formatPercent } from '~/data/formats.ts'
import type { TalkShares } from './describe-conversation.ts'
import { TalkLanes } from './talk-lanes.tsx'

interface Props {
  /** Null for what was analysed before there were any. */
  lanes: Lanes | null
  /** Null where nobody knows who is ours. */
  shares: TalkShares | null
}

/** Who spoke when, our side above theirs; the words beside it say how much. */
export function TalkStrip({ lanes, shares }: Props) {
  const words = shares
    ? `We talked ${formatPercent(shares.us)}, they ${formatPercent(shares.them)}`
    : undefined
  return (
    <span className="block" title={words}>
      {words && <span className="sr-only">{words}</span>}
      {lanes ? <TalkLanes {...lanes} /> : shares && <Bars {...shares} />}
    </span>
  )
}

/** Where only the parts of the talk are known: our part above, theirs below. */
function Bars({ us, them }: TalkShares) {
  return (
    <span aria-hidden="true" className="block space-y-0.5">
      <span className="block h-0.75 rounded-full bg-voice-us" style={{ width: `${us * 100}%` }} />
      <span className="block h-0.75 rounded-full bg-voice-them" style={{ width: `${them * 100}%` }} />
    </span>
  )
}
