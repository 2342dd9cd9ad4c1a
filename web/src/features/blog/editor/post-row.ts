import { readTimeMinutes } from '@parley/core/blog/post-length'
import { readPost } from '@parley/core/blog/read-post'
import { toSlug } from '@parley/core/text/slug'
import { countWords } from '@parley/core/text/words'
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

const orNull = (text: string): string | null => text.trim() || null

interface Lists {
  faq_items?: { question: string; answer: string }[]
  howto_steps?: { name: string; text: string }[]
}

/**
 * FAQ items and steps are sent only when there are any (docs/specified.md S3.11), and once more, empty, when the last
 * one of a stored list was taken away: otherwise it could never go.
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

/**
 * What is sent to `blog_posts` (S3.10, S5.3, S5.4): blanks as null, minutes to read counted. The form's content was
 * sanitised before.
 */
export function toRow(form: PostForm, stored: PostForm | null = null) {
  return {
    title: form.title.trim(),
    slug: toSlug(form.slug),
    excerpt: orNull(form.excerpt),
    content: form.content,
    featured_image_url: orNull(form.featuredImage),
    featured_image_alt: orNull(form.featuredImageAlt),
    seo_title: orNull(form.seoTitle),
    seo_description: orNull(form.seoDescription),
    category_id: form.categoryId || null,
    read_time_minutes: readTimeMinutes(countWords(readPost(form.content).text)),
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
