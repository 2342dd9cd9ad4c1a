import type { EventWords } from '@parley/core/integrations/event-text'
import { columnsOf } from '@parley/core/records/columns'
import { salesFields } from '@parley/core/records/sales-records'
import { taskFields } from '@parley/core/records/task'
import type { Sql } from '../../database/database.ts'

export interface EventRows {
  lead_id?: string | null | undefined
  account_id?: string | null | undefined
  contact_id?: string | null | undefined
  task_id?: string | null | undefined
  recording_id?: string | null | undefined
}

const columns = {
  leads: `${columnsOf(salesFields.leads)}, account_id, contact_id, updated_at`,
  accounts: `${columnsOf(salesFields.accounts)}, updated_at`,
  contacts: `${columnsOf(salesFields.contacts)}, updated_at`,
  tasks: `${columnsOf(taskFields)}, recording_id`,
  recordings:
    'id, title, summary, status, failure_reason, sentiment, topics, duration_seconds, language, recorded_at, owner_id, lead_id, account_id, contact_id',
}

/**
 * The rows an event is about as they are now, as JSON; deleted ones are null, those the event does not name are left
 * out.
 */
export async function readEventData(
  sql: Sql,
  companyId: string,
  { lead_id, account_id, contact_id, task_id, recording_id }: EventRows,
): Promise<EventWords> {
  const read = (table: keyof typeof columns, id: string) =>
    sql<{ row: unknown }[]>`
      select to_jsonb(t) as row from (select ${sql.unsafe(columns[table])} from ${sql(`public.${table}`)}
       where company_id = ${companyId} and id = ${id}) t`.then(([found]) => found?.row ?? null)
  const named = [
    ['recording', 'recordings', recording_id],
    ['task', 'tasks', task_id],
    ['lead', 'leads', lead_id],
    ['account', 'accounts', account_id],
    ['contact', 'contacts', contact_id],
  ] as const
  const rows = await Promise.all(
    named.map(async ([name, table, id]) => (id ? [[name, await read(table, id)] as const] : [])),
  )
  return Object.fromEntries(rows.flat())
}
