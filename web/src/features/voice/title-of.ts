import { uploadedFile } from '@parley/core/voice/file-name'
import { formatDayAndTime } from '~/data/formats.ts'

interface Titled {
  title: string
  recorded_at: string
  source?: string
  storage_path?: string | null
}

/** What the analysis calls a conversation of which it knows no more. */
const onlyDated = /^Conversation on .*\b\d{4}$/

/** The title; for what has none yet, or one that says nothing, the name of its file, or when it was. */
export function titleOf({ title, recorded_at, source = '', storage_path = null }: Titled): string {
  const file = uploadedFile({ source, storage_path })?.replace(/\.\w+$/, '')
  const known = onlyDated.test(title) ? file || title : title || file
  return known || `Recording of ${formatDayAndTime(recorded_at)}`
}
