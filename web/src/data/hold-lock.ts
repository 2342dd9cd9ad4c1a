/** Holds a lock until released or until the tab dies, which is how other tabs know that nobody records any more. */
export function holdLock(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    const released = Promise.withResolvers<void>()
    void navigator.locks.request(name, () => {
      resolve(released.resolve)
      return released.promise
    })
  })
}
