import { isSameName } from '../analysis/names.ts'
import type { ConversationAnalysis } from '../analysis/types.ts'
import { tellsDecision } from './bears-out.ts'
import type { Unproven } from './left-out.ts'
import { type FoundNumber, findNumbers, isSameNumber } from './numbers.ts'

/** What is proven of a sale, and all that was said. */
export interface Facts {
  slots: Pick<ConversationAnalysis['slots'], 'budget' | 'decisionMaker'>
  said: readonly string[]
}

const budget = /\b(?:budget\w*|can (?:spend|afford)|to spend|sets? aside|earmark\w*|allocat\w*)\b/giu
const name = String.raw`(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})`
const deciders = [
  String.raw`${name},?(?: [^.,;]{2,40},)? (?:alone |also |finally |will |has to )?(?:decides?|signs? off|approves?|(?:has|gives) the (?:final|last) (?:say|word|call|approval)|makes? the (?:final )?(?:decision|call)|is the (?:final )?(?:decision[- ]maker|one who (?:decides|signs|approves)))\b`,
  String.raw`\b[Dd]ecision[- ]maker(?: is|:| will be)? ${name}`,
].map((source) => new RegExp(source, 'gu'))
const isNobody =
  /^(?:Nobody|No one|Everyone|Everybody|They|She|He|It|We|You|I|Who|That|This|The|Their|Our|And|But|If|When|Once|Whoever)\b/

/** Sums where the text has any, else what may be one: neither a year nor a count of a few. */
function sumsIn(text: string): FoundNumber[] {
  const numbers = findNumbers(text).filter(({ unit }) => unit !== 'percent')
  const sums = numbers.filter(({ unit }) => unit !== null)
  const isYear = ({ value }: FoundNumber) => Number.isInteger(value) && value >= 1900 && value <= 2100
  return sums.length > 0 ? sums : numbers.filter((number) => number.value >= 100 && !isYear(number))
}

/** The number of a text that stands nearest to a place. */
const nearestTo = (numbers: readonly FoundNumber[], place: number): FoundNumber | undefined =>
  numbers.toSorted((one, other) => Math.abs(one.index - place) - Math.abs(other.index - place))[0]

function falseBudgets(sentence: string, { slots }: Facts): Unproven[] {
  const proven = slots.budget ? findNumbers(`${slots.budget.value} ${slots.budget.evidence.quote}`) : []
  return [...sentence.matchAll(budget)].flatMap((match): Unproven[] => {
    const number = nearestTo(sumsIn(sentence), match.index + match[0].length)
    return number === undefined || proven.some((other) => isSameNumber(number, other))
      ? []
      : [{ kind: 'fact', text: number.text }]
  })
}

function falseDeciders(sentence: string, { slots, said }: Facts): Unproven[] {
  const proven = slots.decisionMaker?.value.replace(/\s*\(.*\)$/, '') ?? ''
  return deciders.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap(([, stated = '']): Unproven[] => {
      const last = stated.split(' ').at(-1) ?? ''
      const isSaid = said.some((line) => line.includes(last) && tellsDecision(line))
      return isNobody.test(stated) || isSameName(stated, proven) || proven.includes(last) || isSaid
        ? []
        : [{ kind: 'fact', text: stated }]
    }),
  )
}

/**
 * What an English text makes of values that were said, and that is not so: another sum called the budget than the one that is
 * proven, somebody called the decider of whom no line tells it. For the sentences of a language model, whose values occur.
 */
export const findFalseFacts = (text: string, facts: Facts): Unproven[] => [
  ...falseBudgets(text, facts),
  ...falseDeciders(text, facts),
]
