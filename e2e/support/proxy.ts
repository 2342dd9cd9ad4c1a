import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { freePort } from './host.ts'

export interface Proxy {
  url: string
  /** Cuts every connection from now on, as a lost network does. */
  isCut: boolean
  /** Appended to the service worker: another text makes another version. */
  version: string
  close(): Promise<void>
}

/** Stands before a host, so that a test can take the network away and deploy a new version. */
export async function startProxy(target: number): Promise<Proxy> {
  const port = await freePort()
  const proxy: Proxy = {
    url: `http://localhost:${port}`,
    isCut: false,
    version: '',
    close: () => end(server),
  }
  const server = createServer((incoming, outgoing) => {
    if (proxy.isCut) return void incoming.destroy()
    const isWorker = incoming.url === '/service-worker.js'
    const headers = {
      ...incoming.headers,
      ...(isWorker ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {}),
    }
    const onward = request(
      { port: target, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers },
      (answer) => {
        const { 'content-length': _length, etag: _etag, ...kept } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, isWorker ? kept : answer.headers)
        answer.pipe(outgoing, { end: !isWorker })
        if (isWorker) answer.on('end', () => outgoing.end(`\n// ${proxy.version}`))
      },
    )
    onward.on('error', () => incoming.destroy())
    incoming.pipe(onward)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return proxy
}

async function end(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
