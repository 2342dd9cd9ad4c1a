import { keywordKey } from '@parley/core/blog/keyword-key'
import { linkedSlugs } from '@parley/core/blog/linked-slugs'
import { readPost } from '@parley/core/blog/read-post'
import type { Surroundings } from '@parley/core/seo/keyphrase'
import { containsPattern } from '@parley/core/text/like'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import { postKeys } from '../../refresh-posts.ts'

interface Asked {
  postId: string | null
  slug: string
  focusKeyword: string
  links: string[]
}

/** Other posts with the same keyword, in the singular or in the plural. */
async function findSameKeyword({ postId, focusKeyword }: Asked): Promise<{ title: string }[]> {
  const key = keywordKey(focusKeyword)
  if (key === '') return []
  const [first = ''] = key.split(' ')
  const { data } = await supabase
    .from('blog_posts')
    .select('id, title, focus_keyword')
    .ilike('focus_keyword', containsPattern(first))
    .order('created_at', { ascending: false })
    .limit(100)
    .throwOnError()
  return data
    .filter((post) => post.id !== postId && keywordKey(post.focus_keyword ?? '') === key)
    .map(({ title }) => ({ title }))
}

/** Of the slugs a post links to, those under which no post stands now; one that was renamed leads on. */
async function findBroken({ links }: Asked): Promise<string[]> {
  if (links.length === 0) return []
  const [posts, moved] = await Promise.all([
    inPieces(links, (piece) =>
      supabase.from('blog_posts').select('slug').in('slug', piece).limit(1000).throwOnError(),
    ),
    inPieces(links, (piece) =>
      supabase.from('blog_post_redirects').select('slug').in('slug', piece).limit(1000).throwOnError(),
    ),
  ])
  const known = new Set([...posts, ...moved].map(({ slug }) => slug))
  return links.filter((slug) => !known.has(slug)).map((slug) => `/blog/${slug}`)
}

/** How many published posts link to one that is published. */
async function countLinks({ postId, slug }: Asked): Promise<number | null> {
  if (postId === null || slug === '') return null
  const { data } = await supabase
    .from('blog_posts')
    .select('status')
    .eq('id', postId)
    .maybeSingle()
    .throwOnError()
  if (data?.status !== 'published') return null
  const { count } = await supabase
    .from('blog_posts')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'published')
    .neq('id', postId)
    .like('content', `%/blog/${slug}"%`)
    .throwOnError()
  return count
}

/** The blog around a post, for checks that need its others; null until it is known. Asked anew as keyword or links change. */
export function useSurroundings(
  postId: string | null,
  { slug, content, focusKeyword }: { slug: string; content: string; focusKeyword: string },
): Surroundings | null {
  // Reading a long post for its links is no work for each key that is pressed.
  const settled = useDeferredValue(content)
  const links = useMemo(() => linkedSlugs(readPost(settled), globalThis.location.origin), [settled])
  const asked: Asked = { postId, slug, focusKeyword: useDeferredValue(focusKeyword.trim()), links }
  const { data = null } = useQuery({
    queryKey: [...postKeys.all, 'surroundings', asked],
    placeholderData: (before) => before,
    queryFn: async () => {
      const [sameKeyword, brokenLinks, linkedFrom] = await Promise.all([
        findSameKeyword(asked),
        findBroken(asked),
        countLinks(asked),
      ])
      return { sameKeyword, brokenLinks, linkedFrom }
    },
  })
  return data
}
