import { backoffSeconds } from '@parley/core/voice/backoff'
import { isPassing, type ResumableUploads } from '~/data/resumable-upload.ts'
import { supabase } from '~/data/supabase.ts'
import { uploads } from '~/data/uploads.ts'
import type { ImportSettings } from './import-settings.ts'
import type { ChosenFile } from './read-file.ts'

const pieceLength = 2 * 1024 * 1024
const tries = 6

interface UploadPorts {
  uploads: ResumableUploads
  pause: (seconds: number) => Promise<void>
}

/**
 * Sends a file piece by piece and goes on behind what has arrived after a cut.
 * @throws UploadError once trying again has not helped
 */
export async function sendFile(
  file: Blob,
  name: string,
  onProgress: (bytes: number) => void,
  ports: UploadPorts,
): Promise<void> {
  const path = await ports.uploads.create('imports', name, 'text/csv')
  let offset = 0
  let failures = 0
  let isDone = false
  while (!isDone) {
    try {
      const end = Math.min(file.size, offset + pieceLength)
      const isLast = end === file.size
      offset = await ports.uploads.append(path, file.slice(offset, end), offset, isLast ? file.size : null)
      isDone = offset >= file.size
      failures = 0
      onProgress(offset)
    } catch (error) {
      failures += 1
      if (!isPassing(error) || failures >= tries) throw error
      await ports.pause(backoffSeconds(failures, Math.random()))
      const reached = await ports.uploads.progress(path).catch(() => undefined)
      // Gone from the list of open uploads: its last piece had arrived.
      if (reached === null) isDone = true
      else if (reached) offset = reached.offset
    }
  }
}

const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))

/** Uploads the file and starts its import. @returns the import's id */
export async function startImport(
  companyId: string,
  { file, encoding, delimiter, hasHeader, subject }: ChosenFile,
  { headers, mapping, duplicates, matchSimilar, dateOrder, timeZone, values }: ImportSettings,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const id = crypto.randomUUID()
  const path = `${companyId}/${id}/leads.csv`
  await supabase
    .from('lead_imports')
    .insert({
      id,
      company_id: companyId,
      file_name: file.name.slice(0, 300),
      size_bytes: file.size,
      encoding,
      delimiter,
      has_header: hasHeader,
      headers: [...headers],
      mapping: [...mapping],
      duplicates,
      match_similar: matchSimilar,
      record: subject,
      date_order: dateOrder,
      time_zone: timeZone,
      value_map: values,
    })
    .throwOnError()
  await sendFile(file, path, onProgress, { uploads, pause })
  await supabase.rpc('start_lead_import', { import: id }).throwOnError()
  return id
}
