import type { CDPSession } from 'playwright-core'

export interface Answered {
  /** Method, path and query. */
  name: string
  isApi: boolean
  isScript: boolean
  /** As they travelled: headers and the compressed body. */
  bytes: number
}

export interface Recorded {
  /** What was asked for so far, in its order. */
  asked(): Answered[]
}

/** Notes what a tab asks for: every request but live connections. Bytes are filled in as answers end. */
export async function recordRequests(session: CDPSession): Promise<Recorded> {
  const requests = new Map<string, Answered>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const url = new URL(request.url)
    if (type === 'WebSocket' || !url.protocol.startsWith('http')) return
    requests.set(requestId, {
      name: `${request.method} ${url.pathname}${decodeURIComponent(url.search)}`,
      isApi: /^\/\w+\/v1\//.test(url.pathname),
      isScript: url.pathname.endsWith('.js'),
      bytes: 0,
    })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return { asked: () => [...requests.values()].map((request) => ({ ...request })) }
}

/** What was asked for more than once, with how often. */
export function askedAgain(requests: readonly Answered[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { name } of requests) times.set(name, (times.get(name) ?? 0) + 1)
  return new Map([...times].filter(([, count]) => count > 1))
}
