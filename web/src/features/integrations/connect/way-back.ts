/** What the database answers to a yes or a no. */
export interface Answer {
  redirect_uri: string
  state?: string | undefined
  issuer: string
  /** Without one, the app was turned away. */
  code?: string | undefined
}

/** The app's own address with the answer in it (RFC 6749, 4.1.2; RFC 9207). */
export function wayBack({ redirect_uri: address, state, issuer, code }: Answer): string {
  const url = new URL(address)
  if (code === undefined) url.searchParams.set('error', 'access_denied')
  else url.searchParams.set('code', code)
  if (state !== undefined) url.searchParams.set('state', state)
  url.searchParams.set('iss', issuer)
  return url.href
}

/** Where an app has people sent back to, as a person can judge it. */
export function describePlace(address: string): string {
  const { protocol, hostname, host } = new URL(address)
  if (protocol === 'https:') return host
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    ? 'a program on this computer'
    : `the program for “${protocol}” links on this computer`
}
