export type Locks = Pick<LockManager, 'request' | 'query'>

/** Web Locks, of this tab alone: two tabs of one person may then do the same thing at once. */
export function createTabLocks(): Locks {
  /** The last that holds or waits for each name. */
  const lines = new Map<string, Promise<unknown>>()

  async function wait<T>(
    name: string,
    { signal, ifAvailable = false }: LockOptions,
    work: LockGrantedCallback<T>,
  ): Promise<Awaited<T>> {
    const before = lines.get(name)
    if (before && ifAvailable) return await work(null)
    const turn = (async () => {
      await before
      signal?.throwIfAborted()
      return await work({ name, mode: 'exclusive' })
    })()
    const end = turn.then(
      () => {},
      () => {},
    )
    lines.set(name, end)
    try {
      return await turn
    } finally {
      if (lines.get(name) === end) lines.delete(name)
    }
  }

  function request<T>(name: string, work: LockGrantedCallback<T>): Promise<Awaited<T>>
  function request<T>(name: string, options: LockOptions, work: LockGrantedCallback<T>): Promise<Awaited<T>>
  function request<T>(
    name: string,
    first: LockOptions | LockGrantedCallback<T>,
    second?: LockGrantedCallback<T>,
  ): Promise<Awaited<T>> {
    if (typeof first === 'function') return wait(name, {}, first)
    if (!second) throw new TypeError('nothing to do with the lock')
    return wait(name, first, second)
  }

  return {
    request,
    query: () =>
      Promise.resolve({ held: [...lines.keys()].map((name) => ({ name, clientId: '' })), pending: [] }),
  }
}
