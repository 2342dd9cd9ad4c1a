import type { Database } from '@parley/core/database.types'
import type { SupabaseClient } from '@supabase/supabase-js'

/** Somebody who writes: the first account of an instance, its admin. */
export { createAccount as createAuthor } from './colleague.ts'

export type Client = SupabaseClient<Database>
export type NewPost = Database['public']['Tables']['blog_posts']['Insert']

/** Publishes posts as the admin, `daysAgo` days back each, and answers their ids by slug. */
export async function publish(
  author: Client,
  posts: (Omit<NewPost, 'status' | 'published_at'> & { daysAgo?: number; tags?: string[] })[],
): Promise<Map<string, string>> {
  const rows = posts.map(({ daysAgo = 1, tags: _tags, ...post }) => ({
    ...post,
    status: 'published',
    published_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  }))
  const { data } = await author
    .from('blog_posts')
    .insert(rows, { defaultToNull: false })
    .select('id, slug')
    .throwOnError()
  const ids = new Map(data.map(({ id, slug }) => [slug, id]))
  for (const { slug, tags } of posts) {
    const id = ids.get(slug)
    if (tags && id) await author.rpc('set_blog_post_tags', { post_id: id, names: tags }).throwOnError()
  }
  return ids
}

/** Puts an image into the blog's bucket and answers its public address. */
export async function uploadImage(
  author: Client,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const bucket = author.storage.from('blog-images')
  const { error } = await bucket.upload(name, new Blob([bytes], { type: 'image/png' }), {
    contentType: 'image/png',
  })
  if (error) throw error
  return bucket.getPublicUrl(name).data.publicUrl
}
