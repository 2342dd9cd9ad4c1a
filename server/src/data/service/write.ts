import type { Row } from '../../database/database.ts'
import type { Relation } from '../catalogue/types.ts'
import { dataError, invalidBody, notSingular } from '../errors.ts'
import { type ParsedQuery, parseQuery } from '../parse/query.ts'
import { type Payload, readPayload } from '../request/body.ts'
import { type Write, writeWrite } from '../sql/write.ts'
import { checkAffected } from './affected.ts'
import { type Answer, type Answered, applySettings, baseHeaders, readAnswer } from './answer.ts'
import { locationOf } from './location.ts'
import { checkPut, putMismatch } from './put.ts'
import { type Parts, valuesOf } from './read.ts'
import type { DataRequest } from './request.ts'

export interface WriteService {
  write(request: DataRequest, relation: Relation): Promise<Answer>
}

/** POST, PUT, PATCH and DELETE on a table or view. */
export function createWriteService({ database, plans }: Parts): WriteService {
  return {
    async write(request, relation) {
      const query = parseQuery(request.parameters, { isCall: false })
      const write = await prepareWrite(request, relation, query)
      const { representation } = request.preferences
      const answer = {
        format: representation === 'full' ? request.media.format : ('none' as const),
        keys: representation === 'headers-only' && write.kind === 'insert' ? relation.primaryKey : [],
      }
      const shape = `write ${relation.oid} ${JSON.stringify([write, answer, query.node])}`
      const plan = plans.get(request.catalogue, shape, (writer) =>
        writeWrite(writer, relation, query.node, write, answer),
      )
      const rows = await database.statement(request.caller, {
        ...plan,
        values: valuesOf(plan, query.values),
        request: request.settings,
        ...verification(request, answer.format),
      })
      return toAnswer(request, relation, readAnswer(rows))
    },
  }
}

async function prepareWrite(request: DataRequest, relation: Relation, query: ParsedQuery): Promise<Write> {
  const { method } = request
  if ((method === 'PATCH' || method === 'DELETE') && query.node.where.length === 0) {
    const verb = method === 'PATCH' ? 'UPDATE' : 'DELETE'
    throw dataError(400, '21000', `${verb} requires a WHERE clause`)
  }
  if (method === 'DELETE') return { kind: 'delete' }
  if (method === 'PUT') checkPut(relation, query)
  const payload = await readPayload(request.raw)
  if (!payload.isObject)
    throw invalidBody(
      payload.kind === 'text'
        ? 'Content-Type must be application/json'
        : 'The body must be an object or an array of objects',
    )
  const columns = query.columns ?? columnsOf(payload)
  const value = query.values.add(payload.text)
  if (method === 'PATCH') {
    if (payload.isArray) throw invalidBody('The body must be one object')
    return { kind: 'update', payload: value, columns }
  }
  if (method === 'PUT' && relation.primaryKey.some((name) => !columns.includes(name))) throw putMismatch()
  return {
    kind: 'insert',
    payload: value,
    isArray: payload.isArray,
    columns,
    usesDefaults: request.preferences.usesDefaults,
    conflict: conflictOf(request, relation, query),
    mustMatch: method === 'PUT',
  }
}

function columnsOf(payload: Payload): readonly string[] {
  if (!payload.isUniform) throw invalidBody('All object keys must match')
  return payload.keys
}

function conflictOf(request: DataRequest, relation: Relation, query: ParsedQuery) {
  if (request.method === 'PUT') return { columns: relation.primaryKey, action: 'merge' as const }
  const { resolution } = request.preferences
  return resolution && { columns: query.onConflict ?? relation.primaryKey, action: resolution }
}

/** Checks of the rows before the commit; without any, the statement and the commit go in one round trip. */
function verification(request: DataRequest, format: string): { verify?: (rows: Row[]) => void } {
  const isSingle = format.startsWith('object')
  const isPut = request.method === 'PUT'
  const isBounded = request.preferences.maximumAffected !== null && request.method !== 'POST'
  if (!isSingle && !isPut && !isBounded) return {}
  return {
    verify(rows) {
      const { length } = readAnswer(rows)
      if (isPut && length !== 1) throw putMismatch()
      if (isBounded) checkAffected(request.preferences, length)
      if (isSingle && length !== 1) throw notSingular(length)
    },
  }
}

function toAnswer(request: DataRequest, relation: Relation, row: Answered): Answer {
  const { preferences, method } = request
  const isFull = preferences.representation === 'full'
  const total = preferences.count === 'exact' ? row.length : '*'
  const rows = method === 'PATCH' && row.length > 0 ? `0-${row.length - 1}` : '*'
  const headers = baseHeaders(request)
  if (method !== 'PUT') headers['content-range'] = `${rows}/${total}`
  if (isFull) headers['content-type'] = request.media.contentType
  if (row.keys) headers['location'] = locationOf(relation, row.keys)
  // An upsert that made no row new answers 200, as PostgREST's does.
  const isNew = row.inserted == null || Number(row.inserted) > 0
  const status = method === 'POST' ? (isNew ? 201 : 200) : isFull ? 200 : 204
  return applySettings({ status, body: isFull ? row.body : null, headers }, row)
}
