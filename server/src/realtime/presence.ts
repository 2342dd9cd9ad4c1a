type Meta = Record<string, unknown> & { phx_ref: string }
export type PresenceState = Record<string, { metas: Meta[] }>

export interface PresenceChange {
  joins: PresenceState
  leaves: PresenceState
}

/** The presences of each topic in this process. Pure bookkeeping: the caller sends the returned changes. */
export function createPresence() {
  const topics = new Map<string, Map<string, Meta[]>>()
  let reference = 0

  const state = (topic: string): PresenceState =>
    Object.fromEntries([...(topics.get(topic) ?? [])].map(([key, metas]) => [key, { metas }]))

  function leave(topic: string, key: string): PresenceChange | null {
    const metas = topics.get(topic)?.get(key)
    if (!metas) return null
    topics.get(topic)?.delete(key)
    if (topics.get(topic)?.size === 0) topics.delete(topic)
    return { joins: {}, leaves: { [key]: { metas } } }
  }

  return {
    state,
    leave,
    track(topic: string, key: string, payload: Record<string, unknown>): PresenceChange {
      const left = leave(topic, key)
      const metas = [{ ...payload, phx_ref: `p${++reference}` }]
      const people = topics.get(topic) ?? new Map<string, Meta[]>()
      topics.set(topic, people.set(key, metas))
      return { joins: { [key]: { metas } }, leaves: left?.leaves ?? {} }
    },
  }
}
