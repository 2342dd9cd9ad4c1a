import { stagesIn } from '../asked/stages-in.ts'
import type { Facts } from './facts-in.ts'
import { namedIn, placeOf, unsettled } from './named-records.ts'
import { isOpenStage, type RecordFact } from './record-fields.ts'

const none = /\b(?:no|none|not one|not a single|neither|nobody|no one)\b/i
const nothingOfAll =
  /\b(?:have|has|are|is|found) no (?:open )?(tasks?|to-?dos?|reminders?|leads?|deals?)\s*(?:[.!,;]|right now\b|at the moment\b|$)/i

/** "No lead is in proposal", "you have no tasks": where some were read. */
function findWrongNone(text: string, facts: Facts): string[] {
  const [record] = namedIn(text, facts)
  const kind = nothingOfAll.exec(text)?.[1]?.toLowerCase()
  if (kind !== undefined) {
    const isOfTasks = /^(?:task|to|rem)/.test(kind)
    const known = isOfTasks
      ? facts.tasks.filter(({ lead, status }) => status !== 'done' && (!record || lead === record.name))
      : facts.records
    return known.length > 0 ? [`no ${kind}`] : []
  }
  if (!none.test(text) || record) return []
  const [stage, ...others] = stagesIn(text, facts.stages)
  if (!stage || others.length > 0) return []
  const isKnown = facts.stageCounts.some((each) => each.stage === stage.status && each.count > 0)
  return isKnown ? [stage.text] : []
}

const most = /\b(?:biggest|largest|most valuable|highest[- ]value|top)\b/i
const least = /\b(?:smallest|least valuable|lowest[- ]value)\b/i
const limited =
  /\b(?:in|at|of (?!your|the|all|my|our)|among|this|last|new|won|lost|qualified|contacted|second|third|one of)\b/i
const ofDeal = /\b(?:deals?|leads?|opportunit(?:y|ies)|customers?)\b/i

/** "Bo is your biggest deal", where another is bigger. */
function findWrongSuperlative(text: string, facts: Facts): string[] {
  const found = most.exec(text) ?? least.exec(text)
  const [record] = namedIn(text, facts)
  const value = record?.value ?? null
  if (!found || !record || value === null || !ofDeal.test(text.slice(found.index)) || limited.test(text))
    return []
  const all = facts.records.filter((each) => each.value !== null && each.currency === record.currency)
  const end = most.test(text) ? Math.max : Math.min
  const endOf = (records: RecordFact[]) => end(...records.map((each) => each.value ?? 0))
  const isSo =
    value === endOf(all) || value === endOf(all.filter(({ stage }) => isOpenStage(stage, facts.stages)))
  return isSo || all.length < 2 ? [] : [found[0]]
}

const bestScore = /\b(?:(?:highest|best|top) score|warmest|hottest)\b/i

/** "Bo is the warmest", where another has a higher score. */
function findWrongBestScore(text: string, facts: Facts): string[] {
  const found = bestScore.exec(text)
  const [record] = namedIn(text, facts)
  const score = record?.score ?? null
  if (!found || score === null || /\bone of\b/i.test(text)) return []
  const all = facts.records.flatMap((each) => each.score ?? [])
  const open = facts.records
    .filter(({ stage }) => isOpenStage(stage, facts.stages))
    .flatMap((each) => each.score ?? [])
  return score === Math.max(...all) || score === Math.max(...open) ? [] : [found[0]]
}

const parts: [said: RegExp, isSo: (share: number) => boolean][] = [
  [/\bhalf\b/i, (share) => Math.abs(share - 0.5) < 0.06],
  [/\b(?:a|one) third\b/i, (share) => Math.abs(share - 1 / 3) < 0.05],
  [/\b(?:a|one) quarter\b/i, (share) => Math.abs(share - 0.25) < 0.05],
  [/\b(?:most|the majority)\b/i, (share) => share > 0.5],
]

/** "Half of your leads are won", where another part of those that were read is. */
function findWrongPart(text: string, facts: Facts): string[] {
  const part = parts.find(([said]) => said.test(text))
  const [stage, ...others] = stagesIn(text, facts.stages)
  const records = [...new Map(facts.records.map((record) => [record.name, record] as const)).values()]
  // Leads of one stage alone were looked for by it.
  const isWhole = new Set(records.map((record) => record.stage)).size > 1
  if (!part || !stage || others.length > 0 || !isWhole || !/\b(?:leads|deals|customers)\b/i.test(text))
    return []
  const share = records.filter((record) => record.stage === stage.status).length / records.length
  return part[1](share) ? [] : [part[0].exec(text)?.[0] ?? '']
}

const more =
  /\b(?:worth|valued at|value is|is|are)\s+(?:\w+\s+){0,3}?(?:more|bigger|larger|higher|greater)\b.*\bthan\b/i
const less = /\b(?:worth|valued at|value is|is|are)\s+(?:\w+\s+){0,3}?(?:less|smaller|lower)\b.*\bthan\b/i

/** "Omar is worth more than Ana", where it is the other way round. */
function findWrongComparison(text: string, facts: Facts): string[] {
  const found = more.exec(text) ?? less.exec(text)
  if (!found || /\bscores?\b/i.test(text)) return []
  const named = [
    ...new Map(
      facts.records
        .filter((record) => placeOf(text, record) !== -1)
        .map((record) => [record.name, record] as const),
    ).values(),
  ].toSorted((one, other) => placeOf(text, one) - placeOf(text, other))
  const [one, other, ...others] = named
  if (!one || !other || others.length > 0 || one.value === null || other.value === null) return []
  if (one.currency !== other.currency || placeOf(text, other) < found.index) return []
  const isSo = more.test(text) ? one.value > other.value : one.value < other.value
  return isSo ? [] : [`${more.test(text) ? 'more' : 'less'} than`]
}

/** What a statement says of all records, or of one beside the others, and is not so. */
export const findWrongComparisons = (text: string, facts: Facts): string[] =>
  unsettled.test(text.replace(/\bnot (?:one|a single)\b/gi, ' '))
    ? []
    : [
        ...findWrongNone(text, facts),
        ...findWrongSuperlative(text, facts),
        ...findWrongBestScore(text, facts),
        ...findWrongPart(text, facts),
        ...findWrongComparison(text, facts),
      ]
