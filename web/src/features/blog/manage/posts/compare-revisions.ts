import { readPost } from '@parley/core/blog/read-post'
import { diffWordsWithSpace } from 'diff'

/** A stretch of text: what both versions hold, or what only the newer (`added`) or older one (`removed`) does. */
export interface Stretch {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

export interface FieldChange {
  field: string
  stretches: Stretch[]
}

const labels: Record<string, string> = {
  title: 'Title',
  slug: 'Slug',
  status: 'Status',
  excerpt: 'Excerpt',
  content: 'Content',
  seo_title: 'Meta title',
  seo_description: 'Meta description',
  focus_keyword: 'Focus keyword',
  canonical_url: 'Canonical URL',
  featured_image_url: 'Featured image',
  featured_image_alt: 'Alt text of the featured image',
  twitter_title: 'X title',
  twitter_description: 'X description',
  linkedin_title: 'LinkedIn title',
  linkedin_description: 'LinkedIn description',
  faq_items: 'FAQ',
  howto_steps: 'HowTo steps',
  tags: 'Keywords',
}

type Snapshot = Record<string, unknown>

function toText(field: string, value: unknown): string {
  if (typeof value === 'string') return field === 'content' ? readPost(value).text : value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map((part) => toText('', part))
    .join('\n')
}

/** What differs between two snapshots of a post, field by field, as words; markup of the content is left aside. */
export const compareRevisions = (older: Snapshot, newer: Snapshot): FieldChange[] =>
  Object.entries(labels).flatMap(([field, label]) => {
    const [before, after] = [toText(field, older[field]), toText(field, newer[field])]
    if (before === after) return []
    const stretches = diffWordsWithSpace(before, after).map(
      ({ added, removed, value }): Stretch => ({
        kind: added ? 'added' : removed ? 'removed' : 'kept',
        text: value,
      }),
    )
    return [{ field: label, stretches }]
  })
