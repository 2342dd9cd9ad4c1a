import { readTimeMinutes } from '@parley/core/blog/post-length'
import { readPost } from '@parley/core/blog/read-post'
import { sanitisePost } from '@parley/core/blog/sanitise-post'
import { toSlug } from '@parley/core/text/slug'
import { countWords } from '@parley/core/text/words'
import * as z from 'zod/mini'
import type { Database } from '~/data/database.ts'
import type { FaqItem, HowtoStep, PostForm } from '../post-form.ts'

type PostTable = Database['public']['Tables']['blog_posts']

export const postColumns =
  'id, version, status, published_at, updated_at, title, slug, excerpt, content, featured_image_url, featured_image_alt, seo_title, seo_description, category_id, focus_keyword, canonical_url, twitter_title, twitter_description, twitter_image, linkedin_title, linkedin_description, linkedin_image, instagram_image, threads_image, faq_items, howto_steps, blog_post_tags(blog_tags(name))'

type FormColumn =
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'featured_image_url'
  | 'featured_image_alt'
  | 'seo_title'
  | 'seo_description'
  | 'category_id'
  | 'focus_keyword'
  | 'canonical_url'
  | 'twitter_title'
  | 'twitter_description'
  | 'twitter_image'
  | 'linkedin_title'
  | 'linkedin_description'
  | 'linkedin_image'
  | 'instagram_image'
  | 'threads_image'
  | 'faq_items'
  | 'howto_steps'

export type PostRow = Pick<PostTable['Row'], FormColumn> & {
  blog_post_tags: { blog_tags: { name: string } | null }[]
}

export const emptyForm: PostForm = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  featuredImage: '',
  featuredImageAlt: '',
  seoTitle: '',
  seoDescription: '',
  categoryId: '',
  focusKeyword: '',
  keywords: [],
  canonicalUrl: '',
  twitterTitle: '',
  twitterDescription: '',
  twitterImage: '',
  linkedinTitle: '',
  linkedinDescription: '',
  linkedinImage: '',
  instagramImage: '',
  threadsImage: '',
  faqItems: [],
  howtoSteps: [],
}

const faqItems = z.array(z.object({ question: z.string(), answer: z.string() }))
const howtoSteps = z.array(z.object({ name: z.string(), text: z.string() }))

/** A row of `blog_posts` with its tags as the form has it; tag names become the keywords (SPECIFICATION §3). */
export function toForm(row: PostRow): PostForm {
  return {
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt ?? '',
    content: sanitisePost(row.content),
    featuredImage: row.featured_image_url ?? '',
    featuredImageAlt: row.featured_image_alt ?? '',
    seoTitle: row.seo_title ?? '',
    seoDescription: row.seo_description ?? '',
    categoryId: row.category_id ?? '',
    focusKeyword: row.focus_keyword ?? '',
    keywords: row.blog_post_tags.flatMap(({ blog_tags: tag }) => (tag ? [tag.name] : [])).toSorted(),
    canonicalUrl: row.canonical_url ?? '',
    twitterTitle: row.twitter_title ?? '',
    twitterDescription: row.twitter_description ?? '',
    twitterImage: row.twitter_image ?? '',
    linkedinTitle: row.linkedin_title ?? '',
    linkedinDescription: row.linkedin_description ?? '',
    linkedinImage: row.linkedin_image ?? '',
    instagramImage: row.instagram_image ?? '',
    threadsImage: row.threads_image ?? '',
    faqItems: faqItems.safeParse(row.faq_items).data ?? [],
    howtoSteps: howtoSteps.safeParse(row.howto_steps).data ?? [],
  }
}

const orNull = (text: string): string | null => text.trim() || null

interface Lists {
  faq_items?: { question: string; answer: string }[]
  howto_steps?: { name: string; text: string }[]
}

/**
 * FAQ items and steps are sent only when there are any (SPECIFICATION §3), and once more, empty, when the last one of a
 * stored list was taken away: otherwise it could never go.
 */
const listsOf = (
  { faqItems: items, howtoSteps: steps }: { faqItems: FaqItem[]; howtoSteps: HowtoStep[] },
  stored: PostForm | null,
): Lists => ({
  ...(items.length > 0 || (stored?.faqItems.length ?? 0) > 0
    ? { faq_items: items.map(({ question, answer }) => ({ question, answer })) }
    : {}),
  ...(steps.length > 0 || (stored?.howtoSteps.length ?? 0) > 0
    ? { howto_steps: steps.map(({ name, text }) => ({ name, text })) }
    : {}),
})

/** What is sent to `blog_posts` (SPECIFICATION §3, §5): blanks as null, content sanitised, minutes to read counted. */
export function toRow(form: PostForm, stored: PostForm | null = null) {
  const content = sanitisePost(form.content)
  return {
    title: form.title.trim(),
    slug: toSlug(form.slug),
    excerpt: orNull(form.excerpt),
    content,
    featured_image_url: orNull(form.featuredImage),
    featured_image_alt: orNull(form.featuredImageAlt),
    seo_title: orNull(form.seoTitle),
    seo_description: orNull(form.seoDescription),
    category_id: form.categoryId || null,
    read_time_minutes: readTimeMinutes(countWords(readPost(content).text)),
    focus_keyword: orNull(form.focusKeyword),
    canonical_url: orNull(form.canonicalUrl),
    twitter_title: orNull(form.twitterTitle),
    twitter_description: orNull(form.twitterDescription),
    twitter_image: orNull(form.twitterImage),
    linkedin_title: orNull(form.linkedinTitle),
    linkedin_description: orNull(form.linkedinDescription),
    linkedin_image: orNull(form.linkedinImage),
    instagram_image: orNull(form.instagramImage),
    threads_image: orNull(form.threadsImage),
    ...listsOf(form, stored),
  } satisfies PostTable['Insert']
}
