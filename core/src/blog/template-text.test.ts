import { expect, it } from 'vitest'
import { auditPost } from '../seo/audit.ts'
import { readDraft } from './draft.ts'
import { readPost } from './read-post.ts'
import { findTemplateInPost, findTemplateText } from './template-text.ts'

it.each([
  'In practice: [an example from your own work].',
  'It matters because [what changes for the reader].',
  '[What should the reader do now about price objections?]',
  '[Your company] helps.',
  'Call us at [insert phone number].',
  'Lorem ipsum dolor sit amet.',
  '[Add a quote here]',
  '[TODO: figures]',
])('%s is template text', (text) => {
  expect(findTemplateText(text)).toHaveLength(1)
})

it.each([
  'She said that [the customer] had left.',
  'It was a misstake [sic].',
  'See [1] and [2, p. 4].',
  'The list[0] is first.',
  '[…] and so on',
  'Mix [Berlin] with [Paris].',
  'What [a] day',
])('%s is none', (text) => {
  expect(findTemplateText(text)).toEqual([])
})

it('leaves code alone', () => {
  expect(findTemplateInPost(readPost('<pre><code>[your name]</code></pre><p>Hello [your name]</p>'))).toEqual(
    [{ text: '[your name]', start: 18, end: 29 }],
  )
})

it('stops the audit wherever it stands, without changing its score', () => {
  const whole = {
    title: 'A title of more than thirty characters',
    content: '<p>Text.</p>',
    seoTitle: 'x'.repeat(50),
    seoDescription: 'x'.repeat(140),
    focusKeyword: '',
    keywords: [],
  }
  const plain = auditPost(readDraft(whole))
  expect(plain).toMatchObject({ canPublish: true, template: [] })
  const open = auditPost(readDraft({ ...whole, content: '<p>[Your text]</p>' }))
  expect(open).toMatchObject({ canPublish: false, score: plain.score, template: [{ field: 'content' }] })
  expect(auditPost(readDraft({ ...whole, title: `${whole.title} [your name]` })).canPublish).toBe(false)
})
