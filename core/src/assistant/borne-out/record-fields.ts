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
