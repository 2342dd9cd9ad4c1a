import { findNameWords, wordsOf } from '../../claims/names.ts'
import { findNumbers } from '../../claims/numbers.ts'
import type { Stage } from '../../leads/stages.ts'
import type { DateReference } from '../../text/find-dates.ts'
import { toWords } from '../../text/words.ts'
import { type CallOutcome, findUndone } from './action-claims.ts'
import { factsIn } from './facts-in.ts'
import { findMismatched } from './mismatched-values.ts'
import { listSizes, statementsIn } from './statements-in.ts'
import { findUnprovenValues } from './unproven-values.ts'

/**
 * A sentence of an answer that is not borne out, as it stands there. `record`: `values` of it are in nothing that was read or
 * said. `deed`: it claims something as done that no action did; `sending`: as sent.
 */
export interface Mark {
  kind: 'record' | 'deed' | 'sending'
  text: string
  values: string[]
}

/** What an answer is measured by. */
export interface AnswerGrounds {
  /** The person's messages, and who they and their company are. */
  said: readonly string[]
  /** What tools answered in this conversation, as JSON values. */
  results: readonly unknown[]
  /** The calls of this turn, and those of the turns before it. */
  outcomes: readonly CallOutcome[]
  earlier: readonly CallOutcome[]
  reference: DateReference
  /** Of the company: what its stages are called. */
  stages: readonly Stage[]
}

const english =
  /^(?:the|and|of|to|is|are|in|for|you|your|it|has|have|with|was|on|no|not|a|an|i|that|this|at|be)$/i

/** Elsewhere capitals tell no names: "Der Vertrag". A text of few words is taken for English. */
function isEnglish(answer: string): boolean {
  const words = toWords(answer)
  return words.length < 8 || words.filter((word) => english.test(word)).length / words.length > 0.12
}

const ownVerb = /\b(?:is|are|has|have|works?|owns?|stands|closed|said|says|wants|needs|scores)\b/i

/** "Ana is in proposal, and Bo is worth $25,000": each part that says something by itself. */
function clausesOf(text: string): string[] {
  const clauses = text.split(/,?\s+(?:and|but|while|whereas)\s+|;\s+|,\s+(?=\p{Lu})/u)
  return clauses.length > 1 && clauses.every((clause) => ownVerb.test(clause)) ? [text, ...clauses] : [text]
}

const mostCombined = 100

/** Sums and differences of any two of the amounts. */
function combinationsOf(amounts: readonly number[]): Set<number> {
  const few = [...new Set(amounts)].slice(0, mostCombined)
  return new Set(few.flatMap((one) => few.flatMap((other) => [one + other, Math.abs(one - other)])))
}

/** The sentences of a model's answer that neither what tools answered nor what the person said bears out, in order. */
export function findUnborne(answer: string, grounds: AnswerGrounds): Mark[] {
  const { said, results, outcomes, earlier, reference, stages } = grounds
  const told = [...outcomes, ...earlier].flatMap(({ state, text }) => (state === 'done' ? [text] : []))
  const facts = factsIn(results, [...said, ...told], reference, stages)
  const statements = statementsIn(answer)
  const proven = new Set(facts.numbers)
  // A sum of what the answer itself lists follows from it.
  const listed = statements
    .flatMap(({ text }) => findNumbers(text))
    .filter(({ value, unit }) => unit !== null && unit !== 'percent' && proven.has(value))
  const sums = listed.reduce<number[]>((all, { value }) => [...all, (all.at(-1) ?? 0) + value], [])
  const known = {
    facts,
    words: wordsOf([...facts.texts, ...stages.map(({ name }) => name)]),
    numbers: [...proven, ...listSizes(answer), ...sums],
    combined: combinationsOf(facts.records.flatMap(({ value }) => value ?? [])),
    reference,
    canReadNames: isEnglish(answer),
  }
  const read = factsIn(results, [], reference, stages).texts.join('\n').toLowerCase()
  return statements.flatMap((statement): Mark[] => {
    const { raw, text } = statement
    const names = findNameWords(text).map((found) => found.text)
    const isKnownName = (name: string) => known.words.has(name.toLowerCase())
    const undone = findUndone(statement, names.filter(isKnownName), { outcomes, earlier, read })
    if (undone !== null) return [{ kind: undone, text: raw, values: [] }]
    const values = [
      ...new Set([
        ...findUnprovenValues(statement, known),
        ...clausesOf(text).flatMap((clause) => findMismatched(clause, facts, said, reference)),
      ]),
    ]
    return values.length === 0 ? [] : [{ kind: 'record', text: raw, values }]
  })
}
