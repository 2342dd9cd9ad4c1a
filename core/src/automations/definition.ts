import { currentStages, findStage, pipelinesOf, type Stage } from '../leads/stages.ts'
import { isDay } from '../text/day.ts'
import { isTimeZone } from '../text/time-zone.ts'
import { type Action, readAction } from './action.ts'
import { checkAction } from './check-action.ts'
import {
  type Condition,
  comparesDay,
  countsDays,
  mostDays,
  needsValue,
  operatorsFor,
  readCondition,
  valuesOf,
} from './condition.ts'
import { type FactField, findField, isKnownTo, type OwnFields } from './fields.ts'
import { isRaw, readRowId } from './read.ts'
import { isScheduleRule, parseTime } from './schedule.ts'
import {
  changeKinds,
  findWatched,
  isChange,
  oneWatched,
  reachOf,
  readTrigger,
  type Trigger,
  type WatchedRecord,
} from './trigger.ts'

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
  if (isChange(trigger)) {
    const record = changeKinds[trigger.kind]
    const isKnown = trigger.field === null || findWatched(record, trigger.field) !== undefined
    return isKnown ? null : `Choose a field of ${oneWatched[record]}.`
  }
  if (trigger.kind === 'keyword_said' && trigger.keywords.length === 0) return 'Enter at least one keyword.'
  if (trigger.kind === 'task_overdue' && (trigger.hours === null || trigger.hours < 0 || trigger.hours > 720))
    return 'Enter the hours past the due time, from 0 to 720.'
  if (trigger.kind !== 'schedule') return null
  if (!isScheduleRule(trigger.rule)) return 'Choose the days.'
  if (!parseTime(trigger.time)) return 'Enter the time of day.'
  return isTimeZone(trigger.timeZone) ? null : 'Choose a time zone.'
}

/** Whether a value is one that such a fact can have; true where that can't be told. */
function isPossibleValue({ kind, choices }: FactField, value: string, stages: readonly Stage[]): boolean {
  switch (kind) {
    case 'stage':
      return isStage(stages, value)
    case 'pipeline':
      return pipelinesOf(stages).some(({ key }) => key === value)
    case 'colleague':
      return readRowId(value) !== null
    case 'flag':
      return value === 'true' || value === 'false'
    default:
      return choices?.includes(value) ?? true
  }
}

function checkValue(
  known: FactField,
  { operator, value }: Condition,
  stages: readonly Stage[],
): string | null {
  if (value.trim() === '') return 'Enter what to compare with.'
  if (countsDays(operator))
    return Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= mostDays
      ? null
      : `Enter a number of days, from 0 to ${mostDays}.`
  if (comparesDay(operator, known.kind)) return isDay(value) ? null : 'Choose a day.'
  if (known.kind === 'number' && !Number.isFinite(Number(value))) return 'Compare with a number.'
  const given = operator === 'one_of' ? valuesOf(value) : [value]
  return given.every((each) => isPossibleValue(known, each, stages)) ? null : 'Choose one from the list.'
}

function checkCondition(
  condition: Condition,
  reach: readonly WatchedRecord[],
  { stages, own }: Checked,
): string | null {
  const { field, operator } = condition
  const known = findField(field, own)
  if (known && !isKnownTo(reach, field))
    return `Nothing is known of the ${known.label} here. Choose something else.`
  if (!known || !operatorsFor(known.kind).includes(operator)) return 'Choose a condition.'
  return needsValue(operator) ? checkValue(known, condition, stages) : null
}

/** What a definition is checked against: the company's stages, and its own fields as far as they are known. */
interface Checked {
  stages: readonly Stage[]
  own: OwnFields
}

/**
 * Everything that keeps a definition from being published, in order of reading; empty when it may be. `stages` are the
 * company's, `own` its own fields of each record; values for those of a record that is left out are taken on trust.
 */
export function checkDefinition(
  { trigger, conditions, actions }: Definition,
  stages: readonly Stage[],
  own: OwnFields = {},
): Problem[] {
  const problems: Problem[] = []
  const add = (part: string, message: string | null) => {
    if (message !== null) problems.push({ part, message })
  }
  add('trigger', checkTrigger(trigger, stages))
  const reach = reachOf(trigger)
  for (const condition of conditions) add(condition.id, checkCondition(condition, reach, { stages, own }))
  for (const action of actions) add(action.id, checkAction(action, reach, { stages, own }))
  if (actions.length === 0) add('actions', 'Add at least one step.')
  if (actions.length > maxActions) add('actions', `An automation can have up to ${maxActions} steps.`)
  if (conditions.length > maxConditions)
    add('trigger', `An automation can have up to ${maxConditions} conditions.`)
  return problems
}
