import { currentStages, findStage, type Stage } from '../leads/stages.ts'
import { oneOf, type SalesRecord } from '../records/sales-records.ts'
import { isTimeZone } from '../text/time-zone.ts'
import { type Action, readAction } from './action.ts'
import { checkAction } from './check-action.ts'
import { type Condition, needsValue, operatorsFor, readCondition } from './condition.ts'
import { findField, isKnownTo } from './fields.ts'
import { isRaw } from './read.ts'
import { isScheduleRule, parseTime } from './schedule.ts'
import { aboutOf, findWatched, readTrigger, type Trigger } from './trigger.ts'

/** An automation as it is built; `trigger` is null until one is chosen. */
export interface Definition {
  trigger: Trigger | null
  conditions: Condition[]
  actions: Action[]
}

/** What is wrong and what to do, and where: the trigger, the actions as a whole, or the id of a condition or action. */
export interface Problem {
  part: string
  message: string
}

export const maxActions = 20
export const maxConditions = 10
/** Changes made by automations may set off others this many times in a row. */
export const maxDepth = 5

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Reads a stored definition. `problems` names parts that could not be read at all and were left out. */
export function readDefinition(value: unknown): { definition: Definition; problems: Problem[] } {
  const raw = isRaw(value) ? value : {}
  const given = { conditions: listOf(raw['conditions']), actions: listOf(raw['actions']) }
  const conditions = given.conditions.map(readCondition).filter((condition) => condition !== null)
  const actions = given.actions.map(readAction).filter((action) => action !== null)
  const isDropped = conditions.length < given.conditions.length || actions.length < given.actions.length
  const hasTwins =
    new Set([...conditions, ...actions].map(({ id }) => id)).size < conditions.length + actions.length
  return {
    definition: { trigger: readTrigger(raw['trigger']), conditions, actions },
    problems:
      isDropped || hasTwins
        ? [{ part: 'actions', message: 'Part of this automation can’t be read. Build it again.' }]
        : [],
  }
}

const isStage = (stages: readonly Stage[], key: string): boolean =>
  findStage(currentStages(stages), key) !== undefined

function checkTrigger(trigger: Trigger | null, stages: readonly Stage[]): string | null {
  if (trigger === null) return 'Choose what starts the automation.'
  if (
    trigger.kind === 'status_changed' &&
    [trigger.from, trigger.to].some((key) => key !== null && !isStage(stages, key))
  )
    return 'Choose a status that your company has.'
  if (
    trigger.kind === 'score_crossed' &&
    (trigger.threshold === null || trigger.threshold < 1 || trigger.threshold > 100)
  )
    return 'Enter a score between 1 and 100.'
  if (trigger.kind === 'account_changed' || trigger.kind === 'contact_changed') {
    const record = trigger.kind === 'account_changed' ? 'accounts' : 'contacts'
    const isKnown = trigger.field === null || findWatched(record, trigger.field) !== undefined
    return isKnown ? null : `Choose a field of ${oneOf[record]}.`
  }
  if (trigger.kind === 'keyword_said' && trigger.keywords.length === 0) return 'Enter at least one keyword.'
  if (trigger.kind === 'task_overdue' && (trigger.hours === null || trigger.hours < 0 || trigger.hours > 720))
    return 'Enter the hours past the due time, from 0 to 720.'
  if (trigger.kind !== 'schedule') return null
  if (!isScheduleRule(trigger.rule)) return 'Choose the days.'
  if (!parseTime(trigger.time)) return 'Enter the time of day.'
  return isTimeZone(trigger.timeZone) ? null : 'Choose a time zone.'
}

function checkCondition(
  { field, operator, value }: Condition,
  about: SalesRecord | null,
  stages: readonly Stage[],
): string | null {
  const known = findField(field)
  if (known && !isKnownTo(about, field))
    return `Nothing is known of the ${known.label} here. Choose something else.`
  if (!known || !operatorsFor(field).includes(operator)) return 'Choose a condition.'
  if (!needsValue(operator)) return null
  if (value.trim() === '') return 'Enter what to compare with.'
  if (known.kind === 'number' && !Number.isFinite(Number(value))) return 'Compare with a number.'
  const isListed = field === 'lead.status' ? isStage(stages, value) : known.choices?.includes(value)
  if (isListed === false) return 'Choose one from the list.'
  return null
}

/**
 * Everything that keeps a definition from being published, in order of reading; empty when it may be. `stages` are the
 * company's.
 */
export function checkDefinition(
  { trigger, conditions, actions }: Definition,
  stages: readonly Stage[],
): Problem[] {
  const problems: Problem[] = []
  const add = (part: string, message: string | null) => {
    if (message !== null) problems.push({ part, message })
  }
  add('trigger', checkTrigger(trigger, stages))
  const about = trigger === null ? 'leads' : aboutOf(trigger)
  for (const condition of conditions) add(condition.id, checkCondition(condition, about, stages))
  for (const action of actions) add(action.id, checkAction(action, about, stages))
  if (actions.length === 0) add('actions', 'Add at least one step.')
  if (actions.length > maxActions) add('actions', `An automation can have up to ${maxActions} steps.`)
  if (conditions.length > maxConditions)
    add('trigger', `An automation can have up to ${maxConditions} conditions.`)
  return problems
}
