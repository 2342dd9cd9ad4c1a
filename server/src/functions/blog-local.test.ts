import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askBlog, blogBodies, blogPost } from '../testing/blog.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** The editor's helpers with the built-in engine. The first person to sign up is the admin. */
let host: TestHost
let admin: Person
let other: Person
let postId: string

const ask = (name: string, change: Record<string, unknown> = {}, person = admin) =>
  askBlog(host, person, name, { ...blogBodies[name], ...change })
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString()
async function setLimit(calls: number): Promise<void> {
  await host.database
    .sql`update private.settings set value = ${host.database.sql.json(calls)} where name = 'ai_calls_per_hour'`
}

beforeAll(async () => {
  host = await startTestHost()
  admin = await host.person('admin')
  other = await host.person('other')
  const { data } = await admin.client
    .from('blog_posts')
    .insert(
      [
        { ...blogPost, slug: 'voice-notes', focus_keyword: 'voice notes', seo_description: 'Too short' },
        {
          title: 'Lead scoring explained',
          slug: 'lead-scoring',
          content: '<p>You know what a lead scoring model is. It is simple.</p>',
          status: 'published',
          published_at: daysAgo(29),
        },
        { title: 'Lead scoring in Salesforce', slug: 'draft', content: '' },
      ],
      { defaultToNull: false },
    )
    .select('id, slug')
    .throwOnError()
  postId = data.find((post) => post.slug === 'voice-notes')?.id ?? ''
})
afterAll(() => host.close())
beforeEach(() => setLimit(300))

describe.each(Object.keys(blogBodies))('%s', (name) => {
  it('answers an admin, with the name of the engine', async () => {
    expect(await ask(name)).toMatchObject({ status: 200, answer: { engine: 'local' } })
  })
  it('refuses everybody else, before the call is counted', async () => {
    expect(await ask(name, {}, other)).toEqual({
      status: 403,
      answer: { error: 'Only admins of the blog may use this.' },
    })
    const counted = await host.database.sql`select from private.ai_calls where user_id = ${other.id}`
    expect(counted).toHaveLength(0)
    const { error, response } = await host.client().functions.invoke(name, { body: blogBodies[name] ?? {} })
    expect(error).not.toBeNull()
    expect(response?.status).toBe(401)
  })
  it('refuses what is no such request, and too much of it', async () => {
    expect((await askBlog(host, admin, name, {})).status).toBe(400)
    expect((await askBlog(host, admin, name, null)).status).toBe(400)
    const long = await ask(name, { content: 'x'.repeat(60 * 1024 + 1) })
    expect(long).toEqual({ status: 413, answer: { error: expect.stringContaining('60 KB') } })
    expect((await ask(name, { more: 'x'.repeat(200_000) })).status).toBe(413)
  })
})

it('takes a post of exactly 60 KB', async () => {
  const content = `<p>${'word '.repeat(20_000)}`.slice(0, 60 * 1024)
  expect((await ask('generate-optimization-suggestions', { content })).status).toBe(200)
})

it('stops at the limit of the hour, over all functions, for this person alone', async () => {
  const [row] = await host.database.sql<{ count: number }[]>`
    select count from private.ai_calls where user_id = ${admin.id} order by hour desc`
  await setLimit((row?.count ?? 0) + 3)
  const names = Object.keys(blogBodies)
  const answers = await Promise.all(names.map((name) => ask(name)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.answer).toEqual({ error: 'Rate limit exceeded. Please try again later.' })
  expect((await other.client.rpc('use_ai_call')).data).toBe(true)
  // An hour later there are calls again.
  await host.database
    .sql`update private.ai_calls set hour = hour - interval '1 hour' where user_id = ${admin.id}`
  expect((await ask('ai-seo-analyzer')).status).toBe(200)
  const hours = await host.database.sql`select from private.ai_calls where user_id = ${admin.id}`
  expect(hours).toHaveLength(1)
})

it('lets nobody count or see calls but through the function', async () => {
  expect((await host.client().rpc('use_ai_call')).error?.code).toBe('42501')
})

describe('what the functions answer', () => {
  it('lists tags by number, and SEO advice in sections', async () => {
    const tags = await ask('analyze-blog-content')
    const { analysis } = z.object({ analysis: z.string() }).parse(tags.answer)
    expect(analysis.split('\n')[0]).toMatch(/^1\. \S/)
    expect(analysis.split('\n').length).toBeLessThanOrEqual(5)
    const seo = await ask('analyze-blog-content', { action: 'analyze_seo', postId })
    const text = z.object({ analysis: z.string() }).parse(seo.answer).analysis
    expect(text).toMatch(/^SEO SCORE: \d+\/100/)
    expect(text).toMatch(/^KEYWORDS: \S.*,/m)
    expect(/^META DESCRIPTION: (.*)$/m.exec(text)?.[1]?.length).toBeGreaterThanOrEqual(140)
    expect(await ask('analyze-blog-content', { action: 'classify_intent' })).toMatchObject({
      answer: { analysis: expect.stringMatching(/^INTENT: informational/) },
    })
  })

  it('links only to other posts that are published', async () => {
    const { answer } = await ask('ai-seo-analyzer', {
      action: 'suggest_internal_links',
      url: '/blog/voice-notes',
    })
    expect(answer).toMatchObject({
      result: [{ anchor_text: 'lead scoring model', suggested_url: '/blog/lead-scoring' }],
    })
    const own = await ask('ai-seo-analyzer', {
      action: 'suggest_internal_links',
      url: 'https://x/blog/lead-scoring',
    })
    expect(own.answer).toMatchObject({ result: [] })
    const listed = await ask('analyze-blog-content', { action: 'suggest_internal_links', postId })
    expect(listed.answer).toMatchObject({
      analysis: expect.stringMatching(/^1\. “lead scoring model” → \/blog\/lead-scoring/),
    })
  })

  it('offers the blog’s own tags first', async () => {
    const { data } = await admin.client
      .from('blog_posts')
      .insert({ title: 'Other', slug: 'other', content: '<p>x</p>' })
      .select('id')
      .single()
      .throwOnError()
    await admin.client
      .rpc('set_blog_post_tags', { post_id: data.id, names: ['Voice notes', 'Gardening'] })
      .throwOnError()
    expect((await ask('analyze-blog-content')).answer).toMatchObject({
      analysis: expect.stringMatching(/^1\. Voice notes\n(?![\s\S]*(?:voice notes|Gardening))/),
    })
  })

  it.each<[string, unknown]>([
    ['extract_entities', { company: ['Bluebird Solutions'], person: ['Maria Lopez'] }],
    ['calculate_eeat_score', { overall_score: expect.any(Number), improvements: expect.any(Array) }],
    ['analyze_readability', { readability_score: expect.any(Number), tone: 'professional' }],
    ['generate_serp_preview', { slug: 'voice-notes-for-sales-teams', focus_keyword: 'voice notes' }],
    ['generate_ai_summary', { linkedin: expect.any(String), key_takeaways: expect.any(Array) }],
    ['generate_topic_clusters', { primary_topic: 'voice notes' }],
    [
      'generate_knowledge_graph',
      { nodes: expect.arrayContaining([expect.objectContaining({ label: 'Salesforce' })]) },
    ],
  ])('%s', async (action, result) => {
    expect(await ask('ai-seo-analyzer', { action })).toMatchObject({ status: 200, answer: { result } })
  })

  it('scores the tone and moves it, from 100 characters on', async () => {
    const { answer } = await ask('optimize-tone', {
      action: 'optimize',
      toneProfile: { weights: { professional: 10, conversational: 90, storytelling: 0, inspirational: 0 } },
    })
    expect(answer).toMatchObject({
      toneScore: expect.any(Number),
      optimizedContent: expect.stringContaining("Don't use old lists"),
    })
    expect((await ask('optimize-tone')).answer).toMatchObject({ optimizedContent: null })
    const statuses = [99, 100].map(
      async (length) => (await ask('optimize-tone', { content: `<p>${'x'.repeat(length)}</p>` })).status,
    )
    expect(await Promise.all(statuses)).toEqual([400, 200])
  })

  it('calibrates the voice and keeps it with the post, from 200 characters on', async () => {
    const { answer } = await ask('calibrate-voice', { postId })
    const { analysis } = z.object({ analysis: z.object({ voice_match_score: z.number() }) }).parse(answer)
    const { data } = await admin.client.from('post_voice_analysis').select('*').eq('post_id', postId).single()
    expect(data?.voice_match_score).toBe(analysis.voice_match_score)
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(data?.platform_optimization))).toHaveLength(5)
    expect((await ask('calibrate-voice', { postId: crypto.randomUUID() })).status).toBe(200)
    expect(await ask('calibrate-voice', { content: 'x'.repeat(199) })).toEqual({
      status: 400,
      answer: { error: 'Write at least 200 characters for voice analysis' },
    })
    expect((await ask('calibrate-voice', { content: 'x'.repeat(200) })).status).toBe(200)
  })

  it('compares with posts of the past 30 days alone, and says where there are none', async () => {
    const publish = (days: number) =>
      admin.client
        .from('blog_posts')
        .update({ published_at: daysAgo(days) })
        .eq('slug', 'lead-scoring')
        .throwOnError()
    await publish(31)
    const { answer } = await ask('calibrate-voice', { postId })
    expect(answer).toMatchObject({
      analysis: {
        voice_match_score: null,
        improvement_suggestions: expect.arrayContaining([expect.stringContaining('in the past 30 days')]),
      },
    })
    await publish(29)
    expect(await ask('calibrate-voice', { postId })).toMatchObject({
      answer: { analysis: { voice_match_score: expect.any(Number) } },
    })
  })

  it('suggests against what the stored post says', async () => {
    expect(await ask('generate-optimization-suggestions', { postId })).toMatchObject({
      answer: { suggestions: [{ type: 'title' }, { type: 'meta_description', current: 'Too short' }] },
    })
  })

  it('never claims to have seen a picture', async () => {
    expect((await ask('generate-image-alt-text')).answer).toMatchObject({
      altText: 'sales team, for “Calls”',
    })
    expect(
      await ask('generate-image-alt-text', { imageUrl: 'https://x.example/1.png', context: '' }),
    ).toEqual({
      status: 422,
      answer: { error: 'Failed to generate alt text. You can enter it manually.' },
    })
  })
})
