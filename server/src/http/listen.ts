import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { StartError } from '../config.ts'

export interface Listener {
  server: Server
  port: number
  /** Replaces the "starting" response by the real handler. */
  serve(handler: (request: IncomingMessage, response: ServerResponse) => void): void
  upgrade(handler: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): void
  close(): Promise<void>
}

/**
 * Binds the port before anything else starts, so that a taken one is reported at once and nothing is left half-started.
 * @throws StartError when it can't be had.
 */
export async function listen(port: number, host: string): Promise<Listener> {
  let handle = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' }).end('Parley is starting.')
  }
  const server = createServer((request, response) => handle(request, response))
  // Longer than the keep-alive of proxies (nginx and the clouds' balancers: 60 s): the proxy must close first, or it may
  // send a request on a connection that this server is just closing.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already taken: stop what uses it, or set PORT to another one.`,
        EACCES: `Port ${port} needs more rights than this user has: set PORT to one above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${host}: correct HOST.`,
        ENOTFOUND: `This machine has no address ${host}: correct HOST.`,
      }
      reject(
        new StartError(
          reasons[error.code ?? ''] ?? `Parley cannot listen on ${host}:${port}: ${error.message}`,
        ),
      )
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    serve(handler) {
      handle = handler
    },
    upgrade(handler) {
      server.on('upgrade', handler)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 3000).unref()
      }),
  }
}
