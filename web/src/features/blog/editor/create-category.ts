import { supabase } from '~/data/supabase.ts'
import { refreshPosts } from '../refresh-posts.ts'

/** Makes a category and returns its id. */
export async function createCategory(name: string, slug: string, description: string): Promise<string> {
  const { data } = await supabase
    .from('blog_categories')
    .insert({ name, slug, description: description || null })
    .select('id')
    .single()
    .throwOnError()
  await refreshPosts()
  return data.id
}
