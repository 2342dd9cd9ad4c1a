import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { postKeys, refreshPosts } from '../refresh-posts.ts'

/** When a post goes out by itself, ISO 8601; null where nothing is arranged. */
export const scheduleQuery = (postId: string | null) =>
  queryOptions({
    queryKey: [...postKeys.schedule, postId],
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

/** A call of its own, after the save: the saved payload holds no schedule (docs/specified.md P5). */
export async function schedulePost(postId: string, at: Date): Promise<void> {
  await supabase.rpc('schedule_blog_post', { post_id: postId, publish_at: at.toISOString() }).throwOnError()
  await refreshPosts()
}

export async function cancelSchedule(postId: string): Promise<void> {
  await supabase.from('blog_post_schedules').delete().eq('post_id', postId).throwOnError()
  await refreshPosts()
}
