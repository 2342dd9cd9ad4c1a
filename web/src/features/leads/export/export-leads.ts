import { dayOf } from '@parley/core/text/time-zone'
import { describeError } from '~/data/describe-error.ts'
import { countOf, formatNumber } from '~/data/formats.ts'
import { queryClient } from '~/data/query-client.ts'
import { saveFile } from '~/data/save-file.ts'
import { readTimeZone } from '~/data/time-zone.ts'
import { toast } from '~/ui/toast.ts'
import { membersQuery } from '../../people/index.ts'
import { fieldsQuery } from '../fields/queries.ts'
import type { LeadFilter } from '../leads-filter.ts'
import { exportHead, exportName, toExportLine } from './columns.ts'
import { readAllLeads } from './read-leads.ts'

const toastId = 'leads-export'
/** Milliseconds between two numbers of the progress: a screen reader says each. */
const progressPause = 1000

let running: AbortController | null = null

function showProgress(done: number, total: number): void {
  toast.message('Exporting leads', {
    id: toastId,
    description: `${formatNumber(done)} of ${formatNumber(total)}`,
    duration: Number.POSITIVE_INFINITY,
    dismissible: false,
    action: {
      label: 'Cancel',
      onClick: (event) => {
        event.preventDefault()
        running?.abort()
      },
    },
  })
}

/** Each part goes to a Blob, which a browser keeps on disk: memory stays flat however many leads there are. */
async function writeLeads(filter: LeadFilter, hidden: ReadonlySet<string>, signal: AbortSignal) {
  const members = await queryClient.ensureQueryData(membersQuery())
  const names = new Map(members.map(({ id, name }) => [id, name]))
  const fields = await queryClient.ensureQueryData(fieldsQuery())
  const parts = [new Blob([exportHead(fields)])]
  let total = 0
  let done = 0
  let written = 0
  let shownAt = 0
  for await (const part of readAllLeads(filter, signal)) {
    const leads = part.leads.filter(({ id }) => !hidden.has(id))
    parts.push(new Blob([leads.map((lead) => toExportLine(lead, (id) => names.get(id), fields)).join('')]))
    total = part.total ?? total
    done += part.leads.length
    written += leads.length
    if (done < total && Date.now() - shownAt >= progressPause) {
      showProgress(done, total)
      shownAt = Date.now()
    }
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), written }
}

/**
 * Saves all leads of a filter as a CSV file. Goes on while the person works elsewhere in the app; one at a time.
 * @param hidden ids of leads that are being deleted
 */
export async function exportLeads(filter: LeadFilter, hidden: ReadonlySet<string>): Promise<void> {
  if (running) return
  running = new AbortController()
  const { signal } = running
  try {
    const { file, written } = await writeLeads(filter, hidden, signal)
    const name = exportName(dayOf(new Date().toISOString(), readTimeZone()))
    if (written > 0) saveFile(file, name)
    toast.dismiss(toastId)
    if (written > 0)
      toast.success(`${countOf(written, 'lead')} exported`, { description: `Saved as ${name}` })
    else toast.message('There is no lead to export')
  } catch (error) {
    toast.dismiss(toastId)
    if (signal.aborted) toast.message('Export cancelled', { description: 'Nothing was saved' })
    else
      toast.error('The export stopped', {
        description: `${describeError(error)} Nothing was saved.`,
        action: { label: 'Try again', onClick: () => void exportLeads(filter, hidden) },
      })
  } finally {
    running = null
  }
}
