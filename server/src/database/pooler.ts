import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from './database.ts'

const holderCount = 3
const patienceMs = 3_000

/** Whether the process that greeted this connection is not the one that answers on it: a pooler is in between. */
async function isPooled(sql: Sql): Promise<boolean> {
  const rows = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== rows.state?.pid
}

/**
 * Whether a pooler hands this address's connections out by transaction (PgBouncer's `pool_mode = transaction`) rather
 * than by session: what a connection has set is gone as soon as others keep the pooler's connections busy.
 * @param connect makes a pool of that many connections to the address
 */
export async function isPooledByTransaction(connect: (connections: number) => Sql): Promise<boolean> {
  const own = connect(1)
  const others = connect(holderCount)
  const over = Promise.withResolvers<void>()
  try {
    if (!(await isPooled(own))) return false
    await own.unsafe(`set parley.session = 'mine'`)
    let holding = 0
    const all = Promise.withResolvers<void>()
    const holders = Array.from({ length: holderCount }, () =>
      others.begin(async (transaction) => {
        await transaction.unsafe('select 1')
        if (++holding === holderCount) all.resolve()
        await over.promise
      }),
    )
    const late = Promise.allSettled(holders)
    await Promise.race([all.promise, wait(patienceMs)])
    const mine = own.unsafe<{ value: string | null }[]>(
      `select current_setting('parley.session', true) as value`,
    )
    // Nothing is left for this connection: it is none of its own.
    const [row] = await Promise.race([mine, wait(patienceMs, [])])
    over.resolve()
    await Promise.allSettled([late, mine])
    return row?.value !== 'mine'
  } finally {
    over.resolve()
    await Promise.all([own.end({ timeout: 1 }), others.end({ timeout: 1 })])
  }
}
