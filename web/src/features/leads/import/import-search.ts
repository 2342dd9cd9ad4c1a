import { type ImportSubject, importSubjects } from '@parley/core/leads/import/import-subjects'

export interface ImportSearch {
  /** The import that the page follows; without it a file is chosen. */
  id?: string
  /** What a file holds that doesn't say so itself; leads, where nothing is given. */
  of?: Exclude<ImportSubject, 'leads'>
}

/** The query parameters of /leads/import. */
export function readImportSearch(raw: Record<string, unknown>): ImportSearch {
  const { id, of } = raw
  const subject = importSubjects.find((known) => known === of)
  return {
    ...(typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? { id } : {}),
    ...(subject !== undefined && subject !== 'leads' ? { of: subject } : {}),
  }
}
