import { type DataError, dataError } from '../errors.ts'
import { closest } from './suggest.ts'
import type { Catalogue, Relation, Relationship } from './types.ts'

/**
 * How `origin` embeds `target`, a relation's, a function's, a foreign key's or its column's name; `hint` chooses among several.
 * @throws DataError PGRST200 when there is none, PGRST201 when there are several.
 */
export function findRelationship(
  catalogue: Catalogue,
  origin: Relation,
  target: string,
  hint: string | null,
): Relationship {
  // As in PostgREST, a request stays within its schema.
  const all = catalogue
    .relationships(origin)
    .filter((relationship) => relationship.target.schema === origin.schema)
  // A function stands in for foreign keys of its name.
  const computed = all.find(({ routine, constraint }) => routine !== undefined && constraint === target)
  if (computed && hint === null) return computed
  const keys = all.filter(({ routine }) => routine === undefined)
  const found = keys.filter((relationship) =>
    relationship.target.oid === origin.oid && relationship.cardinality !== 'many-to-many'
      ? matchesSelf(relationship, target, hint)
      : matches(relationship, target, hint),
  )
  const [first, ...others] = found
  if (!first) throw noRelationship(catalogue, origin, target, hint, keys)
  if (others.length > 0) throw ambiguous(origin, target, found)
  return first
}

const singleColumn = ({ columns }: Relationship) => (columns.length === 1 ? columns[0] : undefined)

function matches(relationship: Relationship, target: string, hint: string | null): boolean {
  const [own, other] = singleColumn(relationship) ?? []
  if (hint === null) {
    if (target === relationship.target.name) return true
    const isByKey = target === relationship.constraint && relationship.junction === null
    return !relationship.target.isView && (isByKey || target === own)
  }
  if (target !== relationship.target.name) return false
  if (relationship.junction) return hint === relationship.junction.relation.name
  return hint === relationship.constraint || hint === own || hint === other
}

/** One foreign key of a table to itself goes both ways: the column's name leads up, the table's name leads down. */
function matchesSelf(relationship: Relationship, target: string, hint: string | null): boolean {
  const [own, other] = singleColumn(relationship) ?? []
  const leadsDown = relationship.cardinality === 'one-to-many'
  if (hint === null) return leadsDown ? target === relationship.target.name : target === own
  return (
    leadsDown && target === relationship.target.name && (hint === other || hint === relationship.constraint)
  )
}

function noRelationship(
  catalogue: Catalogue,
  origin: Relation,
  target: string,
  hint: string | null,
  all: readonly Relationship[],
): DataError {
  const suggestion = closest(target, [...new Set(all.map((relationship) => relationship.target.name))])
  const isKnown = catalogue.relation(origin.schema, target) !== undefined
  return dataError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    `Searched for a foreign key relationship between '${origin.name}' and '${target}'${hint === null ? '' : ` using the hint '${hint}'`} in the schema '${origin.schema}', but no matches were found.`,
    suggestion && !isKnown ? `Perhaps you meant '${suggestion}' instead of '${target}'.` : null,
  )
}

function ambiguous(origin: Relation, target: string, found: readonly Relationship[]): DataError {
  const hints = found.map(
    (one) => `'${one.target.name}!${one.junction ? one.junction.relation.name : one.constraint}'`,
  )
  return dataError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin.name}' and '${target}'`,
    found.map(describe),
    `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
  )
}

function describe(relationship: Relationship) {
  const { cardinality, constraint, origin, target, columns, junction } = relationship
  const list = (names: readonly string[]) => `(${names.join(', ')})`
  const text = junction
    ? `${junction.relation.name} using ${junction.constraints[0]}${list(junction.origin.map((p) => p[1]))} and ${junction.constraints[1]}${list(junction.target.map((p) => p[1]))}`
    : `${constraint} using ${origin.name}${list(columns.map((p) => p[0]))} and ${target.name}${list(columns.map((p) => p[1]))}`
  return { cardinality, relationship: text, embedding: `${origin.name} with ${target.name}` }
}
