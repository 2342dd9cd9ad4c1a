import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** The record that files are kept with: one of the five. */
export interface AttachedTo {
  lead_id?: string
  account_id?: string
  contact_id?: string
  task_id?: string
  recording_id?: string
}

/** How many files a record shows at most. */
export const shown = 100

/** The column that names the record, and its id. */
export function recordOf(of: AttachedTo): { column: keyof AttachedTo; id: string } {
  for (const column of ['lead_id', 'account_id', 'contact_id', 'task_id', 'recording_id'] as const) {
    const id = of[column]
    if (id !== undefined) return { column, id }
  }
  throw new Error('Files are kept with a record')
}

/** The files of a record, the latest first. */
export function attachmentsQuery(of: AttachedTo) {
  const { column, id } = recordOf(of)
  return queryOptions({
    queryKey: ['attachments', id],
    queryFn: async ({ signal }) => {
      const { data, count } = await supabase
        .from('attachments')
        .select('id, name, size_bytes, storage_path, created_by, created_at', { count: 'exact' })
        .eq(column, id)
        .order('created_at', { ascending: false })
        .limit(shown)
        .abortSignal(signal)
        .throwOnError()
      return { files: data, count: count ?? data.length }
    },
  })
}
export type Attachment = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof attachmentsQuery>['queryFn']>>>
>['files'][number]
