import { normalise } from '../text/words.ts'
import type { Utterance } from './utterances.ts'

const sells =
  /\b(?:our (?:platform|product|software|solution|pricing|customers|service|team plan|enterprise plan|system)|we (?:offer|provide|support|integrate)|i(?:'ll| will|'d be happy to| can) (?:send you|walk you|show you|share)|thanks for (?:taking the time|your time|joining|hopping)|tell me (?:about|more)|walk me through (?:your|how)|what (?:are you|do you) (?:currently )?(?:using|use|looking)|what's your (?:budget|timeline)|does that (?:make sense|work for you)|demo|proposal|any (?:other )?questions|how can i help|case study|free trial|discount)\b/g
const buys =
  /\b(?:how much|what does it cost|our budget|we(?:'re| are) (?:using|looking|currently|evaluating)|we (?:currently )?use|we need|do you (?:offer|have|support|integrate)|can you (?:send|integrate|do|offer|support)|does it|is there a|my boss|our (?:ceo|cfo|cto|it team|legal|procurement|board)|too expensive|your (?:platform|product|pricing|software|price|solution|demo|website))\b/g

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** The label of the seller by the cues in each speaker's words, or null where the lead is less than two cues. */
export function guessSeller(utterances: Utterance[], labels: string[]): string | null {
  const scores = labels
    .map((label) => {
      const text = normalise(
        utterances
          .filter((utterance) => utterance.speaker === label)
          .map((utterance) => utterance.text)
          .join(' '),
      )
      return { label, score: count(text, sells) - count(text, buys) }
    })
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = scores
  return best && second && best.score - second.score >= 2 ? best.label : null
}
