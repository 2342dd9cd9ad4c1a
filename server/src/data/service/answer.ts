import { z } from 'zod'
import type { Row } from '../../database/database.ts'
import { dataError } from '../errors.ts'
import type { DataRequest } from './request.ts'

/** What goes back over HTTP. */
export interface Answer {
  status: number
  body: string | null
  headers: Record<string, string>
}

const answered = z.object({
  total: z.string().nullable(),
  length: z.number(),
  body: z.string().nullable(),
  keys: z.string().nullish(),
  /** How many rows of an upsert that merges were new. */
  inserted: z.string().nullish(),
  status: z.string().nullish(),
  headers: z.string().nullish(),
})
export type Answered = z.infer<typeof answered>

/** The one row every statement of this protocol gives. */
export const readAnswer = (rows: readonly Row[]): Answered => answered.parse(rows[0])

export function baseHeaders(request: DataRequest): Record<string, string> {
  const headers: Record<string, string> = {}
  if (request.isSchemaNamed) headers['content-profile'] = request.schema
  if (request.preferences.applied.length > 0) {
    headers['preference-applied'] = request.preferences.applied.join(', ')
  }
  return headers
}

const settableHeaders = z.array(
  z.record(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/), z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/)),
)

/**
 * Applies `response.status` and `response.headers` as set by functions and triggers.
 * @throws DataError PGRST111 or PGRST112 when they are malformed.
 */
export function applySettings(answer: Answer, row: Answered): Answer {
  if (!row.status && !row.headers) return answer
  const status = row.status ? Number(row.status) : answer.status
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw dataError(500, 'PGRST112', 'response.status guc must be a valid status code')
  }
  const isEmpty = status === 204 || status === 304
  return {
    status,
    body: isEmpty ? null : answer.body,
    headers: row.headers ? { ...answer.headers, ...parseHeaders(row.headers) } : answer.headers,
  }
}

function parseHeaders(text: string): Record<string, string> {
  try {
    const list = settableHeaders.parse(JSON.parse(text))
    return Object.fromEntries(
      list.flatMap((entry) => Object.entries(entry)).map(([name, value]) => [name.toLowerCase(), value]),
    )
  } catch {
    const message =
      'response.headers guc must be a JSON array composed of objects with a single key and a string value'
    throw dataError(500, 'PGRST111', message)
  }
}
