import { expect, it } from 'vitest'
import { scorePost } from './score-post.ts'
import { toToDoList } from './to-do-list.ts'

const empty = {
  title: '',
  content: '',
  seoTitle: '',
  seoDescription: '',
  focusKeyword: '',
  keywords: [],
  categoryName: '',
}
const texts = (items: { text: string }[]) => items.map(({ text }) => text)

it('puts what stands in the way of publishing first', () => {
  const { first, next, later, passed, total } = toToDoList(scorePost(empty), [])
  expect(texts(first)).toContain('Write a meta title of 50 to 70 characters.')
  expect(texts(first)).toContain('Write a meta description of 140 to 160 characters.')
  expect(texts(next)).toContain('Turn steps or points into a bullet or numbered list.')
  expect(texts(later).length).toBeGreaterThan(0)
  expect(passed).toBe(0)
  expect(total).toBe(7 + 6 + 8)
})

it('says the same advice once, with all its sources and the points it brings', () => {
  const { first, next, later } = toToDoList(scorePost(empty), [])
  const all = [...first, ...next, ...later]
  expect(new Set(texts(all)).size).toBe(all.length)
  const keyword = all.find(({ text }) => text === 'Choose a focus keyword.')
  expect(keyword?.sources).toEqual(['Audit', 'SEO'])
  expect(keyword?.points).toBe(30)
})

it('leaves out what was dismissed', () => {
  const { next } = toToDoList(scorePost(empty), ['AIO:lists'])
  expect(texts(next)).not.toContain('Turn steps or points into a bullet or numbered list.')
})
