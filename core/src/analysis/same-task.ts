import { toWords } from '../text/words.ts'
import type { ActionItem } from './types.ts'

const light = new Set(
  'the a an to of it that this them you us me and for with on in at over by some our their my your his her get give send have provide can could'.split(
    ' ',
  ),
)

/** The words of a task that say what it is about. */
const contentOf = (text: string): Set<string> =>
  new Set(
    toWords(text.toLowerCase())
      .filter((word) => !light.has(word))
      .map((word) => word.replace(/['’]s?$|s$/, '')),
  )

/** How many words that say something two tasks have in common, and the smaller number of such words of either. */
export function compareTasks(one: ActionItem, other: ActionItem): { shared: number; least: number } {
  const [left, right] = [contentOf(one.text), contentOf(other.text)]
  return {
    shared: [...left].filter((word) => right.has(word)).length,
    least: Math.min(left.size, right.size),
  }
}

/** Whether both texts mean one task of one side: nearly all words of the shorter stand in the longer. */
export function isSameTask(one: ActionItem, other: ActionItem): boolean {
  if (one.owner !== other.owner) return false
  const { shared, least } = compareTasks(one, other)
  return shared > 0 && shared / least >= 0.75
}

/** Words that narrow a task down, so that the later wording holds. */
export const narrows = (text: string): boolean =>
  /\b(?:only|just|but not|except|without|instead)\b/i.test(text)
