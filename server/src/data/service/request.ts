import type { Caller, RequestSettings } from '../../database/database.ts'
import { identifier } from '../../database/quote.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { dataError } from '../errors.ts'
import { chooseMedia, type Media } from '../request/media.ts'
import { type Preferences, parsePreferences } from '../request/preferences.ts'

/** The parts of a request that all kinds share. */
export interface DataRequest {
  raw: Request
  method: string
  name: string
  caller: Caller
  catalogue: Catalogue
  schema: string
  /** Whether the response names the schema: the client did, or there are several. */
  isSchemaNamed: boolean
  parameters: (readonly [string, string])[]
  preferences: Preferences
  media: Media
  settings: RequestSettings
  range: string | undefined
}

interface Context {
  raw: Request
  url: string
  method: string
  name: string
  caller: Caller
  catalogue: Catalogue
  schemas: readonly string[]
  timeout: number
  headers: Readonly<Record<string, string>>
}

export function readRequest(context: Context): DataRequest {
  const { raw, method, url, headers, schemas } = context
  const isReading = method === 'GET' || method === 'HEAD'
  const profile = headers[isReading ? 'accept-profile' : 'content-profile']
  const schema = chooseSchema(profile, schemas)
  const queryAt = url.indexOf('?')
  const pathFrom = url.indexOf('/', url.indexOf('://') + 3)
  return {
    raw,
    method,
    name: context.name,
    caller: context.caller,
    catalogue: context.catalogue,
    schema,
    isSchemaNamed: profile !== undefined || schemas.length > 1,
    parameters: queryAt === -1 ? [] : [...new URLSearchParams(url.slice(queryAt + 1))],
    preferences: parsePreferences(headers['prefer']),
    media: chooseMedia(headers['accept']),
    settings: {
      method,
      path: url.slice(pathFrom, queryAt === -1 ? undefined : queryAt),
      // The claims are in a setting of their own; tokens must not appear in a statement's parameters.
      headers: JSON.stringify({ ...headers, authorization: undefined, apikey: undefined }),
      timeout: context.timeout,
      ...(schema !== 'public' && { searchPath: `${identifier(schema)}, public, extensions` }),
    },
    range: headers['range'],
  }
}

function chooseSchema(profile: string | undefined, schemas: readonly string[]): string {
  const schema = profile ?? schemas[0] ?? 'public'
  if (schemas.includes(schema)) return schema
  const hint = `Only the following schemas are exposed: ${schemas.join(', ')}`
  throw dataError(406, 'PGRST106', `Invalid schema: ${schema}`, null, hint)
}
