import { toAuthorSlug } from '@parley/core/site/author-slug'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** Pages of a blog's authors, as anybody sees them. */
let host: TestHost
let admin: Person

const get = (path: string) => fetch(`${host.url}${path}`, { redirect: 'manual' })
const post = (slug: string, change: object = {}) =>
  admin.client
    .from('blog_posts')
    .insert({
      title: `Post ${slug}`,
      slug,
      content: '<p>Text.</p>',
      status: 'published',
      published_at: new Date(Date.now() - 60_000).toISOString(),
      ...change,
    })
    .throwOnError()

beforeAll(async () => {
  host = await startTestHost()
  admin = await host.person('ada')
  await host.database.sql`update public.profiles set full_name = 'Zoë Lovelace' where id = ${admin.id}`
})
afterAll(() => host.close())

it('is 404 for whoever published nothing', async () => {
  await post('draft', { status: 'draft', published_at: null })
  expect((await get('/blog/author/zoe-lovelace')).status).toBe(404)
  expect((await get('/blog/author/nobody')).status).toBe(404)
  expect(await (await get('/sitemap.xml')).text()).not.toContain('/blog/author/')
})

it('lists what somebody published, with who that is for machines, and is linked from the post', async () => {
  await post('first')
  const page = await get('/blog/author/zoe-lovelace')
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('Post first')
  expect(html).not.toContain('Post draft')
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? ''),
  )
  const url = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(url).toMatch(/^https?:\/\/[^/]+\/blog\/author\/zoe-lovelace$/)
  expect(blocks).toContainEqual(
    expect.objectContaining({
      '@type': 'ProfilePage',
      mainEntity: expect.objectContaining({
        '@type': 'Person',
        name: 'Zoë Lovelace',
        url,
        '@id': `${url}#person`,
      }),
    }),
  )
  expect(await (await get('/blog/first')).text()).toContain('href="/blog/author/zoe-lovelace"')
  expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${url}</loc>`)
})

it('answers the app the same, page by page, and nothing beyond the end', async () => {
  const { data } = await host
    .client()
    .rpc('blog_author_listing', { author: 'zoe-lovelace', page_size: 1 })
    .throwOnError()
  expect(data).toMatchObject({ scope: { name: 'Zoë Lovelace' }, total: 1, posts: [{ slug: 'first' }] })
  expect((await host.client().rpc('blog_author_listing', { author: '' }).throwOnError()).data).toBeNull()
  expect((await get('/blog/author/zoe-lovelace?page=2')).status).toBe(404)
})

it('makes the address as the app does', async () => {
  const names = [
    'Ada Lovelace',
    'Zoë  Müller-Łukasz',
    "Seán O'Neill",
    '李雷',
    'İlker Ñandú',
    'Straße 9',
    '--',
  ]
  const rows = await host.database.sql<{ slug: string }[]>`
    select private.author_slug(name) as slug from unnest(${names}::text[]) with ordinality as each (name, at) order by at`
  expect(rows.map(({ slug }) => slug)).toEqual(names.map(toAuthorSlug))
})
