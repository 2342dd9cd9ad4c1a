import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { StaticFile } from './static-files.ts'

/** A compressing proxy turns the ETag into a weak one. */
const holds = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))

interface Options {
  status?: ContentfulStatusCode
  /** Default: forever for what has a hash in its name, revalidated by ETag otherwise. */
  cacheControl?: string
}

/** Answers bytes held in memory: compressed where the client accepts it, 304 where it has them. */
export function answerFile(
  context: Context,
  file: StaticFile,
  { status = 200, cacheControl }: Options = {},
): Response {
  context.header('ETag', file.etag)
  context.header(
    'Cache-Control',
    cacheControl ?? (file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'),
  )
  context.header('Vary', 'Accept-Encoding')
  if (status === 200 && holds(context.req.header('if-none-match'), file.etag)) return context.body(null, 304)
  context.header('Content-Type', file.type)
  const isBrotli = file.brotli !== null && /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
  if (isBrotli) context.header('Content-Encoding', 'br')
  return context.body(isBrotli && file.brotli ? file.brotli : file.body, status)
}
