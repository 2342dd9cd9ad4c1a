/** `person`: somebody waits for the job. `idle`: nobody does. Jobs of a lane go before those of the next one. */
export type Lane = 'person' | 'bulk' | 'idle'

/** Where each lane's priorities begin; graphile-worker takes the lowest first, then by time, and keeps them in 16 bits. */
export const laneStarts: Readonly<Record<Lane, number>> = { person: -10_000, bulk: 0, idle: 10_000 }
export const laneWidth = 10_000

/** The jobs of one company in one lane, waiting or running. */
export interface Backlog {
  company: string
  lane: Lane
  first: number
  last: number
}

/**
 * Assigns priorities so that companies take turns, however many jobs each has (start-time fair queueing): a company's
 * jobs get consecutive priorities, and the first job of a company without any gets that of the job that is next.
 */
export function createTurns(backlogs: readonly Backlog[]) {
  const current = new Map<Lane, number>()
  const last = new Map<string, number>()
  for (const standing of backlogs) {
    current.set(standing.lane, Math.min(standing.first, current.get(standing.lane) ?? standing.first))
    last.set(`${standing.lane} ${standing.company}`, standing.last)
  }
  return {
    next(company: string, lane: Lane): number {
      const start = laneStarts[lane]
      const key = `${lane} ${company}`
      const own = last.get(key)
      const turn = Math.max(own === undefined ? start : own + 1, current.get(lane) ?? start)
      const priority = Math.min(turn, start + laneWidth - 1)
      last.set(key, priority)
      return priority
    },
  }
}
