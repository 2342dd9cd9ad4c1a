import type { MiddlewareHandler } from 'hono'
import type { HostEnvironment } from '../context.ts'
import { faultOfAddress, faultOfBody, faultOfDepth, faultOfForm } from './faults.ts'
import { drain, readBytes } from './read-body.ts'

type Middleware = MiddlewareHandler<HostEnvironment>
type Asked = Parameters<Middleware>[0]

/** The largest body that is text; each service may take less. */
const largestText = 10 * 1024 * 1024

/** What takes bytes rather than text, and bounds and checks them itself: files, sound, returned mails. */
const takesBytes =
  /^\/storage\/v1\/(?:upload\/|object\/(?!(?:list|sign|move|copy)(?:\/|$)))|^\/functions\/v1\/dictate(?:\/|$)|^\/mail\/returned(?:\/|$)/

/** Takes what programs send that nobody can correct, and leaves out what can't be stored. */
const cleansText = /^\/functions\/v1\/inbound-lead(?:\/|$)/

function faultOf(text: string, { req }: Asked): string | null {
  if (cleansText.test(req.path)) return faultOfDepth(text)
  const isForm = req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  return faultOfBody(text) ?? (isForm ? faultOfForm(text) : null)
}

/**
 * In the forms of every service at once, since no handler has been reached yet. A body has a limit (docs/deviations.md D6).
 */
const refuse = (context: Asked, status: 400 | 413, message: string): Response =>
  context.json({ code: 'bad_request', message, error: message, details: null, hint: null }, status)

const hasBody = ({ req }: Asked): boolean =>
  req.method !== 'GET' &&
  req.method !== 'HEAD' &&
  (Number(req.header('content-length') ?? 0) > 0 || req.header('transfer-encoding') !== undefined)

/** The refusal of a body, or null where the request goes on with it. */
async function checkBody(context: Asked): Promise<Response | null> {
  const { raw } = context.req
  const bytes = await readBytes(raw, largestText)
  if (bytes === null) return refuse(context, 413, 'The request is over 10 MB: send it in several.')
  const fault = faultOf(new TextDecoder().decode(bytes), context)
  if (fault) return refuse(context, 400, fault)
  // The same bytes, since a webhook's signature is over them.
  const { url, method, headers, signal } = raw
  context.req.raw = new Request(url, { method, headers, signal, body: bytes })
  return null
}

async function answer(context: Asked, next: () => Promise<void>): Promise<Response | null> {
  const fault = faultOfAddress(context.req.url)
  if (fault) return refuse(context, 400, fault)
  if (hasBody(context) && !takesBytes.test(context.req.path)) {
    const refusal = await checkBody(context).catch((error: unknown) => {
      if (context.req.raw.signal.aborted) return refuse(context, 400, 'The request broke off.')
      throw error
    })
    if (refusal) return refusal
  }
  await next()
  return null
}

/**
 * Before every handler: what no handler could store or read ends here with a 400 (NUL, lone surrogates, deeply nested
 * JSON, addresses that can't be decoded) or a 413, which is delivered whoever answers it.
 */
export const inputBoundary: Middleware = async (context, next) => {
  const refusal = await answer(context, next)
  const { status, headers } = refusal ?? context.res
  // Whoever is refused before all is read could lose the answer to a reset connection.
  if (status >= 400 && hasBody(context)) await drain(context)
  if (status === 413) headers.set('Connection', 'close')
  return refusal ?? undefined
}
