import { describe, expect, it } from 'vitest'
import { findNames, firstName, isSameName } from './names.ts'

const found = (text: string, isTidy: boolean): string[] =>
  findNames(text, isTidy).map(({ name, company, kind }) => [kind, name, company ?? ''].join(' ').trim())

describe('findNames', () => {
  it.each([
    ['This is Anna from Acme.', 'self Anna Acme'],
    ["Hello, I'm Anna Keller with Acme Robotics Inc.", 'self Anna Keller Acme Robotics Inc'],
    ['My name is Zelophehad.', 'self Zelophehad'],
    ['Hey Jordan, good to see you.', 'addressed Jordan'],
    ['Thanks, Laura.', 'addressed Laura'],
    ['Good morning, Mr. Van der Kooij, a word?', 'addressed Mr. Van der Kooij'],
    ['Is that Mrs De Smet?', 'addressed Mrs De Smet'],
    ['I met with Priya Natarajan from Bluebird Logistics.', 'reported Priya Natarajan Bluebird Logistics'],
  ])('%j', (text, expected) => {
    expect(found(text, true)).toEqual([expected])
  })

  it.each([
    ['hello this is anna from acme i am calling about the pilot', 'self Anna Acme'],
    ['hi will how are you', 'addressed Will'],
    ['just met with priya from bluebird logistics she is interested', 'reported Priya Bluebird Logistics'],
  ])('without capitals: %j', (text, expected) => {
    expect(found(text, false)).toEqual([expected])
  })

  it.each([
    ['Hi there, thanks for calling.', true],
    ['This is great, I am happy with it.', true],
    ['Good morning everyone.', true],
    ["I'm from Berlin.", true],
    ['this is the price and it is from our side', false],
    ['thanks for the grant', false],
    ['i am going to call', false],
  ])('%j names nobody', (text, isTidy) => {
    expect(found(text, isTidy)).toEqual([])
  })
})

describe('isSameName', () => {
  it('takes a first name for its full name and no other', () => {
    expect(isSameName('Anna', 'anna keller')).toBe(true)
    expect(isSameName('Anna Smith', 'Anna Keller')).toBe(false)
    expect(isSameName('', '')).toBe(false)
  })

  it('takes two given names for a name that begins with the family', () => {
    expect(isSameName('Jia Hao', 'Goh Jia Hao')).toBe(true)
    expect(isSameName('Hao', 'Goh Jia Hao')).toBe(false)
  })

  it('takes a title with a family name for the person of that family name', () => {
    expect(isSameName('Mr Hartwig', 'Jochen Hartwig')).toBe(true)
    expect(isSameName('Dr. Petrakis', 'Petrakis')).toBe(true)
    expect(isSameName('Mr Jochen', 'Jochen Hartwig')).toBe(false)
  })

  it('calls nobody by the title alone', () => {
    expect(firstName('Mr Hartwig')).toBe('Mr Hartwig')
    expect(firstName('Dr Ewan Lockhart')).toBe('Ewan')
  })
})
