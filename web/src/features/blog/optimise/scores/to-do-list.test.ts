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
  slug: '',
  around: null,
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

it('asks for one thing once, in the words of the check that asks most', () => {
  const short = {
    ...empty,
    title: 'Short',
    content: '<p>Some words that are few.</p>',
    seoDescription: 'Too short',
  }
  const { first, next, later } = toToDoList(scorePost(short), [])
  const all = texts([...first, ...next, ...later])
  const about = (pattern: RegExp) => all.filter((text) => pattern.test(text))
  expect(about(/ title to at least/)).toEqual(['Lengthen the title to at least 40 characters.'])
  expect(about(/more words|Go deeper/)).toEqual(['Write 795 more words, where there is more to say.'])
  expect(about(/[Dd]ivide/)).toEqual(['Divide the post with at least three H2 headings.'])
  expect(about(/description/)).toHaveLength(1)
  expect(about(/[Ll]ist/)).toHaveLength(1)
})

it('puts template text first, and what stands around the post last', () => {
  const around = { sameKeyword: [{ title: 'Notes' }], brokenLinks: ['/blog/gone'], linkedFrom: 0 }
  const post = { ...empty, content: '<p>[Your text] on notes</p>', focusKeyword: 'notes', slug: 'x', around }
  const { first, next, later } = toToDoList(scorePost(post), [])
  expect(texts(first)[0]).toMatch(/^(?:Fill in|Write|Lengthen)/)
  expect(texts(first)).toContain('Fill in or delete “[Your text]”.')
  expect(texts(next)).toContain('Fix the link to /blog/gone: there is no post there.')
  expect(texts(later)).toContain(
    'Choose another keyword: “Notes” already targets it, and the two would compete.',
  )
  expect(texts(later)).toContain('Link to this post from another one: no published post does.')
})
