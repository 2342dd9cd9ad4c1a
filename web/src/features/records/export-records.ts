import { dayOf } from '@parley/core/text/time-zone'
import { describeError } from '~/data/describe-error.ts'
import { countOf, formatNumber } from '~/data/formats.ts'
import { saveFile } from '~/data/save-file.ts'
import { readTimeZone } from '~/data/time-zone.ts'
import { toast } from '~/ui/toast.ts'

/** A part of a file: `written` lines of `read` rows, of `total` in all as far as known. */
export interface ExportedPart {
  lines: string
  read: number
  written: number
  total: number | null
}

interface Export {
  /** One of them, for counts: "lead". */
  noun: string
  /** All of them, also the file's name: "leads". */
  nouns: string
  /** The first line of the file, with the mark that tells spreadsheets that it is UTF-8. */
  head: () => Promise<string>
  parts: (signal: AbortSignal) => AsyncIterable<ExportedPart>
}

/** Those of the rows with these ids that are still there, in the order of the ids. */
export async function handOut<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const { data } = await read([...ids])
  const rows = new Map(data.map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

const toastId = 'export'
/** Milliseconds between two numbers of the progress: a screen reader says each. */
const progressPause = 1000

let running: AbortController | null = null

function showProgress(nouns: string, done: number, total: number): void {
  toast.message(`Exporting ${nouns}`, {
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

/** Each part goes to a Blob, which a browser keeps on disk: memory stays flat however many rows there are. */
async function write({ nouns, head, parts }: Export, signal: AbortSignal) {
  const blobs = [new Blob([await head()])]
  let total = 0
  let done = 0
  let written = 0
  let shownAt = 0
  for await (const part of parts(signal)) {
    blobs.push(new Blob([part.lines]))
    total = part.total ?? total
    done += part.read
    written += part.written
    if (done < total && Date.now() - shownAt >= progressPause) {
      showProgress(nouns, done, total)
      shownAt = Date.now()
    }
  }
  return { file: new Blob(blobs, { type: 'text/csv;charset=utf-8' }), written }
}

/** Saves records as a CSV file. Goes on while the person works elsewhere in the app; one at a time. */
export async function exportRecords(asked: Export): Promise<void> {
  if (running) return
  running = new AbortController()
  const { signal } = running
  const { noun, nouns } = asked
  try {
    const { file, written } = await write(asked, signal)
    const name = `${nouns}-${dayOf(new Date().toISOString(), readTimeZone())}.csv`
    if (written > 0) saveFile(file, name)
    toast.dismiss(toastId)
    if (written > 0) toast.success(`${countOf(written, noun)} exported`, { description: `Saved as ${name}` })
    else toast.message(`There is no ${noun} to export`)
  } catch (error) {
    toast.dismiss(toastId)
    if (signal.aborted) toast.message('Export canceled', { description: 'Nothing was saved' })
    else
      toast.error('The export stopped', {
        description: `${describeError(error)} Nothing was saved.`,
        action: { label: 'Try again', onClick: () => void exportRecords(asked) },
      })
  } finally {
    running = null
  }
}
