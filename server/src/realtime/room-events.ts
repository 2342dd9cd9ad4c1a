import type { Logger } from 'pino'
import { audienceOf, roomOf } from './audience.ts'
import type { createBroadcasts } from './broadcasts.ts'
import type { createCatalogue } from './catalogue.ts'
import type { createChanges } from './changes.ts'
import { type Channel, refusalOf } from './channel.ts'
import { type Connection, type ConnectionEvents, notAsked } from './connection.ts'
import { type Connections, channelsThat } from './connections.ts'
import { createPresence, type PresenceChange } from './presence.ts'

interface Dependencies {
  connections: Connections
  catalogue: Awaited<ReturnType<typeof createCatalogue>>
  changes: ReturnType<typeof createChanges>
  broadcasts: Awaited<ReturnType<typeof createBroadcasts>>
  log: Logger
}

/** Tells those who are in a room who else is there. */
function createRooms(connections: Connections) {
  const presence = createPresence()
  const mayHear = ({ config, access }: Channel) => config.presence.enabled && access.presence.read
  function tell(room: string, change: PresenceChange | null): void {
    if (!change) return
    const isTold = (channel: Channel) => mayHear(channel) && roomOf(channel) === room
    for (const [connection, channel] of channelsThat(connections, isTold))
      connection.send(channel, 'presence_diff', { ...change })
  }
  return {
    show(connection: Connection, channel: Channel): void {
      if (mayHear(channel)) connection.send(channel, 'presence_state', presence.state(roomOf(channel)))
    },
    track(channel: Channel, payload: Record<string, unknown>): void {
      const room = roomOf(channel)
      tell(room, presence.track(room, channel.presenceKey, payload))
    },
    leave(channel: Channel): void {
      const room = roomOf(channel)
      tell(room, presence.leave(room, channel.presenceKey))
    },
  }
}

/** What follows where a connection joins, leaves and speaks: who listens to which tables and who hears whom. */
export function createRoomEvents({
  connections,
  catalogue,
  changes,
  broadcasts,
  log,
}: Dependencies): ConnectionEvents {
  const rooms = createRooms(connections)
  return {
    async refusal(channel, { role }) {
      if (channel.bindings.length === 0) return null
      try {
        return refusalOf(channel, role, await catalogue.readableBy(role))
      } catch (error) {
        log.error({ error }, 'a channel could not be joined')
        return notAsked
      }
    },
    joined(connection, channel) {
      connections.get(connection)?.set(channel, changes.add(channel))
      rooms.show(connection, channel)
      const { since } = channel.config.postgres_changes_options
      return since !== undefined && changes.isUnchangedSince(since, channel)
    },
    moved(connection, channel, access) {
      rooms.leave(channel)
      channel.access = access
      rooms.show(connection, channel)
    },
    left(connection, channel) {
      connections.get(connection)?.get(channel)?.()
      connections.get(connection)?.delete(channel)
      rooms.leave(channel)
    },
    async broadcast(connection, channel, event, payload) {
      const audience = audienceOf(channel)
      const from = connection.id
      const isSent = await broadcasts.send({ topic: channel.name, audience, event, payload, from })
      return isSent ? null : 'The message is too large.'
    },
    presence(_connection, channel, event, payload) {
      if (event === 'track') rooms.track(channel, payload)
      else rooms.leave(channel)
    },
  }
}
