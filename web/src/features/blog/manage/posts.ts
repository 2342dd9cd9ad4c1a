import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { postKeys } from '../refresh-posts.ts'

/** What the lists show of a post: no content, so that a long blog stays quick. */
export const postColumns =
  'id, title, slug, excerpt, status, published_at, created_at, updated_at, planned_for, category_id, read_time_minutes, blog_categories(name), blog_post_schedules(publish_at)'

export type PostStatus = 'draft' | 'scheduled' | 'published'

const readPosts = async (signal: AbortSignal) => {
  const { data } = await supabase
    .from('blog_posts')
    .select(postColumns)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(mostPosts)
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** More posts than this are not listed at once. */
export const mostPosts = 1000
export type ListedPost = Awaited<ReturnType<typeof readPosts>>[number]

/** All posts an admin may see, the newest first (SPECIFICATION §7). */
export const postsQuery = () =>
  queryOptions({ queryKey: [...postKeys.all, 'list'], queryFn: ({ signal }) => readPosts(signal) })

/** Where a post stands: a draft with an appointment is scheduled. */
export const statusOf = (post: ListedPost): PostStatus =>
  post.status === 'published' ? 'published' : post.blog_post_schedules ? 'scheduled' : 'draft'

const readCategories = async (signal: AbortSignal) => {
  const { data } = await supabase
    .from('blog_categories')
    .select('id, name, slug, description, blog_posts(count)')
    .order('name')
    .abortSignal(signal)
    .throwOnError()
  return data
}
export type Category = Awaited<ReturnType<typeof readCategories>>[number]

/** The categories with how many posts each holds. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: [...postKeys.categories, 'counted'],
    queryFn: ({ signal }) => readCategories(signal),
  })
