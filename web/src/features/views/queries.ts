import { readAllById } from '@parley/core/paging/read-pages'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { queryOptions } from '@tanstack/react-query'
import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import type { SavedView } from './view-state.ts'

export const viewsKey = ['views'] as const

/** One's own views of a list and those the company shares, in their order. */
export const viewsQuery = (record: SalesRecord) =>
  queryOptions({
    queryKey: [...viewsKey, record],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<SavedView[]> => {
      const rows = await readAllById((after) =>
        supabase
          .from('lead_views')
          .select('id, owner_id, name, is_shared, search, position, created_at', { count: 'exact' })
          .eq('record', record)
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      const inOrder = rows.toSorted(
        (a, b) => a.position - b.position || a.created_at.localeCompare(b.created_at),
      )
      return inOrder.map(({ id, owner_id: ownerId, name, is_shared: isShared, search }) => ({
        id,
        ownerId,
        name,
        isShared,
        search: typeof search === 'object' && search !== null ? search : {},
      }))
    },
  })

export interface ViewDraft {
  name: string
  isShared: boolean
}

/** @returns the new view's id */
export async function createView(
  record: SalesRecord,
  { name, isShared }: ViewDraft,
  search: object,
): Promise<string> {
  const { data: last } = await supabase
    .from('lead_views')
    .select('position')
    .eq('record', record)
    .order('position', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  const { data } = await supabase
    .from('lead_views')
    .insert({ record, name, is_shared: isShared, search: { ...search }, position: (last?.position ?? 0) + 1 })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

/** Fails with PGRST116 where the view is gone, or not this person's to change. */
export async function changeView(
  id: string,
  { search, isShared, ...patch }: Partial<ViewDraft> & { search?: object },
): Promise<void> {
  await supabase
    .from('lead_views')
    .update({
      ...patch,
      ...(isShared === undefined ? {} : { is_shared: isShared }),
      ...(search === undefined ? {} : { search: { ...search } }),
    })
    .eq('id', id)
    .select('id')
    .single()
    .throwOnError()
}

export async function deleteViews(ids: readonly string[]): Promise<void> {
  await inPieces(ids, (piece) => supabase.from('lead_views').delete().in('id', piece).throwOnError())
}
