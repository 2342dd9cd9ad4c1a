import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { isEditable } from '@parley/core/records/field'
import { editableLeadFields } from '@parley/core/records/lead'
import { subjectIds } from '@parley/core/records/subject'
import { editableTaskFields } from '@parley/core/records/task'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type CallContext, ToolFailure } from './context.ts'
import { hangingOn } from './what-hangs-on.ts'

const plain = z.union([z.string(), z.number(), z.boolean()])
/** Lists are tags, objects the values of a company's own fields. */
const cell = z.union([plain, z.null(), z.array(z.string()), z.record(z.string(), plain)])
const cells = z.record(z.string(), cell)
export type Cells = z.infer<typeof cells>

/**
 * One write in serialisable form, stored until it is confirmed: the row's id, final values, and `before`, the columns'
 * values when it was proposed. An insert has its id already, so it can't happen twice.
 */
export const changeSchema = z.strictObject({
  table: z.enum(['leads', 'tasks', 'lead_activities', 'accounts', 'contacts', 'lead_contacts']),
  action: z.enum(['insert', 'update', 'delete']),
  id: z.uuid(),
  values: cells,
  before: cells,
  /** Columns set by triggers, which an undo restores last. */
  restore: cells,
  /** The card's title, "Move Acme to Negotiation", and its lines. */
  title: z.string(),
  lines: z.array(z.strictObject({ label: z.string(), before: z.string().optional(), after: z.string() })),
  /** The sentence once it is done. */
  done: z.string(),
  /** The record, as a label and an address of the app. */
  label: z.string(),
  path: z.string(),
  undoLabel: z.string(),
})
export type Change = z.infer<typeof changeSchema>

/** How to undo a change: only while the row still matches `match`. */
export const undoSchema = z.strictObject({
  table: changeSchema.shape.table,
  id: z.uuid(),
  action: z.enum(['delete', 'update']),
  match: cells,
  values: cells,
  restore: cells,
  label: z.string(),
})
export type Undo = z.infer<typeof undoSchema>

/** Columns that people write: an inserted row is unchanged while these are. */
const ownColumns: Record<Change['table'], string[]> = {
  leads: editableLeadFields.map(({ column }) => column),
  tasks: editableTaskFields.map(({ column }) => column),
  lead_activities: [...Object.keys(subjectIds(null)), 'kind', 'body', 'data'],
  accounts: accountFields.filter(isEditable).map(({ column }) => column),
  contacts: contactFields.filter(isEditable).map(({ column }) => column),
  lead_contacts: ['lead_id', 'contact_id', 'role'],
}

// All tables have one shape here: columns are checked by changeSchema and by Postgres.
const untyped = (context: CallContext): SupabaseClient => context.client

/** Names the call of the audit behind a write; Postgres looks it up (private.way_of_change). */
const callHeader = 'x-parley-tool-call'

const rowsSchema = z.array(z.record(z.string(), z.unknown()))

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** The same text for the same values, in whatever order an object has its keys. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )

/** Whether two cells hold the same. */
export const isSame = (held: unknown, value: Cells[string]): boolean =>
  held === value ||
  (isMoment(held) && isMoment(value) && Date.parse(held) === Date.parse(value)) ||
  (typeof value === 'object' && value !== null && inOrder(held) === inOrder(value))

/**
 * Changes the row, or deletes it where `values` is null, if it still matches `match`; returns whether it did. Compared
 * here, since a note is too long for a filter; `updated_at` then detects concurrent writes, such as the scoring
 * worker's.
 */
async function writeIfHolding(
  { table, id, match }: { table: Change['table']; id: string; match: Cells },
  values: Cells | null,
  context: CallContext,
  call = '',
): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const { data: found } = await untyped(context).from(table).select().eq('id', id).throwOnError()
    const [row] = rowsSchema.parse(found)
    if (!row || !Object.entries(match).every(([column, value]) => isSame(row[column] ?? null, value)))
      return false
    const rows = untyped(context).from(table)
    const query = (values === null ? rows.delete() : rows.update(values))
      .eq('id', id)
      .setHeader(callHeader, call)
    const guarded = 'updated_at' in row ? query.eq('updated_at', row['updated_at']) : query
    const { data: written } = await guarded.select('id').throwOnError()
    if (rowsSchema.parse(written).length > 0) return true
  }
  return false
}

/**
 * Applies a change if the row is unchanged. Returns its undo, or null. 409 where the row has changed.
 * @param call - of the audit, by which history says that the assistant did it
 */
export async function applyChange(change: Change, call: string, context: CallContext): Promise<Undo | null> {
  const { table, id, restore } = change
  const base = { table, id, restore, label: change.undoLabel }
  if (change.action === 'insert') {
    const { data } = await untyped(context)
      .from(table)
      .insert({ id, ...change.values })
      .select()
      .setHeader(callHeader, call)
      .throwOnError()
    const row = rowsSchema.parse(data)[0] ?? {}
    const match = Object.fromEntries(
      ownColumns[table].map((column) => [column, cell.parse(row[column] ?? null)]),
    )
    return { ...base, action: 'delete', match, values: {} }
  }
  const isDeletion = change.action === 'delete'
  const target = { table, id, match: change.before }
  if (!(await writeIfHolding(target, isDeletion ? null : change.values, context, call))) {
    throw new ToolFailure(
      409,
      `${change.label} was changed or deleted meanwhile, so nothing was written. Ask again.`,
    )
  }
  return isDeletion ? null : { ...base, action: 'update', match: change.values, values: change.before }
}

async function refuseIfInUse(undo: Undo, context: CallContext): Promise<void> {
  const hanging = hangingOn[undo.table]
  if (!hanging) return
  const { noun, column, parts } = hanging
  for (const { table, what } of parts) {
    const query = untyped(context).from(table).select('id').eq(column, undo.id).limit(1)
    const { data } = await (table === 'lead_activities' ? query.neq('kind', 'created') : query).throwOnError()
    if (rowsSchema.parse(data).length > 0) {
      throw new ToolFailure(
        409,
        `This ${noun} has ${what} by now, so it stays. Delete it by hand if you want it gone.`,
      )
    }
  }
}

/** Restores the former values. 409 with a sentence where the row was changed since, without any effect. */
export async function applyUndo(undo: Undo, context: CallContext): Promise<void> {
  if (undo.action === 'delete') await refuseIfInUse(undo, context)
  if (!(await writeIfHolding(undo, undo.action === 'delete' ? null : undo.values, context))) {
    throw new ToolFailure(
      409,
      'It was changed since, so it was not taken back. Open it to change it by hand.',
    )
  }
  if (Object.keys(undo.restore).length > 0) {
    await untyped(context).from(undo.table).update(undo.restore).eq('id', undo.id).throwOnError()
  }
}
