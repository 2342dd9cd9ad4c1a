import { expect, it } from 'vitest'
import type { PostForm } from '../../post-form.ts'
import { networks, toSocialCard } from './social-card.ts'

const form: PostForm = {
  title: 'Title',
  slug: '',
  excerpt: 'Excerpt',
  content: '',
  featuredImage: '/featured.png',
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

it.each(networks)('%s falls back to title, excerpt and featured image', (network) => {
  expect(toSocialCard(network, form)).toEqual({
    title: 'Title',
    description: 'Excerpt',
    image: '/featured.png',
  })
})

it.each(networks)('%s prefers meta title and description to title and excerpt', (network) => {
  const card = toSocialCard(network, { ...form, seoTitle: 'Meta', seoDescription: 'Description' })
  expect(card).toMatchObject({ title: 'Meta', description: 'Description' })
})

it('takes the fields of a network for that network alone', () => {
  const own = { ...form, twitterTitle: 'For X', twitterImage: '/x.png', linkedinDescription: 'For LinkedIn' }
  expect(toSocialCard('x', own)).toEqual({ title: 'For X', description: 'Excerpt', image: '/x.png' })
  expect(toSocialCard('linkedin', own)).toEqual({
    title: 'Title',
    description: 'For LinkedIn',
    image: '/featured.png',
  })
})
