import type { Channel } from './channel.ts'
import type { Connection } from './connection.ts'

/** Every open connection; of each joined channel, what ends the listening to its tables. */
export type Connections = Map<Connection, Map<Channel, () => void>>

/** The joined channels that `fit`, each with the connection that it stands in. */
export function* channelsThat(
  connections: Connections,
  fit: (channel: Channel) => boolean,
): Generator<[Connection, Channel]> {
  for (const connection of connections.keys())
    for (const channel of connection.channels.values()) if (fit(channel)) yield [connection, channel]
}
