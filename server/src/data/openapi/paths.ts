import type { Relation, Routine } from '../catalogue/types.ts'
import { schemaOf } from './definitions.ts'

const json = 'application/json'
const reference = (name: string) => ({ $ref: `#/components/parameters/${name}` })
const rowsOf = (name: string) => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } })
const query = (name: string, description: string) => ({
  name,
  description,
  in: 'query',
  schema: { type: 'string' },
})
const prefer = (values: readonly string[]) => ({
  name: 'Prefer',
  description: 'How to do it, and what to answer with',
  in: 'header',
  schema: { type: 'string', enum: values },
})

/** Parameters that every table shares. */
export const sharedParameters = {
  select: query('select', 'Columns, and rows of other tables: `name,tasks(title)`'),
  order: query('order', '`created_at.desc,name`'),
  limit: query('limit', 'Rows at most'),
  offset: query('offset', 'Rows to leave out first'),
  on_conflict: query('on_conflict', 'Columns of the unique key that decides what is a duplicate'),
  preferCount: prefer(['count=exact', 'count=planned', 'count=estimated']),
  preferReturn: prefer(['return=representation', 'return=minimal', 'return=headers-only']),
  preferPost: prefer([
    'return=representation',
    'return=minimal',
    'resolution=merge-duplicates',
    'resolution=ignore-duplicates',
    'missing=default',
  ]),
}

const failed = { default: { $ref: '#/components/responses/Failure' } }

/** The operations on a table or view. `verbs` holds `r`, `a`, `w`, `d` for what the caller may do. */
export function relationPath(relation: Relation, verbs: string) {
  const { name, comment } = relation
  const filters = [...relation.columns.values()].map((column) => ({
    ...query(
      column.name,
      `Filter, such as \`eq.…\`, \`in.(…)\`, \`ilike.*…*\`, \`gte.…\` (${column.type.name})`,
    ),
  }))
  const content = { [json]: { schema: rowsOf(name) } }
  const body = { [json]: { schema: { $ref: `#/components/schemas/${name}` } } }
  const common = { tags: [name], summary: comment ?? undefined }
  const operation = (parameters: unknown[], more: object) => ({ ...common, parameters, ...more })
  const done = {
    responses: {
      200: { description: 'Its rows, where asked for', content },
      204: { description: 'Done' },
      ...failed,
    },
  }
  return {
    ...(verbs.includes('r')
      ? {
          get: operation(
            [...filters, ...['select', 'order', 'limit', 'offset', 'preferCount'].map(reference)],
            { responses: { 200: { description: 'Rows', content }, ...failed } },
          ),
        }
      : {}),
    ...(verbs.includes('a') && relation.isInsertable
      ? {
          post: operation(['select', 'on_conflict', 'preferPost'].map(reference), {
            requestBody: { required: true, content: body },
            responses: { 201: { description: 'Added', content }, ...failed },
          }),
        }
      : {}),
    ...(verbs.includes('w')
      ? {
          patch: operation([...filters, reference('preferReturn')], {
            requestBody: { required: true, content: body },
            ...done,
          }),
        }
      : {}),
    ...(verbs.includes('d') ? { delete: operation([...filters, reference('preferReturn')], done) } : {}),
  }
}

/** Calling a function: by POST, and by GET where it changes nothing. */
export function routinePath(routine: Routine) {
  const named = routine.arguments.filter(({ name }) => name !== '')
  const common = { tags: ['rpc'], summary: routine.comment ?? undefined }
  const responses = { 200: { description: 'What it gives', content: { [json]: {} } }, ...failed }
  const schema = {
    type: 'object',
    required: named.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(named.map(({ name, type }) => [name, schemaOf(type)])),
  }
  return {
    ...(routine.isVolatile
      ? {}
      : {
          get: {
            ...common,
            parameters: named.map(({ name, type, isRequired }) => ({
              name,
              in: 'query',
              required: isRequired,
              schema: schemaOf(type),
            })),
            responses,
          },
        }),
    post: { ...common, requestBody: { required: true, content: { [json]: { schema } } }, responses },
  }
}
