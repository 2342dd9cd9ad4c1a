import { currentStages, findStage, type Stage } from '../../leads/stages.ts'
import { withoutAccents } from '../../text/accents.ts'

const wordPattern = /[\p{L}\p{N}]+/gu

/** A word as names are compared by: small, without accents and the plural's s. */
export const toNameKey = (word: string): string => withoutAccents(word).replace(/(?<=[^s]{3})s$/, '')

/** The words of a text with their places in it. */
export const placedWords = (text: string): { key: string; start: number; end: number }[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    key: toNameKey(word),
    start: index,
    end: index + word.length,
  }))

/** The words of a stage's name as they are compared. */
export const nameKeys = (name: string): string[] => placedWords(name).map(({ key }) => key)

/**
 * The current stage that a key or a name means, whatever its case and punctuation; undefined where there is none. A key that is
 * written as it is goes first.
 */
export function namedStage(stages: readonly Stage[], said: string): Stage | undefined {
  const current = currentStages(stages)
  const name = said.trim().toLowerCase()
  const keys = nameKeys(said).join(' ')
  return (
    findStage(current, said.trim()) ??
    current.find((stage) => stage.name.toLowerCase() === name) ??
    current.find((stage) => keys !== '' && nameKeys(stage.name).join(' ') === keys) ??
    findStage(current, name.replaceAll(' ', '_'))
  )
}
