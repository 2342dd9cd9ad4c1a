import { type CustomField, fieldTypes } from '@parley/core/leads/custom-fields'
import { queryOptions } from '@tanstack/react-query'
import type { Database } from '~/data/database.ts'
import { supabase } from '~/data/supabase.ts'

export interface LeadField extends CustomField {
  id: string
}

export const fieldsKey = ['lead-fields'] as const

type Row = Pick<
  Database['public']['Tables']['lead_fields']['Row'],
  'id' | 'key' | 'label' | 'type' | 'options'
>

const readField = ({ type, ...row }: Row): LeadField => ({
  ...row,
  type: fieldTypes.find((known) => known === type) ?? 'text',
})

/** The fields that the company gave its leads, in its order. */
export const fieldsQuery = () =>
  queryOptions({
    queryKey: fieldsKey,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<LeadField[]> => {
      const { data } = await supabase
        .from('lead_fields')
        .select('id, key, label, type, options')
        .order('position')
        .order('created_at')
        .limit(50)
        .abortSignal(signal)
        .throwOnError()
      return data.map(readField)
    },
  })

export type NewField = CustomField & { position: number }

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

/** How many leads have a value there. */
export async function countValues(key: string): Promise<number> {
  const { count } = await supabase
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .not(`custom->${key}`, 'is', null)
    .throwOnError()
  return count ?? 0
}
