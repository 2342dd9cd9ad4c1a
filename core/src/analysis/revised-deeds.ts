import { toWords } from '../text/words.ts'
import type { Kept } from './kept-drafts.ts'
import type { Scene } from './scene.ts'
import type { Turn } from './turns.ts'
import { textsOf } from './turns.ts'

const isNotEnough =
  /\btoo (?:little|few|small|short|late|early|much|many|big|large|long|soon|thin|heavy)\b|\b(?:not|n['’]t) (?:be )?enough\b|\bwon['’]t do\b/i
const insteadOf =
  /^(?:(?:okay|ok|sure|fine|right|all right|in that case|yes|good|understood)[,.] )*(?:then|so|in that case|well)\b,? (?:then )?(?:i|we)(?:['’]ll| will)\b/i

const verbOf = ({ body }: Kept): string | undefined => toWords(body.toLowerCase())[0]

/**
 * Whether a promise is put otherwise by its speaker in the turn after next: "I'll send a sample of 5 kilos tomorrow." "5 kilos is too
 * little." "Then I'll send 15 kilos, on Monday."
 */
export function isRevised(
  draft: Kept,
  all: readonly Kept[],
  turns: readonly Turn[],
  { lines }: Scene,
): boolean {
  const [own, reply] = [turns[draft.turn], turns[draft.turn + 1]]
  if (!own || !reply || draft.cue.doer !== 'speaker') return false
  if (!textsOf(lines, reply).some((text) => isNotEnough.test(text))) return false
  return all.some(
    (later) =>
      later.turn === draft.turn + 2 &&
      turns[later.turn]?.speaker === own.speaker &&
      later.cue.doer === 'speaker' &&
      verbOf(later) === verbOf(draft) &&
      insteadOf.test(lines[later.at]?.text ?? ''),
  )
}
