import { expect, it } from 'vitest'
import { readDraft } from '../blog/draft.ts'
import { linkedSlugs } from '../blog/linked-slugs.ts'
import { readPost } from '../blog/read-post.ts'
import { scoreEeat } from './eeat.ts'
import { checkKeyphrase } from './keyphrase.ts'

const draft = (content: string, focusKeyword = 'price objections') =>
  readDraft({ title: '', content, seoTitle: '', seoDescription: '', focusKeyword, keywords: [] })
const statuses = (content: string, slug: string, keyword?: string) =>
  checkKeyphrase(draft(content, keyword), slug, null).map(({ status }) => status)

const good =
  '<p>On price objections.</p><h2>Where price objections come from</h2><img src="/a.png" alt="A price objection">'

it('looks for the keyword in address, introduction, subheads and alt texts', () => {
  expect(statuses(good, 'answering-price-objection')).toEqual(['good', 'good', 'good', 'good'])
  expect(statuses('<p>Other.</p><h2>Other</h2><img src="/a.png" alt="Other">', 'other')).toEqual([
    'poor',
    'poor',
    'poor',
    'poor',
  ])
})

it('asks nothing where there is nothing to check', () => {
  expect(statuses('', '')).toEqual(['na', 'na', 'na', 'na'])
  expect(statuses(good, 'slug', '')).toEqual(['na', 'na', 'na', 'na'])
})

it('tells of the blog around: the same keyword, broken links, an orphan', () => {
  const of = (around: Parameters<typeof checkKeyphrase>[2]) =>
    checkKeyphrase(draft(good), 'x', around)
      .slice(4)
      .map(({ id, status }) => `${id} ${status}`)
  expect(of({ sameKeyword: [{ title: 'A' }], brokenLinks: ['/blog/a'], linkedFrom: 0 })).toEqual([
    'keyword-used poor',
    'broken-links poor',
    'orphaned poor',
  ])
  expect(of({ sameKeyword: [], brokenLinks: [], linkedFrom: 1 })).toEqual([
    'keyword-used good',
    'broken-links good',
    'orphaned good',
  ])
  expect(of({ sameKeyword: [], brokenLinks: [], linkedFrom: null })).toContain('orphaned na')
})

it('reads which posts of the blog a post links to', () => {
  const html =
    '<p><a href="/blog/one">a</a> <a href="https://x.example/blog/two?a#b">b</a> <a href="https://y.example/blog/three">c</a> <a href="/blog/posts">d</a> <a href="/blog/one#x">e</a> <a href="/blog/tag/x">f</a></p>'
  expect(linkedSlugs(readPost(html), 'https://x.example')).toEqual(['one', 'two'])
})

it('praises nothing that is not there', () => {
  const praised = (text: string) => scoreEeat(draft(`<p>${text}</p>`)).strengths
  expect(praised('The source of a lead is its campaign, but we research the account.')).toEqual([])
  expect(praised('<a href="mailto:a@x.example">Write</a> or <a href="#top">go up</a>.')).toEqual([])
})
