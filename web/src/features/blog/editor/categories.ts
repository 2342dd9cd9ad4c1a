import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { postKeys } from '../refresh-posts.ts'

/** Names by id, in alphabetical order (docs/specified.md S7.6, docs/deviations.md D7). */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: [...postKeys.categories, 'names'],
    queryFn: async ({ signal }) => {
      const categories = await readAllById((after) =>
        supabase
          .from('blog_categories')
          .select('id, name', { count: 'exact' })
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return categories.toSorted((one, other) => one.name.localeCompare(other.name))
    },
  })

/** The name of the category that a post has; null where it has none, or one that is gone (S7.6). */
export const categoryNameQuery = (id: string) =>
  queryOptions({
    queryKey: [...postKeys.categories, 'name', id],
    enabled: id !== '',
    queryFn: async ({ signal }): Promise<string | null> => {
      const { data } = await supabase
        .from('blog_categories')
        .select('name')
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data?.name ?? null
    },
  })
