import { findNumbers } from '../../claims/numbers.ts'
import { toWords } from '../../text/words.ts'
import { type FoundStage, stagesIn } from '../asked/stages-in.ts'
import type { Facts, RecordFact } from './facts-in.ts'

const firstOf = ({ name }: RecordFact): string => name.split(' ')[0] ?? ''

/** The one record that a statement names, as often as it was read; none where it names several. */
function namedIn(text: string, { records }: Facts): RecordFact[] {
  const words = new Set(toWords(text).map((word) => word.replace(/['’]s$/, '')))
  const named = records.filter((record) => {
    const first = firstOf(record)
    return text.includes(record.name) || (first.length > 1 && words.has(first))
  })
  return new Set(named.map(({ name }) => name)).size === 1 ? named : []
}

/** What is asked, or a card proposes, is no stage that the record is in. */
const isIntended = (text: string): boolean =>
  text.endsWith('?') || /^(?:Move|Change|Create|Add|Delete|Finish)\s/.test(text)
/** Neither is what a statement foresees, denies or tells of the past. */
const unsettled =
  /\b(?:cards?|confirm\w*|click|wait\w*|propos(?:e|es|ed|ing)|would|will|once|if|not|could|should|want\w*|asked?|from|before|was|were|had)\b|n['’]t\b/i

/** The stages that a statement gives: "in proposal", "is won", "Ana: Proposal", but not "send the proposal". */
const givenStages = (text: string): FoundStage[] =>
  stagesIn(text).filter(({ index, text: word }) => {
    const before = text.slice(0, index)
    const isWritten = /^\p{Lu}/u.test(word) && before.trim() !== ''
    return isWritten || /\b(?:in|into|at|to|now|is|are|as|stage:?)\s+(?:the\s+)?$/i.test(before)
  })

const together =
  /\b(?:total|together|in all|altogether|sum|average|mean|combined|both|pipeline|difference|more|less)\b/i

const ofLeads =
  /^\s*(?:open |of (?:your|the|our) )?(?:leads?|deals?|customers?|prospects?|opportunit(?:y|ies))\b/i

/** "Five leads are in negotiation", where another number of them was given and none of the calls asked for that stage alone. */
function findWrongCount(text: string, { stageCounts, texts }: Facts): string[] {
  const [stage, ...others] = givenStages(text)
  const counts = stageCounts.filter(({ stage: name }) => name === stage?.status).map(({ count }) => count)
  if (!stage || others.length > 0 || counts.length === 0 || unsettled.test(text)) return []
  if (texts.some((each) => each.includes(`"status":"${stage.status}"`))) return []
  return findNumbers(text)
    .filter((each) => ofLeads.test(text.slice(text.indexOf(each.text, each.index) + each.text.length)))
    .filter(({ value }) => !counts.includes(value))
    .map((each) => each.text)
}

/**
 * Values of a statement that were read, but of another record or in another currency: the stage or the amount that it gives to
 * the one record it names, and amounts in a currency that nothing was given in. `said`: the person's own words.
 */
export function findMismatched(text: string, facts: Facts, said: readonly string[]): string[] {
  const named = namedIn(text, facts)
  const [record] = named
  const told = [
    ...facts.texts.filter((each) => record && /\S\s\S/.test(each) && each.includes(firstOf(record))),
    ...facts.histories.flatMap(({ name, texts }) => (name === record?.name ? texts : [])),
  ]
  const [stage, ...others] = givenStages(text)
  const isStageOfIt =
    stage === undefined ||
    others.length > 0 ||
    !record ||
    unsettled.test(text) ||
    named.some((each) => each.stage === stage.status) ||
    told.some(
      (each) =>
        !said.includes(each) &&
        !isIntended(each) &&
        stagesIn(each).some(({ status }) => status === stage.status),
    )
  const own = [
    ...named.flatMap(({ numbers }) => numbers),
    ...[...told, ...said].flatMap(findNumbers).map(({ value }) => value),
  ]
  const amounts = findNumbers(text).filter(({ unit }) => unit !== null && unit !== 'percent')
  const wrong = amounts.filter(({ value, unit }) => {
    const isOfIt = !record || together.test(text) || own.some((each) => Math.abs(each - value) <= value * 0.1)
    const isCurrency = facts.currencies.size === 0 || facts.currencies.has(unit ?? '')
    return !isOfIt || !isCurrency
  })
  const counts = record ? [] : findWrongCount(text, facts)
  return [...wrong.map((each) => each.text), ...counts, ...(isStageOfIt || !stage ? [] : [stage.text])]
}
