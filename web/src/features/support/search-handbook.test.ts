import { describe, expect, test } from 'vitest'
import { articles, faq, toSections, toWords } from './articles.ts'
import { createHandbookSearch, excerptOf, searchHandbook } from './search-handbook.ts'

test('the handbook has a title and a text in every article', () => {
  expect(articles.length).toBeGreaterThan(8)
  for (const { name, title, body } of articles) {
    expect(title, name).not.toBe(name)
    expect(body.length, name).toBeGreaterThan(100)
  }
  expect(toSections(faq?.body ?? '').length).toBeGreaterThan(5)
})

test('sections are parted at second headings', () => {
  expect(toSections('Lead\n\n## One\ntext\n\n## Two')).toEqual([
    { heading: '', text: 'Lead' },
    { heading: 'One', text: 'text' },
    { heading: 'Two', text: '' },
  ])
  expect(toWords('- **bold** and `code`, [link](/x)\n| a | b |\n|---|---|')).toBe('bold and code, link a b')
})

describe('the search', () => {
  test.each([
    ['calendar', 'tasks'],
    ['duplicat', 'import'],
    ['recrding', 'recording'],
    ['crash', 'recording'],
    ['key for a language model', 'faq'],
  ])('%j leads to %s', (query, name) => {
    expect(searchHandbook(query).map((hit) => hit.name)).toContain(name)
  })

  test('finds nothing for words that stand nowhere', () => {
    expect(searchHandbook('zebra quantum')).toEqual([])
  })

  test('puts a heading before a mere mention', () => {
    const search = createHandbookSearch([
      { name: 'one', title: 'One', body: 'A feed is mentioned.' },
      { name: 'two', title: 'Two', body: '## Feed\nWhat it is.' },
    ])
    expect(search('feed').map(({ name }) => name)).toEqual(['two', 'one'])
  })

  test('shows the place of the first word', () => {
    const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim()
    expect(excerptOf(text, ['needle'])).toMatch(/^… (?:before )+needle (?:after )+.* …$/)
    expect(excerptOf('short needle', ['needle'])).toBe('short needle')
    expect(excerptOf('nothing', ['needle'])).toBe('nothing')
  })

  test('ends with a whole word', () => {
    const words = excerptOf('recognized '.repeat(40), ['recognized']).split(' ')
    expect([...new Set(words)]).toEqual(['recognized', '…'])
  })
})
