import { createHash } from 'node:crypto'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atSize } from '../server/src/testing/at-size.ts'
import { accessibilityProblems, watchErrors } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { openPlace } from './support/journey.ts'
import { payloads } from './support/payloads.ts'
import { type Client, createAuthor, publish, uploadImage } from './support/published.ts'

let host: RunningHost
let browser: Browser
let author: Client
let posts: Map<string, string>

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const paragraph =
  '<p>People speak three times as fast as they type, and a voice note keeps the exact words of the customer.</p>'
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

beforeAll(async () => {
  host = await startHost()
  ;({ browser } = await openPlace({ host }))
  author = await createAuthor(host.url, 'Ada Admin', 'ada@instance.example')
  const image = await uploadImage(author, 'pixel.png', new Uint8Array(pixel))
  const { data: categories } = await author.from('blog_categories').select('id, slug').throwOnError()
  const category = categories.find(({ slug }) => slug === 'guides-tutorials-best-practices')?.id ?? null
  posts = await publish(author, [
    {
      title: 'Voice notes that sell',
      slug: 'voice-notes-that-sell',
      excerpt: 'Why a voice note keeps what a form loses.',
      content: `<h2>Why speak</h2>${paragraph.repeat(12)}<h3>In the car</h3><img src="${image}" alt="A pixel">${paragraph}<h2>Why speak</h2>${paragraph}`,
      category_id: category,
      featured_image_url: image,
      featured_image_alt: 'A pixel',
      read_time_minutes: 2,
      seo_title: 'Voice notes that sell, and why they work for every sales team',
      seo_description: 'Why a voice note keeps what a form loses, in two minutes.',
      twitter_title: 'Voice notes, on X',
      faq_items: [
        { question: 'Is it legal?', answer: 'Ask first.\n\nThen record.' },
        { question: 'Is it quick?', answer: 'Yes.' },
      ],
      howto_steps: [{ name: 'Press R', text: 'And say that you record.' }],
      daysAgo: 0.1,
      tags: ['voice', 'C++'],
    },
    ...Array.from({ length: 25 }, (_, index) => ({
      title: `Follow-up number ${index + 1}`,
      slug: `follow-up-number-${index + 1}`,
      excerpt: index === 3 ? 'It holds 100% of what_was said.' : `Excerpt ${index + 1}.`,
      content: paragraph,
      daysAgo: index + 1,
      ...(index < 2 ? { tags: ['voice'], category_id: category } : {}),
    })),
  ])
})

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${host.url}${path}`, { redirect: 'manual', ...init })
const read = async (path: string) => (await get(path)).text()

async function openPage(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(options)
  if (options.javaScriptEnabled !== false)
    await context.addInitScript(() => localStorage.setItem('analytics_consent', 'false'))
  const page = await context.newPage()
  return page
}

describe.each([
  ['without JavaScript', false],
  ['with JavaScript', true],
])('%s', (_, javaScriptEnabled) => {
  let page: Page
  let errors: string[]
  beforeAll(async () => {
    page = await openPage({ javaScriptEnabled })
    errors = watchErrors(page)
  })
  afterAll(() => page?.context().close())
  const articles = () => page.getByRole('main').getByRole('article')

  it('the list leads through pages, categories and tags', async () => {
    await page.goto(`${host.url}/blog`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Blog')
    expect(await articles().count()).toBe(12)
    expect(await articles().first().innerText()).toContain('Voice notes that sell')
    await page.getByRole('link', { name: 'Older posts' }).click()
    await page.waitForURL(/\/blog\?page=2$/)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${host.url}/blog?page=2`)
    expect(await page.locator('head link[rel=prev]').getAttribute('href')).toBe(`${host.url}/blog`)
    expect(await page.locator('head link[rel=next]').getAttribute('href')).toBe(`${host.url}/blog?page=3`)
    await page.getByRole('link', { name: 'Guides, Tutorials & Best Practices' }).first().click()
    await page.waitForURL(/\/blog\/category\/guides-tutorials-best-practices$/)
    expect(await articles().count()).toBe(3)
    await page.getByRole('link', { name: '#C++' }).click()
    await page.waitForURL(/\/blog\/tag\/c$/)
    expect(await articles().count()).toBe(1)
  })

  it('search takes each character literally', async () => {
    await page.goto(`${host.url}/blog`)
    const box = page.getByRole('searchbox', { name: 'Search the blog' })
    await box.fill('100% what_was')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/\?q=/)
    expect(await articles().count()).toBe(1)
    expect(await articles().innerText()).toContain('Follow-up number 4')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await box.fill('100_ zebra%')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No post matches').waitFor()
  })

  it('a post has its contents, questions, steps and neighbours', async () => {
    await page.goto(`${host.url}/blog/voice-notes-that-sell`)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await expect
      .poll(() => contents.getByRole('link').allInnerTexts())
      .toEqual(['Why speak', 'In the car', 'Why speak', 'Step by step', 'Questions and answers'])
    await contents.getByRole('link', { name: 'Why speak' }).nth(1).click()
    await page.waitForURL(/#why-speak-2$/)
    const question = page.getByText('Is it legal?', { exact: true })
    expect(await page.getByText('Then record.').isVisible()).toBe(false)
    await question.click()
    expect(await page.getByText('Then record.').isVisible()).toBe(true)
    expect(
      await page.locator('article, [data-article]').locator('source[type="image/avif"]').count(),
    ).toBeGreaterThan(0)
    await page
      .getByRole('navigation', { name: 'More posts' })
      .getByRole('link', { name: /Previous/ })
      .click()
    await page.waitForURL(/\/blog\/follow-up-number-1$/)
  })

  it('plans show the price of the chosen period', async () => {
    await page.goto(`${host.url}/pricing`)
    const team = page.getByRole('region', { name: 'Team' })
    expect(await team.innerText()).toContain('$19')
    await page.getByText('Monthly', { exact: true }).click()
    expect(await team.innerText()).toContain('$24')
    expect(await team.innerText()).not.toContain('$19')
  })

  it('a message of the contact form becomes a lead, and nothing typed is lost on the way', async () => {
    const email = `eva-${javaScriptEnabled}@southwind.example`
    await page.goto(`${host.url}/contact`)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field('Name').fill('Eva Stone')
    await field('Email').fill('eva@nowhere')
    await field('Company').fill('Southwind')
    await field('Message').fill('We are forty people.\nCan you call us?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('This is not an email address.').waitFor()
    expect(await field('Message').inputValue()).toBe('We are forty people.\nCan you call us?')
    await field('Email').fill(email)
    // A form that was made less than two seconds ago comes back, filled in.
    await expect
      .poll(async () => {
        if (page.url().endsWith('/contact')) await page.getByRole('button', { name: 'Send message' }).click()
        await page.waitForLoadState()
        return page.url()
      })
      .toMatch(/\/contact\/thanks$/)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    const { data: lead } = await author
      .from('leads')
      .select('id, name, company, source, lead_activities(kind, body)')
      .eq('email', email)
      .single()
      .throwOnError()
    expect(lead).toMatchObject({ name: 'Eva Stone', company: 'Southwind', source: 'Contact form' })
    expect(lead.lead_activities.map(({ body }) => body)).toContain('We are forty people.\nCan you call us?')
    const { data: notices } = await author.from('notifications').select('title').throwOnError()
    expect(notices.map(({ title }) => title)).toContain('Message from Eva Stone')
  })

  it('nothing failed on the way', () => {
    expect(errors).toEqual([])
  })
})

it('the script adds the theme, the copied link and where the reader is', async () => {
  const page = await openPage()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${host.url}/blog/voice-notes-that-sell`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${host.url}/blog/voice-notes-that-sell`,
  )
  await page.locator('#in-the-car').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 500))
  await page.locator('[data-contents] a[aria-current=true]').first().waitFor()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
  await page.reload()
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await page.context().close()
})

it('a video asks before anything of its network is loaded', async () => {
  const address = 'https://youtu.be/dQw4w9WgXcQ'
  await publish(author, [
    {
      title: 'A post with a video',
      slug: 'a-post-with-a-video',
      content: `<p>Watch this.</p><p><a href="${address}">${address}</a></p><p>And go on.</p>`,
      daysAgo: 0.05,
    },
  ])
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The video</p>' })
  })
  await page.goto(`${host.url}/blog/a-post-with-a-video`)
  const play = page.getByRole('button', { name: 'Play the video' })
  await play.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(asked).toEqual([])
  await play.click()
  await page.frameLocator('iframe[title="Video on YouTube"]').getByText('The video').waitFor()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.context().close()
  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto(`${host.url}/blog/a-post-with-a-video`)
  await plain.getByRole('link', { name: 'Open it there' }).waitFor()
  expect(await plain.getByRole('button', { name: 'Play the video' }).isVisible()).toBe(false)
  await plain.context().close()
})

it('the landing page shows the newest posts and its conversation plays', async () => {
  const page = await openPage()
  const errors = watchErrors(page)
  await page.goto(host.url)
  await page.getByRole('region', { name: 'From the blog' }).getByText('Voice notes that sell').waitFor()
  await page.getByRole('button', { name: 'Watch it happen' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})

it('what is pressed of the conversation before its code is here plays', async () => {
  const page = await openPage()
  const { promise: wasPressed, resolve: press } = Promise.withResolvers<void>()
  const wanted: string[] = []
  await page.route(/\/assets\/(?:visitor-)?demonstration[^/]*\.js$/, async (route) => {
    wanted.push(route.request().url())
    await wasPressed
    await route.continue()
  })
  await page.goto(host.url)
  await expect.poll(() => wanted.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Watch it happen' }).click()
  press()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page.context().close()
})

it('who is signed in keeps their header on pages for visitors, and links lead to the same posts', async () => {
  const page = await openPage()
  const { data } = await author.auth.getSession()
  await page.goto(`${host.url}/cookies`)
  await page.evaluate(
    (session) => localStorage.setItem('parley.session', session),
    JSON.stringify(data.session),
  )
  await page.goto(`${host.url}/blog`)
  await page
    .getByRole('button', { name: /account|AD/i })
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Voice notes that sell' }).first().click()
  await page.waitForURL(/\/blog\/voice-notes-that-sell$/)
  await page
    .getByRole('button', { name: /account|AD/i })
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 1, name: 'Voice notes that sell' }).waitFor()
  await page.goto(host.url)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Dashboard' }).waitFor()
  expect(await main.getByRole('link', { name: 'Sign in' }).isVisible()).toBe(false)
  await page.context().close()
})

it('who is signed in sees nothing between the server’s page and the app’s', async () => {
  const page = await openPage()
  const { data } = await author.auth.getSession()
  await page.goto(`${host.url}/cookies`)
  await page.evaluate(
    (session) => localStorage.setItem('parley.session', session),
    JSON.stringify(data.session),
  )
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(globalThis, 'seenBetween', seen)
    new MutationObserver(() => {
      const waiting = document.querySelector('[aria-busy="true"]')
      if (waiting) seen.push(waiting.outerHTML)
      if (document.body?.innerText.includes('Loading page...')) seen.push('Loading page...')
    }).observe(document, { subtree: true, childList: true })
  })
  const seenBetween = () => page.evaluate<string[]>('seenBetween')
  for (const path of ['/blog', '/blog/voice-notes-that-sell', '/developers']) {
    await page.goto(`${host.url}${path}`)
    await page
      .getByRole('button', { name: /account|AD/i })
      .first()
      .waitFor()
    expect(await seenBetween()).toEqual([])
  }
  await page.context().close()
})

describe('a post’s head', () => {
  const meta = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

  it('carries what search engines and networks read', async () => {
    const html = await read('/blog/voice-notes-that-sell')
    expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(
      'Voice notes that sell, and why they work for every sales team',
    )
    expect(meta(html, 'description')).toBe('Why a voice note keeps what a form loses, in two minutes.')
    expect(meta(html, 'og:type')).toBe('article')
    expect(meta(html, 'og:url')).toBe(`${host.url}/blog/voice-notes-that-sell`)
    expect(meta(html, 'twitter:title')).toBe('Voice notes, on X')
    expect(meta(html, 'twitter:card')).toBe('summary_large_image')
    expect(html).toContain(`<link rel="canonical" href="${host.url}/blog/voice-notes-that-sell">`)
    expect(html).toContain(`href="${host.url}/blog/voice-notes-that-sell.md"`)
  })

  it('carries JSON-LD that says the same', async () => {
    const html = await read('/blog/voice-notes-that-sell')
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]): Record<string, unknown> => JSON.parse(json ?? ''),
    )
    const ofType = (type: string) => data.find((each) => each['@type'] === type)
    expect(ofType('BlogPosting')).toMatchObject({
      '@context': 'https://schema.org',
      headline: 'Voice notes that sell',
      author: { '@type': 'Person', name: 'Ada Admin' },
      articleSection: 'Guides, Tutorials & Best Practices',
      keywords: 'C++, voice',
      datePublished: expect.stringMatching(/^\d{4}-/),
      image: [expect.stringContaining('/storage/v1/object/public/blog-images/pixel.png')],
    })
    expect(ofType('FAQPage')).toMatchObject({
      mainEntity: [{ name: 'Is it legal?' }, { name: 'Is it quick?' }],
    })
    expect(ofType('HowTo')).toMatchObject({ step: [{ name: 'Press R' }] })
    expect(ofType('BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    })
  })
})

describe('for programs', () => {
  it.each(['/rss.xml', '/atom.xml', '/sitemap.xml'])(
    '%s is well-formed and names the posts',
    async (path) => {
      const answer = await get(path)
      expect(answer.headers.get('content-type')).toContain('xml')
      const text = await answer.text()
      const page = await openPage()
      const wrong = await page.evaluate(
        (xml) =>
          new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
        text,
      )
      expect(wrong).toBeUndefined()
      expect(text).toContain(`${host.url}/blog/voice-notes-that-sell`)
      await page.context().close()
    },
  )

  it('a feed reader shows the posts, each with its address, author and day', async () => {
    const rss = parseRssFeed(await (await get('/rss.xml')).text())
    const atom = parseAtomFeed(await (await get('/atom.xml')).text())
    const address = `${host.url}/blog/voice-notes-that-sell`
    const item = rss.items?.find(({ link }) => link === address)
    expect(item).toMatchObject({ title: 'Voice notes that sell', description: expect.stringMatching(/\w/) })
    expect(Date.parse(String(item?.pubDate))).toBeLessThanOrEqual(Date.now())
    const entry = atom.entries?.find(({ links }) => links?.some(({ href }) => href === address))
    expect(entry?.title).toMatchObject({ value: 'Voice notes that sell' })
    expect(Date.parse(String(entry?.updated))).toBeLessThanOrEqual(Date.now())
    expect(rss.items?.length).toBe(atom.entries?.length)
    const id = `urn:uuid:${posts.get('voice-notes-that-sell')}`
    expect(item).toMatchObject({ guid: { value: id, isPermaLink: false } })
    expect(item?.authors).toBeUndefined()
    expect(item?.dc?.creators?.[0]).toMatch(/\w/)
    expect(entry?.id).toBe(id)
    for (const { enclosures = [] } of rss.items ?? [])
      for (const { length } of enclosures) expect(length).toBeGreaterThan(0)
    const answer = await get('/feed.json')
    expect(answer.headers.get('content-type')).toContain('application/feed+json')
    const json = parseJsonFeed(await answer.text())
    expect(json.items?.find(({ url }) => url === address)).toMatchObject({
      id,
      title: 'Voice notes that sell',
    })
    expect(json.items?.length).toBe(rss.items?.length)
  })

  it('a post is there as Markdown, llms.txt leads to it, robots.txt to the sitemap', async () => {
    const answer = await get('/blog/voice-notes-that-sell.md')
    expect(answer.headers.get('content-type')).toContain('text/markdown')
    const text = await answer.text()
    expect(text).toMatch(/^# Voice notes that sell\n/)
    expect(text).toContain('## Why speak')
    expect((await get('/blog/none.md')).status).toBe(404)
    expect(await read('/llms.txt')).toContain(`(${host.url}/blog/voice-notes-that-sell.md)`)
    expect(await read('/robots.txt')).toContain(`Sitemap: ${host.url}/sitemap.xml`)
  })

  it('a page that is known is not sent again', async () => {
    const first = await get('/blog/voice-notes-that-sell', { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await get('/blog/voice-notes-that-sell', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('pages beyond the end, and what is no number, are not there', async () => {
    for (const path of [
      '/blog?page=99',
      '/blog?page=0',
      '/blog?page=x',
      '/blog/tag/none',
      '/blog/category/none',
      '/blog/author/none',
      '/blog/a/b/c',
    ])
      expect((await get(path)).status, path).toBe(404)
  })
})

describe('a post that changes', () => {
  it('is shown anew, and its former address leads on, without a chain', async () => {
    const id = posts.get('follow-up-number-20') ?? ''
    await read('/blog/follow-up-number-20')
    for (const slug of ['second-address', 'third-address'])
      await author
        .from('blog_posts')
        .update({ slug, title: `Now at ${slug}` })
        .eq('id', id)
        .throwOnError()
    await expect
      .poll(async () => (await get('/blog/follow-up-number-20')).headers.get('location'))
      .toBe('/blog/third-address')
    const moved = await get('/blog/second-address')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/third-address'])
    expect(await read('/blog/third-address')).toContain('Now at third-address')
    const file = await get('/blog/second-address.md')
    expect([file.status, file.headers.get('location')]).toEqual([301, '/blog/third-address.md'])
    await author.rpc('delete_blog_posts', { post_ids: [id] }).throwOnError()
    for (const path of ['/blog/third-address', '/blog/second-address', '/blog/third-address.md'])
      await expect.poll(async () => (await get(path)).status).toBe(410)
    expect(await read('/blog/third-address')).toContain('<h1')
    await author.rpc('restore_blog_posts', { post_ids: [id] }).throwOnError()
    await expect.poll(async () => (await get('/blog/third-address')).status).toBe(200)
    await author.from('blog_posts').update({ status: 'draft' }).eq('id', id).throwOnError()
    await expect.poll(async () => (await get('/blog/third-address')).status).toBe(404)
  })

  it('appears by itself when its time has come', async () => {
    const slug = 'from-the-future'
    const publishedAt = new Date(Date.now() + 3000).toISOString()
    await author
      .from('blog_posts')
      .insert({
        title: 'From the future',
        slug,
        content: paragraph,
        status: 'published',
        published_at: publishedAt,
      })
      .throwOnError()
    expect((await get(`/blog/${slug}`)).status).toBe(404)
    expect(await read('/rss.xml')).not.toContain(slug)
    await expect.poll(() => read('/rss.xml')).toContain(slug)
    expect((await get(`/blog/${slug}`)).status).toBe(200)
  })

  it('can be read before it is published, by its link alone, until that is revoked', async () => {
    const { data: draft } = await author
      .from('blog_posts')
      .insert({ title: 'Still a draft', slug: 'still-a-draft', content: paragraph })
      .select('id')
      .single()
      .throwOnError()
    const { data: preview } = await author
      .from('blog_post_previews')
      .insert({ post_id: draft.id })
      .select('id, token')
      .single()
      .throwOnError()
    expect((await get('/blog/still-a-draft')).status).toBe(404)
    const answer = await get(`/blog/preview/${preview.token}`)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const page = await openPage()
    await page.goto(`${host.url}/blog/preview/${preview.token}`)
    await page.getByText('Draft preview.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.context().close()
    await author
      .from('blog_post_previews')
      .update({ revoked_at: new Date().toISOString() })
      .eq('id', preview.id)
      .throwOnError()
    expect((await get(`/blog/preview/${preview.token}`)).status).toBe(404)
  })
})

describe('looks are counted', () => {
  const views = async (path: string) =>
    (
      await author
        .from('blog_page_views')
        .select('visitor, source_kind, source, search_term, crawler, post_id')
        .eq('path', path)
        .order('id')
        .throwOnError()
    ).data
  const look = (path: string, headers: Record<string, string>) =>
    get(path, { headers: { 'user-agent': chrome, ...headers } }).then((answer) => answer.text())

  it('without cookies, bots aside, and not for those who ask not to be', async () => {
    const path = '/blog/follow-up-number-7'
    await look(path, { dnt: '1' })
    await look(path, { 'sec-gpc': '1' })
    await look(path, { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' })
    await look(path, { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.2)' })
    await look(path, { referer: 'https://www.google.com/' })
    const last = await get(path, { headers: { 'user-agent': chrome, referer: 'https://chatgpt.com/' } })
    expect(last.headers.get('set-cookie')).toBeNull()
    await expect.poll(async () => (await views(path)).length).toBe(3)
    const seen = await views(path)
    expect(seen.map(({ crawler, source_kind: kind, source }) => [crawler, kind, source])).toEqual([
      ['GPTBot', 'direct', null],
      [null, 'search', 'google.com'],
      [null, 'ai', 'chatgpt.com'],
    ])
    expect(seen[1]?.visitor).toBe(seen[2]?.visitor)
    expect(seen[1]?.visitor).not.toContain(createHash('sha256').update(chrome).digest('base64url'))
    expect(seen[0]?.post_id).toBe(posts.get('follow-up-number-7'))
  })

  it('and how far a post was read, with consent alone', async () => {
    const depths = async (slug: string) =>
      (
        await author
          .from('blog_read_depths')
          .select('depth')
          .eq('post_id', posts.get(slug) ?? '')
          .order('depth')
          .throwOnError()
      ).data
    const readToTheEnd = async (slug: string, consent: string) => {
      const context = await browser.newContext()
      await context.addInitScript((given) => localStorage.setItem('analytics_consent', given), consent)
      const page = await context.newPage()
      await page.goto(`${host.url}/blog/${slug}`)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.goto(`${host.url}/blog`)
      return context
    }
    const contexts = [
      await readToTheEnd('follow-up-number-8', 'false'),
      await readToTheEnd('follow-up-number-9', 'true'),
    ]
    await expect
      .poll(() => depths('follow-up-number-9'))
      .toEqual([25, 50, 75, 100].map((depth) => ({ depth })))
    await Promise.all(contexts.map((context) => context.close()))
    expect(await depths('follow-up-number-8')).toEqual([])
    expect((await get('/blog/read', { method: 'POST', body: '{"post":1}' })).status).toBe(400)
  })
})

/** What no post may bring, by where it was found: in the page and its frames. */
const findForeign = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const { name: frame, location: at, document: shown } of [globalThis.window, ...childFrames()])
      for (const element of shown.querySelectorAll('#main, #main *')) {
        const place = frame || at.pathname
        if (/^(?:script|style|iframe|object|embed|base|form|meta|link|template|math)$/i.test(element.tagName))
          found.push(`${place} ${element.outerHTML}`)
        for (const { name, value } of element.attributes)
          if (/^on/i.test(name) || /^\s*(?:javascript|vbscript|data):/i.test(value))
            found.push(`${place} ${name}=${value}`)
      }
    return found.filter((each) => !each.includes(' alt='))

    function childFrames() {
      return [...document.querySelectorAll('body > iframe')].flatMap((each) =>
        each instanceof HTMLIFrameElement && each.contentWindow ? [each.contentWindow] : [],
      )
    }
  })

/** Opens documents of the server in frames of `page`, where they run like pages, and asks each of them. */
async function askInFrames(page: Page, documents: readonly { slug: string; html: string }[]) {
  await page.evaluate(
    (all) =>
      Promise.all(
        all.map(({ slug, html }) => {
          const frame = document.createElement('iframe')
          frame.name = slug
          frame.srcdoc = html
          document.body.append(frame)
          return new Promise((resolve) => {
            frame.addEventListener('load', resolve)
          })
        }),
      ).then((loaded) => loaded.length),
    documents,
  )
  const found = await findForeign(page)
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
  })
  return found
}

it('nothing that a post carries runs, in any of its fields', { timeout: 600_000 }, async () => {
  const rows = payloads.map((payload, index) => ({
    title: `${index} ${payload}`.slice(0, 300),
    slug: `payload-${index}`,
    excerpt: payload.slice(0, 500),
    content: `<p>start</p>${payload}`,
    seo_description: payload.slice(0, 160),
    featured_image_url: index % 3 === 0 ? 'javascript:alert(1)' : null,
    featured_image_alt: payload.slice(0, 125),
    canonical_url: 'javascript:alert(1)',
    faq_items: [{ question: payload, answer: payload }],
    howto_steps: [{ name: payload, text: payload }],
    daysAgo: 40,
  }))
  await publish(author, rows)
  // Without the policy of the page: what reads the post has to hold alone.
  const page = await openPage({ bypassCSP: true })
  const fired: string[] = []
  await page.exposeFunction('tripwire', (place: string) => fired.push(place))
  await page.addInitScript(() => {
    globalThis.alert = () =>
      void Reflect.get(globalThis, 'tripwire')(globalThis.window.name || location.pathname)
  })
  page.on('dialog', (dialog) => {
    fired.push(dialog.message())
    void dialog.dismiss()
  })
  const foreign: string[] = []
  // Every eighth holds each vector once and each place several times, with all that the page itself loads and runs.
  for (const { slug } of rows.filter((_, index) => index % atSize(8, 1) === 0)) {
    await page.goto(`${host.url}/blog/${slug}`)
    foreign.push(...(await findForeign(page)))
  }
  // All of them as the server draws them: the page's own scripts and styles would be most of the work.
  const ownAssets = /<(?:script|link)\b[^>]*"\/(?:assets\/|theme\.js)[^>]*>/g
  const perLook = 51
  for (let start = 0; start < rows.length; start += perLook) {
    const slugs = rows.slice(start, start + perLook).map(({ slug }) => slug)
    const documents = await Promise.all(
      slugs.map(async (slug) => ({
        slug,
        html: (await read(`/blog/${slug}`)).replaceAll(ownAssets, ''),
      })),
    )
    expect(documents.filter(({ html }) => !html.includes('<p>start</p>'))).toEqual([])
    foreign.push(...(await askInFrames(page, documents)))
  }
  expect(rows.length).toBeGreaterThan(300)
  expect(fired).toEqual([])
  expect(foreign).toEqual([])
  const unclean = '<main id="main"><img src="x" onerror="alert(1)"></main>'
  expect(await askInFrames(page, [{ slug: 'unclean', html: unclean }])).toEqual(['unclean onerror=alert(1)'])
  await expect.poll(() => fired).toEqual(['unclean'])
  await page.context().close()
})
