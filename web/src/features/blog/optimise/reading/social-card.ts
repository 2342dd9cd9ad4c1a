import { truncate } from '@parley/core/text/words'
import type { PostForm } from '../../post-form.ts'

export const networks = ['x', 'linkedin', 'instagram', 'threads'] as const
export type Network = (typeof networks)[number]

/** What a network shows of a link to the post. */
export interface SocialCard {
  title: string
  description: string
  /** An address; blank without an image. */
  image: string
}

const firstFilled = (...texts: string[]): string => texts.find((text) => text.trim() !== '')?.trim() ?? ''

const captionLength = { instagram: 125, threads: 500 }

/**
 * The card of each network: its own fields, otherwise meta title and title, meta description and excerpt, and the
 * featured image.
 */
export function toSocialCard(network: Network, form: PostForm): SocialCard {
  const title = firstFilled(form.seoTitle, form.title)
  const description = firstFilled(form.seoDescription, form.excerpt)
  const featured = form.featuredImage
  switch (network) {
    case 'x':
      return {
        title: firstFilled(form.twitterTitle, title),
        description: firstFilled(form.twitterDescription, description),
        image: firstFilled(form.twitterImage, featured),
      }
    case 'linkedin':
      return {
        title: firstFilled(form.linkedinTitle, title),
        description: firstFilled(form.linkedinDescription, description),
        image: firstFilled(form.linkedinImage, featured),
      }
    case 'instagram':
      return {
        title,
        description: truncate(description, captionLength.instagram),
        image: firstFilled(form.instagramImage, featured),
      }
    case 'threads':
      return {
        title,
        description: truncate(description, captionLength.threads),
        image: firstFilled(form.threadsImage, featured),
      }
  }
}
