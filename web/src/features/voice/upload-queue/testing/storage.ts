export interface Faults {
  /** Requests after which nothing answers once; the request itself may have arrived. */
  cutAt: ReadonlySet<number>
  arrives: boolean
}

/** A storage that keeps the rules of tus 1.0, on the other side of a bad line. */
export function createStorage({ cutAt, arrives }: Faults) {
  let stored = ''
  let length: number | null = null
  let isFinished = false
  let exists = false
  let requests = 0
  async function handle(init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (init.method === 'POST') {
      exists = true
      return new Response(null, { status: 201, headers: { Location: '/storage/v1/upload/resumable/x' } })
    }
    if (!exists || isFinished) return new Response(null, { status: 404 })
    const told: Record<string, string> = length === null ? {} : { 'Upload-Length': String(length) }
    if (init.method === 'HEAD')
      return new Response(null, { headers: { 'Upload-Offset': String(stored.length), ...told } })
    if (headers.get('Upload-Offset') !== String(stored.length)) return new Response('offset', { status: 409 })
    const given = headers.get('Upload-Length')
    if (given !== null && length !== null) return new Response('told already', { status: 400 })
    if (given !== null) length = Number(given)
    if (init.body instanceof Blob) stored += await init.body.text()
    if (stored.length === length) isFinished = true
    return new Response(null, { status: 204, headers: { 'Upload-Offset': String(stored.length) } })
  }
  const fetch = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    const isCut = cutAt.has(requests++)
    if (isCut && !arrives) throw new TypeError('Failed to fetch')
    const answer = await handle(init)
    if (isCut) throw new TypeError('Failed to fetch')
    return answer
  }
  return { fetch, stored: () => stored, isFinished: () => isFinished }
}
