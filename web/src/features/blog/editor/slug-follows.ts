import { lengthLimits } from '@parley/core/seo/limits'
import { toSlug } from '@parley/core/text/slug'
import type { PostForm } from '../post-form.ts'

/** Whether a post's address still follows its title: it was never written by hand, and nobody was given it yet. */
export const isFollowing = (form: PostForm, isPublished: boolean): boolean =>
  !isPublished && (form.slug === '' || form.slug === toSlug(form.title))

/** What a new title changes (docs/specified.md S4.11). */
export const withTitle = (title: string, isSlugFollowing: boolean): Partial<PostForm> =>
  isSlugFollowing ? { title, slug: toSlug(title) } : { title }

/** The meta title copies the title only if empty, once the title is written. */
export const withMetaTitle = ({ title, seoTitle }: PostForm): Partial<PostForm> | null =>
  seoTitle === '' && title.trim() !== ''
    ? { seoTitle: title.trim().slice(0, lengthLimits.metaTitle.most) }
    : null
