import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { StorageError } from './errors.ts'

export interface PageOfObjects {
  prefix: string
  limit: number
  cursor?: string | undefined
  /** Whether names are cut at the next slash, with folders apart. */
  hasFolders: boolean
  column: 'name' | 'created_at' | 'updated_at'
  isDescending: boolean
}

/** The last entry of the page before: its value in the sorted column, and its name. */
const position = z.tuple([z.string(), z.string()])

function readCursor(cursor: string | undefined): z.infer<typeof position> | null {
  if (cursor === undefined) return null
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new StorageError(400, 'invalid_request', 'The cursor could not be read')
  }
}

interface Entry {
  sorted: string
  key: string
  is_folder: boolean
  object: Record<string, unknown> | null
}

/**
 * Reads a page of what the caller may see, in byte order of names (as S3 lists them).
 * @returns folders and objects; `nextCursor` where there is more
 */
export async function readPage(transaction: Transaction, bucketId: string, page: PageOfObjects) {
  const { prefix, limit, hasFolders, column, isDescending } = page
  const from = readCursor(page.cursor)
  const order = transaction.unsafe(isDescending ? 'desc' : 'asc')
  const beyond = transaction.unsafe(isDescending ? '<' : '>')
  const sorted = transaction.unsafe(column === 'name' ? 'key' : `coalesce(o.${column}::text, '')`)
  const entries = await transaction<Entry[]>`
    with named as (
      select o.*, ${prefix}::text || split_part(substring(o.name from ${prefix.length + 1}::int), '/', 1) as head,
             ${hasFolders} and position('/' in substring(o.name from ${prefix.length + 1}::int)) > 0 as is_folder
        from storage.objects o where o.bucket_id = ${bucketId} and starts_with(o.name, ${prefix})),
    entries as (
      select distinct on (key) case when is_folder then head || '/' else name end as key, o.*
        from named o order by key, o.name)
    select ${sorted} as sorted, key, is_folder,
           case when not is_folder then jsonb_build_object('id', o.id, 'name', o.name, 'key', o.name, 'metadata', o.metadata,
             'created_at', o.created_at, 'updated_at', o.updated_at, 'last_accessed_at', o.last_accessed_at) end as object
      from entries o
     where ${from === null} or (${sorted} collate "C", key collate "C") ${beyond} (${from?.[0] ?? ''} collate "C", ${from?.[1] ?? ''} collate "C")
     order by ${sorted} collate "C" ${order}, key collate "C" ${order} limit ${limit + 1}`
  const shown = entries.slice(0, limit)
  const last = shown.at(-1)
  const hasNext = entries.length > limit
  return {
    hasNext,
    folders: shown.flatMap(({ key, is_folder }) => (is_folder ? [{ name: key, key }] : [])),
    objects: shown.flatMap(({ object }) => object ?? []),
    ...(hasNext &&
      last && { nextCursor: Buffer.from(JSON.stringify([last.sorted, last.key])).toString('base64url') }),
  }
}
