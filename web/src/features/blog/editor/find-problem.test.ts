import { expect, test } from 'vitest'
import { findMissing, findProblem, findSaveProblem, isContentEmpty } from './find-problem.ts'
import { emptyForm } from './post-row.ts'

const whole = { ...emptyForm, title: 'A title', content: '<p>Words</p>', slug: 'a-title' }

test.each([
  ['', true],
  ['<p></p><p> &nbsp;</p>', true],
  ['<p>🙂</p>', false],
  ['<figure><img src="/x.png" alt=""></figure>', false],
])('%s is empty: %s', (html, isEmpty) => {
  expect(isContentEmpty(html)).toBe(isEmpty)
})

test('names what a save needs', () => {
  expect(findMissing({ ...whole, slug: '!?', title: ' ' })).toEqual({
    title: true,
    content: false,
    slug: true,
  })
  expect(findProblem({ ...whole, content: '' })).toBe('Please fill in title, content, and slug')
})

test.each([
  [{}, null],
  [{ canonicalUrl: ' https://parley.example/a ' }, null],
  [{ canonicalUrl: 'parley.example/a' }, 'canonical'],
  [{ canonicalUrl: 'javascript:alert(1)' }, 'canonical'],
  [{ canonicalUrl: 'ftp://parley.example' }, 'canonical'],
  [{ featuredImage: ' ' }, null],
  [{ featuredImage: 'javascript:alert(1)' }, 'featured image'],
  [{ twitterImage: 'https://x.example/a.png' }, null],
  [{ threadsImage: 'data:text/html,x' }, 'Threads image'],
])('%j: %s', (part, problem) => {
  const found = findProblem({ ...whole, ...part })
  expect(found?.includes(problem ?? '') ?? null).toBe(problem === null ? null : true)
})

test.each([
  { content: '<p>In practice: [an example from your own work].</p>' },
  { title: '[Your title]' },
  { excerpt: 'About [what changes for the reader]' },
])('%j may be kept as a draft, and not published', (part) => {
  const form = { ...whole, ...part }
  expect(findSaveProblem(form, false)).toBeNull()
  expect(findSaveProblem(form, true)).toMatch(/^Fill in or delete “\[.+\]” first\. Readers/)
})

test('code and quotations go out as they are', () => {
  const content = '<pre><code>[your name]</code></pre><p>“[the customer] left”, she said.</p>'
  expect(findSaveProblem({ ...whole, content }, true)).toBeNull()
})
