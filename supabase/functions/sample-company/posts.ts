import { countWords } from '@parley/core/text/words'
import type { SamplePost } from '../../seed/types.ts'
import type { Calendar } from './calendar.ts'

const wordsPerMinute = 200
const publishedHour = 8
const draftDaysAgo = 2

/** The row of blog_posts; `category` is a slug. Reading time as docs/specified.md S5.4 counts it. */
export function toPostRow(post: SamplePost, calendar: Calendar) {
  const words = countWords(post.content.replace(/<[^>]*>/g, ' '))
  const published =
    post.publishedDaysAgo === null ? null : calendar.past(post.publishedDaysAgo, publishedHour)
  return {
    title: post.title,
    slug: post.slug,
    category: post.category,
    excerpt: post.excerpt,
    content: post.content.trim(),
    status: published === null ? 'draft' : 'published',
    published_at: published,
    seo_title: post.seoTitle,
    seo_description: post.seoDescription,
    focus_keyword: post.focusKeyword,
    read_time_minutes: Math.ceil(words / wordsPerMinute),
    faq_items: post.faqItems,
    created_at: published ?? calendar.past(draftDaysAgo, publishedHour),
  }
}
