import { expect, it } from 'vitest'
import { checkWebhook } from './check-webhook.ts'

const fine = { name: 'A', url: 'https://example.com/hook', events: ['lead.created'] }

it.each([
  ['outbound', fine, []],
  ['outbound', { ...fine, url: ' http://localhost:4000 ' }, []],
  ['outbound', { ...fine, name: ' ' }, ['name']],
  ['outbound', { ...fine, url: 'example.com' }, ['url']],
  ['slack', { ...fine, url: 'ftp://example.com' }, ['url']],
  ['slack', { ...fine, events: [] }, ['events']],
  ['inbound', { name: 'A', url: '', events: [] }, []],
] as const)('%s %o', (kind, form, fields) => {
  expect(Object.keys(checkWebhook(kind, { ...form, events: [...form.events] }))).toEqual(fields)
})
