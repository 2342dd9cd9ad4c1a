import type { Context } from 'hono'
import type { ObjectStore, Range } from './object-store.ts'
import type { ObjectRow } from './objects.ts'
import type { RenderedImage } from './render.ts'

/** Reads "bytes=0-99", "bytes=100-" or "bytes=-100" against a size. `null`: no (readable) range; 'none': beyond the end. */
export function parseRange(header: string | undefined, size: number): Range | null | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'none' : { start, end }
}

/** Types that a browser displays without running scripts; all others are sent as attachments. */
const isHarmless = (type: string) =>
  /^(audio|video)\/|^image\/(png|jpeg|gif|webp|avif)$|^text\/plain/.test(type)

/** Sends an object's bytes with support for players and caches: ranges, a strong ETag, 304. */
export async function download(context: Context, store: ObjectStore, object: ObjectRow): Promise<Response> {
  const {
    size = 0,
    mimetype = 'application/octet-stream',
    cacheControl = 'no-cache',
    eTag = '',
  } = object.metadata ?? {}
  const isKnown = eTag !== '' && context.req.header('if-none-match') === eTag
  const range = parseRange(context.req.header('range'), size)
  const hasBody = context.req.method !== 'HEAD' && size > 0 && !isKnown && range !== 'none'
  // Opened before the headers, so that missing bytes become an error response rather than a broken connection.
  const body = hasBody ? await store.read(object.version, range ?? undefined) : null
  const asFile = context.req.query('download')
  const fileName = asFile || object.name.split('/').at(-1) || 'file'
  context.header('ETag', eTag)
  context.header('Cache-Control', cacheControl)
  context.header('Last-Modified', new Date(object.updated_at).toUTCString())
  context.header('Accept-Ranges', 'bytes')
  context.header('Content-Type', mimetype)
  context.header('Content-Security-Policy', "default-src 'none'; sandbox")
  if (asFile !== undefined || !isHarmless(mimetype))
    context.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  if (isKnown) return context.body(null, 304)
  if (range === 'none') {
    context.header('Content-Range', `bytes */${size}`)
    return context.body(null, 416)
  }
  if (range) context.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  context.header('Content-Length', String(range ? range.end - range.start + 1 : size))
  const status = range ? 206 : 200
  return body ? context.body(body, status) : context.body(null, status)
}

/** Answers a transformed picture. Cached for an hour only, since the object may be replaced under the same name. */
export function answerImage(
  context: Context,
  { bytes, type, etag }: RenderedImage,
  sharing: 'public' | 'private' = 'public',
): Response {
  context.header('ETag', etag)
  context.header('Cache-Control', `${sharing}, max-age=3600`)
  context.header('Vary', 'Accept')
  context.header('Content-Security-Policy', "default-src 'none'; sandbox")
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  context.header('Content-Type', type)
  return context.body(bytes)
}
