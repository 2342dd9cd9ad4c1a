import type { FoundDate } from '../text/find-dates.ts'
import { capitalise, truncate } from '../text/words.ts'

const longest = 140
const fillers =
  /\b(?:um+|uh+|erm?|you know|i mean|kind of|sort of|basically|actually|obviously|literally|hopefully|probably|just|go ahead and|please)\b,?\s*/gi
const afterthought =
  /(?:\s*,\s*|\s+)(?:so that|so (?:you|we|i|they)|because|cause|okay|ok|right|alright|but|and then (?:you|we|they)|and (?:you|they) can|and (?:i|we) (?:can|will|think)|if (?:that|it|this)(?:'s| is| works| helps| sounds| makes)|if (?:you|possible|okay|needed|necessary)|does that|that would|that works|that sounds|(?:mon|tues|wednes|thurs|fri)day works|is that|would that|sound good|thank you|thanks|just in case|whenever)\b.*$/i

/** The body of a promise as a task's text: without its date, fillers and afterthoughts, starting with a capital. */
export const toActionText = (body: string, date: FoundDate | null): string => {
  const without = date === null ? body : body.replace(date.text, ' ')
  const short = without
    .replace(/[’‘]/g, "'")
    .replace(fillers, '')
    .replace(/\s+/g, ' ')
    .replace(afterthought, '')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(
      /(?:\s+(?:and|or|then|by|on|at|for you|before|until|as well|too|though|now|again|also|so|with|the))+[\s.,;:!?]*$/i,
      '',
    )
    .replace(/[\s.,;:!?–-]+$/g, '')
    .trim()
  return truncate(capitalise(short), longest)
}
