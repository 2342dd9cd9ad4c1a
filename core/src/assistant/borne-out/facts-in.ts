import { findNumbers } from '../../claims/numbers.ts'
import type { Stage } from '../../leads/stages.ts'
import { type DateReference, findDates } from '../../text/find-dates.ts'
import { toWallClock, type WallClock } from '../../text/time-zone.ts'
import { formatClock } from '../../voice/clock.ts'
import {
  type CustomerFact,
  isOpenStage,
  type RecordFact,
  readCustomer,
  readRecord,
  readSpoken,
  readTaskRow,
  type SpokenFact,
  stageKey,
  type TaskFact,
} from './record-fields.ts'

/** What results of tools and the person's words hold, and what follows from it by counting and adding up. */
export interface Facts {
  texts: string[]
  numbers: number[]
  moments: WallClock[]
  records: RecordFact[]
  /** Accounts and contacts. */
  customers: CustomerFact[]
  tasks: TaskFact[]
  spoken: SpokenFact[]
  /** Places in recordings, as they are written: "5:12". */
  clocks: Set<string>
  /** Codes of the currencies that amounts were given in, in lower case. */
  currencies: Set<string>
  /** Of the company: what its stages are called. */
  stages: readonly Stage[]
  /** How many records were given in a stage (its key): in a list, or as a figure. */
  stageCounts: { stage: string; count: number }[]
  /** Of results about one record alone: all that was told in them. */
  histories: { name: string; texts: string[] }[]
}

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const instant = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/

const add = (total: number, value: number) => total + value

/** Of a list: its length, each column's sum and mean, and of each stage the number, share and sums. */
function followFrom(list: readonly unknown[], stages: readonly Stage[]): number[] {
  const rows = list.filter(isRow)
  const groups = Map.groupBy(rows, ({ status, stage }) => status ?? stage)
  const open = rows.filter(({ status, stage }) => isOpenStage(status ?? stage, stages))
  return [rows, open, ...groups.values()].flatMap((group) => {
    const columns = new Set(group.flatMap((row) => Object.keys(row)))
    const sums = [...columns].flatMap((column) => {
      const values = group.flatMap((row) => (typeof row[column] === 'number' ? [row[column]] : []))
      const sum = values.reduce(add, 0)
      return values.length === 0 ? [] : [sum, sum / values.length]
    })
    return [group.length, (100 * group.length) / (rows.length || 1), ...sums]
  })
}

const numbersIn = (row: Row): number[] =>
  Object.values(row).flatMap((value) =>
    typeof value === 'number'
      ? [value]
      : typeof value === 'string'
        ? findNumbers(value).map((each) => each.value)
        : [],
  )

function collect(value: unknown, facts: Facts, reference: DateReference, within: string | null = null): void {
  if (typeof value === 'number') facts.numbers.push(value, ...(value > 0 && value <= 1 ? [value * 100] : []))
  else if (typeof value === 'string') {
    if (instant.test(value)) {
      const at = new Date(value.replace(' ', 'T'))
      if (!Number.isNaN(at.getTime())) facts.moments.push(toWallClock(at, reference.timeZone))
      return
    }
    facts.texts.push(value.replaceAll('_', ' '))
  } else if (Array.isArray(value)) {
    facts.numbers.push(value.length, ...followFrom(value, facts.stages))
    const stages = Map.groupBy(value.filter(isRow), ({ status, stage }) => status ?? stage)
    for (const [stage, rows] of stages)
      if (typeof stage === 'string')
        facts.stageCounts.push({ stage: stageKey(stage, facts.stages), count: rows.length })
    for (const each of value) collect(each, facts, reference, within)
  } else if (isRow(value)) {
    const record = readRecord(value, numbersIn(value), facts.stages)
    if (record) facts.records.push(record)
    const customer = readCustomer(value, facts.stages)
    if (customer) facts.customers.push(customer)
    const task = readTaskRow(value, within)
    if (task) facts.tasks.push(task)
    const spoken = readSpoken(value)
    if (spoken) facts.spoken.push(spoken)
    for (const [field, second] of Object.entries(value))
      if (typeof second === 'number' && field.endsWith('seconds')) facts.clocks.add(formatClock(second))
    if (typeof value['currency'] === 'string') facts.currencies.add(value['currency'].toLowerCase())
    for (const { key, name } of facts.stages) {
      const count = value[name] ?? value[key]
      if (typeof count === 'number') facts.stageCounts.push({ stage: key, count })
    }
    for (const each of Object.values(value)) collect(each, facts, reference, record?.name ?? within)
  }
}

const noFacts = (stages: readonly Stage[]): Facts => ({
  stages,
  texts: [],
  numbers: [],
  moments: [],
  records: [],
  customers: [],
  tasks: [],
  spoken: [],
  clocks: new Set(),
  currencies: new Set(),
  stageCounts: [],
  histories: [],
})

/** Whether a result is about one account or contact. */
const isWhole = (result: unknown): boolean =>
  isRow(result) &&
  isRow(result['data']) &&
  typeof result['data']['path'] === 'string' &&
  'notes' in result['data']

/** What may be told: `results` are JSON values of tools, `said` the person's words and what is known of the person. */
export function factsIn(
  results: readonly unknown[],
  said: readonly string[],
  reference: DateReference,
  stages: readonly Stage[],
): Facts {
  const facts = noFacts(stages)
  for (const result of results) {
    const own = noFacts(stages)
    collect(result, own, reference)
    const [name, ...others] = new Set(own.records.map((record) => record.name))
    if (name !== undefined && others.length === 0) facts.histories.push({ name, texts: own.texts })
    const [customer] = own.customers
    // The one that was read whole stands before what belongs to it.
    if (customer && customer.name !== name && isWhole(result))
      facts.histories.push({ name: customer.name, texts: own.texts })
    facts.texts.push(...own.texts)
    facts.numbers.push(...own.numbers)
    facts.moments.push(...own.moments)
    facts.records.push(...own.records)
    facts.customers.push(...own.customers)
    facts.tasks.push(...own.tasks)
    facts.spoken.push(...own.spoken)
    for (const clock of own.clocks) facts.clocks.add(clock)
    facts.stageCounts.push(...own.stageCounts)
    for (const currency of own.currencies) facts.currencies.add(currency)
  }
  facts.texts.push(...said)
  for (const text of facts.texts) {
    for (const { value, unit } of findNumbers(text)) {
      facts.numbers.push(value)
      if (unit !== null && unit !== 'percent') facts.currencies.add(unit)
    }
    for (const { at } of findDates(text, reference))
      facts.moments.push(toWallClock(new Date(at), reference.timeZone))
  }
  facts.moments.push(toWallClock(new Date(reference.now), reference.timeZone))
  return facts
}
