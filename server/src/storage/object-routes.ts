import type { Hono } from 'hono'
import { z } from 'zod'
import type { HostEnvironment } from '../http/context.ts'
import { readStorageBody, targetOf } from './context.ts'
import { download } from './download.ts'
import { objectNotFound, StorageError } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import { checkName, type Objects } from './objects.ts'
import { upload } from './uploads.ts'

const removeBody = z.object({ prefixes: z.array(z.string()).max(1000) })
const moveBody = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
})
const listBody = z.object({
  prefix: z.string().default(''),
  search: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  sortBy: z.object({ column: z.string().optional(), order: z.string().optional() }).nullish(),
})

/** The objects of a bucket, as their policies show them to the caller. The most general route is registered last. */
export function addObjectRoutes(app: Hono<HostEnvironment>, objects: Objects, store: ObjectStore): void {
  app.post('/object/list/:bucket', async (context) => {
    const { prefix, search, limit, offset, sortBy } = await readStorageBody(context, listBody)
    const folderPrefix = prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix
    return context.json(
      await objects.list(context.var.caller, context.req.param('bucket'), {
        prefix: folderPrefix,
        search,
        limit,
        offset,
        isDescending: sortBy?.order === 'desc',
      }),
    )
  })
  app.post('/object/move', async (context) => {
    const { bucketId, sourceKey, destinationKey, destinationBucket } = await readStorageBody(
      context,
      moveBody,
    )
    if (destinationBucket && destinationBucket !== bucketId)
      throw new StorageError(400, 'invalid_request', 'Objects are moved within one bucket')
    await objects.move(context.var.caller, bucketId, sourceKey, checkName(destinationKey))
    return context.json({ message: 'Successfully moved' })
  })
  app.post('/object/copy', async (context) => {
    const { bucketId, sourceKey, destinationKey, destinationBucket } = await readStorageBody(
      context,
      moveBody,
    )
    const source = await objects.find(context.var.caller, bucketId, sourceKey)
    const { mimetype = 'application/octet-stream', cacheControl = 'no-cache' } = source.metadata ?? {}
    const copy = {
      bucket: destinationBucket ?? bucketId,
      name: checkName(destinationKey),
      mimeType: mimetype,
      cacheControl,
      userMetadata: source.user_metadata,
      isUpsert: false,
    }
    await objects.mayStore(context.var.caller, copy)
    const { id } = await objects.record(
      context.var.caller,
      copy,
      await store.write(await store.read(source.version), await objects.limitFor(copy)),
    )
    return context.json({ Id: id, Key: `${copy.bucket}/${copy.name}` })
  })
  app.get('/object/info/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    const row = await objects.find(context.var.caller, bucket, name)
    return context.json({
      id: row.id,
      name: row.name,
      version: row.version,
      bucket_id: bucket,
      size: row.metadata?.size,
      content_type: row.metadata?.mimetype,
      cache_control: row.metadata?.cacheControl,
      etag: row.metadata?.eTag,
      metadata: row.user_metadata,
      created_at: row.created_at,
      last_modified: row.updated_at,
    })
  })
  app.post('/object/:bucket/:name{.+}', upload(objects, store))
  app.put('/object/:bucket/:name{.+}', upload(objects, store))
  app.get('/object/authenticated/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    return download(context, store, await objects.find(context.var.caller, bucket, name))
  })
  app.get('/object/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    return download(context, store, await objects.find(context.var.caller, bucket, name))
  })
  app.delete('/object/:bucket', async (context) => {
    const { prefixes } = await readStorageBody(context, removeBody)
    return context.json(await objects.remove(context.var.caller, context.req.param('bucket'), prefixes))
  })
  app.delete('/object/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    if ((await objects.remove(context.var.caller, bucket, [name])).length === 0) throw objectNotFound()
    return context.json({ message: 'Successfully deleted' })
  })
}
