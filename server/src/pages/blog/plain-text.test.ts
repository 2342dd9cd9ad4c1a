import { expect, it } from 'vitest'
import { buildLlms, llmsLength } from './plain-text.ts'

const brand = { name: 'Parley', promise: 'Talk', description: 'A CRM', supportEmail: 'help@crm.example' }
const post = (number: number) => ({ title: `Post ${number}`, slug: `post-${number}`, excerpt: null })
const build = (count: number) =>
  buildLlms(
    Array.from({ length: count }, (_, number) => post(number)),
    'https://crm.example',
    brand,
  )

it('llms.txt says when it does not name every post', () => {
  expect(build(llmsLength - 1)).not.toContain('sitemap')
  expect(build(llmsLength)).toContain('the newest 1000 posts; the [sitemap](https://crm.example/sitemap.xml)')
})
