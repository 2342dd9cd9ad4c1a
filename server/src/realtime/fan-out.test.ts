import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import type { Caller, Row } from '../database/database.ts'
import { keyText, type PublishedTable } from './catalogue.ts'
import { type ChangeListener, createChanges } from './changes.ts'
import { createTransmit } from './transmit.ts'

const table: PublishedTable = { schema: 'public', name: 'leads', columns: [], keys: ['id'] }
const log = pino({ level: 'silent' })

const announced = (id: number) =>
  JSON.stringify({ schema: 'public', table: 'leads', type: 'INSERT', at: 'now', keys: [{ id }] })

/** Changes without a database: every caller sees every row, unless `hurdle` delays or rejects. */
function setUp(hurdle: (caller: Caller) => Promise<void> | void = () => {}) {
  let reads = 0
  const readVisible = async (caller: Caller, _table: PublishedTable, keys: readonly Row[]) => {
    reads += 1
    await hurdle(caller)
    return new Map(keys.map((key) => [keyText(table, key), key]))
  }
  const catalogue = { find: () => table, readVisible, readVisibleDeleted: async () => new Map() }
  return { changes: createChanges({ catalogue, log }), reads: () => reads }
}

/** A listener that records what is delivered; `told` fires at each. */
function listen(name: string, onDeliver: () => void = () => {}) {
  const events = new EventEmitter()
  const seen: unknown[] = []
  const listener: ChangeListener = {
    caller: () => ({ role: 'authenticated', claims: { sub: name } }),
    subscriptions: [{ id: 1, event: '*', schema: 'public', table: 'leads', matches: () => true }],
    deliver(_ids, { record }) {
      onDeliver()
      seen.push(record)
      events.emit('told')
    },
    fail: () => void events.emit('failed'),
  }
  const next = (event: 'told' | 'failed') => new Promise<void>((resolve) => events.once(event, resolve))
  return { listener, seen, next }
}

it('continues with the others when one cannot be delivered to', async () => {
  const { changes } = setUp()
  const broken = listen('broken', () => {
    throw new Error('cannot be told')
  })
  const whole = listen('whole')
  changes.add(broken.listener)
  changes.add(whole.listener)
  const ends = Promise.all([broken.next('failed'), whole.next('told')])
  changes.announce(announced(1))
  await ends
  const again = whole.next('told')
  changes.announce(announced(2))
  await again
  expect(whole.seen).toEqual([{ id: 1 }, { id: 2 }])
  expect(broken.seen).toEqual([])
})

it('reads a row once for all listeners of one caller', async () => {
  const { changes, reads } = setUp()
  const [left, right] = [listen('same'), listen('same')]
  changes.add(left.listener)
  changes.add(right.listener)
  const told = Promise.all([left.next('told'), right.next('told')])
  changes.announce(announced(1))
  await told
  expect(reads()).toBe(1)
})

it('lets one slow caller with many channels take no place from others', async () => {
  const { promise: hurdle, resolve: release } = Promise.withResolvers<void>()
  const { changes } = setUp(({ claims }) => (claims['sub'] === 'slow' ? hurdle : undefined))
  const slow = Array.from({ length: 20 }, () => listen('slow'))
  // Each of its channels waits for a change of its own.
  for (const [index, { listener }] of slow.entries()) {
    changes.add(listener)
    for (let id = 0; id <= index; id++) changes.announce(announced(id))
  }
  const other = listen('other')
  changes.add(other.listener)
  const told = other.next('told')
  changes.announce(announced(100))
  await told
  expect(slow.every(({ seen }) => seen.length === 0)).toBe(true)
  const last = slow.at(-1)
  const late = last?.next('told')
  release()
  await late
  expect(last?.seen[0]).toEqual({ id: 0 })
})

it('drops a listener that is hopelessly behind, and it alone', async () => {
  const { promise: never } = Promise.withResolvers<void>()
  const { changes } = setUp(({ claims }) => (claims['sub'] === 'stuck' ? never : undefined))
  const [stuck, other] = [listen('stuck'), listen('other')]
  changes.add(stuck.listener)
  const dropped = stuck.next('failed')
  for (let id = 0; id <= 10_000; id++) changes.announce(announced(id))
  await dropped
  changes.add(other.listener)
  const told = other.next('told')
  changes.announce(announced(1))
  await told
  expect([stuck.seen, other.seen]).toEqual([[], [{ id: 1 }]])
})

it('survives a notification that is no announcement', () => {
  const { changes } = setUp()
  expect(() => changes.announce('{}')).not.toThrow()
  expect(() => changes.announce('no JSON')).not.toThrow()
})

function fail(): never {
  throw new Error('no way out')
}
it.each([
  ['fails to be sent to', { bufferedAmount: 0, send: fail }, () => 'frame'],
  ['does not read', { bufferedAmount: 2 ** 30, send: () => {} }, () => 'frame'],
  ['is sent what has no form', { bufferedAmount: 0, send: () => {} }, fail],
])('cuts a client off that %s, without throwing at whoever sends to many', (_what, socket, encode) => {
  const terminate = vi.fn<() => void>()
  createTransmit({ ...socket, terminate }, log)(encode)
  expect(terminate).toHaveBeenCalledOnce()
})
