import { serve } from '@hono/node-server'
import { Hono } from 'hono'

export interface TestService {
  url: string
  app: Hono
  close(): Promise<void>
}

/** An outside service on a free port; its calls are added to `app` before the first request. */
export async function startService(): Promise<TestService> {
  const app = new Hono()
  const server = serve({ fetch: (request) => app.fetch(request), port: 0, hostname: '127.0.0.1' })
  await new Promise<void>((resolve) => {
    server.once('listening', () => resolve())
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    app,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
