import { findStage, type Stage } from '../../leads/stages.ts'
import { namedStage } from '../stages/name-words.ts'

/** A lead as a tool gave it: the key of its stage, every number in it, and the fields that answers tell of. */
export interface RecordFact {
  name: string
  stage: string
  numbers: number[]
  company: string | null
  email: string | null
  owner: string | null
  score: number | null
  value: number | null
  currency: string | null
  /** ISO 8601. */
  lastActivity: string | null
}

/** An account or a contact as a tool gave it, with every number in it and its sales. */
export interface CustomerFact {
  record: 'accounts' | 'contacts'
  name: string
  numbers: number[]
  /** Where a contact works. */
  account: string | null
  title: string | null
  email: string | null
  phone: string | null
  /** In small letters. */
  sites: string[]
  people: number | null
  openSales: number | null
  /** The keys of its sales' stages. */
  stages: string[]
}

/** A task as a tool gave it; `due` is ISO 8601. `lead`: the name of the lead it is for. */
export interface TaskFact {
  title: string
  lead: string | null
  status: string
  priority: string | null
  due: string | null
}

/** What somebody said in a recording. */
export interface SpokenFact {
  speaker: string
  text: string
}

type Row = Record<string, unknown>

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
/** A person is given by name, or as a record of its own. */
const personOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value ? textOf(value.name) : textOf(value)

/** The key of a stage that tools give by its key or its name; else what was given, in lower case. */
export const stageKey = (given: string, stages: readonly Stage[]): string =>
  (findStage(stages, given) ?? namedStage(stages, given))?.key ?? given.toLowerCase()

/** The lead that a row gives; null for a row of another kind. */
export function readRecord(row: Row, numbers: number[], stages: readonly Stage[]): RecordFact | null {
  const name = textOf(row['name'])
  const stage = textOf(row['status'] ?? row['stage'])
  if (name === null || stage === null) return null
  return {
    name,
    stage: stageKey(stage, stages),
    numbers,
    company: textOf(row['company']),
    email: textOf(row['email']),
    owner: personOf(row['owner'] ?? row['owner_name']),
    score: numberOf(row['score']),
    value: numberOf(row['value']),
    currency: textOf(row['currency']),
    lastActivity: textOf(row['last_activity_at']),
  }
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All numbers in a row, at any depth. */
function numbersWithin(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersWithin) : []
}

/** An address of the web as it is compared: in small letters, without its protocol. */
export const siteKey = (site: string): string =>
  site
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.]+$/, '')

/** The account or contact that a row gives, told by its address in the app; null for a row of another kind. */
export function readCustomer(row: Row, stages: readonly Stage[]): CustomerFact | null {
  const name = textOf(row['name'])
  const record = /^\/(accounts|contacts)\//.exec(textOf(row['path']) ?? '')?.[1]
  if (name === null || (record !== 'accounts' && record !== 'contacts')) return null
  const sales: unknown[] = Array.isArray(row['leads']) ? row['leads'] : []
  return {
    record,
    name,
    numbers: numbersWithin(row),
    account: textOf(row['account']),
    title: textOf(row['title']),
    email: textOf(row['email'])?.toLowerCase() ?? null,
    phone: textOf(row['phone']),
    sites: ['website', 'domain'].flatMap((field) => textOf(row[field]) ?? []).map(siteKey),
    people: record === 'accounts' ? numberOf(row['contacts_in_all'] ?? row['contacts']) : null,
    openSales: numberOf(row['open_sales']),
    stages: sales
      .filter(isRow)
      .flatMap((sale) => textOf(sale['status'] ?? sale['stage']) ?? [])
      .map((stage) => stageKey(stage, stages)),
  }
}

/** The task that a row gives, of the lead it stands in where it names none; null for a row of another kind. */
export function readTaskRow(row: Row, within: string | null): TaskFact | null {
  const title = textOf(row['title'])
  const status = textOf(row['status'])
  const isTask = 'due_at' in row || 'priority' in row
  if (title === null || status === null || !isTask) return null
  return {
    title,
    lead: personOf(row['lead']) ?? within,
    status,
    priority: textOf(row['priority']),
    due: textOf(row['due_at']),
  }
}

/** The words of a transcript's line or a moment, with who said them; null for a row of another kind. */
export function readSpoken(row: Row): SpokenFact | null {
  const speaker = textOf(row['speaker'])
  const text = textOf(row['text'])
  return speaker === null || text === null ? null : { speaker, text }
}

/** Whether the stage, by its key or name, is one that is still to be decided. */
export const isOpenStage = (stage: unknown, stages: readonly Stage[]): boolean =>
  typeof stage === 'string' && findStage(stages, stageKey(stage, stages))?.outcome === 'open'
