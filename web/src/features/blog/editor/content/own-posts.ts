import { containsPattern } from '@parley/core/text/like'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { postKeys } from '../../refresh-posts.ts'

/** Own posts whose title holds some words, the newest eight; only asked once two characters are there. */
export const ownPostsQuery = (words: string) =>
  queryOptions({
    queryKey: [...postKeys.all, 'by-title', words],
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('blog_posts')
        .select('id, title, slug, status')
        .ilike('title', containsPattern(words))
        .order('published_at', { ascending: false, nullsFirst: false })
        .order('created_at', { ascending: false })
        .limit(8)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
