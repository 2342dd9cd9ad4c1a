import { expect, it } from 'vitest'
import { anyColumnOrPhone, searchPatterns } from './search-words.ts'

it.each([
  ['ana', ['%ana%']],
  ['  Ana   Northwind ', ['%ana%', '%northwind%']],
  ['ana ana', ['%ana%']],
  ['50%', ['%50\\%%']],
  ['+49 (0)171 / 23-45', ['%4901712345%']],
  ['0171 2345', ['%1712345%']],
  ['12 Main', ['%12%', '%main%']],
  ['1234', ['%1234%']],
  ['https://www.northwind.example/about?x=1', ['%northwind.example%']],
  ['www.Northwind.example', ['%northwind.example%']],
  ['', []],
])('%j is looked for as %j', (words, patterns) => {
  expect(searchPatterns(words)).toEqual(patterns)
})

it('finds a phone number however it is written, and nothing else by its phone', () => {
  expect(anyColumnOrPhone(['name'], '030 1234')).toBe(
    'name.ilike."%030 1234%",phone.match."3[^0-9]*0[^0-9]*1[^0-9]*2[^0-9]*3[^0-9]*4"',
  )
  expect(anyColumnOrPhone(['name'], '2026')).toBe('name.ilike."%2026%"')
})
