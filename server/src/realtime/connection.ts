import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import type { CallerResolver } from '../http/caller.ts'
import { type Channel, openChannel } from './channel.ts'
import {
  decodeBroadcastPush,
  decodeFrame,
  encodeBroadcast,
  encodeFrame,
  type Frame,
  type Version,
} from './frames.ts'

export interface ConnectionEvents {
  joined(connection: Connection, channel: Channel): void
  left(connection: Connection, channel: Channel): void
  broadcast(connection: Connection, channel: Channel, event: string, payload: unknown): Promise<boolean>
  presence(connection: Connection, channel: Channel, event: string, payload: Record<string, unknown>): void
}

export interface Connection {
  id: string
  channels: Map<string, Channel>
  send(channel: Channel, event: string, payload: Record<string, unknown>): void
  sendBroadcast(channel: Channel, event: string, payload: unknown): void
  close(): void
}

interface Dependencies {
  socket: WebSocket
  version: Version
  caller: Caller
  callers: CallerResolver
  events: ConnectionEvents
}

const CHANNELS_AT_MOST = 100
const broadcastPayload = z.object({ event: z.string(), payload: z.unknown() })
const presencePayload = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).default({}),
})
const tokenPayload = z.object({ access_token: z.string() })

/** Speaks the Phoenix protocol with one client. */
export function createConnection({ socket, version, caller, callers, events }: Dependencies): Connection {
  const channels = new Map<string, Channel>()
  const write = (frame: Frame) => socket.send(encodeFrame(version, frame))
  const reply = (frame: Frame, status: 'ok' | 'error', response: Record<string, unknown> = {}) =>
    write({ ...frame, event: 'phx_reply', payload: { status, response } })

  const connection: Connection = {
    id: crypto.randomUUID(),
    channels,
    send: (channel, event, payload) =>
      write({ joinRef: channel.joinRef, ref: null, topic: channel.topic, event, payload }),
    sendBroadcast(channel, event, payload) {
      if (version === '2.0.0') socket.send(encodeBroadcast(channel.topic, event, payload))
      else connection.send(channel, 'broadcast', { type: 'broadcast', event, payload })
    },
    close: () => socket.close(1001),
  }

  /** A token that does not hold never widens what a channel sees: the connection's api key decides then. */
  async function callerOf(token: string | null | undefined): Promise<Caller | null> {
    if (!token) return caller
    return callers.resolve(undefined, `Bearer ${token}`).catch(() => null)
  }

  async function join(frame: Frame): Promise<void> {
    if (channels.size >= CHANNELS_AT_MOST) return reply(frame, 'error', { reason: 'Too many channels' })
    const token = tokenPayload.safeParse(frame.payload)
    const who = await callerOf(token.success ? token.data.access_token : null)
    if (!who) return reply(frame, 'error', { reason: 'The access token is not valid any more.' })
    const channel = openChannel({
      topic: frame.topic,
      joinRef: frame.joinRef ?? frame.ref,
      payload: frame.payload,
      caller: who,
      deliver: (ids, data) => connection.send(channelOf(frame.topic), 'postgres_changes', { ids, data }),
    })
    if (typeof channel === 'string') return reply(frame, 'error', { reason: channel })
    leave(frame.topic)
    channels.set(frame.topic, channel)
    // Listening starts before the answer, so that no change between the two is missed.
    events.joined(connection, channel)
    reply({ ...frame, joinRef: channel.joinRef }, 'ok', { postgres_changes: channel.bindings })
    if (channel.bindings.length > 0) {
      connection.send(channel, 'system', {
        channel: frame.topic,
        extension: 'postgres_changes',
        message: 'Subscribed to PostgreSQL',
        status: 'ok',
      })
    }
  }

  function channelOf(topic: string): Channel {
    const channel = channels.get(topic)
    if (!channel) throw new Error(`no channel ${topic}`)
    return channel
  }

  function leave(topic: string): void {
    const channel = channels.get(topic)
    if (!channel) return
    channels.delete(topic)
    events.left(connection, channel)
  }

  async function receive(frame: Frame): Promise<void> {
    if (frame.event === 'heartbeat') return reply(frame, 'ok')
    if (frame.event === 'phx_join') return join(frame)
    const channel = channels.get(frame.topic)
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' })
    if (frame.event === 'phx_leave') {
      leave(frame.topic)
      return reply(frame, 'ok')
    }
    if (frame.event === 'access_token') {
      const token = tokenPayload.safeParse(frame.payload)
      const who = token.success ? await callerOf(token.data.access_token) : null
      if (who) channel.setCaller(who)
      return
    }
    if (frame.event === 'presence') {
      const parsed = presencePayload.safeParse(frame.payload)
      if (parsed.success) events.presence(connection, channel, parsed.data.event, parsed.data.payload)
      return reply(frame, parsed.success ? 'ok' : 'error')
    }
    const parsed = broadcastPayload.safeParse(frame.payload)
    if (frame.event !== 'broadcast' || !parsed.success)
      return reply(frame, 'error', { reason: 'unknown event' })
    const isSent = await events.broadcast(connection, channel, parsed.data.event, parsed.data.payload)
    if (channel.config.broadcast.ack || !isSent)
      reply(frame, isSent ? 'ok' : 'error', isSent ? {} : { reason: 'The message is too large.' })
  }

  // One frame after the other: a join must be done before what follows it on the same topic.
  let queue: Promise<void> = Promise.resolve()
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const frame = isBinary ? decodeBroadcastPush(data) : decodeFrame(data.toString())
    if (frame) queue = queue.then(() => receive(frame)).catch(() => socket.close(1011))
  })
  socket.on('close', () => {
    for (const topic of channels.keys()) leave(topic)
  })
  socket.on('error', () => socket.terminate())
  return connection
}
