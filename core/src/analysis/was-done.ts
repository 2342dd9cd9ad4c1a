import type { Draft } from './action-drafts.ts'
import type { Scene } from './scene.ts'
import { type Turn, textsOf } from './turns.ts'

/** "I already sent those": what was asked for is there, whoever of them says so. */
const isThere =
  /^(?:(?:oh|well|no|but|so),? )*(?:i|we)(?:'ve|’ve| have)? already (?:sent|emailed|mailed|uploaded|posted|shared|given|gave|done|did|put|told)\b/i

/** Whether somebody says soon after a request that it was done already. */
export const wasDone = (draft: Draft, turns: readonly Turn[], { lines }: Scene): boolean =>
  draft.cue.manner === 'request' &&
  turns
    .slice(draft.turn + 1, draft.turn + 4)
    .some(
      (turn) => turn.speaker !== turns[draft.turn]?.speaker && isThere.test(textsOf(lines, turn)[0] ?? ''),
    )
