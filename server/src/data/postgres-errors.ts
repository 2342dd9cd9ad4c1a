import { z } from 'zod'
import { isPostgresError } from '../database/database.ts'
import { faultOf } from '../database/faults.ts'
import { DataError, dataError } from './errors.ts'

/** Statuses by SQLSTATE, or by its class where the whole class has one; as PostgREST answers. */
const statuses: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  // A row that an upsert would change twice, or a sub-query with several rows: an error of the request.
  '21': 400,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  // Beyond a limit of nesting, arguments or columns: the request asks too much.
  '54': 400,
  '55': 500,
  '57': 500,
  HV: 500,
  P0001: 400,
  // Not as PostgREST, which makes it 500: the database's functions say with it that there is no such row.
  P0002: 404,
  P0: 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
}

/** Maps an error of a statement to its response; null when it is no error of the database. */
export function fromPostgres(error: unknown, isAnonymous: boolean): DataError | null {
  const fault = faultOf(error)
  if (fault) {
    const isRefused = fault.kind === 'away' || fault.kind === 'crowded' || !isPostgresError(error)
    return dataError(fault.status, isRefused ? 'PGRST001' : error.code, fault.words)
  }
  if (isPostgresError(error)) {
    const { code, message, detail, hint } = error
    if (code === 'PGRST') return fromRaise(message, detail ?? null)
    const body = { code, message, details: detail ?? null, hint: hint ?? null }
    if (code === '42501') {
      return isAnonymous
        ? new DataError(401, body, { 'www-authenticate': 'Bearer' })
        : new DataError(403, body)
    }
    return new DataError(statusOf(code), body)
  }
  return null
}

function statusOf(code: string): number {
  const custom = /^PT([1-5]\d\d)$/.exec(code)?.[1]
  return custom ? Number(custom) : (statuses[code] ?? statuses[code.slice(0, 2)] ?? 400)
}

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' })
    return z.NEVER
  }
})
const raised = json.pipe(
  z.object({
    code: z.string(),
    message: z.string(),
    details: z.string().nullish(),
    hint: z.string().nullish(),
  }),
)
const raisedDetail = json.pipe(
  z.object({ status: z.int().min(200).max(599), headers: z.record(z.string(), z.string()) }),
)

/** `raise sqlstate 'PGRST'` gives the whole answer as JSON in its message and detail. */
function fromRaise(message: string, detail: string | null): DataError {
  const body = raised.safeParse(message)
  const answer = raisedDetail.safeParse(detail)
  if (body.success && answer.success) {
    const { code, message, details, hint } = body.data
    return new DataError(
      answer.data.status,
      { code, message, details: details ?? null, hint: hint ?? null },
      answer.data.headers,
    )
  }
  return dataError(
    500,
    'PGRST121',
    `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    body.success
      ? `Invalid JSON value for DETAIL: '${detail ?? ''}'`
      : `Invalid JSON value for MESSAGE: '${message}'`,
    `MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'. DETAIL must be one with 'status' and 'headers'.`,
  )
}
