import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { refreshPosts } from './post-calls.ts'

/** When a post goes out by itself, ISO 8601; null where nothing is arranged. */
export const scheduleQuery = (postId: string | null) =>
  queryOptions({
    queryKey: ['blog-schedule', postId],
    enabled: postId !== null,
    queryFn: async () => {
      const { data } = await supabase
        .from('blog_post_schedules')
        .select('publish_at')
        .eq('post_id', postId ?? '')
        .maybeSingle()
        .throwOnError()
      return data?.publish_at ?? null
    },
  })

export async function refreshSchedule(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ['blog-schedule'] }), refreshPosts()])
}

/** A call of its own, after the save: the saved payload holds no schedule (PRODUCT.md, reading 5). */
export async function schedulePost(postId: string, at: Date): Promise<void> {
  await supabase.rpc('schedule_blog_post', { post_id: postId, publish_at: at.toISOString() }).throwOnError()
  await refreshSchedule()
}

export async function cancelSchedule(postId: string): Promise<void> {
  await supabase.from('blog_post_schedules').delete().eq('post_id', postId).throwOnError()
  await refreshSchedule()
}
