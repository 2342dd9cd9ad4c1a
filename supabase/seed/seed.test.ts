import { defaultStages } from '@parley/core/leads/stages'
import { toSlug } from '@parley/core/text/slug'
import { countWords } from '@parley/core/text/words'
import { describe, expect, it } from 'vitest'
import { sampleCompany } from './index.ts'

const { leads, people, tasks, conversations, posts } = sampleCompany
const names = new Set(leads.map((lead) => lead.name))

describe('leads', () => {
  it('are sixty sales to 58 people over all seven stages, at addresses no mail can reach', () => {
    expect(leads).toHaveLength(60)
    expect(names.size).toBe(58)
    expect(new Set(leads.map((lead) => lead.email)).size).toBe(58)
    expect(new Set(leads.map((lead) => lead.status))).toEqual(new Set(defaultStages.map(({ key }) => key)))
    expect(leads.filter((lead) => !lead.email.endsWith('.example'))).toEqual([])
    expect(leads.filter((lead) => lead.phone !== null && !/ 555 01\d\d$/.test(lead.phone))).toEqual([])
  })

  it('came within ninety days, and before anything happened with them', () => {
    expect(
      leads.filter((lead) => lead.createdDaysAgo > 90 || lead.touchedDaysAgo > lead.createdDaysAgo),
    ).toEqual([])
  })
})

it('has second sales with a name of their own, to customers who bought', () => {
  const second = leads.filter((lead) => lead.dealName !== undefined)
  expect(second.map((lead) => lead.name)).toEqual(['Felix Bauer', 'Elena Rossi'])
  for (const { name, company, createdDaysAgo } of second) {
    const first = leads.find((lead) => lead.name === name && lead.dealName === undefined)
    expect(first).toMatchObject({ company, status: 'won' })
    expect(first?.touchedDaysAgo).toBeGreaterThanOrEqual(createdDaysAgo)
  }
})

it('has other people at the companies of leads', () => {
  for (const { lead, email, name } of people) {
    const at = (address: string) => address.split('@')[1]
    expect(at(email)).toBe(at(leads.find((each) => each.name === lead)?.email ?? ''))
    expect(names).not.toContain(name)
  }
})

it('has tasks for leads that exist', () => {
  expect(tasks.filter((task) => task.lead !== null && !names.has(task.lead))).toEqual([])
  expect(tasks.filter((task) => task.status === 'done' && (task.dueInDays ?? 0) >= 0)).toEqual([])
})

describe('conversations', () => {
  it.each(conversations)('$customer: two voices in turn, and something to say', ({ text }) => {
    const lines = text.trim().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(12)
    expect(lines.length).toBeLessThanOrEqual(40)
    const voices = lines.map((line) => /^(Us|Them): \S/.exec(line)?.[1])
    expect(voices.filter((voice, index) => voice === undefined || voice === voices[index - 1])).toEqual([])
    expect(text.replaceAll('{me}', '')).not.toMatch(/[{}]/)
  })

  it('are with leads, but for two people to be found', () => {
    expect(conversations).toHaveLength(25)
    expect(conversations.filter(({ customer }) => !names.has(customer))).toHaveLength(2)
  })
})

describe('posts', () => {
  it.each(posts)('$slug fits its fields and is worth reading', (post) => {
    const words = countWords(post.content.replace(/<[^>]*>/g, ' '))
    expect(words).toBeGreaterThanOrEqual(400)
    expect(words).toBeLessThanOrEqual(900)
    expect(post.content).toContain('<h2>')
    expect(post.slug).toBe(toSlug(post.slug))
    expect(post.slug.length).toBeLessThanOrEqual(60)
    expect(post.seoTitle.length).toBeLessThanOrEqual(60)
    expect(post.seoDescription.length).toBeLessThanOrEqual(160)
  })

  it('are twelve over seven categories, most of them published', () => {
    expect(new Set(posts.map((post) => post.slug)).size).toBe(12)
    expect(new Set(posts.map((post) => post.category)).size).toBe(7)
    expect(posts.filter((post) => post.publishedDaysAgo === null)).toHaveLength(1)
  })
})
