import { expect, test } from 'vitest'
import { everything } from '~/features/blog/public/listing-address.ts'
import { type PublishedArticle, readArticle, readListing } from '~/features/blog/public/published.ts'
import { buildArticleHead, buildPreviewHead } from './article-head.ts'
import { buildBreadcrumbs, buildFaqPage, buildHowTo, buildOrganization } from './json-ld.ts'
import { buildListingHead } from './listing-head.ts'
import { renderHead } from './page-head.ts'
import { buildSiteHead } from './site.ts'

const origin = 'https://crm.example'
const context = { origin, path: '/blog/voice-notes', imageSizes: { '/a.png': { width: 1200, height: 630 } } }
const answer = {
  post: {
    id: '1',
    title: 'Voice notes',
    slug: 'voice-notes',
    excerpt: 'What a form loses.',
    content: '<p>Three words here.</p><img src="/inside.png" alt="">',
    status: 'published',
    published_at: '2026-03-01T10:00:00Z',
    created_at: '2026-02-01T10:00:00Z',
    updated_at: '2026-03-02T10:00:00Z',
    read_time_minutes: 0,
    featured_image_url: '/a.png',
    featured_image_alt: 'A wave',
    seo_title: 'Voice notes that sell',
    seo_description: 'Described.',
    canonical_url: null,
    twitter_title: null,
    twitter_description: 'On X.',
    twitter_image: '/x.png',
    faq_items: [{ question: 'Why?', answer: 'Because.' }, { question: 1 }],
    howto_steps: [],
  },
  author: 'Ada',
  category: { name: 'Guides', slug: 'guides' },
  tags: [{ name: 'voice', slug: 'voice' }],
  related: [],
  previous: null,
  next: null,
}
const article = readArticle(answer)
const changed = (part: Partial<PublishedArticle['post']>): PublishedArticle => ({
  ...article,
  post: { ...article.post, ...part },
})

test('the head of a post, field by field', () => {
  const { jsonLd: _, ...head } = buildArticleHead(article, context)
  expect(head).toEqual({
    title: 'Voice notes that sell',
    description: 'Described.',
    canonical: 'https://crm.example/blog/voice-notes',
    openGraph: {
      type: 'article',
      site_name: 'Parley',
      locale: 'en_US',
      title: 'Voice notes that sell',
      description: 'Described.',
      url: 'https://crm.example/blog/voice-notes',
      image: 'https://crm.example/a.png',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': 'A wave',
    },
    article: [
      ['published_time', '2026-03-01T10:00:00Z'],
      ['modified_time', '2026-03-02T10:00:00Z'],
      ['author', 'Ada'],
      ['section', 'Guides'],
      ['tag', 'voice'],
    ],
    card: {
      card: 'summary_large_image',
      title: 'Voice notes that sell',
      description: 'On X.',
      image: 'https://crm.example/x.png',
    },
    links: [
      {
        rel: 'alternate',
        type: 'text/markdown',
        title: 'Voice notes',
        href: 'https://crm.example/blog/voice-notes.md',
      },
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'Parley blog',
        href: 'https://crm.example/rss.xml',
      },
      {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: 'Parley blog',
        href: 'https://crm.example/atom.xml',
      },
      {
        rel: 'alternate',
        type: 'application/feed+json',
        title: 'Parley blog',
        href: 'https://crm.example/feed.json',
      },
    ],
  })
})

test('blank fields fall back to what the post holds', () => {
  const head = buildArticleHead(
    changed({
      seo_title: ' ',
      seo_description: '',
      excerpt: null,
      featured_image_url: null,
      twitter_image: null,
    }),
    context,
  )
  expect(head.title).toBe('Voice notes · Parley')
  expect(head.description).toBe('Three words here.')
  expect(head.openGraph['image']).toBe('https://crm.example/inside.png')
  expect(head.card['image']).toBe('https://crm.example/inside.png')
})

test.each([
  ['https://medium.example/x', 'https://medium.example/x'],
  ['javascript:alert(1)', 'https://crm.example/blog/voice-notes'],
  ['not an address', 'https://crm.example/blog/voice-notes'],
])('a canonical address of %s', (given, canonical) => {
  expect(buildArticleHead(changed({ canonical_url: given }), context).canonical).toBe(canonical)
})

test('JSON-LD of a post', () => {
  const [posting, breadcrumbs, faq] = buildArticleHead(article, context).jsonLd
  const organisation = {
    '@type': 'Organization',
    '@id': 'https://crm.example/#organization',
    name: 'Parley',
    url: 'https://crm.example/',
    logo: 'https://crm.example/icon-512.png',
  }
  expect(posting).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Voice notes',
    description: 'Described.',
    url: 'https://crm.example/blog/voice-notes',
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://crm.example/blog/voice-notes' },
    datePublished: '2026-03-01T10:00:00Z',
    dateModified: '2026-03-02T10:00:00Z',
    author: {
      '@type': 'Person',
      '@id': 'https://crm.example/blog/author/ada#person',
      url: 'https://crm.example/blog/author/ada',
      name: 'Ada',
    },
    publisher: organisation,
    image: ['https://crm.example/a.png'],
    articleSection: 'Guides',
    keywords: 'voice',
    wordCount: 3,
    timeRequired: 'PT1M',
    inLanguage: 'en',
    isAccessibleForFree: true,
  })
  expect(breadcrumbs).toEqual(
    buildBreadcrumbs(origin, [
      { name: 'Blog', path: '/blog' },
      { name: 'Guides', path: '/blog/category/guides' },
      { name: 'Voice notes', path: '/blog/voice-notes' },
    ]),
  )
  expect(faq).toEqual(buildFaqPage([{ question: 'Why?', answer: 'Because.' }]))
  expect(buildOrganization(origin)).toMatchObject(organisation)
})

test('questions and steps as the vocabulary has them', () => {
  expect(buildFaqPage([{ question: 'Why?', answer: 'Because.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ],
  })
  expect(buildHowTo('Record', 'How', [{ name: 'Press R', text: 'Speak.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: 'Record',
    description: 'How',
    step: [{ '@type': 'HowToStep', position: 1, name: 'Press R', text: 'Speak.' }],
  })
})

test('a preview asks not to be found and says nothing to machines', () => {
  const head = buildPreviewHead(article, context)
  expect(head).toMatchObject({ canonical: null, robots: 'noindex, nofollow', links: [], jsonLd: [] })
})

const listing = readListing({ scope: null, total: 30, posts: [], categories: [], tags: [] })
test('pages of the list know their neighbours and their own address', () => {
  const head = buildListingHead(listing, { ...everything, page: 2 }, origin)
  expect(head.canonical).toBe('https://crm.example/blog?page=2')
  expect(head.links.filter(({ rel }) => rel !== 'alternate')).toEqual([
    { rel: 'prev', href: 'https://crm.example/blog' },
    { rel: 'next', href: 'https://crm.example/blog?page=3' },
  ])
  expect(
    buildListingHead(listing, { ...everything, page: 3 }, origin).links.map(({ rel }) => rel),
  ).not.toContain('next')
})

test('what a search found is not to be indexed', () => {
  expect(buildListingHead(listing, { ...everything, search: 'a & b' }, origin)).toMatchObject({
    canonical: null,
    robots: 'noindex, follow',
    title: 'Search: a & b · Parley',
  })
})

test('nothing an author wrote leaves its attribute or script', () => {
  const evil = `"><script>alert(1)</script>`
  const html = renderHead({
    ...buildSiteHead({ title: evil, description: evil, origin, path: '/' }),
    jsonLd: [{ name: `</script>${evil}` }],
  })
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})
