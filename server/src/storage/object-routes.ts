import type { Hono } from 'hono'
import { z } from 'zod'
import type { HostEnvironment } from '../http/context.ts'
import { readStorageBody, targetOf } from './context.ts'
import { answerImage, download } from './download.ts'
import { objectNotFound } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import { checkName, type Objects } from './objects.ts'
import type { ImageRenderer } from './render.ts'
import { readRenderOptions } from './render-options.ts'
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

const listBodyV2 = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(4096).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']),
      order: z.enum(['asc', 'desc']).optional(),
    })
    .nullish(),
})

interface Parts {
  objects: Objects
  store: ObjectStore
  images: ImageRenderer
}

/** Pictures of private buckets, transformed. */
function addPictureRoute(app: Hono<HostEnvironment>, { objects, store, images }: Parts): void {
  app.get('/render/image/authenticated/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    const options = readRenderOptions(context.req.query(), context.req.header('accept') ?? '')
    const object = await objects.find(context.var.caller, bucket, name)
    const image = await images.render(object, options)
    return image ? answerImage(context, image, 'private') : download(context, store, object)
  })
}

/** The objects of a bucket, as their policies show them to the caller. The most general route is registered last. */
export function addObjectRoutes(app: Hono<HostEnvironment>, parts: Parts): void {
  const { objects, store } = parts
  addPictureRoute(app, parts)
  app.post('/object/list-v2/:bucket', async (context) => {
    const { with_delimiter, sortBy, ...wanted } = await readStorageBody(context, listBodyV2)
    const found = await objects.listAll(context.var.caller, context.req.param('bucket'), {
      ...wanted,
      hasFolders: with_delimiter,
      column: sortBy?.column ?? 'name',
      isDescending: sortBy?.order === 'desc',
    })
    return context.json(found)
  })
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
    const target = { bucket: destinationBucket ?? bucketId, name: checkName(destinationKey) }
    await objects.move(context.var.caller, { bucket: bucketId, name: sourceKey }, target)
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
