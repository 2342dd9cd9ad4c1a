import { z } from 'zod'
import type { StorageContext } from './context.ts'
import { StorageError } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import { checkName, type NewObject, type Objects } from './objects.ts'

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

/** POST (new) or PUT (replace) /object/{bucket}/{name} */
export function upload(objects: Objects, store: ObjectStore) {
  return async (context: StorageContext) => {
    const received = await receive(context)
    const object: NewObject = {
      bucket: context.req.param('bucket') ?? '',
      name: checkName(context.req.param('name') ?? ''),
      mimeType: received.mimeType,
      cacheControl: cacheValue(received.cacheControl),
      userMetadata: received.userMetadata,
      isUpsert: context.req.method === 'PUT' || context.req.header('x-upsert') === 'true',
    }
    const limit = await objects.limitFor(object)
    if (!object.isUpsert) await objects.mayStore(context.var.caller, object)
    const stored = await store.write(received.stream, limit)
    const { id } = await objects.record(context.var.caller, object, stored)
    return context.json({ Id: id, Key: `${object.bucket}/${object.name}` })
  }
}
