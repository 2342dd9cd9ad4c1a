import type { Logger } from 'pino'
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
import { createTransmit } from './transmit.ts'

export interface ConnectionEvents {
  /** Why a channel may not be joined, as a sentence; null when it may. */
  refusal(channel: Channel, caller: Caller): Promise<string | null>
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
  log: Logger
}

const channelsAtMost = 100
const broadcastPayload = z.object({ event: z.string(), payload: z.unknown() })
const presencePayload = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).default({}),
})
const tokenPayload = z.object({ access_token: z.string() })

/** Writes frames to the client: replies, and events of its channels. */
function createWriter(socket: WebSocket, version: Version, log: Logger) {
  const transmit = createTransmit(socket, log)
  const write = (frame: Frame) => transmit(() => encodeFrame(version, frame))
  const toFrame = ({ joinRef, topic }: Channel, event: string, payload: Record<string, unknown>): Frame => ({
    joinRef,
    ref: null,
    topic,
    event,
    payload,
  })
  return {
    reply: (frame: Frame, status: 'ok' | 'error', response: Record<string, unknown> = {}) =>
      write({ ...frame, event: 'phx_reply', payload: { status, response } }),
    send: (channel: Channel, event: string, payload: Record<string, unknown>) =>
      write(toFrame(channel, event, payload)),
    sendBroadcast(channel: Channel, event: string, payload: unknown) {
      const frame = toFrame(channel, 'broadcast', { type: 'broadcast', event, payload })
      transmit(
        () =>
          (version === '2.0.0' ? encodeBroadcast(channel.topic, event, payload) : null) ??
          encodeFrame(version, frame),
      )
    },
  }
}

/** Handles frames one after the other: a join must finish before the next frame of its topic. */
function inTurn(socket: WebSocket, log: Logger, receive: (frame: Frame) => Promise<void>): void {
  let queue: Promise<void> = Promise.resolve()
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const frame = isBinary ? decodeBroadcastPush(data) : decodeFrame(data.toString())
    if (!frame) return
    queue = queue
      .then(() => receive(frame))
      .catch((error: unknown) => {
        log.error({ error }, 'a realtime message failed')
        socket.close(1011)
      })
  })
}

/** A connection of one client in the Phoenix protocol. */
export function createConnection({
  socket,
  version,
  caller,
  callers,
  events,
  log,
}: Dependencies): Connection {
  const channels = new Map<string, Channel>()
  const { reply, send, sendBroadcast } = createWriter(socket, version, log)
  const connection: Connection = {
    id: crypto.randomUUID(),
    channels,
    send,
    sendBroadcast,
    close: () => socket.close(1001),
  }

  /** An invalid token never widens access: the connection's api key decides then. */
  async function callerOf(token: string | null | undefined): Promise<Caller | null> {
    if (!token) return caller
    return callers.resolve(undefined, `Bearer ${token}`).catch(() => null)
  }

  async function join(frame: Frame): Promise<void> {
    if (channels.size >= channelsAtMost) return reply(frame, 'error', { reason: 'Too many channels' })
    const token = tokenPayload.safeParse(frame.payload)
    const who = await callerOf(token.success ? token.data.access_token : null)
    if (!who) return reply(frame, 'error', { reason: 'The access token is not valid any more.' })
    const channel = openChannel({
      topic: frame.topic,
      joinRef: frame.joinRef ?? frame.ref,
      payload: frame.payload,
      caller: who,
      deliver: (ids, data) => {
        const joined = channels.get(frame.topic)
        if (joined) connection.send(joined, 'postgres_changes', { ids, data })
      },
      fail: () => {
        const joined = channels.get(frame.topic)
        if (!joined) return
        leave(frame.topic)
        // The client rejoins automatically, and its page reloads its rows.
        connection.send(joined, 'phx_error', {})
      },
    })
    if (typeof channel === 'string') return reply(frame, 'error', { reason: channel })
    const refusal = await events.refusal(channel, who)
    if (refusal !== null) return reply(frame, 'error', { reason: refusal })
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

  inTurn(socket, log, receive)
  socket.on('close', () => {
    for (const topic of channels.keys()) leave(topic)
  })
  socket.on('error', () => socket.terminate())
  return connection
}
