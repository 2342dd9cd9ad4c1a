import { mkdirSync } from 'node:fs'
import { FileStore } from '@tus/file-store'
import { Metadata, Server, type Upload } from '@tus/server'
import type { Logger } from 'pino'
import type { Caller } from '../database/database.ts'
import { canWrite } from './can-write.ts'
import { StorageError, toStorageError } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import { checkName, type NewObject, type Objects } from './objects.ts'
import { createUnfinishedUploads } from './unfinished-uploads.ts'
import { UploadRecords } from './upload-records.ts'

const expiresAfterMs = 24 * 3600 * 1000

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

function describe(metadata: Upload['metadata']): NewObject {
  const { bucketName, objectName, contentType, cacheControl } = metadata ?? {}
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

function marked(upload: Upload): Upload {
  upload.metadata = { ...upload.metadata, stored: 'true' }
  return upload
}

function refuse(log: Logger, error: unknown) {
  const known = toStorageError(error)
  if (!known) log.error(error, 'an upload could not be stored')
  return {
    status_code: known?.status ?? 500,
    body: known?.message ?? 'Something went wrong on our side. Try again.',
  }
}

/** Why a file could not be written there, which tus keeps to itself. */
const reasonNotToWrite = (folder: string): Promise<unknown> =>
  canWrite(folder).then(
    () => new Error('tus could not write to a file'),
    (error: unknown) => error,
  )

/** tus 1.0 with deferred length, for uploads that grow while a recording is still going on. */
export function createResumable({ objects, store, folder, path, log }: Dependencies) {
  mkdirSync(folder, { recursive: true })
  const files = new FileStore({
    directory: folder,
    expirationPeriodInMilliseconds: expiresAfterMs,
    configstore: new UploadRecords(folder),
  })
  // Set for the duration of one request, since tus passes its hooks only the request.
  const callers = new WeakMap<object, Caller>()

  function callerOf(request: { _request?: unknown }): Caller {
    const caller = callers.get(request) ?? callers.get(Object(request._request))
    if (!caller) throw { status_code: 401, body: 'Unauthorized' }
    return caller
  }

  const unfinished = createUnfinishedUploads(files)
  const finishing = new Map<string, Promise<void>>()

  async function keep(id: string, caller: Caller): Promise<void> {
    const upload = await files.getUpload(id)
    if (upload.metadata?.['stored'] !== undefined) return
    const stored = await store.adopt(`${folder}/${id}`)
    await objects.record(caller, describe(upload.metadata), stored)
    const kept = await files.configstore.get(id)
    if (kept) await files.configstore.set(id, marked(kept))
  }

  /** Stores what has arrived whole, once, however often and by whatever request it is asked for. */
  async function finish(id: string, caller: Caller): Promise<void> {
    const running = finishing.get(id) ?? keep(id, caller).finally(() => finishing.delete(id))
    finishing.set(id, running)
    await running
  }

  const server = new Server({
    path,
    datastore: files,
    relativeLocation: true,
    /** Also where the length is told last, or never. */
    async maxSize(request, id) {
      try {
        const given = request.headers.get('upload-metadata')
        if (request.method === 'POST')
          return await objects.limitFor(describe(given ? Metadata.parse(given) : undefined))
        const { metadata } = await files.getUpload(id ?? '')
        const limit = await objects.limitFor(describe(metadata))
        return Math.min(limit, await unfinished.roomFor(id ?? '', metadata?.['company'] ?? ''))
      } catch (error) {
        throw refuse(log, error)
      }
    },
    async onUploadCreate(request, upload) {
      const caller = callerOf(request)
      try {
        const object = describe(upload.metadata)
        await objects.mayStore(caller, object).catch((error: unknown) => {
          // The update policy is checked again when the upload is complete.
          if (toStorageError(error)?.status !== 409) throw error
        })
        const company = await objects.companyOf(caller)
        await unfinished.mayBegin(company, upload.size)
        return { metadata: { ...upload.metadata, owner: ownerOf(caller), company } }
      } catch (error) {
        throw refuse(log, error)
      }
    },
    // What isn't an answer yet would be sent in the words of the system, with the file's path.
    onResponseError: async (_, error) => {
      if (error instanceof Error) return refuse(log, error)
      return error.status_code === 500 ? refuse(log, await reasonNotToWrite(folder)) : undefined
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST' || request.method === 'OPTIONS') return
      const caller = callerOf(request)
      const upload = await files.getUpload(id)
      if (upload.metadata?.['owner'] !== ownerOf(caller))
        throw { status_code: 404, body: 'The upload does not exist' }
    },
    async onUploadFinish(request, upload) {
      try {
        await finish(upload.id, callerOf(request))
        return {}
      } catch (error) {
        throw refuse(log, error)
      }
    },
  })

  /** A connection cut at the last byte leaves an upload whole and not stored: done before anybody hears that it is whole. */
  async function finishWhole(request: Request, response: Response, caller: Caller): Promise<Response> {
    const length = response.headers.get('upload-length')
    const isWhole = length !== null && length === response.headers.get('upload-offset')
    if (request.method !== 'HEAD' || !response.ok || !isWhole) return response
    try {
      await finish(new URL(request.url).pathname.split('/').at(-1) ?? '', caller)
      return response
    } catch (error) {
      return new Response(null, { status: refuse(log, error).status_code })
    }
  }

  return {
    async handle(request: Request, caller: Caller): Promise<Response> {
      callers.set(request, caller)
      return finishWhole(request, await server.handleWeb(request), caller)
    },
    /** Removes uploads that were begun more than a day ago; returns how many. */
    sweep: () => files.deleteExpired(),
  }
}
