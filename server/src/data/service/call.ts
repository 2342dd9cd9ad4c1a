import type { Row } from '../../database/database.ts'
import { findRoutine } from '../catalogue/find-routine.ts'
import type { Routine } from '../catalogue/types.ts'
import { dataError, notSingular } from '../errors.ts'
import { type ParsedQuery, parseQuery } from '../parse/query.ts'
import type { ValueIndex } from '../parse/tree.ts'
import { arrayLiteral } from '../parse/values.ts'
import { readPayload } from '../request/body.ts'
import { answerRange, applyRangeHeader, capRows } from '../request/range.ts'
import { type CallArguments, writeCall } from '../sql/call.ts'
import { checkAffected } from './affected.ts'
import { type Answer, type Answered, applySettings, baseHeaders, readAnswer } from './answer.ts'
import { type Parts, valuesOf } from './read.ts'
import type { DataRequest } from './request.ts'

export interface CallService {
  call(request: DataRequest): Promise<Answer>
}

interface Call {
  routine: Routine
  passed: CallArguments
}

/** GET, HEAD and POST on `/rpc/name`. */
export function createCallService({ database, plans, maximumRows }: Parts): CallService {
  return {
    async call(request) {
      const isPost = request.method === 'POST'
      if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
        throw dataError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`)
      }
      const query = parseQuery(request.parameters, { isCall: !isPost })
      const { routine, passed } = isPost ? await fromBody(request, query) : fromQuery(request, query)
      if (request.preferences.maximumAffected !== null && !routine.returnsSet) {
        const message =
          'Function must return SETOF or TABLE when max-affected preference is used with handling=strict'
        throw dataError(400, 'PGRST128', message)
      }
      applyRangeHeader(query.node, query.values, request.range)
      capRows(query.node, maximumRows)
      const hasBody =
        routine.returns !== 'void' &&
        request.method !== 'HEAD' &&
        request.preferences.representation !== 'minimal'
      const format = hasBody ? request.media.format : 'none'
      const count = request.preferences.count === null ? 'none' : 'exact'
      const shape = `call ${routine.oid} ${format} ${count} ${JSON.stringify([passed, query.node])}`
      const plan = plans.get(request.catalogue, shape, (writer) =>
        writeCall(writer, routine, passed, query.node, format, count),
      )
      const rows = await database.statement(request.caller, {
        ...plan,
        values: valuesOf(plan, query.values),
        request: request.settings,
        isReadOnly: !isPost || !routine.isVolatile,
        ...verification(request, routine),
      })
      return toAnswer(request, routine, query, hasBody, readAnswer(rows))
    },
  }
}

function fromQuery(request: DataRequest, query: ParsedQuery): Call {
  const given = Map.groupBy(query.arguments, ([name]) => name)
  const search = {
    schema: request.schema,
    name: request.name,
    argumentNames: [...given.keys()],
    wholeBody: null,
  }
  const routine = findRoutine(request.catalogue, search)
  const values: Record<string, ValueIndex> = {}
  for (const argument of routine.arguments) {
    const texts = given.get(argument.name)?.map(([, text]) => text)
    if (!texts) continue
    values[argument.name] = query.values.add(argument.isVariadic ? arrayLiteral(texts) : (texts.at(-1) ?? ''))
  }
  return { routine, passed: { kind: 'texts', values } }
}

async function fromBody(request: DataRequest, query: ParsedQuery): Promise<Call> {
  const body = await readPayload(request.raw)
  const hasNames = body.kind === 'json' && body.isObject && !body.isArray
  const names = hasNames ? (query.columns ?? body.keys) : null
  const routine = findRoutine(request.catalogue, {
    schema: request.schema,
    name: request.name,
    argumentNames: names,
    wholeBody: body.kind,
  })
  const payload = query.values.add(body.text)
  const isWhole = names === null || routine.arguments[0]?.name === ''
  return { routine, passed: isWhole ? { kind: 'whole', payload } : { kind: 'object', payload, names } }
}

function verification(request: DataRequest, routine: Routine): { verify?: (rows: Row[]) => void } {
  const isSingle = routine.returnsSet && request.media.format.startsWith('object')
  if (!isSingle && request.preferences.maximumAffected === null) return {}
  return {
    verify(rows) {
      const { length } = readAnswer(rows)
      checkAffected(request.preferences, length)
      if (isSingle && length !== 1) throw notSingular(length)
    },
  }
}

function toAnswer(
  request: DataRequest,
  routine: Routine,
  query: ParsedQuery,
  hasBody: boolean,
  row: Answered,
): Answer {
  const { node, values } = query
  const offset = node.offset === null ? 0 : Number(values.all[node.offset])
  const range = answerRange(offset, row.length, row.total === null ? null : Number(row.total))
  const headers = { ...baseHeaders(request), 'content-range': range.contentRange }
  const isEmpty = routine.returns === 'void' || (!hasBody && request.method === 'POST')
  if (isEmpty) return applySettings({ status: 204, body: null, headers }, row)
  const answer = {
    status: range.status,
    body: row.body,
    headers: { ...headers, 'content-type': request.media.contentType },
  }
  return applySettings(answer, row)
}
