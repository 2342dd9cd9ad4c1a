import { mkdirSync } from 'node:fs'
import { FileStore } from '@tus/file-store'
import { Server, type Upload } from '@tus/server'
import type { Logger } from 'pino'
import type { Caller } from '../database/database.ts'
import { StorageError, toStorageError } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import { checkName, type NewObject, type Objects } from './objects.ts'

const expiresAfterMs = 7 * 24 * 3600 * 1000

interface Dependencies {
  objects: Objects
  store: ObjectStore
  /** The folder of unfinished uploads. */
  folder: string
  path: string
  log: Logger
}

const ownerOf = (caller: Caller) =>
  typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : caller.role

function describe(upload: Upload): NewObject {
  const { bucketName, objectName, contentType, cacheControl } = upload.metadata ?? {}
  if (!bucketName || !objectName)
    throw new StorageError(400, 'invalid_request', 'Upload-Metadata needs bucketName and objectName')
  return {
    bucket: bucketName,
    name: checkName(objectName),
    mimeType: contentType ?? 'application/octet-stream',
    cacheControl: cacheControl ? `max-age=${cacheControl}` : 'no-cache',
    userMetadata: null,
    isUpsert: true,
  }
}

function refuse(log: Logger, error: unknown) {
  const known = toStorageError(error)
  if (!known) log.error(error, 'an upload could not be stored')
  return {
    status_code: known?.status ?? 500,
    body: known?.message ?? 'Something went wrong on our side. Try again.',
  }
}

/** tus 1.0 with deferred length, for uploads that grow while a recording is still going on. */
export function createResumable({ objects, store, folder, path, log }: Dependencies) {
  mkdirSync(folder, { recursive: true })
  const files = new FileStore({ directory: folder, expirationPeriodInMilliseconds: expiresAfterMs })
  // Set for the duration of one request, since tus passes its hooks only the request.
  const callers = new WeakMap<object, Caller>()

  function callerOf(request: { _request?: unknown }): Caller {
    const caller = callers.get(request) ?? callers.get(Object(request._request))
    if (!caller) throw { status_code: 401, body: 'Unauthorized' }
    return caller
  }

  const server = new Server({
    path,
    datastore: files,
    relativeLocation: true,
    async onUploadCreate(request, upload) {
      const caller = callerOf(request)
      try {
        const object = describe(upload)
        const limit = await objects.limitFor(object)
        if (upload.size !== undefined && upload.size > limit)
          throw new StorageError(413, 'Payload too large', 'The object exceeded the maximum allowed size')
        await objects.mayStore(caller, object).catch((error: unknown) => {
          // The update policy is checked again when the upload is complete.
          if (toStorageError(error)?.status !== 409) throw error
        })
        return { metadata: { ...upload.metadata, owner: ownerOf(caller) } }
      } catch (error) {
        throw refuse(log, error)
      }
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST' || request.method === 'OPTIONS') return
      const caller = callerOf(request)
      const upload = await files.getUpload(id)
      if (upload.metadata?.['owner'] !== ownerOf(caller))
        throw { status_code: 404, body: 'The upload does not exist' }
    },
    async onUploadFinish(request, upload) {
      const caller = callerOf(request)
      try {
        const stored = await store.adopt(`${folder}/${upload.id}`)
        await objects.record(caller, describe(upload), stored)
        return {}
      } catch (error) {
        throw refuse(log, error)
      }
    },
  })

  return {
    async handle(request: Request, caller: Caller): Promise<Response> {
      callers.set(request, caller)
      return server.handleWeb(request)
    },
    /** Removes uploads without activity for a week; returns how many. */
    sweep: () => files.deleteExpired(),
  }
}
