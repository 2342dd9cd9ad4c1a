import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { Relation, Routine } from '../catalogue/types.ts'
import { type Answer, baseHeaders } from '../service/answer.ts'
import type { DataRequest } from '../service/request.ts'
import { definitionOf, schemaOf } from './definitions.ts'
import { relationPath, sharedParameters } from './paths.ts'

const visible = z.array(
  z.object({ kind: z.enum(['relation', 'routine']), oid: z.number(), verbs: z.string() }),
)

const VISIBLE = `
  select 'relation' as kind, oid::int8::float8 as oid,
         concat(case when has_any_column_privilege(oid, 'select') then 'r' end, case when has_any_column_privilege(oid, 'insert') then 'a' end,
                case when has_any_column_privilege(oid, 'update') then 'w' end, case when has_table_privilege(oid, 'delete') then 'd' end) as verbs
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace::regnamespace::text = $1::text
  union all
  select 'routine', oid::int8::float8, 'x' from pg_proc
   where pronamespace::regnamespace::text = $1::text and has_function_privilege(oid, 'execute')`

/** GET / : OpenAPI 2.0 of what this caller may use. */
export async function writeOpenApi(database: Database, request: DataRequest): Promise<Answer> {
  const rows = await database.statement(request.caller, {
    text: VISIBLE,
    values: [request.schema],
    request: request.settings,
    isReadOnly: true,
  })
  const found = visible.parse(rows)
  const verbs = new Map(
    found.filter(({ verbs }) => verbs !== '').map(({ kind, oid, verbs }) => [`${kind} ${oid}`, verbs]),
  )
  const { catalogue, schema } = request
  const relations = catalogue.relations(schema).filter(({ oid }) => verbs.has(`relation ${oid}`))
  const routines = catalogue
    .routineNames(schema)
    .flatMap((name) => catalogue.routines(schema, name).slice(0, 1))
    .filter(({ oid }) => verbs.has(`routine ${oid}`))
  const document = {
    swagger: '2.0',
    info: { title: 'Parley data API', description: 'PostgREST protocol', version: '1' },
    basePath: '/rest/v1',
    consumes: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: pathsOf(relations, routines, (relation) => verbs.get(`relation ${relation.oid}`) ?? ''),
    definitions: Object.fromEntries(
      relations.map((relation) => [relation.name, definitionOf(relation, catalogue.relationships(relation))]),
    ),
    parameters: sharedParameters(relations),
  }
  return {
    status: 200,
    body: JSON.stringify(document),
    headers: { ...baseHeaders(request), 'content-type': 'application/openapi+json; charset=utf-8' },
  }
}

function pathsOf(
  relations: readonly Relation[],
  routines: readonly Routine[],
  verbsOf: (relation: Relation) => string,
) {
  return Object.fromEntries([
    ...relations.map((relation) => [`/${relation.name}`, relationPath(relation, verbsOf(relation))]),
    ...routines.map((routine) => [`/rpc/${routine.name}`, routinePath(routine)]),
  ])
}

function routinePath(routine: Routine) {
  const named = routine.arguments.filter(({ name }) => name !== '')
  const schema = {
    type: 'object',
    required: named.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(named.map(({ name, type }) => [name, schemaOf(type)])),
  }
  const common = {
    tags: [`(rpc) ${routine.name}`],
    summary: routine.comment ?? undefined,
    responses: { 200: { description: 'OK' } },
  }
  const query = named.map(({ name, type, isRequired }) => ({
    name,
    in: 'query',
    required: isRequired,
    ...schemaOf(type),
  }))
  return {
    ...(routine.isVolatile ? {} : { get: { ...common, parameters: query } }),
    post: { ...common, parameters: [{ name: 'args', in: 'body', required: true, schema }] },
  }
}
