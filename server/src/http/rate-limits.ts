import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Sql } from '../database/database.ts'

export interface RateLimits {
  /** Spends one of `points` that `key` has in `seconds`. Returns the seconds to wait when none is left, else null. */
  spend(name: string, key: string, points: number, seconds: number): Promise<number | null>
}

/** Limits counted in Postgres, so that several processes share them. `isOn` false counts nothing. */
export function createRateLimits(sql: Sql, isOn: boolean): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const client = {
    query: async ({ text, values }: { text: string; values: (string | number)[] }) => {
      const rows = await sql.unsafe(text, values)
      return { rows, rowCount: rows.count }
    },
  }
  function limiter(name: string, points: number, seconds: number): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      schemaName: 'host',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
    })
    limiters.set(name, made)
    return made
  }
  return {
    async spend(name, key, points, seconds) {
      if (!isOn) return null
      try {
        await limiter(name, points, seconds).consume(key)
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
        throw refusal
      }
    },
  }
}

/** The key of an address's limit: IPv6 by its /64, which a single household has (docs/specified.md A7). */
export function limitKey(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : []
  // A proxy may write the same address in several ways.
  const groups = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
