import type { Hono } from 'hono'
import { z } from 'zod'
import type { HostEnvironment } from '../http/context.ts'
import { readStorageBody, targetOf } from './context.ts'
import { checkName, type Objects } from './objects.ts'
import type { SignedUrls } from './signed.ts'

const signBody = z.object({ expiresIn: z.number().int().positive().max(31_536_000) })
const signManyBody = signBody.extend({ paths: z.array(z.string()).max(1000) })

/** Links with which anybody may read what the caller may read, for a time. */
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
    const { bucket, name } = targetOf(context)
    await objects.find(context.var.caller, bucket, name)
    return context.json({
      signedURL: `/object/sign/${bucket}/${encodeURI(name)}?token=${await signed.sign(bucket, name, expiresIn)}`,
    })
  })
}
