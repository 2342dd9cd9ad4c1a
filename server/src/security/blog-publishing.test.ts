import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { publishScheduledPosts } from '../worker/schedules/scheduled-posts.ts'

let host: TestHost
let admin: Person
let other: Person
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.person('admin')
  other = await host.person('other')
})
afterAll(() => host.close())

async function write(
  slug: string,
  more: { status?: string; published_at?: string; title?: string; content?: string } = {},
) {
  const { data } = await admin.client
    .from('blog_posts')
    .insert({ title: slug, slug, content: '<p>First words.</p>', ...more })
    .select()
    .single()
    .throwOnError()
  return data
}
const published = { status: 'published', published_at: '2026-01-01T08:00:00Z' }
async function tagsOf(id: string) {
  const { data } = await admin.client
    .from('blog_post_tags')
    .select('blog_tags(name, slug)')
    .eq('post_id', id)
    .throwOnError()
  return data.map((link) => link.blog_tags.name).toSorted()
}
async function revisions(id: string) {
  const { data } = await admin.client
    .from('blog_post_revisions')
    .select('id, snapshot')
    .eq('post_id', id)
    .order('created_at')
    .throwOnError()
  return data
}
/** As if the last save had been a while ago. */
const age = (id: string) =>
  host.database
    .sql`update blog_post_revisions set created_at = created_at - interval '1 hour' where post_id = ${id}`

it('lets the second of two authors know that the post has changed', async () => {
  const post = await write('two-authors')
  const save = (content: string) =>
    admin.client
      .from('blog_posts')
      .update({ content })
      .eq('id', post.id)
      .eq('version', post.version)
      .select('version')
      .throwOnError()
  expect((await save('<p>Mine.</p>')).data).toEqual([{ version: 2 }])
  expect((await save('<p>Theirs.</p>')).data).toEqual([])
})

it('gives a post exactly the tags asked for, one row a name whatever its letter case', async () => {
  const post = await write('tagged')
  const set = (names: string[]) => admin.client.rpc('set_blog_post_tags', { post_id: post.id, names })
  await set(['C++', 'C#', ' Voice ', 'voice', '']).throwOnError()
  expect(await tagsOf(post.id)).toEqual(['C#', 'C++', 'Voice'])
  await set(['VOICE', 'Deals']).throwOnError()
  expect(await tagsOf(post.id)).toEqual(['Deals', 'Voice'])
  const { data: left } = await admin.client.from('blog_tags').select('name').order('name').throwOnError()
  expect(left.map(({ name }) => name)).toEqual(['Deals', 'Voice'])
  expect((await revisions(post.id)).at(-1)?.snapshot).toMatchObject({ tags: ['Deals', 'Voice'] })
  expect((await set(Array.from({ length: 51 }, (_, index) => `t${index}`))).error?.code).toBe('22023')
})

it('keeps a revision for each stretch of work and brings one back as a new save', async () => {
  const post = await write('revised')
  const save = (content: string) =>
    admin.client.from('blog_posts').update({ content }).eq('id', post.id).throwOnError()
  await save('<p>Second words.</p>')
  expect(await revisions(post.id)).toHaveLength(1)
  await age(post.id)
  await admin.client.rpc('set_blog_post_tags', { post_id: post.id, names: ['Early'] }).throwOnError()
  await save('<p>Third words.</p>')
  const [first, second] = await revisions(post.id)
  expect(first?.snapshot).toMatchObject({ content: '<p>Second words.</p>', tags: ['Early'] })
  expect(second?.snapshot).toMatchObject({ content: '<p>Third words.</p>' })
  await admin.client.from('blog_posts').update({ slug: 'revised-since' }).eq('id', post.id).throwOnError()
  await admin.client.rpc('set_blog_post_tags', { post_id: post.id, names: [] }).throwOnError()
  await admin.client.rpc('restore_blog_post_revision', { revision_id: first?.id ?? '' }).throwOnError()
  const { data: now } = await admin.client
    .from('blog_posts')
    .select('content, slug')
    .eq('id', post.id)
    .single()
    .throwOnError()
  expect(now).toEqual({ content: '<p>Second words.</p>', slug: 'revised-since' })
  expect(await tagsOf(post.id)).toEqual(['Early'])
  const contents = (await revisions(post.id)).map(({ snapshot }) => snapshot)
  expect(contents).toMatchObject([
    { content: '<p>Second words.</p>' },
    { content: '<p>Third words.</p>' },
    { content: '<p>Second words.</p>' },
  ])
})

it('keeps what a sample post said before its first change', async () => {
  const post = await write('sample')
  await host.database.sql`delete from blog_post_revisions where post_id = ${post.id}`
  await admin.client
    .from('blog_posts')
    .update({ content: '<p>Changed.</p>' })
    .eq('id', post.id)
    .throwOnError()
  const contents = (await revisions(post.id)).map(({ snapshot }) => snapshot)
  expect(contents).toMatchObject([{ content: '<p>First words.</p>' }, { content: '<p>Changed.</p>' }])
})

it('keeps the addresses a published post had, each pointing at the post itself', async () => {
  const post = await write('first-address', published)
  const move = (id: string, slug: string) =>
    admin.client.from('blog_posts').update({ slug }).eq('id', id).throwOnError()
  await move(post.id, 'second-address')
  await move(post.id, 'third-address')
  const visitor = host.client()
  const former = async () => {
    const { data } = await visitor
      .from('blog_post_redirects')
      .select('slug, post_id')
      .order('slug')
      .throwOnError()
    return data
  }
  expect(await former()).toEqual([
    { slug: 'first-address', post_id: post.id },
    { slug: 'second-address', post_id: post.id },
  ])
  await write('first-address')
  expect((await former()).map(({ slug }) => slug)).toEqual(['second-address'])
  const draft = await write('never-seen')
  await move(draft.id, 'still-not-seen')
  expect((await former()).map(({ slug }) => slug)).toEqual(['second-address'])
})

it('shows tags and former addresses of a post to whoever may read the post', async () => {
  const post = await write('tagged-address', published)
  await admin.client.from('blog_posts').update({ slug: 'tagged-anew' }).eq('id', post.id).throwOnError()
  await admin.client.rpc('set_blog_post_tags', { post_id: post.id, names: ['Secret plan'] }).throwOnError()
  const { data: preview } = await admin.client
    .from('blog_post_previews')
    .insert({ post_id: post.id })
    .select('token')
    .single()
    .throwOnError()
  const visitor = host.client()
  const seen = async (client: Person['client']) => {
    const [tags, links, former, page] = await Promise.all([
      client.from('blog_tags').select('name').eq('name', 'Secret plan').throwOnError(),
      client.from('blog_post_tags').select('post_id').eq('post_id', post.id).throwOnError(),
      client.from('blog_post_redirects').select('slug').eq('post_id', post.id).throwOnError(),
      client.rpc('blog_listing', { tag_slug: 'secret-plan' }).throwOnError(),
    ])
    return [tags.data.length, links.data.length, former.data.length, page.data !== null]
  }
  for (const client of [visitor, other.client, admin.client])
    expect(await seen(client)).toEqual([1, 1, 1, true])
  for (const change of [{ status: 'draft' }, { status: 'published', published_at: '2999-01-01T00:00:00Z' }]) {
    await admin.client.from('blog_posts').update(change).eq('id', post.id).throwOnError()
    for (const client of [visitor, other.client]) expect(await seen(client)).toEqual([0, 0, 0, false])
    expect(await seen(admin.client)).toEqual([1, 1, 1, false])
  }
  const shown = await visitor.rpc('blog_article_preview', { preview_token: preview.token }).throwOnError()
  expect(shown.data).toMatchObject({ tags: [{ name: 'Secret plan', slug: 'secret-plan' }] })
  await admin.client.rpc('delete_blog_posts', { post_ids: [post.id] }).throwOnError()
  expect(await seen(visitor)).toEqual([0, 0, 0, false])
})

it('refuses the addresses of the app itself', async () => {
  const { error } = await admin.client.from('blog_posts').insert({ title: 'Calendar', slug: 'calendar' })
  expect(error).toMatchObject({ code: '23505', message: expect.stringContaining('slug') })
  const post = await write('calendars')
  expect(
    (await admin.client.from('blog_posts').update({ slug: 'admin' }).eq('id', post.id)).error?.code,
  ).toBe('23505')
})

it('deletes with a way back, under a free address', async () => {
  const post = await write('thrown-away', published)
  await admin.client
    .rpc('schedule_blog_post', { post_id: post.id, publish_at: '2027-01-01T08:00:00Z' })
    .throwOnError()
  expect((await admin.client.rpc('delete_blog_posts', { post_ids: [post.id] }).throwOnError()).data).toBe(1)
  const seen = async (client = admin.client) =>
    (await client.from('blog_posts').select('slug').eq('id', post.id).throwOnError()).data
  expect(await seen()).toEqual([])
  expect(await seen(host.client())).toEqual([])
  await write('thrown-away')
  await admin.client.rpc('restore_blog_posts', { post_ids: [post.id] }).throwOnError()
  expect(await seen()).toEqual([{ slug: 'thrown-away-2' }])
  expect(await seen(host.client())).toEqual([{ slug: 'thrown-away-2' }])
})

it('publishes what was scheduled on time, but nothing that still holds template text', async () => {
  const ready = await write('ready')
  const held = await write('held', { content: '<p>We saved [your number here] hours.</p>' })
  const { sql } = host.database
  await sql`
    insert into public.blog_post_schedules (post_id, publish_at, scheduled_by)
    select id, now() - interval '1 minute', ${admin.id} from public.blog_posts where id in ${sql([ready.id, held.id])}`
  await publishScheduledPosts(host.database)
  const { data } = await admin.client
    .from('blog_posts')
    .select('slug, status, blog_post_schedules(post_id)')
    .in('id', [ready.id, held.id])
    .order('slug')
    .throwOnError()
  expect(data).toEqual([
    { slug: 'held', status: 'draft', blog_post_schedules: null },
    { slug: 'ready', status: 'published', blog_post_schedules: null },
  ])
  const { data: told } = await admin.client
    .from('notifications')
    .select('title, message, link')
    .eq('kind', 'post_held')
    .throwOnError()
  expect(told).toEqual([
    {
      title: expect.stringMatching(/^Not published: /),
      message: 'Fill in or delete “[your number here]” first. Readers would see it as it is.',
      link: `/blog/admin?edit=${held.id}`,
    },
  ])
})

it('duplicates a post as a draft with its tags', async () => {
  const post = await write('original', published)
  await admin.client.rpc('set_blog_post_tags', { post_id: post.id, names: ['Kept'] }).throwOnError()
  const { data: id } = await admin.client.rpc('duplicate_blog_post', { post_id: post.id }).throwOnError()
  const { data: copy } = await admin.client
    .from('blog_posts')
    .select('title, slug, status, published_at, version, content')
    .eq('id', id)
    .single()
    .throwOnError()
  expect(copy).toEqual({
    title: 'Copy of original',
    slug: 'original-copy',
    status: 'draft',
    published_at: null,
    version: 1,
    content: '<p>First words.</p>',
  })
  expect(await tagsOf(id)).toEqual(['Kept'])
})

it('moves the posts of a category that goes', async () => {
  const { data: categories } = await admin.client
    .from('blog_categories')
    .select('id')
    .order('name')
    .throwOnError()
  const [from, to] = categories.map(({ id }) => id)
  const post = await write('categorised')
  await admin.client
    .from('blog_posts')
    .update({ category_id: from ?? null })
    .eq('id', post.id)
    .throwOnError()
  const same = await admin.client.rpc('delete_blog_category', {
    category_id: from ?? '',
    move_to: from ?? '',
  })
  expect(same.error?.code).toBe('22023')
  const { data: moved } = await admin.client
    .rpc('delete_blog_category', { category_id: from ?? '', move_to: to ?? '' })
    .throwOnError()
  expect(moved).toBe(1)
  const { data } = await admin.client
    .from('blog_posts')
    .select('category_id')
    .eq('id', post.id)
    .single()
    .throwOnError()
  expect(data.category_id).toBe(to)
})

it('shows a draft to whoever has the link, until it is revoked or runs out', async () => {
  const post = await write('secret-draft')
  const { data: preview } = await admin.client
    .from('blog_post_previews')
    .insert({ post_id: post.id })
    .select()
    .single()
    .throwOnError()
  const look = async (token: string) =>
    (await host.client().rpc('preview_blog_post', { preview_token: token }).throwOnError()).data.map(
      ({ slug }) => slug,
    )
  expect(preview.token).toHaveLength(64)
  expect(await look(preview.token)).toEqual(['secret-draft'])
  expect(await look('guessed')).toEqual([])
  await admin.client
    .from('blog_post_previews')
    .update({ revoked_at: new Date().toISOString() })
    .eq('id', preview.id)
    .throwOnError()
  expect(await look(preview.token)).toEqual([])
  await host.database
    .sql`update blog_post_previews set revoked_at = null, expires_at = now() - interval '1 second'`
  expect(await look(preview.token)).toEqual([])
})

it('counts readers a day at a time and keeps crawlers apart', async () => {
  const post = await write('read-much', published)
  const { sql } = host.database
  await sql`insert into blog_page_views (post_id, path, viewed_at, visitor, source_kind, source, search_term, crawler)
    select ${post.id}, '/blog/read-much', moment, visitor, kind, source, term, crawler from (values
      ('2026-02-03T23:30:00Z'::timestamptz, 'a', 'search', 'duckduckgo.com', null, null),
      ('2026-02-03T12:00:00Z', 'a', 'direct', null, null, null),
      ('2026-02-04T12:00:00Z', 'a', 'internal', null, 'Voice', null),
      ('2026-02-04T12:00:00Z', null, 'direct', null, null, 'GPTBot'),
      ('2026-02-06T12:00:00Z', 'b', 'direct', null, null, null)) as views (moment, visitor, kind, source, term, crawler)`
  await sql`insert into blog_read_depths (post_id, day, depth, count) values (${post.id}, '2026-02-04', 50, 3), (${post.id}, '2026-02-05', 50, 1)`
  const period = { from_day: '2026-02-03', to_day: '2026-02-05' }
  const { data } = await admin.client
    .rpc('blog_analytics', { ...period, time_zone: 'Europe/Berlin' })
    .throwOnError()
  expect(data).toEqual({
    views: 3,
    visitors: 2,
    crawler_visits: 1,
    days: [
      { day: '2026-02-03', views: 1, visitors: 1 },
      { day: '2026-02-04', views: 2, visitors: 1 },
      { day: '2026-02-05', views: 0, visitors: 0 },
    ],
    posts: [
      { id: post.id, title: 'read-much', slug: 'read-much', views: 3, visitors: 2, depths: { '50': 4 } },
    ],
    sources: [
      { kind: 'direct', source: null, views: 1 },
      { kind: 'search', source: 'duckduckgo.com', views: 1 },
    ],
    crawlers: [{ name: 'GPTBot', visits: 1, last: '2026-02-04T12:00:00+00:00' }],
    searches: [{ term: 'voice', count: 1 }],
  })
  const figuresFor = async () =>
    (await other.client.rpc('blog_analytics', { ...period, time_zone: 'Europe/Berlin' }).throwOnError()).data
  expect(await figuresFor()).toEqual({
    views: 3,
    visitors: 2,
    days: [
      { day: '2026-02-03', views: 1, visitors: 1 },
      { day: '2026-02-04', views: 2, visitors: 1 },
      { day: '2026-02-05', views: 0, visitors: 0 },
    ],
    posts: [{ id: post.id, title: 'read-much', slug: 'read-much', views: 3, visitors: 2 }],
  })
  await admin.client.from('blog_posts').update({ status: 'draft' }).eq('id', post.id).throwOnError()
  expect(await figuresFor()).toMatchObject({ views: 0, visitors: 0, posts: [] })
  const long = await other.client.rpc('blog_analytics', { from_day: '2020-01-01', to_day: '2026-01-02' })
  expect(long.error?.code).toBe('22023')
  expect((await host.client().rpc('blog_analytics', period)).error?.code).toBe('42501')
  const [salts] = await sql`select private.blog_visitor_salt() = private.blog_visitor_salt() as same`
  expect(salts?.['same']).toBe(true)
})

it('refuses everybody who is no admin', async () => {
  const post = await write('not-yours', published)
  const [revision] = await revisions(post.id)
  const ids = [post.id]
  const calls = [
    other.client.rpc('set_blog_post_tags', { post_id: post.id, names: ['Mine'] }),
    other.client.rpc('restore_blog_post_revision', { revision_id: revision?.id ?? '' }),
    other.client.rpc('delete_blog_posts', { post_ids: ids }),
    other.client.rpc('restore_blog_posts', { post_ids: ids }),
    other.client.rpc('duplicate_blog_post', { post_id: post.id }),
    other.client.rpc('delete_blog_category', { category_id: post.id }),
    host.client().rpc('delete_blog_posts', { post_ids: ids }),
    other.client.from('blog_post_previews').insert({ post_id: post.id }),
  ]
  for (const { error } of await Promise.all(calls)) expect(error?.code).toBe('42501')
})
