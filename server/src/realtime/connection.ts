import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import { type CallerResolver, noCaller } from '../http/caller.ts'
import type { Access, AskAccess } from './access.ts'
import { roomOf } from './audience.ts'
import { asksPrivate, type Channel, nameOf, openChannel } from './channel.ts'
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
  /** Answers whether its tables are known not to have changed since the moment that its join named. */
  joined(connection: Connection, channel: Channel): boolean
  left(connection: Connection, channel: Channel): void
  /** A public channel's caller belongs to another company now. */
  moved(connection: Connection, channel: Channel, access: Access): void
  /** Why a broadcast was not sent, as a sentence; null when it was. */
  broadcast(connection: Connection, channel: Channel, event: string, payload: unknown): Promise<string | null>
  presence(connection: Connection, channel: Channel, event: string, payload: Record<string, unknown>): void
}

export interface Connection {
  id: string
  channels: Map<string, Channel>
  send(channel: Channel, event: string, payload: Record<string, unknown>): void
  sendBroadcast(channel: Channel, event: string, payload: unknown): void
  /** Who is behind the connection and its channels. */
  people(): Caller[]
  /** Asks anew what each channel may do: one that may not hear its topic any more ends. */
  reconsider(): Promise<void>
  close(code?: number): void
}

interface Dependencies {
  socket: WebSocket
  version: Version
  caller: Caller
  callers: CallerResolver
  askAccess: AskAccess
  events: ConnectionEvents
  log: Logger
}

const channelsAtMost = 100
/** The reason for a join while the database can't answer. */
export const notAsked = 'The database could not be asked what may be read. Join again in a moment.'
const mayNotWrite = ({ name }: Channel) =>
  `Unauthorized: You do not have permissions to write to this Channel topic: ${name}`
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

/** What the parts of one connection share. */
interface Parts extends Omit<Dependencies, 'socket' | 'version'> {
  connection: Connection
  reply: ReturnType<typeof createWriter>['reply']
}

function leave({ connection, events }: Parts, topic: string): void {
  const channel = connection.channels.get(topic)
  if (!channel) return
  connection.channels.delete(topic)
  events.left(connection, channel)
}

/** The client rejoins automatically, and its page reloads its rows. */
function fail(parts: Parts, channel: Channel): void {
  const { connection } = parts
  if (connection.channels.get(channel.topic) !== channel) return
  leave(parts, channel.topic)
  connection.send(channel, 'phx_error', {})
}

async function reconsider(parts: Parts, channel: Channel): Promise<void> {
  const { askAccess, connection, events } = parts
  const who = channel.caller()
  if (!who) return
  const access = await askAccess(who, channel.name, channel.isPrivate)
  if (!access.broadcast.read) return fail(parts, channel)
  if (roomOf({ ...channel, access }) === roomOf(channel)) channel.access = access
  else events.moved(connection, channel, access)
}

async function accessOf({ askAccess, log }: Parts, frame: Frame, who: Caller): Promise<Access | null> {
  try {
    return await askAccess(who, nameOf(frame.topic), asksPrivate(frame.payload))
  } catch (error) {
    log.error({ error }, 'a channel could not be joined')
    return null
  }
}

/** An invalid token never widens access: the connection's api key decides then. */
async function callerOf(
  { caller, callers }: Parts,
  token: string | null | undefined,
): Promise<Caller | null> {
  if (!token) return (await callers.stands(caller)) ? caller : null
  return callers.resolve(undefined, `Bearer ${token}`).catch(noCaller)
}

async function join(parts: Parts, frame: Frame): Promise<void> {
  const { connection, events, reply } = parts
  const { channels } = connection
  if (channels.size >= channelsAtMost) return reply(frame, 'error', { reason: 'Too many channels' })
  const token = tokenPayload.safeParse(frame.payload)
  const who = await callerOf(parts, token.success ? token.data.access_token : null)
  if (!who) return reply(frame, 'error', { reason: 'The access token is not valid any more.' })
  const access = await accessOf(parts, frame, who)
  if (!access) return reply(frame, 'error', { reason: notAsked })
  const channel = openChannel({
    topic: frame.topic,
    joinRef: frame.joinRef ?? frame.ref,
    payload: frame.payload,
    caller: who,
    access,
    deliver: (ids, data) => {
      const joined = channels.get(frame.topic)
      if (joined) connection.send(joined, 'postgres_changes', { ids, data })
    },
    fail: () => {
      const joined = channels.get(frame.topic)
      if (joined) fail(parts, joined)
    },
  })
  if (typeof channel === 'string') return reply(frame, 'error', { reason: channel })
  const refusal = await events.refusal(channel, who)
  if (refusal !== null) return reply(frame, 'error', { reason: refusal })
  leave(parts, frame.topic)
  channels.set(frame.topic, channel)
  // Listening starts before the answer, so that no change between the two is missed.
  const isUnchanged = events.joined(connection, channel)
  reply({ ...frame, joinRef: channel.joinRef }, 'ok', { postgres_changes: channel.bindings })
  if (channel.bindings.length > 0) {
    connection.send(channel, 'system', {
      channel: frame.topic,
      extension: 'postgres_changes',
      message: 'Subscribed to PostgreSQL',
      status: 'ok',
      unchanged: isUnchanged,
    })
  }
}

/** Takes a frame of a channel that is joined. */
async function receiveJoined(parts: Parts, channel: Channel, frame: Frame): Promise<void> {
  const { connection, events, reply } = parts
  if (frame.event === 'phx_leave') {
    leave(parts, frame.topic)
    return reply(frame, 'ok')
  }
  if (frame.event === 'access_token') {
    const token = tokenPayload.safeParse(frame.payload)
    const who = token.success ? await callerOf(parts, token.data.access_token) : null
    if (!who) return
    channel.setCaller(who)
    return reconsider(parts, channel)
  }
  if (frame.event === 'presence') {
    const parsed = presencePayload.safeParse(frame.payload)
    if (!channel.access.presence.write) return reply(frame, 'error', { reason: mayNotWrite(channel) })
    if (parsed.success) events.presence(connection, channel, parsed.data.event, parsed.data.payload)
    return reply(frame, parsed.success ? 'ok' : 'error')
  }
  const parsed = broadcastPayload.safeParse(frame.payload)
  if (frame.event !== 'broadcast' || !parsed.success)
    return reply(frame, 'error', { reason: 'unknown event' })
  const { event, payload } = parsed.data
  const refusal = channel.access.broadcast.write
    ? await events.broadcast(connection, channel, event, payload)
    : mayNotWrite(channel)
  if (refusal !== null) return reply(frame, 'error', { reason: refusal })
  if (channel.config.broadcast.ack) reply(frame, 'ok')
}

async function receive(parts: Parts, frame: Frame): Promise<void> {
  if (frame.event === 'heartbeat') return parts.reply(frame, 'ok')
  if (frame.event === 'phx_join') return join(parts, frame)
  const channel = parts.connection.channels.get(frame.topic)
  if (!channel) return parts.reply(frame, 'error', { reason: 'unmatched topic' })
  return receiveJoined(parts, channel, frame)
}

/** A connection of one client in the Phoenix protocol. */
export function createConnection({ socket, version, ...shared }: Dependencies): Connection {
  const channels = new Map<string, Channel>()
  const { reply, send, sendBroadcast } = createWriter(socket, version, shared.log)
  const connection: Connection = {
    id: crypto.randomUUID(),
    channels,
    send,
    sendBroadcast,
    people: () => [shared.caller, ...[...channels.values()].flatMap((channel) => channel.caller() ?? [])],
    async reconsider() {
      await Promise.all(Array.from(channels.values(), (channel) => reconsider(parts, channel)))
    },
    close: (code = 1001) => socket.close(code),
  }
  const parts: Parts = { ...shared, connection, reply }
  inTurn(socket, shared.log, (frame) => receive(parts, frame))
  socket.on('close', () => {
    for (const topic of channels.keys()) leave(parts, topic)
  })
  socket.on('error', () => socket.terminate())
  return connection
}
