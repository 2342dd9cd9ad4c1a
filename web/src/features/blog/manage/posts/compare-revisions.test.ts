import { expect, it } from 'vitest'
import { compareRevisions } from './compare-revisions.ts'

const post = { title: 'Old title', content: '<p>One two three.</p>', tags: ['CRM'], faq_items: [] }

it('says word by word what changed in which field', () => {
  expect(compareRevisions(post, { ...post, content: '<p>One <em>four</em> three.</p>' })).toEqual([
    {
      field: 'Content',
      stretches: [
        { kind: 'kept', text: 'One ' },
        { kind: 'removed', text: 'two' },
        { kind: 'added', text: 'four' },
        { kind: 'kept', text: ' three.' },
      ],
    },
  ])
})

it('reads lists and finds nothing where only markup changed', () => {
  expect(compareRevisions(post, { ...post, content: '<p>One <b>two</b> three.</p>' })).toEqual([])
  const withFaq = { ...post, tags: ['CRM', 'Voice'], faq_items: [{ question: 'Why?', answer: 'So.' }] }
  expect(compareRevisions(post, withFaq).map(({ field }) => field)).toEqual(['FAQ', 'Keywords'])
})
