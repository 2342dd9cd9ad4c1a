import { createHash, createHmac } from 'node:crypto'

export interface SignedRequest {
  method: string
  /** As it was sent, with its query. */
  path: string
  headers: Record<string, string | undefined>
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return pairs.toSorted().join('&')
}

function canonicalRequest({ method, path, headers }: SignedRequest, signedHeaders: string): string {
  const [rawPath = '', ...query] = path.split('?')
  return [
    method,
    rawPath.split('/').map(decodeURIComponent).map(encode).join('/'),
    canonicalQuery(new URLSearchParams(query.join('?'))),
    ...signedHeaders.split(';').map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
}

/**
 * The signature a request should carry, written from "Authenticating Requests: Using the Authorization Header (AWS
 * Signature Version 4)" of the Amazon S3 API reference, on purpose without the library that the store signs with.
 * @param scope date, region, service and "aws4_request"
 */
export function signatureOf(
  request: SignedRequest,
  secret: string,
  scope: readonly string[],
  signedHeaders: string,
): string {
  const digest = createHash('sha256').update(canonicalRequest(request, signedHeaders)).digest('hex')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope.join('/'), digest].join('\n')
  let key: string | Buffer = `AWS4${secret}`
  for (const part of scope) key = hmac(key, part)
  return hmac(key, text).toString('hex')
}
