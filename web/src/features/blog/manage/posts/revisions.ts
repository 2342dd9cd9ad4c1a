import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { postKeys, refreshPosts } from '../../refresh-posts.ts'

const snapshot = z.record(z.string(), z.unknown())

/** The revisions of a post, the newest first; the first one is what stands now. */
export const revisionsQuery = (postId: string) =>
  queryOptions({
    queryKey: [...postKeys.all, 'revisions', postId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('blog_post_revisions')
        .select('id, created_at, author_id, snapshot')
        .eq('post_id', postId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .abortSignal(signal)
        .throwOnError()
      return data.map((row) => ({ ...row, snapshot: snapshot.parse(row.snapshot) }))
    },
  })

/** Brings the words of a revision back as a new save; address, status and dates stay. */
export async function restoreRevision(id: string): Promise<void> {
  await supabase.rpc('restore_blog_post_revision', { revision_id: id }).throwOnError()
  await refreshPosts()
}
