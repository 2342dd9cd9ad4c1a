import { sanitisePost } from '@parley/core/blog/sanitise-post'
import * as z from 'zod/mini'
import type { PostForm } from '../post-form.ts'
import type { PostRow } from './post-row.ts'

// Loaded with the first save or the first stored post: the sanitiser carries a parser.

/** The form as it may be stored or shown: its HTML sanitised. */
export const clean = (form: PostForm): PostForm => ({ ...form, content: sanitisePost(form.content) })

const faqItems = z.array(z.object({ question: z.string(), answer: z.string() }))
const howtoSteps = z.array(z.object({ name: z.string(), text: z.string() }))

/**
 * A row of `blog_posts` with its tags as the form has it; tag names become the keywords (docs/specified.md S3.12). Its
 * content is sanitised.
 */
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
