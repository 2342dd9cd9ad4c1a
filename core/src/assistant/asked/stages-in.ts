import { currentStages, defaultStages, findStage, firstStage, type Stage } from '../../leads/stages.ts'
import { findStageMentions, isAsGiven } from '../stages/own-names.ts'

export interface FoundStage {
  status: string
  text: string
  index: number
}

const given = new RegExp(String.raw`\b(${defaultStages.map(({ key }) => key).join('|')})\b`, 'gi')

/**
 * The stages that a text names, in order, but not those that it names as left ("from won to lost"): by the company's own names, else
 * by the words of the stages that every company begins with, where it has them still.
 */
export function stagesIn(text: string, stages: readonly Stage[]): FoundStage[] {
  const current = currentStages(stages)
  const own = findStageMentions(text, current).map(({ stage, start, end }) => ({
    status: stage.key,
    text: text.slice(start, end),
    index: start,
  }))
  const others = [...text.matchAll(given)].flatMap(({ 0: word, index }) => {
    const stage = findStage(current, word.toLowerCase())
    const isOwn = own.some((found) => found.index <= index && index < found.index + found.text.length)
    const isOther = stage?.key === firstStage && !/\b(?:to|as|in|into|stage)\s+$/i.test(text.slice(0, index))
    const isRenamed = stage !== undefined && !isAsGiven(stage) && stage.outcome === 'open'
    return stage === undefined || isOwn || isOther || isRenamed
      ? []
      : [{ status: stage.key, text: word, index }]
  })
  return [...own, ...others]
    .toSorted((one, other) => one.index - other.index)
    .filter(
      ({ index }) =>
        !/\b(?:from|out of|off|not|skip(?:ping)?|instead of|rather than)\s+(?:the\s+)?$/i.test(
          text.slice(0, index),
        ),
    )
}
