import { vi } from 'vitest'

/** What the app sends of a channel, as the realtime service reads it. */
interface Sent {
  topic: string
  event: string
  payload: Record<string, unknown>
}

interface Joined {
  joinRef: string
  socket: Socket
  filters: readonly object[]
}

type Listener = ((event: { data?: string; code?: number }) => void) | null

interface Socket {
  readyState: number
  onclose: Listener
  onmessage: Listener
  tell: (joinRef: string | null, ref: string | null, topic: string, event: string, payload: object) => void
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const listOf = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []

/**
 * The realtime service, in memory, at the other end of the app's own client. Call it before that is imported; the global
 * is taken away by `vi.unstubAllGlobals`.
 */
export function openLiveServer() {
  const sent: Sent[] = []
  const joined = new Map<string, Joined>()
  const addresses: string[] = []
  let sockets: Socket[] = []
  let unchanged: boolean | null = false
  let refusal: string | null = null

  function say(topic: string, event: string, payload: object): void {
    const channel = joined.get(topic)
    if (!channel) throw new Error(`Nobody is in ${topic}`)
    channel.socket.tell(channel.joinRef, null, topic, event, payload)
  }

  function answerJoin(socket: Socket, joinRef: string, ref: string, { topic, payload }: Sent): void {
    if (refusal !== null) {
      socket.tell(joinRef, ref, topic, 'phx_reply', { status: 'error', response: { reason: refusal } })
      return
    }
    const filters = listOf(objectOf(payload['config'])['postgres_changes'])
    joined.set(topic, { joinRef, socket, filters })
    const postgres_changes = filters.map((filter, place) => ({ ...filter, id: place + 1 }))
    socket.tell(joinRef, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes } })
    if (unchanged === null) return
    const extension = { extension: 'postgres_changes', status: 'ok', message: '', unchanged }
    socket.tell(joinRef, null, topic, 'system', extension)
  }

  class LiveSocket implements Socket {
    readyState = 0
    bufferedAmount = 0
    binaryType = 'arraybuffer'
    onopen: Listener = null
    onclose: Listener = null
    onerror: Listener = null
    onmessage: Listener = null
    constructor(address: string) {
      addresses.push(address)
      sockets.push(this)
      queueMicrotask(() => {
        this.readyState = 1
        this.onopen?.({})
      })
    }
    tell(joinRef: string | null, ref: string | null, topic: string, event: string, payload: object): void {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify([joinRef, ref, topic, event, payload]) }))
    }
    send(text: string): void {
      const [joinRef, ref, topic, event, payload] = JSON.parse(text)
      if (event === 'heartbeat')
        return this.tell(null, ref, topic, 'phx_reply', { status: 'ok', response: {} })
      const message = { topic, event, payload: objectOf(payload) }
      sent.push(message)
      if (event === 'phx_join') answerJoin(this, joinRef, ref, message)
      if (event !== 'phx_leave') return
      joined.delete(topic)
      this.tell(joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} })
    }
    close(code = 1000): void {
      this.readyState = 3
      this.onclose?.({ code })
    }
  }
  vi.stubGlobal('WebSocket', LiveSocket)

  return {
    sent,
    /** Where the app connected to. */
    addresses,
    topics: () => [...joined.keys()],
    sentOf: (event: string) => sent.filter((message) => message.event === event),
    /** What it says after a joining: whether tables are as they were, null for nothing at all. */
    answerUnchanged: (next: boolean | null): void => {
      unchanged = next
    },
    /** Joins are refused for a reason, or no more. */
    refuse: (reason: string | null): void => {
      refusal = reason
    },
    say,
    /** A row was changed; all listeners of a channel hear of it. */
    change(topic: string, table: string, record: object): void {
      const ids = joined.get(topic)?.filters.map((_, place) => place + 1) ?? []
      const at = { schema: 'public', table, commit_timestamp: '2026-11-21T07:00:00Z' }
      say(topic, 'postgres_changes', {
        ids,
        data: { ...at, type: 'INSERT', columns: [{ name: 'id', type: 'text' }], record, errors: null },
      })
    },
    /** The network is cut. */
    cut(): void {
      const open = sockets
      sockets = []
      joined.clear()
      for (const socket of open) {
        socket.readyState = 3
        socket.onclose?.({ code: 1006 })
      }
    },
  }
}
