import { embedOrigins } from '@parley/core/site/embeds'
import type { MiddlewareHandler } from 'hono'
import type { HostEnvironment } from '../http/context.ts'

export type CaptchaProvider = 'turnstile' | 'hcaptcha'

/** Where a captcha's script, frames, styles and calls come from, as its provider documents it. */
const captchaSources: Record<CaptchaProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
}

interface Allowed {
  /** The provider whose captcha the page may load. */
  captcha?: CaptchaProvider | null
  /** Other origins whose images it may show. */
  imageHosts: readonly string[]
}

/** `'self'` holds realtime's WebSocket too: it is this origin's. */
export function contentSecurityPolicy({ captcha = null, imageHosts }: Allowed): string {
  const challenge = captcha ? ` ${captchaSources[captcha]}` : ''
  return [
    "default-src 'self'",
    `script-src 'self'${challenge}`,
    // Videos and posts that a reader asks for in an article.
    [`frame-src 'self'${challenge}`, ...embedOrigins].join(' '),
    `style-src 'self' 'unsafe-inline'${challenge}`,
    ["img-src 'self' data: blob:", ...imageHosts].join(' '),
    "media-src 'self' blob:",
    `connect-src 'self'${challenge}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

const year = 365 * 24 * 3600

/** What a browser is told about every page; a policy that a page has already stays its own. */
export function securityHeaders({
  imageHosts,
  publicUrl,
}: Allowed & { publicUrl: string }): MiddlewareHandler<HostEnvironment> {
  const policy = contentSecurityPolicy({ imageHosts })
  const isHttps = publicUrl.startsWith('https:')
  return async (context, next) => {
    await next()
    // Without its subdomains: what else stands there is not ours to decide.
    if (isHttps) context.header('Strict-Transport-Security', `max-age=${year}`)
    if (!context.res.headers.get('content-type')?.startsWith('text/html')) return
    if (!context.res.headers.has('content-security-policy')) context.header('Content-Security-Policy', policy)
    context.header('Cross-Origin-Opener-Policy', 'same-origin')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header('Permissions-Policy', 'microphone=(self), display-capture=(self), camera=()')
  }
}
