export interface ImportSearch {
  /** The import that the page follows; without it a file is chosen. */
  id?: string
}

/** The query parameters of /leads/import. */
export function readImportSearch(raw: Record<string, unknown>): ImportSearch {
  const id = raw['id']
  return typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? { id } : {}
}
