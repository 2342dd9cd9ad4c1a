import { formatNumber } from '~/data/formats.ts'
/** How far the erasing of the caller's company is, as `company_erasure` answers it. */
export interface Erasure {
  company_name: string
  asked_by_me: boolean
  asked_by_name: string | null
  /** Null until they are counted. */
  total_rows: number | null
  erased_rows: number
  total_files: number | null
  erased_files: number
  /** When the job last did anything; ISO 8601. */
  updated_at: string
}

interface Line {
  label: string
  value: number | null
  detail?: string
}

interface Description {
  title: string
  description: string
  progress: Line[]
}

const pausedAfterMs = 2 * 60_000

function line(label: string, done: number, total: number | null): Line {
  if (total === null) return { label, value: null, detail: 'Counting' }
  // What came in while it was erased counts as well.
  const all = Math.max(done, total)
  return { label, value: all === 0 ? 1 : done / all, detail: `${formatNumber(done)} of ${formatNumber(all)}` }
}

/** The words of /erasing; `now` in milliseconds. */
export function describeErasure(erasure: Erasure | null, now: number): Description {
  if (!erasure)
    return {
      title: 'Nothing is being erased',
      description: 'When a company is being erased, this page shows the progress.',
      progress: [],
    }
  const who = erasure.asked_by_me
    ? 'You asked for it.'
    : `${erasure.asked_by_name || 'An owner'} asked for it.`
  const isPaused = now - Date.parse(erasure.updated_at) > pausedAfterMs
  const rows = line('Rows', erasure.erased_rows, erasure.total_rows)
  const files = line('Files', erasure.erased_files, erasure.total_files)
  return {
    title: `${erasure.company_name} is being erased`,
    description: [
      who,
      'Nobody can open the company or change anything in it anymore, and your account is deleted at the end.',
      isPaused
        ? 'It has paused and will resume by itself. What is erased stays erased.'
        : 'It continues in the background: you can leave this page.',
    ].join(' '),
    progress: erasure.total_files === null ? [rows] : [rows, files],
  }
}

/** What is said once it is over. */
export const describeErased = (last: Erasure): { title: string; description: string } => ({
  title: `${last.company_name} is erased`,
  description: 'All its rows and files are gone, and your account with them.',
})
