import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { postKeys, refreshPosts } from '../refresh-posts.ts'

/** Names by id, in alphabetical order (docs/specified.md S7.6). */
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

/** Makes a category and returns its id. */
export async function createCategory(name: string, slug: string): Promise<string> {
  const { data } = await supabase
    .from('blog_categories')
    .insert({ name, slug })
    .select('id')
    .single()
    .throwOnError()
  await refreshPosts()
  return data.id
}
