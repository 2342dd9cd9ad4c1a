import { join } from 'node:path'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { SigningKeys } from '../auth/keys.ts'
import type { Database } from '../database/database.ts'
import type { CallerResolver } from '../http/caller.ts'
import type { HostEnvironment } from '../http/context.ts'
import { identify } from '../http/front.ts'
import { bucketRoutes } from './buckets.ts'
import { StorageError, storageErrorResponse, toStorageError } from './errors.ts'
import { addObjectRoutes } from './object-routes.ts'
import type { ObjectStore } from './object-store.ts'
import { createObjects, type Objects } from './objects.ts'
import { addOpenRoutes } from './open-routes.ts'
import { createImageRenderer } from './render.ts'
import { createResumable } from './resumable.ts'
import { createSignedUrls } from './signed.ts'
import { addSigningRoutes } from './signing-routes.ts'

interface StorageDependencies {
  database: Database
  keys: SigningKeys
  callers: CallerResolver
  store: ObjectStore
  /** The folder of unfinished uploads, on this machine for every store. */
  folder: string
  log: Logger
}

export interface Storage {
  app: Hono<HostEnvironment>
  store: ObjectStore
  objects: Objects
  sweep(): Promise<number>
}

/** /storage/v1: buckets and objects whose policies stand in SQL, signed links, ranges and resumable uploads. */
export function createStorage({ database, keys, callers, store, folder, log }: StorageDependencies): Storage {
  const objects = createObjects(database, store, log)
  const signed = createSignedUrls(keys, callers)
  const resumable = createResumable({
    objects,
    store,
    folder: join(folder, 'uploads'),
    path: '/storage/v1/upload/resumable',
    log,
  })
  const images = createImageRenderer(store, join(folder, 'renders'))
  const app = new Hono<HostEnvironment>()
  // Before `identify`: these are public or carry their own authorization.
  addOpenRoutes(app, { objects, store, signed, images })
  app.use(identify(callers))
  app.all('/upload/resumable', (context) => resumable.handle(context.req.raw, context.var.caller))
  app.all('/upload/resumable/*', (context) => resumable.handle(context.req.raw, context.var.caller))
  app.route('/bucket', bucketRoutes(database, objects))

  addSigningRoutes(app, objects, signed)
  addObjectRoutes(app, { objects, store, images })
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
