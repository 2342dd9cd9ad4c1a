import { expect, it } from 'vitest'
import { mailtoAddress } from './mailto.ts'

it('holds subject and text, as far as mail programs take it', () => {
  expect(mailtoAddress('ana@x.example', { subject: 'A & B?', body: 'One\nTwo' })).toEqual({
    href: 'mailto:ana%40x.example?subject=A%20%26%20B%3F&body=One%0D%0ATwo',
    hasBody: true,
  })
  expect(mailtoAddress('ana@x.example', { subject: 'Hi', body: 'x'.repeat(1900) })).toEqual({
    href: 'mailto:ana%40x.example?subject=Hi',
    hasBody: false,
  })
})
