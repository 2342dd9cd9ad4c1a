import type { RelationRow } from './queries.ts'

/**
 * Whether policies, or whoever defined the view, decide which rows are seen. A granted table without row-level security
 * would show every company's rows to everybody, so the data API does not serve it.
 */
export const isGuarded = (row: Pick<RelationRow, 'is_guarded'>): boolean => row.is_guarded

/** A sentence for each table that is not served, and for each view that asks no policy about its reader. */
export function warningsOf(rows: readonly RelationRow[]): string[] {
  return rows.flatMap((row) => {
    const name = `${row.schema}.${row.name}`
    if (!row.is_guarded)
      return [
        `${name} is not served: it has no row-level security, which would show everybody all of its rows.`,
      ]
    if (row.is_as_owner)
      return [
        `${name} shows all that its owner may see to whoever may read it: make it with security_invoker.`,
      ]
    return []
  })
}
