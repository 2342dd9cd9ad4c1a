import { voicePeriodMs } from '@parley/core/blog/calibrate-voice'
import { type ReadDraft, readDraft } from '@parley/core/blog/draft'
import type { LinkTarget } from '@parley/core/blog/internal-links'
import { readPost } from '@parley/core/blog/read-post'
import { z } from 'zod'
import type { Caller } from '../caller.ts'

/** The form's fields as they stand in the editor, saved or not, which offers have to fit (docs/deviations.md D10). */
const fieldsSchema = z
  .object({
    slug: z.string().max(200),
    seoTitle: z.string().max(300),
    seoDescription: z.string().max(500),
    focusKeyword: z.string().max(100),
    keywords: z.array(z.string().max(100)).max(100),
  })
  .partial()

/** The fields every helper's body shares: what is in the editor, and the post's id once it has one. */
export const postFields = {
  postId: z.uuid().nullish(),
  title: z.string().max(300),
  content: z.string(),
  fields: fieldsSchema.optional(),
}

interface GivenPost {
  postId?: string | null | undefined
  title: string
  content: string
  fields?: z.infer<typeof fieldsSchema> | undefined
}

/** The editor's content with its fields, or else those of the stored post. */
export async function loadDraft(
  { client }: Caller,
  given: GivenPost,
): Promise<ReadDraft & { authorId: string | null }> {
  const { data } = given.postId
    ? await client
        .from('blog_posts')
        .select('seo_title, seo_description, focus_keyword, author_id, blog_post_tags(blog_tags(name))')
        .eq('id', given.postId)
        .maybeSingle()
        .throwOnError()
    : { data: null }
  return {
    ...readDraft({
      title: given.title,
      content: given.content,
      seoTitle: given.fields?.seoTitle ?? data?.seo_title ?? '',
      seoDescription: given.fields?.seoDescription ?? data?.seo_description ?? '',
      focusKeyword: given.fields?.focusKeyword ?? data?.focus_keyword ?? '',
      keywords: given.fields?.keywords ?? (data?.blog_post_tags ?? []).map((tag) => tag.blog_tags.name),
    }),
    authorId: data?.author_id ?? null,
  }
}

const mostTargets = 300

/** The blog's other published posts, the newest first; `except` is the id or the slug of the post that links. */
export async function loadTargets(
  { client }: Caller,
  except: { postId?: string | null | undefined; slug?: string | undefined },
): Promise<LinkTarget[]> {
  const { data } = await client
    .from('blog_posts')
    .select('id, title, slug, excerpt, focus_keyword, content')
    .eq('status', 'published')
    .lte('published_at', new Date().toISOString())
    .order('published_at', { ascending: false })
    .limit(mostTargets)
    .throwOnError()
  return data
    .filter((post) => post.id !== except.postId && post.slug !== except.slug)
    .map(({ title, slug, excerpt, focus_keyword: focusKeyword, content }) => ({
      title,
      slug,
      excerpt,
      focusKeyword,
      text: readPost(content).text,
    }))
}

const mostTags = 500

/** Names of the tags that the blog has, which go before new ones. */
export async function loadTags({ client }: Caller): Promise<string[]> {
  const { data } = await client.from('blog_tags').select('name').order('name').limit(mostTags).throwOnError()
  return data.map(({ name }) => name)
}

const mostVoicePosts = 20

/** An author's 20 newest posts published within the past 30 days (docs/specified.md S9.13), except the current one. */
export async function loadPublished(
  { client }: Caller,
  authorId: string,
  postId: string | null,
): Promise<{ title: string; content: string }[]> {
  const { data } = await client
    .from('blog_posts')
    .select('id, title, content')
    .eq('author_id', authorId)
    .eq('status', 'published')
    .gte('published_at', new Date(Date.now() - voicePeriodMs).toISOString())
    .order('published_at', { ascending: false })
    .limit(mostVoicePosts + 1)
    .throwOnError()
  return data.filter((post) => post.id !== postId).slice(0, mostVoicePosts)
}
