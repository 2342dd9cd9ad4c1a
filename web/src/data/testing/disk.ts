import { vi } from 'vitest'

type Key = string | number | readonly Key[]
interface Row {
  key: Key
  value: object
}
type Rows = ReadonlyMap<string, Row>
interface Shape {
  keyPath: string | readonly string[]
  indexes: Map<string, string>
}
interface Stored {
  shapes: Map<string, Shape>
  rows: Map<string, Rows>
}

// Before a test takes the clock: the disk goes on at its own pace.
const { setImmediate } = globalThis

const rank = (key: Key): number => (typeof key === 'number' ? 0 : typeof key === 'string' ? 1 : 2)

/** In the order of a browser's keys: numbers, texts, lists. */
function compare(one: Key, other: Key): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0
  if (typeof one !== 'object' || typeof other !== 'object') return rank(one) - rank(other)
  for (const [place, part] of one.entries()) {
    const counterpart = other[place]
    if (counterpart === undefined) return 1
    const order = compare(part, counterpart)
    if (order !== 0) return order
  }
  return one.length - other.length
}

function toKey(value: unknown): Key {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value)) return value.map(toKey)
  throw new DOMException('This is no key', 'DataError')
}

const keyAt = (value: object, path: string | readonly string[]): Key =>
  toKey(typeof path === 'string' ? Reflect.get(value, path) : path.map((name) => Reflect.get(value, name)))

/** The library that reads the disk keeps the classes of the first test file of its process: known by their mark. */
const isMarked = (mark: string, value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'mark') === mark

class Range {
  readonly lower: Key
  readonly upper: Key
  constructor(lower: Key, upper: Key) {
    this.lower = lower
    this.upper = upper
  }
  static bound = (lower: Key, upper: Key): Range => new Range(lower, upper)
}
type Query = Key | Range | undefined

function fits(key: Key, query: Query): boolean {
  if (query === undefined) return true
  if (query instanceof Range) return compare(key, query.lower) >= 0 && compare(key, query.upper) <= 0
  return compare(key, query) === 0
}

class DiskRequest extends EventTarget {
  readonly mark: string = 'request'
  result: unknown
  error: unknown = null
  static override [Symbol.hasInstance] = (value: unknown): boolean => isMarked('request', value)
  succeed(result: unknown): void {
    this.result = result
    this.dispatchEvent(new Event('success'))
  }
  fail(error: unknown): void {
    this.error = error
    this.dispatchEvent(new Event('error'))
  }
}

/** Rows as a transaction sees them: its own changes, of which nobody else knows before it is done. */
class Transaction extends EventTarget {
  readonly mark: string = 'transaction'
  readonly objectStoreNames: readonly string[]
  readonly isStrict: boolean
  readonly isWriting: boolean
  readonly changed = new Map<string, Map<string, Row>>()
  readonly ended = Promise.withResolvers<void>()
  readonly disk: Disk
  error: unknown = null
  #steps: (() => void)[] = []
  #isOpen = true
  static override [Symbol.hasInstance] = (value: unknown): boolean => isMarked('transaction', value)

  constructor(disk: Disk, names: readonly string[], mode: string, durability: string) {
    super()
    this.disk = disk
    this.objectStoreNames = names
    this.isWriting = mode === 'readwrite'
    this.isStrict = durability === 'strict'
  }

  objectStore(name: string): ObjectStore {
    if (!this.objectStoreNames.includes(name)) throw new DOMException(`No store ${name}`, 'NotFoundError')
    return new ObjectStore(this, name)
  }

  rows(name: string): Map<string, Row> {
    const own = this.changed.get(name) ?? new Map(this.disk.stored.rows.get(name))
    this.changed.set(name, own)
    return own
  }

  ask(work: () => unknown): DiskRequest {
    if (!this.#isOpen) throw new DOMException('The transaction has ended', 'TransactionInactiveError')
    const request = new DiskRequest()
    this.#steps.push(() => {
      try {
        request.succeed(work())
      } catch (error) {
        this.error = error
        request.fail(error)
      }
    })
    return request
  }

  /** Ends, as in a browser, once nothing is asked for any more. */
  async run(): Promise<void> {
    const breath = () => new Promise((resolve) => setImmediate(resolve))
    await breath()
    for (let step = this.#steps.shift(); step && this.error === null; step = this.#steps.shift()) {
      step()
      await breath()
    }
    this.#isOpen = false
    if (this.error === null && this.isWriting) this.disk.commit(this)
    this.dispatchEvent(new Event(this.error === null ? 'complete' : 'abort'))
    this.ended.resolve()
  }
}

class Index {
  readonly mark: string = 'index'
  readonly #store: ObjectStore
  readonly #path: string
  static [Symbol.hasInstance] = (value: unknown): boolean => isMarked('index', value)
  constructor(store: ObjectStore, path: string) {
    this.#store = store
    this.#path = path
  }
  getAll(query?: Query): DiskRequest {
    return this.#store.transaction.ask(() =>
      this.#store.sorted().filter((value) => fits(keyAt(value, this.#path), query)),
    )
  }
}

class ObjectStore {
  readonly mark: string = 'store'
  readonly transaction: Transaction
  readonly name: string
  readonly #shape: Shape
  static [Symbol.hasInstance] = (value: unknown): boolean => isMarked('store', value)

  constructor(transaction: Transaction, name: string) {
    const shape = transaction.disk.stored.shapes.get(name)
    if (!shape) throw new DOMException(`No store ${name}`, 'NotFoundError')
    this.transaction = transaction
    this.name = name
    this.#shape = shape
  }

  createIndex(name: string, path: string): void {
    this.#shape.indexes.set(name, path)
  }

  index(name: string): Index {
    const path = this.#shape.indexes.get(name)
    if (path === undefined) throw new DOMException(`No index ${name}`, 'NotFoundError')
    return new Index(this, path)
  }

  sorted(query?: Query): object[] {
    return [...this.transaction.rows(this.name).values()]
      .filter(({ key }) => fits(key, query))
      .toSorted((one, other) => compare(one.key, other.key))
      .map(({ value }) => structuredClone(value))
  }

  #write(value: object, isNew: boolean): DiskRequest {
    const held = structuredClone(value)
    const key = keyAt(held, this.#shape.keyPath)
    return this.transaction.ask(() => {
      this.transaction.disk.checkRoom()
      const rows = this.transaction.rows(this.name)
      const place = JSON.stringify(key)
      if (isNew && rows.has(place)) throw new DOMException('It is there already', 'ConstraintError')
      rows.set(place, { key, value: held })
      return key
    })
  }

  put(value: object): DiskRequest {
    return this.#write(value, false)
  }

  add(value: object): DiskRequest {
    return this.#write(value, true)
  }

  get(query: Query): DiskRequest {
    return this.transaction.ask(() => this.sorted(query)[0])
  }

  getAll(query?: Query): DiskRequest {
    return this.transaction.ask(() => this.sorted(query))
  }

  delete(query: Query): DiskRequest {
    return this.transaction.ask(() => {
      const rows = this.transaction.rows(this.name)
      for (const [place, { key }] of rows) if (fits(key, query)) rows.delete(place)
    })
  }
}

class Database extends EventTarget {
  readonly mark: string = 'database'
  readonly #disk: Disk
  static override [Symbol.hasInstance] = (value: unknown): boolean => isMarked('database', value)
  constructor(disk: Disk) {
    super()
    this.#disk = disk
  }

  createObjectStore(name: string, { keyPath }: { keyPath: string | readonly string[] }): ObjectStore {
    this.#disk.stored.shapes.set(name, { keyPath, indexes: new Map() })
    this.#disk.stored.rows.set(name, new Map())
    return new ObjectStore(new Transaction(this.#disk, [name], 'versionchange', 'default'), name)
  }

  transaction(
    names: string | readonly string[],
    mode = 'readonly',
    { durability = 'default' }: { durability?: string } = {},
  ): Transaction {
    const transaction = new Transaction(this.#disk, [names].flat(), mode, durability)
    this.#disk.queue(transaction)
    return transaction
  }
}

/** One database, and how much of it would be there after its browser was killed. */
class Disk {
  stored: Stored = { shapes: new Map(), rows: new Map() }
  isFull = false
  #flushed = new Map<string, Rows>()
  #last = Promise.resolve()

  /** One after the other, as transactions that write to the same stores. */
  queue(transaction: Transaction): void {
    const before = this.#last
    this.#last = transaction.ended.promise
    void before.then(() => transaction.run())
  }

  commit({ changed, isStrict }: Transaction): void {
    for (const [name, rows] of changed) this.stored.rows.set(name, new Map(rows))
    if (isStrict) this.#flushed = new Map(this.stored.rows)
  }

  checkRoom(): void {
    if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }

  kill(): void {
    for (const name of this.stored.rows.keys())
      this.stored.rows.set(name, this.#flushed.get(name) ?? new Map())
  }
}

class Cursor {
  readonly mark: string = 'cursor'
  advance(): void {}
  continue(): void {}
  continuePrimaryKey(): void {}
}

/**
 * A browser's databases (IndexedDB), in memory, as far as the app's own modules ask for them. Call it before they are
 * imported; the globals are taken away by `vi.unstubAllGlobals`.
 */
export function openDisk() {
  const disks = new Map<string, Disk>()
  let isWithheld = false
  function open(name: string): DiskRequest & { transaction?: unknown } {
    const request = new DiskRequest()
    queueMicrotask(() => {
      if (isWithheld) return request.fail(new DOMException('Not in a private window', 'InvalidStateError'))
      const isNew = !disks.has(name)
      const disk = disks.get(name) ?? new Disk()
      disks.set(name, disk)
      request.result = new Database(disk)
      if (isNew) request.dispatchEvent(new Event('upgradeneeded'))
      request.succeed(request.result)
    })
    return request
  }
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('IDBKeyRange', Range)
  vi.stubGlobal('IDBRequest', DiskRequest)
  vi.stubGlobal('IDBDatabase', Database)
  vi.stubGlobal('IDBTransaction', Transaction)
  vi.stubGlobal('IDBObjectStore', ObjectStore)
  vi.stubGlobal('IDBIndex', Index)
  vi.stubGlobal('IDBCursor', Cursor)
  return {
    /** The browser keeps nothing more, as on a full disk, or does again. */
    fill: (isFull: boolean): void => {
      for (const disk of disks.values()) disk.isFull = isFull
    },
    /** The browser opens no database, as in a private window, or does again. */
    withhold: (isPrivate: boolean): void => {
      isWithheld = isPrivate
    },
    /** The browser dies: what it was not made to write through is lost. */
    kill: (): void => {
      for (const disk of disks.values()) disk.kill()
    },
    /** Changes what lies there, past the app. @param change gets each row of the store */
    damage(database: string, store: string, change: (value: object) => void): void {
      for (const { value } of disks.get(database)?.stored.rows.get(store)?.values() ?? []) change(value)
    },
  }
}
