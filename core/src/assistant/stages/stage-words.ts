import { currentStages, type Stage } from '../../leads/stages.ts'
import { findNameMentions, type KnownNames } from '../known-names.ts'
import { findStageMentions } from './own-names.ts'

/** Every word that stands for a stage of the company in a text that is read: `openstagea`, `wonstageb`. */
export const stageWord = '(?:open|won|lost)stage[a-z]{1,2}'
const pattern = new RegExp(String.raw`\b${stageWord}\b`, 'gi')

const letters = (place: number): string =>
  (place >= 26 ? String.fromCodePoint(96 + Math.floor(place / 26)) : '') +
  String.fromCodePoint(97 + (place % 26))

/** The word that stands for a stage. */
const toWord = (stages: readonly Stage[], { key, outcome }: Stage): string =>
  `${outcome}stage${letters(stages.findIndex((each) => each.key === key))}`

/** The stages that a text names by their words, in order. */
export function wordsOfStages(
  text: string,
  stages: readonly Stage[],
): { stage: Stage; start: number; end: number }[] {
  const byWord = new Map(stages.map((stage) => [toWord(stages, stage), stage]))
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
    const stage = byWord.get(word.toLowerCase())
    return stage ? [{ stage, start: index, end: index + word.length }] : []
  })
}

/** What the words of stages are to the rules and the examples, which know the stages that every company begins with. */
export const asGivenStages = (text: string): string =>
  text.replace(pattern, (word) => {
    const outcome = /^(?:won|lost)/i.exec(word)?.[0].toLowerCase()
    return outcome ?? 'negotiation'
  })

/** A text in which each name that the company gave a stage is one word, and the way back. */
export interface WithStageWords {
  text: string
  /** The text, or a part of it, as it was written. */
  toWritten: (text: string) => string
  hasStages: boolean
}

/** Names of leads and colleagues go before names of stages, unless the stage is longer or in its place. */
export function withStageWords(
  written: string,
  { stages, known }: { stages: readonly Stage[]; known: KnownNames },
): WithStageWords {
  const found = findStageMentions(written, currentStages(stages))
  const people = found.length === 0 ? [] : findNameMentions(written, known)
  const mentions = found.filter((mention) =>
    people.every(
      ({ start, end }) =>
        end <= mention.start ||
        mention.end <= start ||
        (mention.isPlaced && end - start <= mention.end - mention.start),
    ),
  )
  const originals = new Map<string, string>()
  const text = mentions.reduceRight((rest, { start, end, stage }) => {
    const word = toWord(stages, stage)
    originals.set(word, written.slice(start, end))
    return rest.slice(0, start) + word + rest.slice(end)
  }, written)
  return {
    text,
    hasStages: mentions.length > 0,
    toWritten: (part) => part.replace(pattern, (word) => originals.get(word.toLowerCase()) ?? word),
  }
}

/** A text without the names that the company gave its stages. */
export const withoutStageNames = (
  text: string,
  context: { stages: readonly Stage[]; known: KnownNames },
): string => withStageWords(text, context).text.replace(pattern, ' ')
