import { toJson } from '@parley/core/text/json'
import { escapeLike } from '@parley/core/text/like'
import type { Logger } from 'pino'
import { type Caller, type Database, isUnavailable, type Transaction } from '../database/database.ts'
import { bucketNotFound, invalidKey, objectNotFound, StorageError, tooLarge } from './errors.ts'
import { type PageOfObjects, readPage } from './list-page.ts'
import type { ObjectStore } from './object-store.ts'

export interface ObjectRow {
  id: string
  bucket_id: string
  name: string
  version: string
  owner_id: string | null
  metadata: { size: number; mimetype: string; cacheControl: string; eTag: string } | null
  user_metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
  last_accessed_at: string
}

export interface BucketRow {
  id: string
  name: string
  public: boolean
  file_size_limit: string | null
  allowed_mime_types: string[] | null
  created_at: string
  updated_at: string
}

export interface NewObject {
  bucket: string
  name: string
  mimeType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
  isUpsert: boolean
}

/** Where an object is. */
interface ObjectPlace {
  bucket: string
  name: string
}

const sizeLimit = 5 * 1024 ** 3

/** Rejects names with empty, dot or control parts, which file tools would interpret. */
export function checkName(name: string): string {
  const isFine =
    name.length > 0 &&
    name.length <= 1024 &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  // oxlint-disable-next-line no-control-regex
  if (!isFine || /[\u0000-\u001f\u007f\\]/.test(name)) throw invalidKey(name.slice(0, 100))
  return name
}

const matchesType = (allowed: string[] | null, type: string) =>
  !allowed ||
  allowed.some((entry) => entry === type || (entry.endsWith('/*') && type.startsWith(entry.slice(0, -1))))

/** Writes the row as the caller, replacing one of the same name if requested; `replaced` is the former version. */
async function insert(
  transaction: Transaction,
  caller: Caller,
  object: NewObject,
  version: string | null,
  metadata: object,
): Promise<{ id: string; replaced: string | null }> {
  const owner = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : null
  const [previous] = object.isUpsert
    ? await transaction<
        { version: string }[]
      >`select version from storage.objects where bucket_id = ${object.bucket} and name = ${object.name}`
    : []
  const values = [
    transaction.json(toJson(metadata)),
    object.userMetadata ? transaction.json(toJson(object.userMetadata)) : null,
  ] as const
  if (previous) {
    const [updated] = await transaction<{ id: string }[]>`
      update storage.objects set version = ${version}, metadata = ${values[0]}, user_metadata = ${values[1]}, updated_at = now()
       where bucket_id = ${object.bucket} and name = ${object.name} returning id`
    if (!updated) throw new StorageError(403, 'Unauthorized', 'new row violates row-level security policy')
    return { id: updated.id, replaced: previous.version }
  }
  const [inserted] = await transaction<{ id: string }[]>`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${object.bucket}, ${object.name}, ${owner}, ${owner}, ${version}, ${values[0]}, ${values[1]}) returning id`
  return { id: inserted?.id ?? '', replaced: null }
}

/** A folder level to list: the names that begin with `prefix` and go on with something that holds `search`. */
interface Level {
  prefix: string
  search: string
  limit: number
  offset: number
  isDescending: boolean
}

function readLevel(transaction: Transaction, bucketId: string, level: Level) {
  const { prefix, search, limit, offset, isDescending } = level
  return transaction<(ObjectRow | { name: string; id: null })[]>`
  with entries as (
    select *, substring(name from ${prefix.length + 1}::int) as rest from storage.objects
     where bucket_id = ${bucketId} and starts_with(name, ${prefix})),
  level as (
    select distinct on (split_part(rest, '/', 1)) split_part(rest, '/', 1) as entry, rest like '%/%' as is_folder, entries.*
      from entries where split_part(rest, '/', 1) ilike ${`%${escapeLike(search)}%`} order by split_part(rest, '/', 1), rest)
  select entry as name, case when is_folder then null else id end as id, case when is_folder then null else updated_at end as updated_at,
         case when is_folder then null else created_at end as created_at, case when is_folder then null else last_accessed_at end as last_accessed_at,
         case when is_folder then null else metadata end as metadata
    from level order by case when ${isDescending} then entry end desc, entry limit ${limit} offset ${offset}`
}

async function relocate(transaction: Transaction, from: ObjectPlace, to: ObjectPlace): Promise<void> {
  const rows = await transaction`
    update storage.objects set bucket_id = ${to.bucket}, name = ${to.name}, updated_at = now()
     where bucket_id = ${from.bucket} and name = ${from.name} returning id`
  if (rows.length === 0) throw objectNotFound()
}

export type Objects = ReturnType<typeof createObjects>

/** The rows of storage.objects: every query runs as the caller, so the policies apply. */
export function createObjects(database: Database, store: ObjectStore, log: Logger) {
  const { sql } = database

  async function bucket(id: string): Promise<BucketRow> {
    const [row] = await sql<BucketRow[]>`select * from storage.buckets where id = ${id}`
    if (!row) throw bucketNotFound()
    return row
  }

  /** The bucket's own limits. @throws StorageError 415 for a type it does not take. */
  async function limitFor({ bucket: id, mimeType }: Pick<NewObject, 'bucket' | 'mimeType'>): Promise<number> {
    const row = await bucket(id)
    if (!matchesType(row.allowed_mime_types, mimeType))
      throw new StorageError(415, 'invalid_mime_type', `mime type ${mimeType} is not supported`)
    return Math.min(sizeLimit, row.file_size_limit ? Number(row.file_size_limit) : sizeLimit)
  }

  /** The rows are authoritative: bytes that can't be removed now become orphans, not an error. */
  const discard = (version: string) =>
    store
      .remove(version)
      .catch((error: unknown) => log.warn({ version, error }, 'stored bytes could not be removed'))

  return {
    bucket,
    limitFor,

    /** The company of a person; empty for who has none. */
    async companyOf(caller: Caller): Promise<string> {
      const [row] = await database.transaction(
        caller,
        (transaction) => transaction<{ id: string | null }[]>`select private.company_id() as id`,
      )
      return row?.id ?? ''
    },

    /** Checks whether the caller may store this before the upload starts, without storing it. */
    async mayStore(caller: Caller, object: NewObject): Promise<void> {
      const undone = new Error('undone')
      await database
        .transaction(caller, async (transaction) => {
          await transaction`insert into storage.objects (bucket_id, name) values (${object.bucket}, ${object.name})`
          throw undone
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error
        })
    },

    /** Inserts the row for stored bytes. Removes the new bytes when the policies refuse, else the replaced ones. */
    async record(
      caller: Caller,
      object: NewObject,
      { version, size }: { version: string; size: number },
    ): Promise<{ id: string }> {
      const metadata = {
        size,
        mimetype: object.mimeType,
        cacheControl: object.cacheControl,
        eTag: `"${version}"`,
        contentLength: size,
        httpStatusCode: 200,
      }
      const { id, replaced } = await database
        .transaction(caller, (transaction) => insert(transaction, caller, object, version, metadata))
        .catch(async (error: unknown) => {
          // After a connection lost at the commit the row may exist, so the bytes must stay.
          if (!isUnavailable(error)) await discard(version)
          throw error
        })
      if (replaced) await discard(replaced)
      return { id }
    },

    /** @throws StorageError 404 also where the caller may not see it. */
    async find(caller: Caller | 'owner', bucketId: string, name: string): Promise<ObjectRow> {
      const [row] =
        caller === 'owner'
          ? await sql<
              ObjectRow[]
            >`select * from storage.objects where bucket_id = ${bucketId} and name = ${name}`
          : await database.transaction(
              caller,
              (transaction) =>
                transaction<
                  ObjectRow[]
                >`select * from storage.objects where bucket_id = ${bucketId} and name = ${name}`,
            )
      if (!row) throw objectNotFound()
      return row
    },

    /** Deletes the rows the caller may delete, then their bytes; answers the rows. */
    async remove(caller: Caller, bucketId: string, names: readonly string[]): Promise<ObjectRow[]> {
      const rows = await database.transaction(
        caller,
        (transaction) => transaction<ObjectRow[]>`
        delete from storage.objects where bucket_id = ${bucketId} and name = any(${[...names]}) returning *`,
      )
      await Promise.all(rows.map((row) => discard(row.version)))
      return [...rows]
    },

    /** Gives an object another name or bucket; its bytes stay where they are. @throws StorageError 413, 415 for the other bucket's limits */
    async move(caller: Caller, from: ObjectPlace, to: ObjectPlace): Promise<void> {
      if (to.bucket !== from.bucket) {
        const { metadata } = await this.find(caller, from.bucket, from.name)
        const limit = await limitFor({ bucket: to.bucket, mimeType: metadata?.mimetype ?? '' })
        if ((metadata?.size ?? 0) > limit) throw tooLarge()
      }
      await database.transaction(caller, (transaction) => relocate(transaction, from, to))
    },

    /** A page of a bucket's objects below a prefix, whole or by folders, with a cursor to the next. @throws StorageError 400 */
    listAll: (caller: Caller, bucketId: string, page: PageOfObjects) =>
      database.transaction(caller, (transaction) => readPage(transaction, bucketId, page)),

    /** One folder level: its files, and its sub-folders as rows without an id. */
    list: (caller: Caller, bucketId: string, level: Level) =>
      database.transaction(caller, (transaction) => readLevel(transaction, bucketId, level)),
  }
}
