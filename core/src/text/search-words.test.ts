import { expect, it } from 'vitest'
import { searchPatterns } from './search-words.ts'

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
