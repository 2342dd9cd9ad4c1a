import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { postKeys, refreshPosts } from '../refresh-posts.ts'

/** Names by id, in alphabetical order (SPECIFICATION §7). */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: [...postKeys.categories, 'names'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('blog_categories')
        .select('id, name')
        .order('name')
        .abortSignal(signal)
        .throwOnError()
      return data
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
