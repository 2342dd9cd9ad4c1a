import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import type { PostForm } from '../post-form.ts'
import { postKeys, refreshPosts } from '../refresh-posts.ts'
import { findSaveProblem } from './find-problem.ts'
import { type PostRow, postColumns, toRow } from './post-row.ts'
import type { SaverPorts } from './post-saver.ts'
import type { PostStatus, StoredMark, StoredPost } from './stored-post.ts'

const markColumns = 'id, version, status, published_at, updated_at'

interface MarkRow {
  id: string
  version: number
  status: string
  published_at: string | null
  updated_at: string
}

const toMark = (row: MarkRow): StoredMark => ({
  id: row.id,
  version: row.version,
  status: row.status === 'published' ? 'published' : 'draft',
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
})

/** Who made the newest revision; null for the product itself, and for people of another company. */
export async function readLastAuthor(postId: string): Promise<string | null> {
  const revisions = await supabase
    .from('blog_post_revisions')
    .select('author_id')
    .eq('post_id', postId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
  const author = revisions.data?.[0]?.author_id
  if (!author) return null
  const { data } = await supabase.from('profiles').select('full_name').eq('id', author).maybeSingle()
  return data?.full_name ?? null
}

/** The stored version of a post; 0 where it is gone. */
export async function readVersion(postId: string): Promise<number> {
  const { data } = await supabase.from('blog_posts').select('version').eq('id', postId).maybeSingle()
  return data?.version ?? 0
}

async function readPostRow(id: string): Promise<(MarkRow & PostRow) | null> {
  const { data } = await supabase
    .from('blog_posts')
    .select(postColumns)
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data
}

async function readStoredPost(id: string): Promise<StoredPost | null> {
  const [row, by] = await Promise.all([readPostRow(id), readLastAuthor(id)])
  if (!row) return null
  const { toForm } = await import('./stored-form.ts')
  return { mark: toMark(row), form: toForm(row), by }
}

/** A post to edit; null where there is none. Read anew each time an editor opens. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['blog-post', id],
    queryFn: () => readStoredPost(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The newest posts for the menu (docs/specified.md S7.5, docs/deviations.md D8). */
export const postsQuery = () =>
  queryOptions({
    queryKey: [...postKeys.all, 'menu'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('blog_posts')
        .select('id, title, slug, excerpt, status, published_at')
        .order('published_at', { ascending: false, nullsFirst: true })
        .order('created_at', { ascending: false })
        .limit(50)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

/** After a save (S4.2) every list is out of date, and the menu's is read at once. */
export async function readPostsAgain(): Promise<void> {
  await refreshPosts()
  await queryClient.prefetchQuery({ ...postsQuery(), staleTime: 0 })
}

/** Publish sets published_at to now; a draft keeps what it had (S4.2). */
const statusColumns = (status: PostStatus) =>
  status === 'published' ? { status, published_at: new Date().toISOString() } : { status }

async function insert(id: string, form: PostForm, status: PostStatus): Promise<StoredMark> {
  const { data } = await supabase
    .from('blog_posts')
    .insert({ id, ...toRow(form), ...statusColumns(status) })
    .select(markColumns)
    .single()
    .throwOnError()
  return toMark(data)
}

async function update(
  { id, version }: StoredMark,
  form: PostForm,
  status: PostStatus,
  stored: PostForm | null,
): Promise<StoredMark | null> {
  const { data } = await supabase
    .from('blog_posts')
    .update({ ...toRow(form, stored), ...statusColumns(status) })
    .eq('id', id)
    .eq('version', version)
    .select(markColumns)
    .maybeSingle()
    .throwOnError()
  return data && toMark(data)
}

async function setKeywords(id: string, keywords: string[]): Promise<void> {
  await supabase.rpc('set_blog_post_tags', { post_id: id, names: keywords }).throwOnError()
}

export const saverPorts: SaverPorts = {
  problemOf: findSaveProblem,
  clean: async (form) => (await import('./stored-form.ts')).clean(form),
  newId: () => crypto.randomUUID(),
  insert,
  update,
  setKeywords,
  read: readStoredPost,
  isSame: (one, other) => JSON.stringify(toRow(one, one)) === JSON.stringify(toRow(other, one)),
  later: (run, delay) => {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
}

/** Whether a save failed because another post has the address. */
export const isSlugTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505' && error.message.includes('slug')
