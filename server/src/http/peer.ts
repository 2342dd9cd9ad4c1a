import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

interface NodeBindings {
  incoming?: IncomingMessage
}

/**
 * The address that sent a request: the socket's peer, or the one reported by a configured proxy. `X-Forwarded-For` from
 * anybody else is ignored (docs/specified.md A7).
 */
export function createPeer(trustedProxies: string | undefined): (context: Context) => string {
  const trusted = new Set(
    (trustedProxies ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  return (context) => {
    const bindings: NodeBindings = context.env ?? {}
    const socket = (bindings.incoming?.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '')
    if (!trusted.has(socket)) return socket
    const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
    return chain.findLast((address) => address && !trusted.has(address)) ?? socket
  }
}
