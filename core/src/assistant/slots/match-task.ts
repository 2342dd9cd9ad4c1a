import { toWords } from '../../text/words.ts'
import { editDistance, maxTypos } from '../edit-distance.ts'
import type { KnownTask } from '../known-names.ts'

const filler = new Set(
  'the a an to for of on in at with and or my our task about this that it is as by from up me please'.split(
    ' ',
  ),
)
const closest = 0.5

const toTerms = (text: string): string[] =>
  toWords(text.toLowerCase())
    .map((word) => word.replace(/['’]s?$/, ''))
    .filter((word) => !filler.has(word))

const isSame = (one: string, other: string): boolean =>
  one === other || editDistance(one, other, maxTypos(other.length)) <= maxTypos(other.length)

const countShared = (terms: string[], others: string[]): number =>
  terms.filter((term) => others.some((other) => isSame(other, term))).length

/**
 * The known tasks that match the words of a command best, all of them at equal scores; none where no title is near.
 * `words` are those of the command that can belong to a title.
 */
export function matchTask(text: string, words: string, tasks: readonly KnownTask[]): KnownTask[] {
  const terms = toTerms(words)
  const everything = toTerms(text)
  const scored = tasks.map((task) => {
    const title = toTerms(task.title)
    const isWhole = title.length > 1 && countShared(title, everything) === title.length
    const dice = (2 * countShared(title, terms)) / (title.length + terms.length || 1)
    // A few words that all stand in the title are enough: "the Acme task".
    const isPart = terms.length > 0 && countShared(terms, title) === terms.length
    // Most of a title said among many other words means it too.
    const shared = countShared(title, terms)
    const isMostly = shared > 1 && shared / title.length >= 0.6
    return {
      task,
      score: isWhole ? 1 + title.length / 100 : isPart || isMostly ? Math.max(dice, closest) : dice,
    }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best < closest) return []
  return scored.filter(({ score }) => score === best).map(({ task }) => task)
}
