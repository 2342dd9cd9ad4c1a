import { capitalise } from '../text/words.ts'
import { readName } from './persons.ts'
import type { Line, Scene } from './scene.ts'

const concludes =
  /\b(?:he|she)(?:'s| is) the (?:one|person|man|woman|lady|boss) (?:who|that) (?:decides|signs|approves|says yes|has the (?:last word|final say)|makes the (?:final )?(?:call|decision))\b/
const confirms =
  /^(?:(?:oh|well),? )*(?:s?he is|yes|yeah|yep|correct|exactly|that's right|that's (?:him|her)|spot on)(?=[.,!]|$)/
const asksName =
  /\bwho (?:that|he|she) is\b|\bwho(?:'s| is) (?:that|he|she)\b|\bwhat(?:'s| is) (?:his|her|their) name\b|\band (?:he|she)(?:'s| is)\b[^.]{0,10}\?$/

/** "Does the executive committee decide on it?" "Yes, it does.": who it is in the question. */
const asksWhether =
  /\b(?:does|do|will|would|is it) ((?:the|your) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+|\p{Lu}[\p{L} .'-]+?) (?:decide|sign|approve|that decides|who decides|that signs|who signs)(?:s| off)?(?: on)?(?: (?:it|this|that|these))?\?$/iu
const confirmsIt =
  /^(?:(?:oh|well),? )*(?:yes|yeah|yep|correct|exactly|that's right|it does|they do|s?he does)(?=[.,!]|$)/

/** Who decides where our question names them and a customer says yes: with the question, which holds the name. */
export function namedInQuestion({ lines }: Scene): { line: Line; value: string } | null {
  for (const [at, line] of lines.entries()) {
    const asked = line.side === 'us' ? asksWhether.exec(line.text)?.[1] : undefined
    const answer = lines[at + 1]
    if (asked === undefined || answer?.side !== 'them' || !confirmsIt.test(answer.lower)) continue
    return { line, value: capitalise(asked.replace(/^(?:the|your) /i, '')) }
  }
  return null
}

/** "So she's the one who decides." "She is.": our line that a customer confirms. */
export const findConfirmed = ({ lines }: Scene): Line | null =>
  lines.find(
    (line, at) =>
      line.side === 'us' &&
      concludes.test(line.lower) &&
      lines[at + 1]?.side === 'them' &&
      confirms.test(lines[at + 1]?.lower ?? ''),
  ) ?? null

/** "My business partner." "Would you tell me who that is?" "Emeric. Emeric Vance.": the name that is given when asked for. */
export function nameWhenAsked({ lines }: Scene, from: Line): { line: Line; value: string } | null {
  const at = lines.indexOf(from)
  const asked = lines
    .slice(at + 1, at + 6)
    .findIndex(({ side, lower }) => side === 'us' && asksName.test(lower))
  if (at < 0 || asked < 0) return null
  const answers = lines.slice(at + 2 + asked, at + 4 + asked).filter(({ side }) => side === 'them')
  const named = answers.flatMap((line) => {
    const value = readName(line.text, line.isTidy, false)
    return value === null ? [] : [{ line, value }]
  })
  return named.find(({ value }) => value.includes(' ')) ?? named[0] ?? null
}
