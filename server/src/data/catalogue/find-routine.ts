import { type DataError, dataError } from '../errors.ts'
import { closest } from './suggest.ts'
import type { Catalogue, Routine } from './types.ts'

export interface RoutineSearch {
  schema: string
  name: string
  /** Null when the body has no names in it. */
  argumentNames: readonly string[] | null
  /** The type one unnamed argument may have to take the whole body, or null when the body can't be one value. */
  wholeBody: 'json' | 'text' | null
}

/**
 * The one function that takes just these arguments.
 * @throws DataError PGRST202 when none does, PGRST203 when several do.
 */
export function findRoutine(catalogue: Catalogue, search: RoutineSearch): Routine {
  const overloads = catalogue.routines(search.schema, search.name)
  const { argumentNames } = search
  const named = argumentNames ? overloads.filter((routine) => takes(routine, argumentNames)) : []
  const found =
    named.length > 0 ? named : overloads.filter((routine) => takesWhole(routine, search.wholeBody))
  const [first, ...others] = found
  if (!first) throw noRoutine(catalogue, search, overloads)
  if (others.length === 0) return first
  const candidates = found.map(
    (one) =>
      `${one.schema}.${one.name}(${one.arguments.map((a) => `${a.name} => ${a.type.name}`).join(', ')})`,
  )
  throw dataError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${candidates.join(', ')}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  )
}

function takes(routine: Routine, names: readonly string[]): boolean {
  const known = new Set(routine.arguments.map(({ name }) => name))
  if (known.has('') || names.some((name) => !known.has(name))) return false
  return routine.arguments.every((argument) => !argument.isRequired || names.includes(argument.name))
}

function takesWhole(routine: Routine, body: RoutineSearch['wholeBody']): boolean {
  const [only, ...others] = routine.arguments
  if (body === null || !only || only.name !== '' || others.length > 0) return false
  return body === 'json' ? only.type.name === 'json' || only.type.name === 'jsonb' : only.type.name === 'text'
}

function noRoutine(catalogue: Catalogue, search: RoutineSearch, overloads: readonly Routine[]): DataError {
  const { schema, name, wholeBody } = search
  const argumentNames = search.argumentNames ?? []
  const list = argumentNames.join(', ')
  const short = argumentNames.length > 0 ? `(${list})` : ' without parameters'
  const long =
    argumentNames.length > 0 ? ` with parameter${argumentNames.length > 1 ? 's' : ''} ${list}` : short
  const whole =
    wholeBody === 'text'
      ? ' with a single unnamed text parameter'
      : `${long}${wholeBody ? ' or with a single unnamed json/jsonb parameter' : ''}`
  const signatures = overloads.map(
    (one) =>
      `(${one.arguments
        .map((argument) => argument.name)
        .sort()
        .join(', ')})`,
  )
  const suggestion =
    overloads.length === 0
      ? closest(name, catalogue.routineNames(schema))
      : (closest(`(${argumentNames.toSorted().join(', ')})`, signatures)?.replace(/^/, name) ?? null)
  return dataError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${wholeBody === 'text' ? '' : short} in the schema cache`,
    `Searched for the function ${schema}.${name}${whole}, but no matches were found in the schema cache.`,
    suggestion === null ? null : `Perhaps you meant to call the function ${schema}.${suggestion}`,
  )
}
