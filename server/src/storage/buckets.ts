import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { HostEnvironment } from '../http/context.ts'
import { readStorageBody } from './context.ts'
import { bucketNotFound, StorageError } from './errors.ts'
import type { BucketRow, Objects } from './objects.ts'

const settings = z.object({
  public: z.boolean().default(false),
  file_size_limit: z.number().int().positive().nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
})
const newBucket = settings.extend({ id: z.string().regex(/^[\w.-]{1,100}$/), name: z.string().optional() })

/** /bucket: read and changed as the caller; without a policy on storage.buckets only the secret key gets through. */
export function bucketRoutes(database: Database, objects: Objects): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  app.get('/', async (context) =>
    context.json(
      await database.transaction(
        context.var.caller,
        (sql) => sql<BucketRow[]>`select * from storage.buckets order by id`,
      ),
    ),
  )
  app.get('/:id', async (context) => {
    const [bucket] = await database.transaction(
      context.var.caller,
      (sql) => sql<BucketRow[]>`select * from storage.buckets where id = ${context.req.param('id')}`,
    )
    if (!bucket) throw bucketNotFound()
    return context.json(bucket)
  })
  app.post('/', async (context) => {
    const body = await readStorageBody(context, newBucket)
    await database.transaction(
      context.var.caller,
      (sql) => sql`
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values (${body.id}, ${body.name ?? body.id}, ${body.public}, ${body.file_size_limit ?? null}, ${body.allowed_mime_types ?? null})`,
    )
    return context.json({ name: body.id })
  })
  app.put('/:id', async (context) => {
    const body = await readStorageBody(context, settings)
    const rows = await database.transaction(
      context.var.caller,
      (sql) => sql`
      update storage.buckets set public = ${body.public}, file_size_limit = ${body.file_size_limit ?? null},
             allowed_mime_types = ${body.allowed_mime_types ?? null}, updated_at = now() where id = ${context.req.param('id')} returning id`,
    )
    if (rows.length === 0) throw bucketNotFound()
    return context.json({ message: 'Successfully updated' })
  })
  app.post('/:id/empty', async (context) => {
    const rows = await database.transaction(
      context.var.caller,
      (sql) =>
        sql<
          { name: string }[]
        >`select name from storage.objects where bucket_id = ${context.req.param('id')}`,
    )
    await objects.remove(
      context.var.caller,
      context.req.param('id'),
      rows.map((row) => row.name),
    )
    return context.json({ message: 'Successfully emptied' })
  })
  app.delete('/:id', async (context) => {
    const [used] =
      await database.sql`select 1 from storage.objects where bucket_id = ${context.req.param('id')} limit 1`
    if (used) throw new StorageError(409, 'Duplicate', 'The bucket you tried to delete is not empty')
    const rows = await database.transaction(
      context.var.caller,
      (sql) => sql`delete from storage.buckets where id = ${context.req.param('id')} returning id`,
    )
    if (rows.length === 0) throw bucketNotFound()
    return context.json({ message: 'Successfully deleted' })
  })
  return app
}
