import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import type { Database } from '../database/database.ts'
import { type CallerResolver, noCaller } from '../http/caller.ts'
import type { HostEnvironment } from '../http/context.ts'
import { createAccess } from './access.ts'
import { hears } from './audience.ts'
import { createBroadcasts } from './broadcasts.ts'
import { createCatalogue } from './catalogue.ts'
import { createChanges } from './changes.ts'
import { createConnection } from './connection.ts'
import { type Connections, channelsThat } from './connections.ts'
import type { Version } from './frames.ts'
import { createBroadcastRoutes } from './http-broadcast.ts'
import { closeEndedAccess } from './recheck.ts'
import { createRoomEvents } from './room-events.ts'

interface RealtimeDependencies {
  database: Database
  callers: CallerResolver
  log: Logger
}

export interface Realtime {
  /** Broadcasts over HTTP, below /realtime/v1. */
  app: Hono<HostEnvironment>
  /** Takes over an HTTP upgrade to /realtime/v1/websocket; answers false for any other address. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** This moment, for clients that join later: they're told whether their tables changed since. */
  mark(): string
  /** Open connections, for /metrics. */
  connections(): number
  close(): Promise<void>
}

const messageLimit = 1024 * 1024

/** /realtime/v1: Phoenix channels over WebSocket with postgres_changes, broadcast and presence, and broadcasts over HTTP. */
export async function createRealtime({ database, callers, log }: RealtimeDependencies): Promise<Realtime> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageLimit })
  const connections: Connections = new Map()
  const catalogue = await createCatalogue(database)
  const changes = createChanges({ catalogue, log })
  const askAccess = createAccess(database.sql)
  const stopListening = await database.listen('parley_realtime', changes.announce, () => {
    changes.interrupt()
    void catalogue.reload().catch((error: unknown) => log.error(error, 'the publication could not be read'))
  })

  const stopRechecking = await closeEndedAccess({ database, callers, connections, log })

  const broadcasts = await createBroadcasts({
    sql: database.sql,
    log,
    deliver(broadcast) {
      const { event, payload, from } = broadcast
      for (const [connection, channel] of channelsThat(connections, (each) => hears(each, broadcast)))
        if (connection.id !== from || channel.config.broadcast.self)
          connection.sendBroadcast(channel, event, payload)
    },
  })

  const events = createRoomEvents({ connections, catalogue, changes, broadcasts, log })

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer, address: URL): Promise<void> {
    const caller = await callers
      .resolve(address.searchParams.get('apikey') ?? undefined, undefined)
      .catch(noCaller)
    if (!caller) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n')
      return
    }
    const version: Version = address.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = createConnection({
        socket: webSocket,
        version,
        caller,
        callers,
        askAccess,
        events,
        log,
      })
      connections.set(connection, new Map())
      webSocket.on('close', () => connections.delete(connection))
    })
  }

  const sweeper = setInterval(() => {
    const { sql } = database
    void Promise.allSettled([
      sql`delete from realtime.deleted_rows where created_at < now() - interval '1 minute'`,
      sql`delete from realtime.messages where inserted_at < now() - interval '1 minute'`,
    ])
  }, 60_000)
  sweeper.unref()

  return {
    app: createBroadcastRoutes({ callers, askAccess, send: broadcasts.send }),
    upgrade(request, socket, head) {
      const address = URL.parse(request.url ?? '/', 'http://localhost')
      if (address?.pathname !== '/realtime/v1/websocket') return false
      void accept(request, socket, head, address).catch(() => socket.destroy())
      return true
    },
    mark: changes.mark,
    connections: () => connections.size,
    async close() {
      clearInterval(sweeper)
      for (const connection of connections.keys()) connection.close()
      await Promise.all([stopListening(), stopRechecking(), broadcasts.close()])
      sockets.close()
    },
  }
}
