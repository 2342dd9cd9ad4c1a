import { expect, it } from 'vitest'
import { compareTexts } from './compare-texts.ts'

it('tells what was taken and what was put', () => {
  expect(compareTexts('We pay five thousand', 'We pay nine thousand')).toEqual([
    { kind: 'kept', text: 'We pay ' },
    { kind: 'removed', text: 'five' },
    { kind: 'added', text: 'nine' },
    { kind: 'kept', text: ' thousand' },
  ])
})

it('cuts what stayed the same to its edges', () => {
  const [kept] = compareTexts(`${'same '.repeat(500)}old`, `${'same '.repeat(500)}new`) ?? []
  expect(kept?.text.length).toBeLessThan(260)
  expect(kept?.text).toContain(' … ')
})

it('gives up on two texts that have little in common', () => {
  const words = (name: string) => Array.from({ length: 6000 }, (_, index) => `${name}${index}`).join(' ')
  expect(compareTexts(words('a'), words('b'))).toBeNull()
})
