import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { HostEnvironment } from '../http/context.ts'
import { readStorageBody } from './context.ts'
import { bucketNotFound, StorageError } from './errors.ts'
import type { BucketRow, Objects } from './objects.ts'

const bytesOf: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 }

/** Bytes, or text such as `500kb`, `1mb` or `2.5GB`, in decimal units. */
const size = z.union(
  [
    z.number().int().nonnegative(),
    z
      .string()
      .regex(/^\d+(\.\d+)?\s*([kmgt]?b)?$/i)
      .transform((text) => {
        const [, number = '', unit = 'b'] = /^([\d.]+)\s*(\w*)$/.exec(text) ?? []
        return Math.floor(Number(number) * (bytesOf[unit.toLowerCase() || 'b'] ?? 1))
      }),
  ],
  { error: 'file_size_limit must be a size such as 1mb' },
)

const settings = z.object({
  public: z.boolean().optional(),
  file_size_limit: size.nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
})
const newBucket = settings.extend({ id: z.string().regex(/^[\w.-]{1,100}$/), name: z.string().optional() })

const shown = (row: BucketRow) => ({
  ...row,
  file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit),
})

/** No limit is null; 0 stands for it too. */
const limitOf = (limit: number | null | undefined) => limit || null

/** /bucket: read and changed as the caller; without a policy on storage.buckets only the secret key gets through. */
export function bucketRoutes(database: Database, objects: Objects): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  app.get('/', async (context) => {
    const buckets = await database.transaction(
      context.var.caller,
      (sql) => sql<BucketRow[]>`select * from storage.buckets order by id`,
    )
    return context.json(buckets.map(shown))
  })
  app.get('/:id', async (context) => {
    const [bucket] = await database.transaction(
      context.var.caller,
      (sql) => sql<BucketRow[]>`select * from storage.buckets where id = ${context.req.param('id')}`,
    )
    if (!bucket) throw bucketNotFound()
    return context.json(shown(bucket))
  })
  app.post('/', async (context) => {
    const body = await readStorageBody(context, newBucket)
    await database.transaction(
      context.var.caller,
      (sql) => sql`
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values (${body.id}, ${body.name ?? body.id}, ${body.public ?? false}, ${limitOf(body.file_size_limit)}, ${body.allowed_mime_types ?? null})`,
    )
    return context.json({ name: body.id })
  })
  app.put('/:id', async (context) => {
    const body = await readStorageBody(context, settings)
    const rows = await database.transaction(
      context.var.caller,
      (sql) => sql`
      update storage.buckets set public = coalesce(${body.public ?? null}, public),
             file_size_limit = case when ${'file_size_limit' in body} then ${limitOf(body.file_size_limit)}::bigint else file_size_limit end,
             allowed_mime_types = case when ${'allowed_mime_types' in body} then ${body.allowed_mime_types ?? null}::text[] else allowed_mime_types end,
             updated_at = now() where id = ${context.req.param('id')} returning id`,
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
