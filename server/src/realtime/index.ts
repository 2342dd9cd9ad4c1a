import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import type { Database } from '../database/database.ts'
import type { CallerResolver } from '../http/caller.ts'
import { createBroadcasts } from './broadcasts.ts'
import { createCatalogue } from './catalogue.ts'
import { createChanges } from './changes.ts'
import { type Channel, refusalOf } from './channel.ts'
import { type Connection, type ConnectionEvents, createConnection } from './connection.ts'
import type { Version } from './frames.ts'
import { createPresence, type PresenceChange } from './presence.ts'

interface RealtimeDependencies {
  database: Database
  callers: CallerResolver
  log: Logger
}

export interface Realtime {
  /** Takes over an HTTP upgrade to /realtime/v1/websocket; answers false for any other address. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Open connections, for /metrics. */
  connections(): number
  close(): Promise<void>
}

const messageLimit = 1024 * 1024

/** /realtime/v1: Phoenix channels over WebSocket with postgres_changes, broadcast and presence. */
export async function createRealtime({ database, callers, log }: RealtimeDependencies): Promise<Realtime> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageLimit })
  const connections = new Map<Connection, Map<Channel, () => void>>()
  const catalogue = await createCatalogue(database)
  const changes = createChanges({ catalogue, log })
  const presence = createPresence()
  const stopListening = await database.listen('parley_realtime', changes.announce, () => {
    changes.interrupt()
    void catalogue.reload().catch((error: unknown) => log.error(error, 'the publication could not be read'))
  })

  function* listeners(topic: string): Generator<[Connection, Channel]> {
    for (const connection of connections.keys()) {
      const channel = connection.channels.get(topic)
      if (channel) yield [connection, channel]
    }
  }

  const broadcasts = await createBroadcasts(database.sql, ({ topic, event, payload, from }) => {
    for (const [connection, channel] of listeners(topic)) {
      if (connection.id !== from || channel.config.broadcast.self)
        connection.sendBroadcast(channel, event, payload)
    }
  })

  function sendPresence(topic: string, change: PresenceChange | null): void {
    if (!change) return
    for (const [connection, channel] of listeners(topic)) {
      if (channel.config.presence.enabled) connection.send(channel, 'presence_diff', { ...change })
    }
  }

  const events: ConnectionEvents = {
    async refusal(channel, { role }) {
      if (channel.bindings.length === 0) return null
      try {
        return refusalOf(channel, role, await catalogue.readableBy(role))
      } catch (error) {
        log.error({ error }, 'a channel could not be joined')
        return 'The database could not be asked what may be read. Join again in a moment.'
      }
    },
    joined(connection, channel) {
      connections.get(connection)?.set(channel, changes.add(channel))
      if (channel.config.presence.enabled)
        connection.send(channel, 'presence_state', presence.state(channel.topic))
    },
    left(connection, channel) {
      connections.get(connection)?.get(channel)?.()
      connections.get(connection)?.delete(channel)
      sendPresence(channel.topic, presence.leave(channel.topic, channel.presenceKey))
    },
    broadcast: (connection, channel, event, payload) =>
      broadcasts.send({ topic: channel.topic, event, payload, from: connection.id }),
    presence(_connection, channel, event, payload) {
      const change =
        event === 'track'
          ? presence.track(channel.topic, channel.presenceKey, payload)
          : presence.leave(channel.topic, channel.presenceKey)
      sendPresence(channel.topic, change)
    },
  }

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer, address: URL): Promise<void> {
    const caller = await callers
      .resolve(address.searchParams.get('apikey') ?? undefined, undefined)
      .catch(() => null)
    if (!caller) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n')
      return
    }
    const version: Version = address.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = createConnection({ socket: webSocket, version, caller, callers, events, log })
      connections.set(connection, new Map())
      webSocket.on('close', () => connections.delete(connection))
    })
  }

  const sweeper = setInterval(() => {
    void database.sql`delete from realtime.deleted_rows where created_at < now() - interval '1 minute'`.catch(
      () => {},
    )
  }, 60_000)
  sweeper.unref()

  return {
    upgrade(request, socket, head) {
      const address = new URL(request.url ?? '/', 'http://localhost')
      if (address.pathname !== '/realtime/v1/websocket') return false
      void accept(request, socket, head, address).catch(() => socket.destroy())
      return true
    },
    connections: () => connections.size,
    async close() {
      clearInterval(sweeper)
      for (const connection of connections.keys()) connection.close()
      await Promise.all([stopListening(), broadcasts.close()])
      sockets.close()
    },
  }
}
