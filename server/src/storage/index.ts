import { join } from 'node:path'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { SigningKeys } from '../auth/keys.ts'
import type { Database } from '../database/database.ts'
import type { CallerResolver } from '../http/caller.ts'
import type { HostEnvironment } from '../http/context.ts'
import { identify } from '../http/front.ts'
import { bucketRoutes } from './buckets.ts'
import { readStorageBody, type StorageContext } from './context.ts'
import { answerImage, download } from './download.ts'
import { objectNotFound, StorageError, storageErrorResponse, toStorageError } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import { checkName, createObjects, type Objects } from './objects.ts'
import { createImageRenderer } from './render.ts'
import { readRenderOptions } from './render-options.ts'
import { createResumable } from './resumable.ts'
import { createSignedUrls } from './signed.ts'
import { upload } from './uploads.ts'

interface StorageDependencies {
  database: Database
  keys: SigningKeys
  callers: CallerResolver
  store: ObjectStore
  /** Where unfinished uploads wait, on this machine whatever the store. */
  folder: string
  log: Logger
}

export interface Storage {
  app: Hono<HostEnvironment>
  store: ObjectStore
  objects: Objects
  sweep(): Promise<number>
}

const signBody = z.object({ expiresIn: z.number().int().positive().max(31_536_000) })
const signManyBody = signBody.extend({ paths: z.array(z.string()).max(1000) })
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

/** /storage/v1: buckets and objects whose policies stand in SQL, signed links, ranges and resumable uploads. */
export function createStorage({ database, keys, callers, store, folder, log }: StorageDependencies): Storage {
  const objects = createObjects(database, store, log)
  const signed = createSignedUrls(keys)
  const resumable = createResumable({
    objects,
    store,
    folder: join(folder, 'uploads'),
    path: '/storage/v1/upload/resumable',
    log,
  })
  const images = createImageRenderer(store, join(folder, 'renders'))
  const app = new Hono<HostEnvironment>()
  const target = (context: StorageContext) => ({
    bucket: context.req.param('bucket') ?? '',
    name: checkName(context.req.param('name') ?? ''),
  })

  // Before `identify`: these carry their own right to be read.
  app.get('/object/public/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = target(context)
    if (!(await objects.bucket(bucket)).public) throw objectNotFound()
    return download(context, store, await objects.find('owner', bucket, name))
  })
  app.get('/render/image/public/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = target(context)
    const options = readRenderOptions(context.req.query(), context.req.header('accept') ?? '')
    if (!(await objects.bucket(bucket)).public) throw objectNotFound()
    const object = await objects.find('owner', bucket, name)
    const image = await images.render(object, options)
    return image ? answerImage(context, image) : download(context, store, object)
  })
  app.get('/object/sign/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = target(context)
    await signed.check(context.req.query('token') ?? '', bucket, name)
    return download(context, store, await objects.find('owner', bucket, name))
  })

  app.use(identify(callers))
  app.all('/upload/resumable', (context) => resumable.handle(context.req.raw, context.var.caller))
  app.all('/upload/resumable/*', (context) => resumable.handle(context.req.raw, context.var.caller))
  app.route('/bucket', bucketRoutes(database, objects))

  app.post('/object/list/:bucket', async (context) => {
    const { prefix, search, limit, offset, sortBy } = await readStorageBody(context, listBody)
    const folderPrefix = prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix
    return context.json(
      await objects.list(
        context.var.caller,
        context.req.param('bucket'),
        folderPrefix,
        search,
        limit,
        offset,
        sortBy?.order === 'desc',
      ),
    )
  })
  app.post('/object/sign/:bucket', async (context) => {
    const { expiresIn, paths } = await readStorageBody(context, signManyBody)
    const bucket = context.req.param('bucket')
    const answers = paths.map(async (path) => {
      try {
        await objects.find(context.var.caller, bucket, checkName(path))
        return {
          path,
          error: null,
          signedURL: `/object/sign/${bucket}/${path}?token=${await signed.sign(bucket, path, expiresIn)}`,
        }
      } catch {
        return {
          path,
          error: 'Either the object does not exist or you do not have access to it',
          signedURL: null,
        }
      }
    })
    return context.json(await Promise.all(answers))
  })
  app.post('/object/sign/:bucket/:name{.+}', async (context) => {
    const { expiresIn } = await readStorageBody(context, signBody)
    const { bucket, name } = target(context)
    await objects.find(context.var.caller, bucket, name)
    return context.json({
      signedURL: `/object/sign/${bucket}/${encodeURI(name)}?token=${await signed.sign(bucket, name, expiresIn)}`,
    })
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
    const { bucket, name } = target(context)
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
    const { bucket, name } = target(context)
    return download(context, store, await objects.find(context.var.caller, bucket, name))
  })
  app.get('/object/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = target(context)
    return download(context, store, await objects.find(context.var.caller, bucket, name))
  })
  app.delete('/object/:bucket', async (context) => {
    const { prefixes } = await readStorageBody(context, removeBody)
    return context.json(await objects.remove(context.var.caller, context.req.param('bucket'), prefixes))
  })
  app.delete('/object/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = target(context)
    if ((await objects.remove(context.var.caller, bucket, [name])).length === 0) throw objectNotFound()
    return context.json({ message: 'Successfully deleted' })
  })
  app.notFound((context) =>
    storageErrorResponse(context, new StorageError(404, 'not_found', 'There is no such storage call')),
  )
  app.onError((error, context) => {
    const known = toStorageError(error)
    if (known) return storageErrorResponse(context, known)
    context.var.log.error(error)
    return storageErrorResponse(
      context,
      new StorageError(500, 'internal', 'Something went wrong on our side. Try again.'),
    )
  })
  return {
    app,
    store,
    objects,
    async sweep() {
      await images.sweep()
      return resumable.sweep()
    },
  }
}
