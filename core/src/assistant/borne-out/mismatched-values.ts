import { findNumbers } from '../../claims/numbers.ts'
import type { DateReference } from '../../text/find-dates.ts'
import { stagesIn } from '../asked/stages-in.ts'
import { findWrongComparisons } from './comparison-claims.ts'
import { findWrongOfCustomer } from './customer-claims.ts'
import type { Facts } from './facts-in.ts'
import { findWrongFields } from './field-claims.ts'
import { givenStages } from './given-stages.ts'
import { namedIn, toldOf, unsettled } from './named-records.ts'
import { findWrongSpoken } from './spoken-claims.ts'
import { findWrongOfTask } from './task-claims.ts'

/** What is asked, or a card proposes, is no stage that the record is in. */
const isIntended = (text: string): boolean =>
  text.endsWith('?') || /^(?:Move|Change|Create|Add|Delete|Finish)\s/.test(text)
const together =
  /\b(?:total|together|in all|altogether|sum|average|mean|combined|both|pipeline|difference|more|less)\b/i

const ofLeads =
  /^\s*(?:open |of (?:your|the|our) )?(?:leads?|deals?|customers?|prospects?|opportunit(?:y|ies))\b/i

/**
 * "Five leads are in negotiation", "one is lost", where another number of them was given and none of the calls asked for that stage
 * alone.
 */
function findWrongCount(text: string, { stageCounts, texts, records, stages: known }: Facts): string[] {
  if (unsettled.test(text)) return []
  const areAll = new Set(records.map(({ stage }) => stage)).size > 1
  const stages = givenStages(text, known)
  return stages.flatMap(({ status, index }) => {
    const given = stageCounts.filter(({ stage }) => stage === status).map(({ count }) => count)
    const counts = given.length === 0 && areAll ? [0] : given
    if (counts.length === 0 || texts.some((each) => each.includes(`"status":"${status}"`))) return []
    return findNumbers(text)
      .filter((each) => {
        const after = text.slice(text.indexOf(each.text, each.index) + each.text.length, index)
        const isNext = /^\s*(?:is|are)\s+(?:already |now |still |in |the )*$/i.test(after)
        return isNext || (stages.length === 1 && ofLeads.test(after))
      })
      .filter(({ value }) => !counts.includes(value))
      .map((each) => each.text)
  })
}

/**
 * Values of a statement that were read, but of another record or in another currency: the stage or the amount that it gives to
 * the one record it names, and amounts in a currency that nothing was given in. `said`: the person's own words.
 */
export function findMismatched(
  text: string,
  facts: Facts,
  said: readonly string[],
  reference: DateReference,
): string[] {
  const named = namedIn(text, facts)
  const [record] = named
  const told = toldOf(record, facts)
  const [stage, ...others] = givenStages(text, facts.stages)
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
        stagesIn(each, facts.stages).some(({ status }) => status === stage.status),
    )
  const own = [
    ...named.flatMap(({ numbers }) => numbers),
    ...[...told, ...said].flatMap(findNumbers).map(({ value }) => value),
  ]
  const amounts = findNumbers(text).filter(({ unit }) => unit !== null && unit !== 'percent')
  const wrong = amounts.filter(({ value, unit }) => {
    const isOfIt =
      !record ||
      together.test(text) ||
      /\bwould\b/i.test(text) ||
      own.some((each) => Math.abs(each - value) <= value * 0.1)
    const isCurrency = facts.currencies.size === 0 || facts.currencies.has(unit ?? '')
    return !isOfIt || !isCurrency
  })
  const counts = record ? [] : findWrongCount(text, facts)
  return [
    ...wrong.map((each) => each.text),
    ...counts,
    ...(isStageOfIt || !stage ? [] : [stage.text]),
    ...findWrongFields(text, facts, reference.now),
    ...findWrongOfCustomer(text, facts, said),
    ...findWrongOfTask(text, facts, reference),
    ...findWrongComparisons(text, facts),
    ...findWrongSpoken(text, facts),
  ]
}
