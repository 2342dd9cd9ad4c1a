import type { Hono } from 'hono'
import { z } from 'zod'
import type { HostEnvironment } from '../http/context.ts'
import { readStorageBody, targetOf } from './context.ts'
import { checkName, type NewObject, type Objects } from './objects.ts'
import { readRenderOptions } from './render-options.ts'
import type { SignedUrls } from './signed.ts'

const signBody = z.object({ expiresIn: z.number().int().positive().max(31_536_000) })
const pixels = z.union([z.string(), z.number()]).transform(String)
const signOneBody = signBody.extend({ transform: z.record(z.string(), pixels).nullish() })
/** Links for storing an object are valid for two hours, as Supabase's are. */
const uploadSeconds = 7200
const signManyBody = signBody.extend({ paths: z.array(z.string()).max(1000) })

/** Links with which anybody may read what the caller may read, or store what the caller may store, for a time. */
export function addSigningRoutes(app: Hono<HostEnvironment>, objects: Objects, signed: SignedUrls): void {
  app.post('/object/sign/:bucket', async (context) => {
    const { expiresIn, paths } = await readStorageBody(context, signManyBody)
    const bucket = context.req.param('bucket')
    const answers = paths.map(async (path) => {
      try {
        await objects.find(context.var.caller, bucket, checkName(path))
        return {
          path,
          error: null,
          signedURL: `/object/sign/${bucket}/${path}?token=${await signed.sign(context.var.caller, bucket, path, expiresIn)}`,
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
    const { expiresIn, transform } = await readStorageBody(context, signOneBody)
    const { bucket, name } = targetOf(context)
    const { caller } = context.var
    await objects.find(caller, bucket, name)
    const isPicture = transform != null && Object.keys(transform).length > 0
    if (isPicture) readRenderOptions(transform, '')
    const use = { purpose: 'storage' as const, ...(isPicture && { transform }) }
    const token = await signed.sign(caller, bucket, name, expiresIn, use)
    const route = isPicture ? '/render/image/sign' : '/object/sign'
    return context.json({ signedURL: `${route}/${bucket}/${encodeURI(name)}?token=${token}` })
  })
  app.post('/object/upload/sign/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    const { caller } = context.var
    const isUpsert = context.req.header('x-upsert') === 'true'
    await objects.bucket(bucket)
    if (!isUpsert) await objects.mayStore(caller, emptyObject(bucket, name))
    const token = await signed.sign(caller, bucket, name, uploadSeconds, {
      purpose: 'storage-upload',
      isUpsert,
    })
    return context.json({ url: `/object/upload/sign/${bucket}/${encodeURI(name)}?token=${token}`, token })
  })
}

const emptyObject = (bucket: string, name: string): NewObject => ({
  bucket,
  name,
  mimeType: 'application/octet-stream',
  cacheControl: 'no-cache',
  userMetadata: null,
  isUpsert: false,
})
