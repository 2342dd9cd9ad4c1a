/**
 * Where to go after sign-in: a path of this app, or nothing. "//host", "/\host" and whole addresses lead elsewhere,
 * and /auth would lead back here.
 */
export function safeDestination(wanted: string | undefined): string | null {
  if (wanted === undefined || !wanted.startsWith('/') || /^\/[/\\]/.test(wanted)) return null
  const parsed = URL.parse(wanted, 'https://here.invalid')
  if (parsed?.origin !== 'https://here.invalid' || parsed.pathname === '/auth') return null
  // "/.//host" is a path of this app until its dots are resolved.
  if (parsed.pathname.startsWith('//')) return null
  return `${parsed.pathname}${parsed.search}${parsed.hash}`
}
