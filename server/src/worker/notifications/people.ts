import type { Colleague } from '@parley/core/notifications/mentions'
import type { Database } from '../../database/database.ts'

/** The people of a company with their display names. */
export async function readColleagues({ sql }: Database, companyId: string): Promise<Colleague[]> {
  return sql<Colleague[]>`
    select id, coalesce(nullif(btrim(full_name), ''), email, '') as name from public.profiles
     where company_id = ${companyId} order by id`
}

/** A person's display name. */
export const nameOf = (colleagues: readonly Colleague[], id: string | null): string =>
  colleagues.find((one) => one.id === id)?.name || 'A colleague'
