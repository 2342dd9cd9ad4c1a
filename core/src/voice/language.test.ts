import { expect, it } from 'vitest'
import { isReadHere, languageName } from './language.ts'
import { languages } from './languages.ts'

it('reads English and what nobody could tell, and no other language', () => {
  expect(['en', 'en-GB', null, 'de', 'es'].map(isReadHere)).toEqual([true, true, true, false, false])
})

it('names each language, and leaves what is none as it is', () => {
  expect([languageName('de'), languageName('not a code')]).toEqual(['German', 'not a code'])
  expect(languages.filter((code) => languageName(code) === code)).toEqual([])
})
