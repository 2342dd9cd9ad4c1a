import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import { type StorageContext, targetOf } from './context.ts'
import { StorageError } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import { checkName, type NewObject, type Objects } from './objects.ts'
import type { SignedUrls } from './signed.ts'

const metadataField = z.string().transform((text, context) => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'metadata must be a JSON object' })
    return z.NEVER
  }
})

interface Received {
  stream: ReadableStream<Uint8Array>
  mimeType: string
  cacheControl: string | null
  userMetadata: Record<string, unknown> | null
}

const cacheValue = (value: string | null | undefined) =>
  value ? (/^\d+$/.test(value) ? `max-age=${value}` : value) : 'no-cache'

/** storage-js sends a form (blobs and files) or raw bytes (everything else). */
async function receive(context: StorageContext): Promise<Received> {
  const type = context.req.header('content-type') ?? 'application/octet-stream'
  if (!type.startsWith('multipart/form-data')) {
    const stream = context.req.raw.body ?? new Blob([]).stream()
    const given = context.req.header('x-metadata')
    const parsed = given ? metadataField.safeParse(Buffer.from(given, 'base64').toString()) : null
    return {
      stream,
      mimeType: type.split(';')[0] ?? type,
      cacheControl: context.req.header('cache-control') ?? null,
      userMetadata: parsed?.success ? parsed.data : null,
    }
  }
  const form = await context.req.formData().catch(() => {
    throw new StorageError(400, 'invalid_request', 'The form could not be read')
  })
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw new StorageError(400, 'invalid_request', 'The form holds no file')
  const [cacheControl, metadata] = [form.get('cacheControl'), form.get('metadata')]
  const parsed = typeof metadata === 'string' ? metadataField.safeParse(metadata) : null
  if (parsed && !parsed.success)
    throw new StorageError(400, 'invalid_request', 'metadata must be a JSON object')
  return {
    stream: file.stream(),
    mimeType: file.type || 'application/octet-stream',
    cacheControl: typeof cacheControl === 'string' ? cacheControl : null,
    userMetadata: parsed?.data ?? null,
  }
}

/**
 * Stores what the request holds as the object that its address names.
 * @returns the object's id, and its bucket and name
 */
async function take(
  context: StorageContext,
  {
    objects,
    store,
    caller,
    isUpsert,
  }: { objects: Objects; store: ObjectStore; caller: Caller; isUpsert: boolean },
): Promise<{ Id: string; Key: string }> {
  const received = await receive(context)
  const object: NewObject = {
    bucket: context.req.param('bucket') ?? '',
    name: checkName(context.req.param('name') ?? ''),
    mimeType: received.mimeType,
    cacheControl: cacheValue(received.cacheControl),
    userMetadata: received.userMetadata,
    isUpsert,
  }
  const limit = await objects.limitFor(object)
  if (!isUpsert) await objects.mayStore(caller, object)
  const stored = await store.write(received.stream, limit)
  const { id } = await objects.record(caller, object, stored)
  return { Id: id, Key: `${object.bucket}/${object.name}` }
}

/** POST (new) or PUT (replace) /object/{bucket}/{name} */
export const upload = (objects: Objects, store: ObjectStore) => async (context: StorageContext) => {
  const isUpsert = context.req.method === 'PUT' || context.req.header('x-upsert') === 'true'
  return context.json(await take(context, { objects, store, caller: context.var.caller, isUpsert }))
}

/** PUT /object/upload/sign/{bucket}/{name}?token=…, under the rights of whoever made the link. */
export const uploadBySignature =
  (objects: Objects, store: ObjectStore, signed: SignedUrls) => async (context: StorageContext) => {
    const { bucket, name } = targetOf(context)
    const { maker, use } = await signed.open(context.req.query('token') ?? '', bucket, name, 'storage-upload')
    return context.json(await take(context, { objects, store, caller: maker, isUpsert: use.isUpsert }))
  }
