import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { StaticFile } from './static-files.ts'

export type CaptchaProvider = 'turnstile' | 'hcaptcha'

/** Where a captcha's script, frames, styles and calls come from, as its provider documents it. */
const captchaSources: Record<CaptchaProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
}

const contentSecurityPolicy = (captcha: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${captcha}`,
    `frame-src 'self'${captcha}`,
    `style-src 'self' 'unsafe-inline'${captcha}`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    `connect-src 'self' ws: wss:${captcha}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

const withoutCaptcha = contentSecurityPolicy('')
const withCaptcha = {
  turnstile: contentSecurityPolicy(` ${captchaSources.turnstile}`),
  hcaptcha: contentSecurityPolicy(` ${captchaSources.hcaptcha}`),
}

/** A compressing proxy turns the ETag into a weak one. */
const holds = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))

interface Options {
  status?: ContentfulStatusCode
  /** Default: forever for what has a hash in its name, revalidated by ETag otherwise. */
  cacheControl?: string
  /** The page may load this provider's captcha. */
  captcha?: CaptchaProvider | null
}

/** Answers bytes held in memory: compressed where the client accepts it, 304 where it has them. */
export function answerFile(
  context: Context,
  file: StaticFile,
  { status = 200, cacheControl, captcha }: Options = {},
): Response {
  context.header('ETag', file.etag)
  context.header(
    'Cache-Control',
    cacheControl ?? (file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'),
  )
  context.header('Vary', 'Accept-Encoding')
  if (file.type.startsWith('text/html')) {
    context.header('Content-Security-Policy', captcha ? withCaptcha[captcha] : withoutCaptcha)
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header('Permissions-Policy', 'microphone=(self), display-capture=(self), camera=()')
  }
  if (status === 200 && holds(context.req.header('if-none-match'), file.etag)) return context.body(null, 304)
  context.header('Content-Type', file.type)
  const isBrotli = file.brotli !== null && /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
  if (isBrotli) context.header('Content-Encoding', 'br')
  return context.body(isBrotli && file.brotli ? file.brotli : file.body, status)
}
