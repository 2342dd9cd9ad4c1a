import { hash } from 'node:crypto'
import type { Client } from 'pg'
import { z } from 'zod'
import { identifier } from '../database/quote.ts'
import { nameOf, type Table } from './catalogue.ts'

/** A table's content independent of the order of rows: a changed, lost or duplicated row makes a difference. */
export interface Content {
  rows: number
  /** Two sums over all rows of 60 bits each of a row's SHA-256, in decimal. */
  digest: string
}

/**
 * Settings that make the text of values the same in COPY and `format`, whatever the database's own; names are
 * schema-qualified.
 */
export const textSettings = `
  set local search_path = ''; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3;
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local xmloption = 'content';
  set local client_encoding = 'UTF8'; set local statement_timeout = 0`

const answer = z.tuple([z.object({ rows: z.coerce.number(), digest: z.string() })])

/**
 * A row's values as a JSON list of texts, which `createContentReader` builds from a line of COPY: `format` asks the
 * type's own output function, as COPY does, where a cast may differ (`true` for `t`).
 */
function rowText(columns: readonly string[]) {
  const texts = columns
    .map(identifier)
    .map((name) => `case when ${name} is not null then format('%s', ${name}) end`)
  return `to_json(array[${texts.join(', ')}]::text[])::text`
}

/** Counts and hashes a table's rows inside Postgres. The transaction must have `textSettings`. */
export async function readContent(
  client: Client,
  table: Pick<Table, 'schema' | 'name' | 'columns'>,
): Promise<Content> {
  const part = (from: number) => `coalesce(sum(('x' || substr(hash, ${from}, 15))::bit(60)::bigint), 0)`
  const { rows } = await client.query(
    `select count(*) as rows, ${part(1)} || '-' || ${part(17)} as digest
       from (select encode(sha256(convert_to(${rowText(table.columns)}, 'UTF8')), 'hex') as hash from ${nameOf(table)}) as each`,
  )
  return answer.parse(rows)[0]
}

const escaped: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A field of COPY's text format; null is `\N`. */
function readField(text: string): string | null {
  if (text === '\\N') return null
  if (!text.includes('\\')) return text
  return text.replaceAll(/\\(.)/gs, (_whole, letter: string) => escaped[letter] ?? letter)
}

/** Lines of text out of bytes cut anywhere. Invalid UTF-8 becomes U+FFFD, which changes the digest. */
async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let begun: string[] = []
  for await (const chunk of source) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    begun.push(first)
    const last = others.pop()
    if (last === undefined) continue
    yield begun.join('')
    yield* others
    begun = [last]
  }
  const rest = begun.join('') + decoder.decode()
  if (rest !== '') yield rest
}

export interface ReadContent extends Content {
  /** Lines that don't have as many fields as the table has columns. */
  misshapen: number
  /** Of the text as COPY wrote it, in bytes. */
  size: number
}

/**
 * The content of a table read from COPY's text format, to be compared with `readContent`.
 * @param source the output of `COPY … TO STDOUT`
 * @param columns how many there are
 */
export async function readCopiedContent(
  source: AsyncIterable<Uint8Array>,
  columns: number,
): Promise<ReadContent> {
  let rows = 0
  let misshapen = 0
  let size = 0
  let first = 0n
  let second = 0n
  async function* count() {
    for await (const chunk of source) {
      size += chunk.byteLength
      yield chunk
    }
  }
  for await (const line of readLines(count())) {
    const fields = line.split('\t').map(readField)
    rows++
    if (fields.length !== columns) misshapen++
    const bytes = hash('sha256', JSON.stringify(fields), 'buffer')
    first += bytes.readBigUInt64BE(0) >> 4n
    second += bytes.readBigUInt64BE(8) >> 4n
  }
  return { rows, misshapen, size, digest: `${first}-${second}` }
}
