import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { type Answer, baseHeaders } from '../service/answer.ts'
import type { DataRequest } from '../service/request.ts'
import { definitionOf } from './definitions.ts'
import { relationPath, routinePath, sharedParameters } from './paths.ts'

const visible = z.array(
  z.object({ kind: z.enum(['relation', 'routine']), oid: z.number(), verbs: z.string() }),
)

const visibleRelations = `
  select 'relation' as kind, oid::int8::float8 as oid,
         concat(case when has_any_column_privilege(oid, 'select') then 'r' end, case when has_any_column_privilege(oid, 'insert') then 'a' end,
                case when has_any_column_privilege(oid, 'update') then 'w' end, case when has_table_privilege(oid, 'delete') then 'd' end) as verbs
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace::regnamespace::text = $1::text
  union all
  select 'routine', oid::int8::float8, 'x' from pg_proc
   where pronamespace::regnamespace::text = $1::text and has_function_privilege(oid, 'execute')`

const failure = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    details: {},
    hint: { type: ['string', 'null'] },
  },
}

/** GET / : OpenAPI 3.1 of what this caller may use, read from the schema as it is. */
export async function writeOpenApi(database: Database, request: DataRequest): Promise<Answer> {
  const document = await describeSchema(database, request)
  return {
    status: 200,
    body: JSON.stringify(document),
    headers: { ...baseHeaders(request), 'content-type': 'application/openapi+json; charset=utf-8' },
  }
}

/** The document itself (OpenAPI 3.1.1). */
export async function describeSchema(
  database: Database,
  request: Pick<DataRequest, 'caller' | 'catalogue' | 'schema' | 'settings'>,
) {
  const rows = await database.statement(request.caller, {
    text: visibleRelations,
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
  return {
    openapi: '3.1.1',
    info: {
      title: 'Parley data API',
      description: 'Tables and functions, in the PostgREST protocol',
      version: '1',
    },
    servers: [{ url: '/rest/v1' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries([
      ...relations.map((relation) => [
        `/${relation.name}`,
        relationPath(relation, verbs.get(`relation ${relation.oid}`) ?? ''),
      ]),
      ...routines.map((routine) => [`/rpc/${routine.name}`, routinePath(routine)]),
    ]),
    components: {
      schemas: Object.fromEntries(
        relations.map((relation) => [
          relation.name,
          definitionOf(
            relation,
            catalogue.relationships(relation).filter(({ target }) => target.schema === schema),
          ),
        ]),
      ),
      parameters: sharedParameters,
      responses: {
        Failure: { description: 'What is wrong', content: { 'application/json': { schema: failure } } },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key or an access token' },
      },
    },
  }
}
