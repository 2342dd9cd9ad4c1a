import type { Relation } from '../catalogue/types.ts'

const reference = (name: string) => ({ $ref: `#/parameters/${name}` })
const query = (name: string, description: string) => ({
  name,
  description,
  in: 'query',
  required: false,
  type: 'string',
})
const prefer = (values: readonly string[]) => ({
  name: 'Prefer',
  description: 'Preference',
  in: 'header',
  required: false,
  type: 'string',
  enum: values,
})

/** Parameters that several operations refer to. */
export function sharedParameters(relations: readonly Relation[]) {
  const own = relations.flatMap((relation) => [
    ...[...relation.columns.values()].map((column): [string, unknown] => [
      `rowFilter.${relation.name}.${column.name}`,
      { ...query(column.name, column.comment ?? ''), format: column.type.name },
    ]),
    [
      `body.${relation.name}`,
      {
        name: relation.name,
        in: 'body',
        required: false,
        schema: { $ref: `#/definitions/${relation.name}` },
      },
    ] satisfies [string, unknown],
  ])
  return {
    select: query('select', 'Columns and embedded resources'),
    order: query('order', 'Ordering'),
    limit: query('limit', 'Limiting and pagination'),
    offset: query('offset', 'Limiting and pagination'),
    on_conflict: query('on_conflict', 'Columns of the unique key that decides what is a duplicate'),
    range: { name: 'Range', in: 'header', required: false, type: 'string' },
    preferCount: prefer(['count=exact', 'count=planned', 'count=estimated']),
    preferReturn: prefer(['return=representation', 'return=minimal', 'return=headers-only']),
    preferPost: prefer([
      'return=representation',
      'return=minimal',
      'resolution=merge-duplicates',
      'resolution=ignore-duplicates',
      'missing=default',
    ]),
    ...Object.fromEntries(own),
  }
}

/** The operations on a table or view. `verbs` holds `r`, `a`, `w`, `d` for what the caller may do. */
export function relationPath(relation: Relation, verbs: string) {
  const filters = [...relation.columns.keys()].map((name) => reference(`rowFilter.${relation.name}.${name}`))
  const body = reference(`body.${relation.name}`)
  const common = { tags: [relation.name], summary: relation.comment ?? undefined }
  const rows = {
    description: 'OK',
    schema: { type: 'array', items: { $ref: `#/definitions/${relation.name}` } },
  }
  const reading = ['select', 'order', 'range', 'offset', 'limit', 'preferCount'].map(reference)
  const done = { 204: { description: 'No Content' } }
  const operation = (parameters: unknown[], responses: unknown) => ({ ...common, parameters, responses })
  return {
    ...(verbs.includes('r') ? { get: operation([...filters, ...reading], { 200: rows }) } : {}),
    ...(verbs.includes('a') && relation.isInsertable
      ? {
          post: operation([body, reference('select'), reference('on_conflict'), reference('preferPost')], {
            201: { description: 'Created' },
          }),
        }
      : {}),
    ...(verbs.includes('w') ? { patch: operation([...filters, body, reference('preferReturn')], done) } : {}),
    ...(verbs.includes('d') ? { delete: operation([...filters, reference('preferReturn')], done) } : {}),
  }
}
