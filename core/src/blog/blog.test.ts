import { describe, expect, it } from 'vitest'
import { scoreEeat } from '../seo/eeat.ts'
import { toReadabilityResult } from '../seo/readability-result.ts'
import { adjustTone } from './adjust-tone.ts'
import { calibrateVoice } from './calibrate-voice.ts'
import { type PostDraft, readDraft } from './draft.ts'
import { findEntities, toEntityMap } from './entities.ts'
import { suggestInternalLinks } from './internal-links.ts'
import { classifyIntent, findKeyPhrases, suggestKeywords, toTopicClusters } from './key-phrases.ts'
import { toKnowledgeGraph } from './knowledge-graph.ts'
import { suggestMetaDescription } from './meta-suggestion.ts'
import { suggestOptimisations } from './optimisation-suggestions.ts'
import { composeAltText, findFaqCandidates, toSerpPreview, toSocialSummary } from './post-previews.ts'
import { detectTone, scoreTone, toneProfileOf, toneSides } from './tone.ts'

const draft = (given: Partial<PostDraft>) =>
  readDraft({
    title: '',
    content: '',
    seoTitle: '',
    seoDescription: '',
    focusKeyword: '',
    keywords: [],
    ...given,
  })
const empty = draft({})
const post = draft({
  title: 'Voice notes for sales teams',
  content: `<p>Voice notes save a sales team an hour a day. Maria Lopez from Bluebird Solutions uses Salesforce with voice notes in Berlin.</p>
    <h2>Why do voice notes work?</h2><p>People speak three times as fast as they type, and a voice note keeps the exact words of the customer.</p>
    <h2>Lead scoring</h2><p>With good notes the lead scoring model in Salesforce gets better data from real estate agents.</p>
    <p>Read <a href="/blog/cold-calls">about cold calls</a> as well. Every follow-up email starts from the notes.</p>`,
})

describe('key phrases', () => {
  it('finds what the post is about, several words before one', () => {
    expect(findKeyPhrases(post)[0]?.phrase).toBe('voice notes')
    expect(toTopicClusters(post)).toMatchObject({ primary_topic: 'voice notes' })
    expect(toTopicClusters(post).secondary_topics).toContain('lead scoring')
    expect(toTopicClusters(empty)).toEqual({ primary_topic: '', secondary_topics: [] })
  })
  it('suggests at most five keywords, none that is there already', () => {
    const many = draft({
      content: `<p>${'The pipeline is long. Quotas of the region. A forecast, an invoice, the warranty and the hardware. '.repeat(3)}</p>`,
      keywords: ['Pipelines'],
    })
    expect(suggestKeywords(many)).toHaveLength(5)
    expect(suggestKeywords(many)).not.toContain('pipeline')
    expect(suggestKeywords(empty)).toEqual([])
  })
  it.each([
    ['How to run a call', 'informational'],
    ['The best CRM: a comparison', 'commercial'],
    ['Pricing and free trial', 'transactional'],
    ['Nothing to see', 'informational'],
  ])('%j is %s', (title, intent) => {
    expect(classifyIntent(draft({ title })).intent).toBe(intent)
  })
})

describe('tone', () => {
  it.each([
    ['', 'professional'],
    ['Hey friends, welcome! This is fun.', 'friendly'],
    ['Once, on a long journey, she realised it. Imagine that story.', 'storytelling'],
    ['The research shows significant evidence; furthermore the methodology holds.', 'academic'],
    ['A strategy for stakeholders and revenue.', 'professional'],
    ['A story about research', 'professional'],
  ])('%j is %s', (text, tone) => {
    expect(detectTone(text)).toBe(tone)
  })
  it('has weights of 100 for each category, and 40/30/20/10 for any other', () => {
    for (const category of [
      'AI in Sales & CRM Innovation',
      'Productivity & Automation Strategies',
      'Sales Psychology & Communication',
      'Customer Success & Relationship Growth',
      'AI Technology & Data Insights',
      'Use-Case Stories & Industry Insights',
      'Guides, Tutorials & Best Practices',
    ]) {
      const { weights } = toneProfileOf(category)
      expect(toneSides.reduce((sum, side) => sum + weights[side], 0)).toBe(100)
      expect(weights, category).not.toEqual(toneProfileOf('').weights)
    }
    expect(Object.values(toneProfileOf('Other').weights)).toEqual([40, 30, 20, 10])
  })
  it('scores the shared part and gives at most three tips', () => {
    const weights = { professional: 100, conversational: 0, storytelling: 0, inspirational: 0 }
    expect(scoreTone('Revenue strategy and performance of the enterprise.', weights)).toMatchObject({
      toneScore: 100,
      suggestions: [],
    })
    const far = scoreTone('Dream! Believe! Once upon a story you journey.', weights)
    expect(far.toneScore).toBe(0)
    expect(far.suggestions.length).toBeGreaterThan(0)
    expect(far.suggestions.length).toBeLessThanOrEqual(3)
    expect(scoreTone('', weights).toneScore).toBe(0)
  })
  it('changes words, never tags, code or addresses', () => {
    const html =
      '<p title="do not">Do not utilize <a href="/do not">it is</a></p><pre>do not</pre><script>it is</script>'
    expect(
      adjustTone(html, { professional: 10, conversational: 90, storytelling: 0, inspirational: 0 }),
    ).toBe(
      '<p title="do not">Don\'t use <a href="/do not">it\'s</a></p><pre>do not</pre><script>it is</script>',
    )
    expect(adjustTone('<p>We’re sure, don’t worry. It’s his.</p>', toneProfileOf('').weights)).toBe(
      '<p>We are sure, do not worry. It’s his.</p>',
    )
  })
})

describe('entities and graph', () => {
  it('distinguishes companies, people, tools, places, industries and concepts', () => {
    expect(toEntityMap(findEntities(post))).toMatchObject({
      company: ['Bluebird Solutions'],
      person: ['Maria Lopez'],
      tool: ['Salesforce'],
      location: ['Berlin'],
      industry: ['real estate'],
      concept: expect.arrayContaining(['voice notes']),
    })
    expect(toEntityMap(findEntities(empty))).toEqual({})
    expect(
      toEntityMap(findEntities(draft({ content: '<p>make a notion of it, and gong</p>' }))),
    ).not.toHaveProperty('tool')
  })
  it('joins what stands in one sentence, by the verb between', () => {
    const { nodes, edges } = toKnowledgeGraph(post)
    const idOf = (label: string): string => nodes.find((node) => node.label === label)?.id ?? ''
    const edge = edges.find(
      (each) => each.from === idOf('Bluebird Solutions') && each.to === idOf('Salesforce'),
    )
    expect(edge).toMatchObject({ relationship: 'uses', strength: 1 })
    const ids = new Set(nodes.map(({ id }) => id))
    expect(ids.size).toBe(nodes.length)
    for (const { from, to, strength } of edges) {
      expect(ids.has(from) && ids.has(to) && from !== to).toBe(true)
      expect(strength).toBeGreaterThan(0)
      expect(strength).toBeLessThanOrEqual(1)
    }
    expect(toKnowledgeGraph(empty)).toEqual({ nodes: [], edges: [] })
  })
})

describe('suggestInternalLinks', () => {
  const target = (title: string, slug: string) => ({
    title,
    slug,
    excerpt: null,
    focusKeyword: null,
    text: '',
  })
  it('links words that stand in the text outside of headings and links', () => {
    const [link, ...others] = suggestInternalLinks(post, [
      target('Lead scoring explained', 'lead-scoring'),
      target('About cold calls', 'cold-calls'),
      target('Gardening in spring', 'garden'),
    ])
    expect(others).toEqual([])
    expect(link).toMatchObject({ anchor_text: 'lead scoring model', suggested_url: '/blog/lead-scoring' })
    expect(link?.context).toContain('With good notes the lead scoring model')
    expect(link?.relevance_score).toBeLessThanOrEqual(1)
  })
  it('finds nothing for an empty post or an empty blog', () => {
    expect(suggestInternalLinks(empty, [target('Lead scoring', 'x')])).toEqual([])
    expect(suggestInternalLinks(post, [])).toEqual([])
  })
})

describe('previews and suggestions', () => {
  it('writes a meta description of 140 to 160 characters in whole sentences of the post, or none', () => {
    const text = suggestMetaDescription({ ...post, focusKeyword: 'voice notes' }) ?? ''
    expect(text).toMatch(/^Voice notes save a sales team an hour a day\. .*\.$/)
    expect(text.length).toBeGreaterThanOrEqual(140)
    expect(text.length).toBeLessThanOrEqual(160)
    const short = (length: number) =>
      suggestMetaDescription(
        draft({
          content: `<p>${'ab '
            .repeat(60)
            .slice(0, length - 1)
            .trim()
            .padEnd(length - 1, 'x')}.</p>`,
        }),
      )
    expect([139, 140, 160, 161].map((length) => short(length)?.length)).toEqual([
      undefined,
      140,
      160,
      undefined,
    ])
  })
  it('suggests a title of 40 to 60 characters and a description, with reasons, only where they are wanting', () => {
    const suggestions = suggestOptimisations(post)
    expect(suggestions.map(({ type }) => type)).toEqual(['title', 'meta_description'])
    expect(suggestions[0]?.suggested).toBe('What to know about voice notes before you start')
    for (const { reason, current, suggested } of suggestions) {
      expect(reason).toMatch(/\.$/)
      expect(suggested).not.toBe(current)
    }
    const fine = { title: 'Voice notes for the sales teams of today', seoDescription: 'x'.repeat(140) }
    expect(suggestOptimisations({ ...post, ...fine })).toEqual([])
    expect(suggestOptimisations(empty)).toEqual([])
    const titled = (title: string, focusKeyword = '') =>
      suggestOptimisations({ ...post, ...fine, title, focusKeyword })[0]?.suggested
    expect(
      titled('Running small models at home: what a small company needs to know first', 'language model'),
    ).toBe('Language model: Running small models at home')
    expect(titled(`Voice notes ${'for everybody in sales '.repeat(4)}`)).toBe(
      'What to know about voice notes before you start',
    )
  })

  it('keeps what networks and search results allow', () => {
    const long = { ...post, title: 'Voice notes '.repeat(20) }
    expect(toSerpPreview(long).title.length).toBeLessThanOrEqual(60)
    expect(toSerpPreview(post)).toMatchObject({
      slug: 'voice-notes-for-sales-teams',
      focus_keyword: 'voice notes',
    })
    const { linkedin, twitter, threads, key_takeaways } = toSocialSummary(long)
    expect(linkedin.length).toBeLessThanOrEqual(150)
    expect(twitter.length).toBeLessThanOrEqual(200)
    expect(threads.length).toBeLessThanOrEqual(500)
    expect(key_takeaways).toHaveLength(3)
    for (const takeaway of key_takeaways) expect(post.post.text).toContain(takeaway)
    expect(toSocialSummary(empty)).toEqual({ linkedin: '', twitter: '', threads: '', key_takeaways: [] })
  })
  it('finds questions with their answers', () => {
    expect(findFaqCandidates(post)).toEqual([
      { question: 'Why do voice notes work?', answer: expect.stringMatching(/^People speak/) },
    ])
    expect(findFaqCandidates(draft({ content: '<h2>Why?</h2><h2>How?</h2>' }))).toEqual([])
  })
  it.each([
    ['https://x.example/a/sales-team_meeting.jpg?x=1', 'Calls', 'sales team meeting, for “Calls”'],
    ['https://x.example/3f2b9c1e-1a2b-4c3d-8e9f-001122334455.png', 'Calls', 'Illustration for “Calls”'],
    ['https://x.example/IMG_2031.jpg', '', ''],
    ['https://x.example/%E0%A4%A', '', ''],
  ])('composes %s with %j', (url, context, text) => {
    expect(composeAltText(url, context)).toBe(text)
  })
  it('never composes more than 125 characters', () => {
    expect(
      composeAltText(`https://x.example/${'word-'.repeat(60)}.jpg`, 'context '.repeat(60)).length,
    ).toBeLessThanOrEqual(125)
  })
})

describe('hostile posts of 60 KB', () => {
  it.each([['SAP uses IBM '], ['e.g. '], ['SAP. '], ['Ab '], ['voice note '], ['<p>a? '], ['İ '], ["a'"]])(
    'reads %j over and over within the time of any test',
    (piece) => {
      const hostile = draft({
        title: piece.repeat(20),
        content: piece.repeat(60_000 / piece.length),
        focusKeyword: piece,
      })
      expect(toKnowledgeGraph(hostile).nodes.length).toBeLessThanOrEqual(20)
      expect(suggestOptimisations(hostile).length).toBeLessThanOrEqual(2)
      expect(
        calibrateVoice(hostile, [{ title: '', content: hostile.content }]).improvement_suggestions.length,
      ).toBeLessThanOrEqual(3)
      expect(adjustTone(hostile.content, toneProfileOf('').weights)).not.toBe('')
      expect(toReadabilityResult(hostile).readability_score).toBeGreaterThanOrEqual(0)
    },
  )
})

describe('judging', () => {
  it('gives nothing to a post without words', () => {
    expect(scoreEeat(empty)).toMatchObject({
      overall_score: 0,
      experience_score: 0,
      trustworthiness_score: 0,
      strengths: [],
    })
    expect(toReadabilityResult(empty)).toEqual({
      readability_score: 0,
      grade_level: 'No text yet',
      sentiment: 'neutral',
      tone: 'professional',
    })
    const analysis = calibrateVoice(draft({ title: 'A title with 3 words?' }), [])
    expect([analysis.seo_harmony_score, analysis.ai_visibility_score]).toEqual([0, 0])
    expect(Object.values(analysis.platform_optimization).map(({ score }) => score)).toEqual([0, 0, 0, 0, 0])
  })
  it('reads mood and level', () => {
    const mood = (text: string) => toReadabilityResult(draft({ content: `<p>${text}</p>` })).sentiment
    expect(mood('This is a great success, we love the excellent result.')).toBe('positive')
    expect(mood('This is a terrible failure, we hate the awful result.')).toBe('negative')
    expect(mood('The table has four legs.')).toBe('neutral')
    expect(toReadabilityResult(draft({ content: '<p>The cat sat on the mat.</p>' }))).toMatchObject({
      readability_score: 100,
      grade_level: '5th grade',
    })
  })
  it('raises experience, expertise, authority and trust by their signs', () => {
    const signed = scoreEeat(
      draft({
        content: `<p>We tested 12 teams for 3 weeks in 2025, for example one. According to a study it works; however it depends.</p>
          <p><a href="https://x.example">Source</a> <a href="/blog/y">Other</a></p><img src="a" alt="A chart">
          <h2>a</h2><h2>b</h2><h3>c</h3><ul><li>x</li></ul><p>${'word '.repeat(800)}</p>`,
      }),
    )
    expect(signed).toMatchObject({ overall_score: 100, improvements: [] })
    expect(scoreEeat(post).improvements).toHaveLength(3)
  })
  it('compares the voice with published posts: itself is a full match, another is not', () => {
    const own = { title: 'x', content: post.content }
    const other = { title: 'x', content: `<p>${"I'm sure you don't? Yes you do! ".repeat(30)}</p>` }
    expect(calibrateVoice(post, [own]).voice_match_score).toBe(100)
    const apart = calibrateVoice(post, [other])
    expect(apart.voice_match_score).toBeLessThan(60)
    expect(apart.improvement_suggestions[0]).toMatch(/^You/)
    expect(apart.improvement_suggestions).toHaveLength(3)
    const alone = calibrateVoice(post, [])
    expect(alone.voice_match_score).toBeNull()
    expect(alone.improvement_suggestions[0]).toContain('Publish a post first')
  })
})
