/**
 * Where a mail link or provider may send the browser: the instance's own origin and the listed ones; anything else falls
 * back to the instance itself (AUTH.md, incident 9).
 */
export function createRedirects(publicUrl: string, allowed: readonly string[] = []) {
  const origins = new Set([publicUrl, ...allowed].map((url) => new URL(url).origin))
  return {
    /** An absolute URL that is safe to send to. `requested` is what the client asked for. */
    resolve(requested: string | undefined): string {
      if (!requested) return publicUrl
      let url: URL
      try {
        url = new URL(requested, `${publicUrl}/`)
      } catch {
        return publicUrl
      }
      const isPlain =
        /^https?:$/.test(url.protocol) &&
        !url.username &&
        !url.password &&
        !requested.startsWith('//') &&
        !requested.includes('\\')
      if (!isPlain || !origins.has(url.origin)) return publicUrl
      url.hash = ''
      return url.href
    },
  }
}
