import { connect, type Socket } from 'node:net'

export interface LoadResult {
  requestsPerSecond: number
  /** Milliseconds. */
  median: number
  p99: number
}

export interface Load {
  port: number
  /** One for all requests, or a new one for each. */
  path: string | (() => string)
  headers: Readonly<Record<string, string>>
  connections: number
  /** Milliseconds. */
  duration: number
}

/** Sends one GET after the other on each of several keep-alive connections; any answer but 2xx is an error. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const lines = Object.entries({ host: '127.0.0.1', ...load.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const { path } = load
  const request = () =>
    `GET ${typeof path === 'string' ? path : path()} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  const times: number[] = []
  const start = performance.now()
  const until = start + load.duration
  const all = Array.from({ length: load.connections }, () => runConnection(load.port, request, until, times))
  await Promise.all(all)
  const seconds = (performance.now() - start) / 1000
  times.sort((left, right) => left - right)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  return { requestsPerSecond: times.length / seconds, median: at(0.5), p99: at(0.99) }
}

function runConnection(port: number, request: () => string, until: number, times: number[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received = ''
  let sentAt = 0
  const send = () => {
    sentAt = performance.now()
    socket.write(request())
  }
  socket.setEncoding('latin1')
  socket.on('connect', send)
  socket.on('error', reject)
  socket.on('close', () => resolve())
  socket.on('data', (chunk: string) => {
    received += chunk
    try {
      if (!isComplete(received)) return
    } catch (error) {
      socket.destroy()
      reject(error)
      return
    }
    received = ''
    times.push(performance.now() - sentAt)
    if (performance.now() < until) send()
    else socket.end()
  })
  return promise
}

function isComplete(response: string): boolean {
  const end = response.indexOf('\r\n\r\n')
  if (end === -1) return false
  if (!/^HTTP\/1\.1 2\d\d/.test(response)) throw new Error(`The server answered ${response.slice(0, 300)}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(response.slice(0, end + 2))?.[1]
  if (length !== undefined) return response.length >= end + 4 + Number(length)
  return response.endsWith('\r\n0\r\n\r\n')
}
