/** What a browser would run or read rather than hand to a program. */
const isRun = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'ftp:',
  'ws:',
  'wss:',
])
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

function read(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.username !== '' || url.password !== '' || address.includes('#')) return null
  return url
}

/** Whether people may be sent back to this address: https, a program of their own machine, or its own scheme. */
export function mayRedirectTo(address: string): boolean {
  const url = read(address)
  if (!url || isRun.has(url.protocol)) return false
  if (url.protocol === 'http:') return loopback.has(url.hostname)
  return true
}

/** The same address; on one's own machine at any port, since a program takes one that is free (RFC 8252, 7.3). */
function isSame(registered: string, asked: string): boolean {
  if (registered === asked) return true
  const [one, other] = [read(registered), read(asked)]
  if (!one || !other || one.protocol !== 'http:' || !loopback.has(one.hostname)) return false
  one.port = other.port
  return one.href === other.href
}

/** Whether an app that registered these addresses may have people sent back to this one. */
export const isRegistered = (registered: readonly string[], asked: string): boolean =>
  mayRedirectTo(asked) && registered.some((address) => isSame(address, asked))
