import { dataError } from '../errors.ts'
import type { BodyFormat } from '../sql/body.ts'

export interface Media {
  format: Exclude<BodyFormat, 'none'>
  contentType: string
}

const jsonType = 'application/json; charset=utf-8'
const object = 'application/vnd.pgrst.object+json'
const array = 'application/vnd.pgrst.array+json'

const json: Media = { format: 'json', contentType: jsonType }
const media: Readonly<Record<string, Media>> = {
  '*/*': json,
  'application/*': json,
  'application/json': json,
  'application/openapi+json': json,
  [array]: { format: 'json', contentType: `${array}; charset=utf-8` },
  [`${array};nulls=stripped`]: {
    format: 'json-stripped',
    contentType: `${array};nulls=stripped; charset=utf-8`,
  },
  [object]: { format: 'object', contentType: `${object}; charset=utf-8` },
  'application/vnd.pgrst.object': { format: 'object', contentType: `${object}; charset=utf-8` },
  [`${object};nulls=stripped`]: {
    format: 'object-stripped',
    contentType: `${object};nulls=stripped; charset=utf-8`,
  },
  'text/csv': { format: 'csv', contentType: 'text/csv; charset=utf-8' },
  'text/*': { format: 'csv', contentType: 'text/csv; charset=utf-8' },
}

/**
 * What the Accept header asks for, the first that can be given.
 * @throws DataError PGRST107 (406) when nothing can.
 */
export function chooseMedia(accept: string | undefined): Media {
  if (accept === undefined || accept === '' || accept === 'application/json') return json
  const wanted = accept.split(',').map(normalise)
  for (const { type } of wanted.sort((left, right) => right.quality - left.quality)) {
    const found = Object.hasOwn(media, type) ? media[type] : undefined
    if (found) return found
  }
  throw dataError(
    406,
    'PGRST107',
    `None of these media types are available: ${wanted.map(({ type }) => type).join(', ')}`,
  )
}

/** The type with its one significant parameter, and its quality. */
function normalise(part: string): { type: string; quality: number } {
  const [type = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
  const quality = Number(parameters.find((word) => word.startsWith('q='))?.slice(2) ?? 1)
  const isStripped = parameters.includes('nulls=stripped')
  return { type: isStripped ? `${type};nulls=stripped` : type, quality: Number.isNaN(quality) ? 1 : quality }
}
