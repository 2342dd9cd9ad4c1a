import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import type { HostEnvironment } from './context.ts'

/** Bytes under which an answer fits one packet as it is. */
const smallest = 1024

/** Text that is whole when it is sent. Event streams are not: each event would wait for those after it. */
const isWholeText = /^(?:application\/(?:[\w.-]+\+)?(?:json|xml)|text\/(?:csv|plain|html|calendar|xml))\b/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
type Bytes = Buffer<ArrayBuffer>

/** Levels that cost a tenth of a millisecond for what a page of rows weighs; higher ones gain a tenth of its size. */
const encoders: Record<'br' | 'gzip', (bytes: Bytes) => Promise<Bytes>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => zip(bytes, { level: 3 }),
}

/** What the client likes best; of two it likes alike, which is how browsers ask, the denser one. */
function chooseEncoding(context: Context): keyof typeof encoders | null {
  const chosen = accepts(context, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports }) => {
      const likedAs = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q ?? 0
      const [best = 'identity'] = supports.toSorted((one, other) => likedAs(other) - likedAs(one))
      return likedAs(best) > 0 ? best : 'identity'
    },
  })
  return chosen === 'br' || chosen === 'gzip' ? chosen : null
}

/** Files in ranges keep their bytes and their length, since a range counts in them; rows keep theirs by their count. */
function isCompressible({ headers }: Response): boolean {
  return (
    isWholeText.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    !headers.has('accept-ranges') &&
    !headers.get('content-range')?.startsWith('bytes') &&
    !/\bno-transform\b/.test(headers.get('cache-control') ?? '')
  )
}

function addVary(headers: Headers): void {
  const vary = headers.get('vary')
  if (vary === '*' || /\baccept-encoding\b/i.test(vary ?? '')) return
  headers.set('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}

/**
 * Compresses what services answer as text, over 1 KiB, by what the client accepts. Everything secret is asked for with
 * a header that another site can't make a browser send, so the length of an answer tells such a site nothing.
 */
export const compressAnswers: MiddlewareHandler<HostEnvironment> = async (context, next) => {
  await next()
  const answer = context.res
  if (!isCompressible(answer)) return
  addVary(answer.headers)
  const encoding = chooseEncoding(context)
  if (!encoding || !answer.body || context.req.method === 'HEAD') return
  const { status } = answer
  const headers = new Headers(answer.headers)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isWorthIt = bytes.length >= smallest
  if (isWorthIt) {
    headers.set('Content-Encoding', encoding)
    headers.delete('Content-Length')
    const etag = headers.get('etag')
    if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
  }
  // Taken away first: assigning an answer over another joins their headers.
  context.res = undefined
  context.res = new Response(isWorthIt ? await encoders[encoding](bytes) : bytes, { status, headers })
}
