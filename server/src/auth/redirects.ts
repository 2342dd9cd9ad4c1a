/** The host's own services: a redirect to one would hand the session to whatever it answers. */
const servicePath = /^\/\w+\/v1(?:\/|$)/

const wildcards: Record<string, string> = { '**': '.*', '*': '[^./?]*', '?': '[^./?]' }

/** `**` is anything, `*` anything but the separators of hosts and paths, `?` one such character. */
const sourceOf = (pattern: string): string =>
  pattern.replace(/\*\*|[\\^$.|+()[\]{}*?]/g, (found) => wildcards[found] ?? `\\${found}`)

export interface AllowedRedirect {
  /** Of protocol and host, in which `**` never reaches into the path. */
  origin: RegExp
  rest: RegExp
}

/** `https://*.example.com/welcome/**`; without a path every path of the host is meant. @throws Error naming it */
function parseAllowed(pattern: string): AllowedRedirect {
  const parts = /^([a-z][a-z0-9+.-]*:\/\/[^/?#@\s]*)(\/[^#\s]*)?$/i.exec(pattern)
  if (!parts || /^(?:javascript|data|vbscript|file|blob):/i.test(pattern))
    throw new Error(`REDIRECT_URLS has ${pattern}, which is no address such as https://app.example.com/**`)
  const [, origin = '', path] = parts
  return {
    origin: new RegExp(`^${sourceOf(origin.toLowerCase()).replaceAll('.*', '[^/?#@]*')}$`),
    rest: new RegExp(`^${sourceOf(path ?? '/**')}$`),
  }
}

/** Comma-separated REDIRECT_URLS. @throws Error naming the entry that is wrong */
export const parseRedirectUrls = (list: string | undefined): AllowedRedirect[] =>
  (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(parseAllowed)

const isHttp = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:'

/** An app's own scheme has no origin of the URL standard's. */
const originOf = (url: URL) => (isHttp(url) ? url.origin : `${url.protocol}//${url.host}`)

/**
 * Where a mail link or provider may send the browser: the instance's own pages and REDIRECT_URLS; anything else falls
 * back to the instance itself (docs/specified.md A9).
 */
export function createRedirects(publicUrl: string, allowed: readonly AllowedRedirect[] = []) {
  const own = new URL(publicUrl).origin

  function parse(requested: string): URL | null {
    const isPath = /^\/(?![/\\])/.test(requested)
    const absolute = isPath ? `${own}${requested}` : requested
    if (!URL.canParse(absolute)) return null
    const url = new URL(absolute)
    // Rejects spellings that browsers normalise (2130706433, user@, \, tabs, full-width letters): the written origin must
    // equal the parsed one.
    const origin = originOf(url)
    const written = absolute.slice(0, origin.length).toLowerCase()
    const next = absolute.charAt(origin.length)
    return written === origin && /^[/?#]?$/.test(next) && !url.username && !url.password ? url : null
  }

  const isListed = (url: URL) =>
    allowed.some(
      ({ origin, rest }) =>
        origin.test(originOf(url)) && rest.test(isHttp(url) || url.pathname ? url.pathname : '/'),
    )

  return {
    /** An absolute URL without a fragment that is safe to send to. `requested` is what the client asked for. */
    resolve(requested: string | undefined): string {
      const url = requested ? parse(requested) : null
      if (!url) return publicUrl
      const isOwn = url.origin === own && !servicePath.test(url.pathname)
      if (!isOwn && !isListed(url)) return publicUrl
      url.hash = ''
      return url.href
    },
  }
}

/** Adds an error where auth-js looks for it, in query and fragment (A21). */
export function withError(target: string, error: string, code: string, description: string): string {
  const url = new URL(target)
  const words = { error, error_code: code, error_description: description }
  for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value)
  url.hash = new URLSearchParams(words).toString()
  return url.href
}

/** Adds the code of a PKCE flow. */
export function withCode(target: string, code: string): string {
  const url = new URL(target)
  url.searchParams.set('code', code)
  return url.href
}

/** Adds values to the fragment, which no server gets to see. */
export function withFragment(target: string, values: Record<string, string | number | undefined>): string {
  const url = new URL(target)
  const fragment = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) fragment.set(name, String(value))
  url.hash = fragment.toString()
  return url.href
}
