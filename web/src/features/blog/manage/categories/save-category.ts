import { describeError } from '~/data/describe-error.ts'
import { supabase } from '~/data/supabase.ts'
import { refreshPosts } from '../../refresh-posts.ts'
import type { CategoryForm } from './check-category.ts'

/** Creates a category, or changes the one with the id. Throws what the database said, in words for a name in use. */
export async function saveCategory(id: string | null, form: CategoryForm): Promise<void> {
  const row = {
    name: form.name.trim(),
    slug: form.slug.trim(),
    description: form.description.trim() || null,
  }
  const { error } = await (id === null
    ? supabase.from('blog_categories').insert(row)
    : supabase.from('blog_categories').update(row).eq('id', id))
  if (error) {
    throw new Error(error.code === '23505' ? 'Another category has this name or slug.' : describeError(error))
  }
  await refreshPosts()
}

/** Deletes a category and moves its posts to another one, or to none; answers how many moved. */
export async function deleteCategory(id: string, moveTo: string | null): Promise<number> {
  const { data } = await supabase
    .rpc('delete_blog_category', { category_id: id, ...(moveTo === null ? {} : { move_to: moveTo }) })
    .throwOnError()
  await refreshPosts()
  return data
}
