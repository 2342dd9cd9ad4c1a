import { readName } from './persons.ts'
import type { Line, Scene } from './scene.ts'

const concludes =
  /\b(?:he|she)(?:'s| is) the (?:one|person|man|woman|lady|boss) (?:who|that) (?:decides|signs|approves|says yes|has the (?:last word|final say)|makes the (?:final )?(?:call|decision))\b/
const confirms =
  /^(?:(?:oh|well),? )*(?:s?he is|yes|yeah|yep|correct|exactly|that's right|that's (?:him|her)|spot on)(?=[.,!]|$)/
const asksName =
  /\bwho (?:that|he|she) is\b|\bwho(?:'s| is) (?:that|he|she)\b|\bwhat(?:'s| is) (?:his|her|their) name\b|\band (?:he|she)(?:'s| is)\b[^.]{0,10}\?$/

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
