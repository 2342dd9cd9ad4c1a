import { expect, it } from 'vitest'
import { toLinkHref } from './to-link-href.ts'

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' example.com/a?b=1#c ', 'https://example.com/a?b=1#c'],
  ['example.com:8080', 'https://example.com:8080/'],
  ['ana@example.com', 'mailto:ana@example.com'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
  ['tel:+43 1 234', 'tel:+43 1 234'],
  ['/pricing', '/pricing'],
  ['#faq', '#faq'],
  ['javascript:alert(1)', null],
  ['JAVASCRIPT:alert(1)//example.com', null],
  ['data:text/html,x', null],
  ['not an address', null],
  ['word', null],
  ['//example.com', null],
])('%j leads to %j', (typed, href) => expect(toLinkHref(typed)).toBe(href))
