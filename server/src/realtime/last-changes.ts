import { randomUUID } from 'node:crypto'

/** What decides who sees which rows at all: a change of it counts as one of every table. */
const always = 'public.profiles'

/**
 * When each table was last heard to change, so that a client that joins can be told that nothing happened to its tables
 * since a moment it knows.
 *
 * Nothing is missed by trusting it. A client takes its mark before it reads. What its read doesn't hold was committed
 * after the read began, hence after the mark, and Postgres announces it after the commit: it's heard later than the mark
 * was given. So it either was heard by the time of joining, which is why the answer is no, or will be and is told live.
 */
export function createLastChanges(now: () => number = () => performance.now()) {
  // Another process has another clock; its marks are of no use here.
  const process = randomUUID()
  const heard = new Map<string, number>()
  let reliableFrom = now()

  function forget(): void {
    reliableFrom = now()
  }

  function timeOf(mark: string): number {
    const [from, time] = mark.split('.')
    return from === process && time ? Number(time) : Number.NaN
  }

  return {
    /** This moment, for `isUnchangedSince`. Tells nothing of what happens in the instance. */
    mark: (): string => `${process}.${Math.floor(now())}`,
    /** What was heard; undefined where it could not be understood, which may be a change of anything. */
    note(change: { schema: string; table: string } | undefined): void {
      if (change) heard.set(`${change.schema}.${change.table}`, now())
      else forget()
    },
    /** Changes may have gone unheard: no earlier mark counts. */
    forget,
    /** False also where it can't be known: for marks of another process, and of a time before a gap in hearing. */
    isUnchangedSince(mark: string, covers: (schema: string, table: string) => boolean): boolean {
      const time = timeOf(mark)
      if (!(time >= reliableFrom)) return false
      return [...heard].every(([name, at]) => {
        const [schema = '', table = ''] = name.split('.')
        return at < time || !(name === always || covers(schema, table))
      })
    },
  }
}
