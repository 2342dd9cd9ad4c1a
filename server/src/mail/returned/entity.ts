import { parseHeaderValue } from 'nodemailer/lib/mime-funcs'
import { type Fields, readFields } from './fields.ts'

/** A mail or one part of it (RFC 2045). */
export interface Entity {
  fields: Fields
  /** Its media type in lower case; `text/plain` where it names none. */
  type: string
  /** Of a multipart entity, in order; otherwise empty. */
  parts: Entity[]
  /** Its content as UTF-8, with the transfer encoding decoded. */
  text: string
}

/** The deepest nesting that is parsed; reports have two levels. */
const deepest = 8

const breakLines = (source: string): string[] => source.split(/\r?\n/)

function decodeQuotedPrintable(body: string): Buffer {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

/** @param body one character a byte */
function decodeBody(body: string, encoding: string): string {
  const name = encoding.toLowerCase()
  if (name.startsWith('base64')) return Buffer.from(body, 'base64').toString('utf8')
  if (name.startsWith('quoted-printable')) return decodeQuotedPrintable(body).toString('utf8')
  return Buffer.from(body, 'latin1').toString('utf8')
}

/** The parts between the lines of a boundary (RFC 2046, section 5.1.1); one that was cut off reaches to the end. */
function splitParts(lines: readonly string[], boundary: string): string[][] {
  const parts: string[][] = []
  for (const line of lines) {
    const mark = line.startsWith(`--${boundary}`) ? line.slice(boundary.length + 2).trimEnd() : null
    if (mark === '--') break
    if (mark === '') parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts
}

function readLines(lines: readonly string[], depth: number): Entity {
  const end = lines.indexOf('')
  const fields = readFields(end < 0 ? lines : lines.slice(0, end))
  const body = end < 0 ? [] : lines.slice(end + 1)
  const content = parseHeaderValue(fields.get('content-type') ?? 'text/plain', { stripComments: true })
  const type = content.value.toLowerCase()
  const boundary = content.params['boundary'] ?? ''
  if (type.startsWith('multipart/') && boundary !== '' && depth < deepest) {
    const parts = splitParts(body, boundary).map((part) => readLines(part, depth + 1))
    return { fields, type, parts, text: '' }
  }
  const text = decodeBody(body.join('\n'), fields.get('content-transfer-encoding') ?? '')
  return { fields, type, parts: [], text }
}

/** Reads a whole mail as it came. Malformed mails are parsed as far as possible; never throws. */
export const readEntity = (source: Uint8Array): Entity =>
  readLines(breakLines(Buffer.from(source).toString('latin1').trimStart()), 0)

/** The header of a mail that is embedded in another one, with or without its body. */
export function readHead(text: string): Fields {
  const lines = breakLines(text.trimStart())
  const end = lines.indexOf('')
  return readFields(end < 0 ? lines : lines.slice(0, end))
}

/** The groups of fields of a text, between its empty lines. */
export const readGroups = (text: string): Fields[] =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((group) => readFields(breakLines(group)))
    .filter((fields) => fields.size > 0)
