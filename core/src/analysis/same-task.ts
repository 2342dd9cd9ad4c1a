import { toWords } from '../text/words.ts'
import type { ActionItem } from './types.ts'

const light = new Set(
  'the a an to of it that this them you us me and for with on in at over by some our their my your his her get give send have do make write draw prepare provide can could'.split(
    ' ',
  ),
)

/** "Get Ana the offer" and "Get Ben the offer" are one task; so is "have the offer back to Ana". */
const reader =
  /(?<=^\S+ )\p{Lu}\p{L}+ (?=(?:a|an|the|your|our|my|his|her|their|this|two|three)\b)| back to \p{Lu}\p{L}+$/u

/** The words of a task that say what it is about. */
const contentOf = (text: string): Set<string> =>
  new Set(
    toWords(text.replace(reader, '').toLowerCase())
      .filter((word) => !light.has(word))
      .map((word) => word.replace(/['’]s?$|s$/, '')),
  )

/** How many words that say something two texts have in common, and the smaller number of such words of either. */
export function compareTexts(
  one: string,
  other: string,
  contents: Contents,
): { shared: number; least: number } {
  const [left, right] = [contents(one), contents(other)]
  let shared = 0
  for (const word of left) if (right.has(word)) shared += 1
  return { shared, least: Math.min(left.size, right.size) }
}

/** "Write to Anna", "Call Ben back". */
const namesOnly = /^\S+(?: up| back)?(?: to| with| for)? \p{Lu}\p{L}+(?: back)?$/u
/** "Write to Anna" says nothing of "Get the drawing to Anna": whom it is for does not make one task of two. */
const isForSameOnly = (one: string, other: string): boolean =>
  (namesOnly.test(one) || namesOnly.test(other)) && one.split(' ')[0] !== other.split(' ')[0]

/** Whether both texts mean one task of one side: nearly all words of the shorter stand in the longer. */
export function isSameTask(one: ActionItem, other: ActionItem, contents: Contents): boolean {
  if (one.owner !== other.owner || isForSameOnly(one.text, other.text)) return false
  const { shared, least } = compareTexts(one.text, other.text, contents)
  return shared > 0 && shared / least >= 0.75
}

/** Reads each text once, as many are compared. */
export type Contents = (text: string) => Set<string>

export function createContents(): Contents {
  const known = new Map<string, Set<string>>()
  return (text) => {
    const content = known.get(text) ?? contentOf(text)
    known.set(text, content)
    return content
  }
}

/** Words that narrow a task down, so that the later wording holds. */
export const narrows = (text: string): boolean =>
  /\b(?:only|just|but not|except|without|instead)\b/i.test(text)
