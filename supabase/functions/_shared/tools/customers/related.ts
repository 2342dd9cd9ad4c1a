import type { Evidence } from '@parley/core/assistant/protocol'
import { isOpenStatus } from '@parley/core/leads/stages'
import { findContactRole } from '@parley/core/records/contact-roles'
import type { ToolContext } from '../context.ts'
import { isExternal, leadColumns, toLeadData } from '../find-lead.ts'

const mostSales = 20
const mostTasks = 20
const mostRecordings = 5
const mostNotes = 10

/** Roles of a contact in sales, by the sale's id. */
async function readRoles(contactId: string, { client }: ToolContext) {
  const { data } = await client
    .from('lead_contacts')
    .select('lead_id, role')
    .eq('contact_id', contactId)
    .order('created_at', { ascending: false })
    .limit(50)
    .throwOnError()
  return new Map(data.map(({ lead_id, role }) => [lead_id, findContactRole(role) ?? null]))
}

async function readSales(column: 'account_id' | 'contact_id', id: string, context: ToolContext) {
  const roles = column === 'contact_id' ? await readRoles(id, context) : new Map<string, null>()
  const others = roles.size > 0 ? [`id.in.(${[...roles.keys()].join()})`] : []
  const { data, count } = await context.client
    .from('leads')
    .select(leadColumns, { count: 'exact' })
    .or([`${column}.eq.${id}`, ...others].join())
    .order('last_activity_at', { ascending: false })
    .order('id')
    .limit(mostSales)
    .throwOnError()
  return { rows: data, total: count ?? data.length, roles }
}

/**
 * The latest sales of an account or a contact; the open tasks and conversations of these and its own, and what was noted last of it,
 * its people and its sales.
 */
export async function readRelated(column: 'account_id' | 'contact_id', id: string, context: ToolContext) {
  const { client, stages } = context
  const [sales, { data: told }] = await Promise.all([
    readSales(column, id, context),
    client.rpc('customer_timeline', { customer: id, page_size: 60 }).throwOnError(),
  ])
  const ids = sales.rows.map((row) => row.id)
  const ofThem = [`${column}.eq.${id}`, ...(ids.length > 0 ? [`lead_id.in.(${ids.join()})`] : [])].join()
  const [{ data: tasks }, { data: recordings }] = await Promise.all([
    client
      .from('tasks')
      .select('id, title, status, priority, due_at, recording_id, leads(name, deal_name)')
      .or(ofThem)
      .neq('status', 'done')
      .order('due_at')
      .limit(mostTasks)
      .throwOnError(),
    client
      .from('recordings')
      .select('id, title, summary, recorded_at')
      .or(ofThem)
      .eq('status', 'ready')
      .order('recorded_at', { ascending: false })
      .limit(mostRecordings)
      .throwOnError(),
  ])
  const notes = told
    .filter(({ source, body }) => source === 'activity' && body)
    .slice(0, mostNotes)
    .map(({ kind, at, body, lead_name: lead, contact_name: contact }) => ({ kind, at, body, lead, contact }))
  const evidence: Evidence[] = recordings.map(({ id: recording, title }) => ({
    kind: 'record',
    path: `/voice/${recording}`,
    label: title,
  }))
  return {
    total: sales.total,
    open: sales.rows.filter(({ status }) => isOpenStatus(status)),
    data: {
      leads: sales.rows.map((row) => ({
        ...toLeadData(row, stages),
        ...(column === 'contact_id' ? { role: sales.roles.get(row.id) ?? null } : {}),
      })),
      open_tasks: tasks.map(({ leads, ...task }) => ({
        ...task,
        lead: leads?.name ?? null,
        deal_name: leads?.deal_name ?? null,
      })),
      recordings,
      notes,
    },
    evidence,
    hasUntrustedText:
      sales.rows.some(isExternal) ||
      recordings.length > 0 ||
      notes.length > 0 ||
      tasks.some((task) => task.recording_id !== null),
  }
}
