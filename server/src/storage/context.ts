import type { Context } from 'hono'
import type { z } from 'zod'
import type { HostEnvironment } from '../http/context.ts'
import { StorageError } from './errors.ts'
import { checkName } from './objects.ts'

export type StorageContext = Context<HostEnvironment>

/** The body, checked. @throws StorageError 400 */
export async function readStorageBody<T extends z.ZodType>(
  context: StorageContext,
  schema: T,
): Promise<z.infer<T>> {
  const parsed = schema.safeParse(await context.req.json().catch(() => null))
  if (!parsed.success)
    throw new StorageError(
      400,
      'invalid_request',
      parsed.error.issues[0]?.message ?? 'The body could not be read',
    )
  return parsed.data
}

/** The object that an address names. @throws StorageError 400 for a name that none may have */
export const targetOf = (context: StorageContext) => ({
  bucket: context.req.param('bucket') ?? '',
  name: checkName(context.req.param('name') ?? ''),
})
