/** Of the file's own name, before it is written as part of a path. */
const longest = 120

/**
 * The last part of an uploaded recording's path: its file's name, so that the title stays free for what was talked about.
 * Only letters that every store of files takes: `Anruf Müller.m4a` is `Anruf=20M=C3=BCller.m4a`.
 * @param ending what the file was recognised as, without a dot
 */
export function toStoredName(fileName: string, ending: string): string {
  const base = fileName.replace(/\.[^./]*$/, '')
  const letters = [...base.replaceAll(/\p{C}/gu, '')].slice(0, longest).join('').trim() || 'audio'
  return `${encodeURIComponent(letters).replaceAll('%', '=').replaceAll('~', '=7E')}.${ending}`
}

/** The name of the file that a recording was uploaded as; null where it was none, or is older than that name is kept. */
export function uploadedFile(recording: { source: string; storage_path: string | null }): string | null {
  const stored = recording.source === 'upload' ? recording.storage_path?.split('/').at(-1) : undefined
  if (stored === undefined || /^audio\.\w+$/.test(stored)) return null
  try {
    return decodeURIComponent(stored.replaceAll('=', '%'))
  } catch {
    return stored
  }
}
