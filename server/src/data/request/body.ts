import { z } from 'zod'
import { DataError, dataError, invalidBody } from '../errors.ts'

const maximumBytes = 10 * 1024 * 1024

/** A request's payload: its JSON text goes to Postgres as it is; only its keys are looked at here. */
export interface Payload {
  text: string
  isArray: boolean
  isObject: boolean
  /** The keys of the object, or of the array's first element. */
  keys: readonly string[]
  /** Whether every element of the array has the same keys. */
  isUniform: boolean
  kind: 'json' | 'text'
}

const record = z.record(z.string(), z.unknown())

/** @throws DataError 413 over 10 MB, PGRST102 when it is no JSON or its elements are no objects, PGRST107 (415). */
export async function readPayload(request: Request): Promise<Payload> {
  const type = (request.headers.get('content-type') ?? 'application/json')
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase()
  const text = await readText(request)
  if (type === 'application/json' || type === '') return parsePayload(text)
  if (type === 'application/x-www-form-urlencoded') {
    return parsePayload(JSON.stringify(Object.fromEntries(new URLSearchParams(text))))
  }
  if (type === 'text/plain')
    return { text, isArray: false, isObject: false, keys: [], isUniform: true, kind: 'text' }
  throw dataError(415, 'PGRST107', `Content-Type not acceptable: ${type}`)
}

const tooLarge = (): DataError =>
  dataError(413, 'PGRST102', 'The body is over 10 MB: send it in several requests', null, null)

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    if (length > maximumBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw invalidBody('The body is not UTF-8')
  }
}

/** An empty body is an empty object, as functions without arguments are called. */
function parsePayload(text: string): Payload {
  const value = parseJson(text === '' ? '{}' : text)
  const whole = { text: text === '' ? '{}' : text, kind: 'json' as const }
  if (!Array.isArray(value)) {
    const object = record.safeParse(value)
    const keys = object.success ? Object.keys(object.data) : []
    return { ...whole, isArray: false, isObject: object.success, keys, isUniform: true }
  }
  const elements = z.array(record).safeParse(value)
  const all = elements.success ? elements.data.map((element) => Object.keys(element)) : []
  const [keys = []] = all
  const isUniform = all.every((own) => own.length === keys.length && own.every((key) => keys.includes(key)))
  return { ...whole, isArray: true, isObject: elements.success, keys, isUniform }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
}
