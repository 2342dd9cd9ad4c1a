import { describe, expect, it } from 'vitest'
import { type PostDraft, readDraft } from '../blog/draft.ts'
import { readTimeMinutes } from '../blog/post-length.ts'
import { toCategorySlug } from '../text/category-slug.ts'
import { scoreAio } from './aio-score.ts'
import { auditPost } from './audit.ts'
import { scoreBandOf, toneLabelOf } from './bands.ts'
import type { Finding } from './finding.ts'
import { type LimitedField, lengthStateOf } from './limits.ts'
import { scoreSeo } from './seo-score.ts'

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
const letters = (count: number): string => 'x'.repeat(count)
const words = (count: number): string => `<p>${'word '.repeat(count)}</p>`
function pointsOf(findings: Finding[], id: string): number {
  const finding = findings.find((each) => each.id === id)
  if (!finding) throw new Error(`No finding ${id}`)
  return finding.points
}
const seo = (id: string, given: Partial<PostDraft>): number => pointsOf(scoreSeo(draft(given)).findings, id)
const aio = (id: string, content: string): number => pointsOf(scoreAio(draft({ content })).findings, id)
const audit = (id: string, given: Partial<PostDraft>): number => pointsOf(auditPost(draft(given)).checks, id)
/** `uses` times the keyword among `total` words. */
const dense = (uses: number, total: number): Partial<PostDraft> => ({
  focusKeyword: 'CRM',
  content: `<p>${'crm '.repeat(uses)}${'word '.repeat(total - uses)}</p>`,
})
const sections = (count: number): string => '<h2>Part</h2>'.repeat(count)

const complete: PostDraft = {
  title: 'How a voice CRM saves an hour a day for sales',
  focusKeyword: 'voice CRM',
  seoTitle: letters(60),
  seoDescription: letters(150),
  keywords: ['voice', 'crm', 'sales'],
  content: `<p>${'A voice CRM writes down what was said. '.repeat(4)}</p><h2>Why?</h2><h2>How</h2><h2>Key takeaways</h2>
    <ul><li>One</li></ul><p>${'voice CRM '.repeat(6)}${'word '.repeat(800)}</p><p>Get started today.</p>`,
}

describe('scoreSeo', () => {
  it.each([
    [39, 0],
    [40, 15],
    [60, 15],
    [61, 0],
  ])('title of %i characters: %i', (length, points) => {
    expect(seo('title-length', { title: letters(length) })).toBe(points)
  })
  it.each([
    [119, 0],
    [120, 15],
    [160, 15],
    [161, 0],
  ])('meta description of %i characters: %i', (length, points) => {
    expect(seo('description-length', { seoDescription: letters(length) })).toBe(points)
  })
  it.each([
    [799, 0],
    [800, 20],
  ])('%i words: %i', (count, points) => {
    expect(seo('word-count', { content: words(count) })).toBe(points)
  })
  it.each([
    [4, 1000, 0],
    [5, 1000, 15],
    [25, 1000, 15],
    [26, 1000, 0],
    [0, 0, 0],
  ])('keyword %i times in %i words: %i', (uses, total, points) => {
    expect(seo('keyword-density', dense(uses, total))).toBe(points)
  })
  it.each([
    [1, 0],
    [2, 10],
  ])('%i H2: %i', (count, points) => {
    expect(seo('sections', { content: sections(count) })).toBe(points)
    expect(seo('sections', { content: sections(count).replaceAll('h2', 'h3') })).toBe(0)
  })
  it.each([
    [['a', 'b'], 0],
    [['a', 'b', 'c'], 10],
    [['a', 'A', ' a ', ''], 0],
  ])('keywords %j: %i', (keywords, points) => {
    expect(seo('keywords', { keywords })).toBe(points)
  })
  it.each([
    ['The best CRM', 'crm', 15],
    ['The best CRMs', 'crm', 0],
    ['Voice-CRM now', 'voice crm', 15],
    ['Anything', ' ', 0],
  ])('title %j with keyword %j: %i', (title, focusKeyword, points) => {
    expect(seo('keyword-in-title', { title, focusKeyword })).toBe(points)
  })
  it('weighs 100 in all, and gives it to a post that has everything', () => {
    const { score, findings } = scoreSeo(readDraft(complete))
    expect(findings.reduce((sum, finding) => sum + finding.weight, 0)).toBe(100)
    expect(findings.filter((finding) => finding.status !== 'good')).toEqual([])
    expect(score).toBe(100)
  })
  it('stays below good for a post without content, whatever the fields hold', () => {
    expect(scoreSeo(readDraft({ ...complete, content: '' })).score).toBeLessThan(60)
    expect(scoreSeo(draft({})).score).toBe(0)
  })
})

describe('scoreAio', () => {
  it.each([
    ['<ul><li>x</li></ul>', 20],
    ['<ol><li>x</li></ol>', 20],
    ['<ul><li> </li></ul><p>x</p>', 0],
  ])('%j: %i', (content, points) => {
    expect(aio('lists', content)).toBe(points)
  })
  it.each([
    [2, 0],
    [3, 20],
  ])('%i H2: %i', (count, points) => {
    expect(aio('sections', sections(count))).toBe(points)
  })
  it.each([
    [99, 0],
    [100, 15],
    [200, 15],
    [201, 0],
  ])('first paragraph of %i: %i', (length, points) => {
    expect(aio('first-paragraph', `<h2>Heading</h2><p>${letters(length)}</p><p>x</p>`)).toBe(points)
  })
  it.each([
    ['<p>Why?</p>', 15],
    ['<p title="?">Why</p>', 0],
  ])('%j asks: %i', (content, points) => {
    expect(aio('question', content)).toBe(points)
  })
  it.each([
    ['<h3>Key Takeaways</h3>', 15],
    ['<p>TL;DR: short</p>', 15],
    ['<p>We take it away</p>', 0],
  ])('%j sums up: %i', (content, points) => {
    expect(aio('takeaways', content)).toBe(points)
  })
  it.each([
    ['<p><a href="/x">Learn more</a></p>', 15],
    ['<p>We learned more</p>', 0],
  ])('%j calls: %i', (content, points) => {
    expect(aio('call-to-action', content)).toBe(points)
  })
  it('weighs 100 in all and shows the place of each passed check', () => {
    const read = readDraft(complete)
    const { score, findings } = scoreAio(read)
    expect(score).toBe(100)
    for (const { evidence } of findings)
      expect(evidence?.text).toBe(read.post.text.slice(evidence?.start, evidence?.end))
    expect(findings.find((finding) => finding.id === 'takeaways')?.evidence?.text).toBe('takeaways')
    expect(scoreAio(draft({ content: '<p></p>' })).score).toBe(0)
  })
})

describe('auditPost', () => {
  it.each([
    ['title', 'title', [29, 30, 70, 71]],
    ['meta-title', 'seoTitle', [49, 50, 70, 71]],
    ['meta-description', 'seoDescription', [139, 140, 160, 161]],
  ])('%s at its bounds', (id, field, lengths) => {
    expect(lengths.map((length) => audit(id, { [field]: letters(length) }))).toEqual([0, 1, 1, 0])
  })
  it.each([
    [299, 0],
    [300, 1],
  ])('%i words: %i', (count, points) => {
    expect(audit('word-count', { content: words(count) })).toBe(points)
  })
  it('counts density, headings, keywords and the keyword in the content', () => {
    expect([4, 5, 25, 26].map((uses) => audit('keyword-density', dense(uses, 1000)))).toEqual([0, 1, 1, 0])
    expect(audit('headings', { content: '<h4>x</h4>' })).toBe(1)
    expect(audit('headings', { content: '<p>x</p><h4></h4>' })).toBe(0)
    expect(audit('keyword-in-content', dense(1, 10))).toBe(1)
    expect(audit('keyword-in-content', dense(0, 10))).toBe(0)
    expect([2, 3].map((count) => audit('keywords', { keywords: ['a', 'b', 'c'].slice(0, count) }))).toEqual([
      0, 1,
    ])
  })
  it('has the severities and the required checks of docs/specified.md S5.21', () => {
    const { checks, score, canPublish } = auditPost(readDraft(complete))
    expect(checks.map(({ id, severity, isRequired }) => [id, severity, isRequired])).toEqual([
      ['title', 'critical', false],
      ['meta-title', 'critical', true],
      ['meta-description', 'critical', true],
      ['keyword-in-content', 'warning', false],
      ['keyword-density', 'info', false],
      ['word-count', 'warning', false],
      ['headings', 'warning', false],
      ['keywords', 'info', false],
    ])
    expect({ score, canPublish }).toEqual({ score: 100, canPublish: true })
    expect(auditPost(readDraft({ ...complete, content: '' }))).toMatchObject({ score: 50, canPublish: true })
    expect(auditPost(readDraft({ ...complete, seoTitle: '' }))).toMatchObject({
      score: 88,
      canPublish: false,
    })
    expect(auditPost(draft({}))).toMatchObject({ score: 0, canPublish: false })
  })
})

describe('limits and bands', () => {
  it.each<[LimitedField, number, string]>([
    ['excerpt', 0, 'Empty'],
    ['excerpt', 149, 'Too short'],
    ['excerpt', 150, 'Good'],
    ['excerpt', 300, 'Good'],
    ['excerpt', 301, 'Too long'],
    ['excerpt', 500, 'Too long'],
    ['excerpt', 501, 'Over the limit'],
    ['metaTitle', 49, 'Too short'],
    ['metaTitle', 50, 'Good'],
    ['metaTitle', 70, 'Good'],
    ['metaTitle', 71, 'Over the limit'],
    ['metaDescription', 139, 'Too short'],
    ['metaDescription', 140, 'Good'],
    ['metaDescription', 160, 'Good'],
    ['metaDescription', 161, 'Over the limit'],
    ['twitterTitle', 70, 'Good'],
    ['twitterTitle', 71, 'Over the limit'],
    ['twitterDescription', 200, 'Good'],
    ['twitterDescription', 201, 'Over the limit'],
    ['linkedinTitle', 71, 'Over the limit'],
    ['linkedinDescription', 150, 'Good'],
    ['linkedinDescription', 151, 'Over the limit'],
    ['altText', 125, 'Good'],
    ['altText', 126, 'Over the limit'],
  ])('%s of %i: %s', (field, length, label) => {
    expect(lengthStateOf(field, letters(length)).label).toBe(label)
  })
  it('names the bands at their steps', () => {
    expect([59, 60, 79, 80].map((score) => scoreBandOf(score).label)).toEqual([
      'Needs work',
      'Good',
      'Good',
      'Excellent',
    ])
    expect([69, 70, 79, 80, 89, 90].map(toneLabelOf)).toEqual([
      'Needs Work',
      'Fair',
      'Fair',
      'Good',
      'Good',
      'Excellent',
    ])
  })
  it('rounds the minutes to read up', () => {
    expect([0, 1, 200, 201, 400].map(readTimeMinutes)).toEqual([0, 1, 1, 2, 2])
  })
  it.each([
    ['AI in Sales & CRM Innovation', 'ai-in-sales-crm-innovation'],
    ['  Guides, Tutorials & Best Practices!', 'guides-tutorials-best-practices'],
    ['snake_case Café', 'snake-case-cafe'],
    ['!!!', ''],
  ])('category %j has the slug %j', (name, slug) => {
    expect(toCategorySlug(name)).toBe(slug)
  })
})
