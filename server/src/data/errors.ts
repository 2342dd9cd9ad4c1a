/** The body of a failed request; `code` is a SQLSTATE or one of PostgREST's own. */
export interface ErrorBody {
  code: string
  message: string
  details: unknown
  hint: string | null
}

/** A failed request: its status, its body and headers of its own. */
export class DataError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message)
    this.name = 'DataError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export function dataError(
  status: number,
  code: string,
  message: string,
  details: unknown = null,
  hint: string | null = null,
): DataError {
  return new DataError(status, { code, message, details, hint })
}

export const undefinedColumn = (relation: string, column: string) =>
  dataError(400, '42703', `column ${relation}.${column} does not exist`)

export const columnNotFound = (relation: string, column: string) =>
  dataError(400, 'PGRST204', `Could not find the '${column}' column of '${relation}' in the schema cache`)

export const notEmbedded = (name: string) =>
  dataError(
    400,
    'PGRST108',
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  )

export const unsupportedMethod = (method: string) =>
  dataError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)

/** A table that is granted but has no row-level security: everybody would see every row of it. */
export const unguarded = (table: string) =>
  dataError(
    403,
    '42501',
    `The table ${table} is not served, because it has no row-level security`,
    null,
    `Enable row-level security on ${table} and add policies that say who may see which rows.`,
  )

export const invalidBody = (message: string) => dataError(400, 'PGRST102', message)

export const notImplemented = (details: string) =>
  dataError(400, 'PGRST127', 'Feature not implemented', details)

export const notSingular = (rows: number) =>
  dataError(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows} rows`,
  )
