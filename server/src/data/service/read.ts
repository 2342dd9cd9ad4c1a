import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { Relation } from '../catalogue/types.ts'
import { notSingular } from '../errors.ts'
import { parseQuery } from '../parse/query.ts'
import type { SelectNode } from '../parse/tree.ts'
import type { ValueList } from '../parse/values.ts'
import { answerRange, applyRangeHeader, capRows } from '../request/range.ts'
import { farFrom } from '../sql/far-page.ts'
import { estimateFrom, writeEstimate, writeRead } from '../sql/read.ts'
import { type Answer, baseHeaders, readAnswer } from './answer.ts'
import type { PlanCache, Planned } from './plans.ts'
import type { DataRequest } from './request.ts'

/** What the services of this protocol share. */
export interface Parts {
  database: Database
  plans: PlanCache
  /** The most rows one answer reads, and one embedded list; null for any number. */
  maximumRows: number | null
}

export interface Reader {
  read(request: DataRequest, relation: Relation): Promise<Answer>
}

const explained = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })])
const explanation = z.tuple([z.object({ 'QUERY PLAN': explained })])

export const valuesOf = (plan: Planned, values: ValueList): string[] =>
  plan.parameters.map((index) => values.all[index] ?? '')

/** GET and HEAD on a table or view. */
export function createReader({ database, plans, maximumRows }: Parts): Reader {
  async function estimate(request: DataRequest, relation: Relation, node: SelectNode, values: ValueList) {
    const plan = plans.get(request.catalogue, `estimate ${relation.oid} ${JSON.stringify(node)}`, (writer) =>
      writeEstimate(writer, relation, node),
    )
    const rows = await database.statement(request.caller, {
      ...plan,
      values: valuesOf(plan, values),
      request: request.settings,
      isReadOnly: true,
    })
    return explanation.parse(rows)[0]['QUERY PLAN'][0].Plan['Plan Rows']
  }

  return {
    async read(request, relation) {
      const { node, values } = parseQuery(request.parameters, { isCall: false })
      applyRangeHeader(node, values, request.range)
      capRows(node, maximumRows)
      const count = request.preferences.count ?? 'none'
      const format = request.method === 'HEAD' ? 'none' : request.media.format
      const offset = node.offset === null ? 0 : Number(values.all[node.offset])
      const isFar = offset >= farFrom
      const shape = `read ${relation.oid} ${format} ${count} ${isFar} ${JSON.stringify(node)}`
      const plan = plans.get(request.catalogue, shape, (writer) =>
        writeRead(writer, relation, node, format, count, isFar),
      )
      const rows = await database.statement(request.caller, {
        ...plan,
        values: valuesOf(plan, values),
        request: request.settings,
        isReadOnly: true,
        signal: request.raw.signal,
      })
      const { total, length, body } = readAnswer(rows)
      if (request.media.format.startsWith('object') && length !== 1) throw notSingular(length)
      const isEstimated = count === 'planned' || (count === 'estimated' && total === null)
      const all = isEstimated
        ? Math.max(
            await estimate(request, relation, node, values),
            count === 'estimated' ? estimateFrom + 1 : 0,
          )
        : total === null
          ? null
          : Number(total)
      const range = answerRange(offset, length, all)
      return {
        status: range.status,
        body,
        headers: {
          ...baseHeaders(request),
          'content-type': request.media.contentType,
          'content-range': range.contentRange,
        },
      }
    },
  }
}
