import { type CustomField, fieldTypes } from '@parley/core/leads/custom-fields'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { queryOptions } from '@tanstack/react-query'
import type { Database } from '~/data/database.ts'
import { supabase } from '~/data/supabase.ts'

export interface OwnField extends CustomField {
  id: string
  record: string
}

export const fieldsKey = ['own-fields'] as const

type Row = Pick<
  Database['public']['Tables']['lead_fields']['Row'],
  'id' | 'record' | 'key' | 'label' | 'type' | 'options'
>

const readField = ({ type, ...row }: Row): OwnField => ({
  ...row,
  type: fieldTypes.find((known) => known === type) ?? 'text',
})

/** The fields that the company gave a record, in its order. */
export const fieldsQuery = (record: SalesRecord) =>
  queryOptions({
    queryKey: [...fieldsKey, record],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<OwnField[]> => {
      const { data } = await supabase
        .from('lead_fields')
        .select('id, record, key, label, type, options')
        .eq('record', record)
        .order('position')
        .order('created_at')
        .limit(50)
        .abortSignal(signal)
        .throwOnError()
      return data.map(readField)
    },
  })

export type NewField = CustomField & { record: SalesRecord; position: number }

export async function addField(field: NewField): Promise<void> {
  await supabase
    .from('lead_fields')
    .insert({ ...field, options: [...field.options] })
    .throwOnError()
}

export async function changeField(id: string, patch: { label?: string; options?: string[] }): Promise<void> {
  await supabase.from('lead_fields').update(patch).eq('id', id).throwOnError()
}

/** Gives the fields this order. */
export async function orderFields(ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await supabase.from('lead_fields').update({ position }).eq('id', id).throwOnError()
}

/** Removes a field and its values. */
export async function removeField(id: string): Promise<void> {
  await supabase.from('lead_fields').delete().eq('id', id).throwOnError()
}

/** How many records have a value there. */
export async function countValues(record: SalesRecord, key: string): Promise<number> {
  const { count } = await supabase
    .from(record)
    .select('id', { count: 'exact', head: true })
    .not(`custom->${key}`, 'is', null)
    .throwOnError()
  return count ?? 0
}
