import { expect, it } from 'vitest'
import { toSchemaMarkup } from './schema-markup.ts'

const post = { title: 'Take notes', excerpt: '', faqItems: [], howtoSteps: [] }

it('makes nothing of nothing', () => {
  expect(toSchemaMarkup(post)).toEqual([])
})

it('makes a FAQPage and a HowTo with the steps in order', () => {
  const [faq, howto] = toSchemaMarkup({
    ...post,
    faqItems: [{ question: 'Why?', answer: 'Because.' }],
    howtoSteps: [
      { name: 'Open', text: 'Open it.' },
      { name: 'Write', text: 'Write it.' },
    ],
  })
  expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] })
  expect(howto).toMatchObject({
    '@type': 'HowTo',
    name: 'Take notes',
    step: [{ position: 1, name: 'Open' }, { position: 2 }],
  })
  expect(howto).not.toHaveProperty('description')
})
