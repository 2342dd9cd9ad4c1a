import { z } from 'zod'
import { isUnavailable, takesNoChanges } from './database.ts'

/** Something the server lacks, for which no request is to blame. `words` are for people. */
export interface Fault {
  kind: 'away' | 'standby' | 'full' | 'disk' | 'crowded' | 'memory' | 'slow' | 'broken'
  status: 500 | 503 | 507
  words: string
}

const faults = {
  away: {
    kind: 'away',
    status: 503,
    words: 'The database is unavailable for a moment; it may be restarting. Try again.',
  },
  standby: {
    kind: 'standby',
    status: 503,
    words: 'The database takes no changes for now; another one may be taking over. Try again.',
  },
  full: {
    kind: 'full',
    status: 507,
    words: 'The server’s disk is full, so this was not saved. Whoever runs Parley has to make room.',
  },
  disk: {
    kind: 'disk',
    status: 503,
    words: 'The server’s disk could not be read or written. Whoever runs Parley has to look at it.',
  },
  crowded: {
    kind: 'crowded',
    status: 503,
    words: 'All connections of the database are taken. Try again in a moment.',
  },
  memory: {
    kind: 'memory',
    status: 503,
    words: 'The server has not enough memory for this now. Try again, or ask for less at once.',
  },
  slow: {
    kind: 'slow',
    status: 500,
    words: 'This took too long and was stopped; nothing was changed. Ask for less at once.',
  },
  broken: {
    kind: 'broken',
    status: 500,
    words:
      'The database failed inside; nothing was changed. Whoever runs Parley finds the reason in the log.',
  },
} as const satisfies Record<string, Fault>

/** By SQLSTATE or the system's code, or by the SQLSTATE's class. */
const byCode: Readonly<Record<string, Fault>> = {
  '53100': faults.full,
  ENOSPC: faults.full,
  EDQUOT: faults.full,
  '53200': faults.memory,
  '53300': faults.crowded,
  '53': faults.broken,
  '57014': faults.slow,
  '58030': faults.disk,
  EIO: faults.disk,
  EROFS: faults.disk,
  '58': faults.broken,
  F0: faults.broken,
  XX: faults.broken,
}

const coded = z.object({ code: z.string() })
const fatal = z.object({ severity: z.enum(['FATAL', 'PANIC']) })
const sqlState = /^[0-9A-Z]{5}$/

/**
 * What the server lacks, by an error of the driver or the system; null for any other. Their own messages name files and
 * addresses of the server: they belong into the log, never into an answer.
 */
export function faultOf(error: unknown): Fault | null {
  if (takesNoChanges(error)) return faults.standby
  const { data } = coded.safeParse(error)
  const code = data?.code ?? ''
  const known = byCode[code] ?? (sqlState.test(code) ? byCode[code.slice(0, 2)] : undefined)
  if (known) return known
  return fatal.safeParse(error).success || isUnavailable(error) ? faults.away : null
}
