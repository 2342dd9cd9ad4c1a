import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isPostgresError } from '../database/database.ts'
import { faultOf } from '../database/faults.ts'

/** An answer of the storage service that is not a success; `code` is storage's own short name for it. */
export class StorageError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const objectNotFound = () => new StorageError(404, 'not_found', 'Object not found')
export const bucketNotFound = () => new StorageError(404, 'Bucket not found', 'Bucket not found')
export const invalidKey = (name: string) => new StorageError(400, 'InvalidKey', `Invalid key: ${name}`)
export const tooLarge = () =>
  new StorageError(413, 'Payload too large', 'The object exceeded the maximum allowed size')

/** Maps an error of Postgres or the disk to one of the storage service. */
export function toStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error
  const fault = faultOf(error)
  if (fault && fault.kind !== 'broken')
    return new StorageError(fault.status, fault.kind === 'full' ? 'disk_full' : 'unavailable', fault.words)
  if (!isPostgresError(error)) return null
  if (error.code === '42501')
    return new StorageError(403, 'Unauthorized', 'new row violates row-level security policy')
  if (error.code === '23505') return new StorageError(409, 'Duplicate', 'The resource already exists')
  if (error.code === '23503') return bucketNotFound()
  if (error.code.startsWith('22'))
    return new StorageError(400, 'invalid_request', 'The request holds a value that can not be stored')
  return null
}

export function storageErrorResponse(context: Context, error: StorageError): Response {
  return context.json(
    { statusCode: String(error.status), error: error.code, message: error.message },
    error.status,
  )
}
