import { type Day, moveDay, toInstant } from '@parley/core/blog/calendar'
import { readAllById } from '@parley/core/paging/read-pages'
import { anyColumnHolds } from '@parley/core/text/like'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { postKeys } from '../refresh-posts.ts'
import type { PostStatus, PostsSearch } from './posts/posts-search.ts'

/** What the lists show of a post: no content, so that a long blog stays quick. */
const postColumns =
  'id, title, slug, excerpt, status, published_at, created_at, updated_at, planned_for, category_id, read_time_minutes, blog_categories(name), blog_post_schedules(publish_at)'

const pageSize = 100

const selectPosts = (count?: 'exact') =>
  supabase.from('blog_posts').select(postColumns, count ? { count } : {})
type PostsRequest = ReturnType<typeof selectPosts>

const narrowers: Record<PostStatus, (query: PostsRequest) => unknown> = {
  published: (query) => query.eq('status', 'published'),
  scheduled: (query) => query.eq('status', 'draft').not('blog_post_schedules', 'is', null),
  draft: (query) => query.eq('status', 'draft').is('blog_post_schedules', null),
}

/** Leaves of a request those that fit the filters; words match title and excerpt whatever their letter case. */
function narrow(query: PostsRequest, { q, status, category }: PostsSearch): PostsRequest {
  const words = q?.trim()
  if (words) query.or(anyColumnHolds(['title', 'excerpt'], words))
  if (status) narrowers[status](query)
  if (category === 'none') query.is('category_id', null)
  else if (category) query.eq('category_id', category)
  return query
}

const sorters: Record<
  NonNullable<PostsSearch['sort']>,
  (query: PostsRequest, ascending: boolean) => unknown
> = {
  title: (query, ascending) => query.order('title', { ascending }),
  created: (query, ascending) => query.order('created_at', { ascending }),
  // What goes out comes after what is out; drafts without a time stand before all.
  published: (query, ascending) =>
    query
      .order('blog_post_schedules(publish_at)', { ascending, nullsFirst: ascending })
      .order('published_at', { ascending, nullsFirst: ascending }),
}

async function readPage(search: PostsSearch, page: number, signal: AbortSignal) {
  const query = narrow(selectPosts(page === 0 ? 'exact' : undefined), search)
  sorters[search.sort ?? 'created'](query, search.direction === 'up')
  const { data, count } = await query
    .order('id')
    .range(page * pageSize, (page + 1) * pageSize - 1)
    .abortSignal(signal)
    .throwOnError()
  return { posts: data, total: count }
}
/** `total`, of all that fit, stands on the first page. */
export type PostsPage = Awaited<ReturnType<typeof readPage>>
export type ListedPost = PostsPage['posts'][number]

/** The posts an admin may see that fit the filters, in the order asked for. Pages of 100. */
export const postsQuery = (search: PostsSearch) =>
  infiniteQueryOptions({
    queryKey: [...postKeys.all, 'list', search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: (last: PostsPage, all: PostsPage[]) =>
      last.posts.length < pageSize ? undefined : all.length,
    queryFn: ({ signal, pageParam }) => readPage(search, pageParam, signal),
  })

/** Each post of several pages once: one that moved while the next page was read may stand on two. */
export const postsOf = (pages: readonly PostsPage[]): ListedPost[] => [
  ...new Map(pages.flatMap(({ posts }) => posts).map((post) => [post.id, post])).values(),
]

/** Whether each post that fits the filters is published, by id; however many they are. */
export async function readChosen(search: PostsSearch): Promise<Map<string, boolean>> {
  const posts = await readAllById((after) =>
    narrow(selectPosts(), search).gt('id', after).order('id').throwOnError(),
  )
  return new Map(posts.map(({ id, status }) => [id, status === 'published']))
}

/** The posts with a day from the first to the last, both included, on the wall of a time zone. */
export const datedPostsQuery = (first: Day, last: Day, timeZone: string) =>
  queryOptions({
    queryKey: [...postKeys.all, 'dated', first, last, timeZone],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ListedPost[]> => {
      const from = toInstant(first, '00:00', timeZone)
      const to = toInstant(moveDay(last, 1), '00:00', timeZone)
      const requests = [
        () => selectPosts().eq('status', 'published').gte('published_at', from).lt('published_at', to),
        () =>
          narrow(selectPosts(), { status: 'scheduled' })
            .gte('blog_post_schedules.publish_at', from)
            .lt('blog_post_schedules.publish_at', to),
        () => narrow(selectPosts(), { status: 'draft' }).gte('planned_for', first).lte('planned_for', last),
      ]
      const read = await Promise.all(
        requests.map((request) =>
          readAllById((after) => request().gt('id', after).order('id').abortSignal(signal).throwOnError()),
        ),
      )
      // One that goes out meanwhile may stand in two of them.
      return [...new Map(read.flat().map((post) => [post.id, post])).values()]
    },
  })

/** Drafts without a day, the last touched first. Pages of 100. */
export const undatedPostsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...postKeys.all, 'undated'],
    initialPageParam: 0,
    getNextPageParam: (last: PostsPage, all: PostsPage[]) =>
      last.posts.length < pageSize ? undefined : all.length,
    queryFn: async ({ signal, pageParam: page }) => {
      const { data, count } = await narrow(selectPosts(page === 0 ? 'exact' : undefined), { status: 'draft' })
        .is('planned_for', null)
        .order('updated_at', { ascending: false })
        .order('id')
        .range(page * pageSize, (page + 1) * pageSize - 1)
        .abortSignal(signal)
        .throwOnError()
      return { posts: data, total: count }
    },
  })

/** Where a post stands: a draft with an appointment is scheduled. */
export const statusOf = (post: ListedPost): PostStatus =>
  post.status === 'published' ? 'published' : post.blog_post_schedules ? 'scheduled' : 'draft'

async function readCategories(signal: AbortSignal) {
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
