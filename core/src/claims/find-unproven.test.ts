import { describe, expect, it } from 'vitest'
import { findUnproven, type Grounds } from './find-unproven.ts'

const grounds: Grounds = {
  cited: ['Lakeshore Dental Group has $38,000 for this line. Renee locks the plan on Friday the 27th.'],
  said: [
    'Hannah: Hi Omar, good to see you again.',
    'Omar: Lakeshore Dental Group has $38,000 for this line. Renee locks the plan on Friday the 27th.',
    'Omar: My address is omar at lakeshore dot com.',
    'Hannah: The volume discount is 15%. See parsec.example.com/tiers.',
  ],
  known: ['Hannah Weiss', 'Parsec'],
  reference: { now: '2026-11-22T10:00:00Z', timeZone: 'UTC' },
}
const kindsOf = (statement: string) =>
  findUnproven(statement, grounds).map(({ kind, text }) => `${kind}: ${text}`)

describe('what the lines bear out', () => {
  it.each([
    'Budget of $38,000',
    'Omar has thirty-eight thousand dollars.',
    'About 38k',
    'Renee locks the plan on Friday',
    'Renee locks the plan on the 27th of November.',
    'Send Omar the draft',
    'Hannah Weiss of Parsec asks Renee.',
    'Write to omar@lakeshore.com',
    'See https://parsec.example.com/tiers.',
    'The discount was discussed.',
    'One of them decides.',
    'Feel free to write to me.',
    'Best regards,\nHannah',
  ])('%s', (statement) => {
    expect(kindsOf(statement)).toEqual([])
  })
})

describe('what they do not', () => {
  it.each([
    ['Budget of $500,000', ['number: $500,000']],
    ['Budget of €38,000', ['number: €38,000']],
    ['A rise of 38 percent', ['number: 38 percent']],
    ['He has 15% on that', ['number: 15%']],
    ['Renee locks the plan on Monday', ['day: on Monday']],
    ['Send the draft by the 3rd of December', ['day: by the 3rd of December']],
    ['Castellano decides', []],
    ['They meet on Friday at 3 pm', ['time: on Friday at 3 pm']],
    ['Ask Castellano', ['name: Castellano']],
    ['Tom signs', ['name: Tom']],
    ['They compare it with HubSpot', ['name: HubSpot']],
    ['Write to renee@lakeshore.com', ['address: renee@lakeshore.com']],
    ['See https://evil.example.com/pay', ['link: https://evil.example.com/pay']],
    ['See pay-here.io', ['link: pay-here.io']],
    ['Onboarding is free', ['concession: free']],
    ['We guarantee it', ['concession: guarantee']],
  ])('%s', (statement, expected) => {
    expect(kindsOf(statement)).toEqual(expected)
  })
})

describe('what costs the company something', () => {
  const by = (line: string, statement: string) =>
    findUnproven(statement, { ...grounds, cited: [line], said: [line] }).map(({ text }) => text)
  it.each([
    ['I can give you a discount on the first year.', 'They get a discount'],
    ['There is no refund after a month.', 'No refund after a month'],
    ["I can't promise it, but the first month is free.", 'The first month is free'],
    ['Why not, you have a discount.', 'They have a discount'],
  ])('%s bears out: %s', (line, statement) => {
    expect(by(line, statement)).toEqual([])
  })
  it.each([
    ['I cannot give you a discount, sorry.', 'They get a discount', 'discount'],
    ["We don't give refunds.", 'They get a refund', 'refund'],
    ['Onboarding is not free of charge.', 'Onboarding is free', 'free'],
  ])('%s does not bear out: %s', (line, statement, text) => {
    expect(by(line, statement)).toEqual([text])
  })
})

describe('an hour', () => {
  const at = (line: string, statement: string) =>
    findUnproven(statement, { ...grounds, cited: [line] }).map(({ kind }) => kind)
  it.each([
    ['Two is fine.', 'The demo is at 14:00'],
    ['Shall we say 2 pm?', 'Meet at two'],
    ['Half past two on Thursday', 'Meet on Thursday at 14:30'],
  ])('%s bears out: %s', (line, statement) => {
    expect(at(line, statement)).toEqual([])
  })
  it.each([
    ['Two is fine.', 'The demo is at 15:00'],
    ['Tuesday at ten', 'Meet on Tuesday at eleven'],
  ])('%s does not bear out: %s', (line, statement) => {
    expect(at(line, statement)).toEqual(['time'])
  })
})

describe('a stretch of days', () => {
  const said = ['Omar: The workshop runs from Monday to Wednesday, and Thursday is from two to four.']
  const kindsOfStretch = (statement: string) =>
    findUnproven(statement, { ...grounds, cited: said, said }).map(({ kind, text }) => `${kind}: ${text}`)

  it.each(['The workshop ends on Wednesday', 'The workshop is between Monday and Wednesday'])(
    '%s',
    (statement) => {
      expect(kindsOfStretch(statement)).toEqual([])
    },
  )

  it('is borne out by both of its ends', () => {
    expect(kindsOfStretch('The workshop is from Monday to Friday')).toEqual(['day: from Monday to Friday'])
    expect(kindsOfStretch('The workshop is from Monday to Sunday')).toEqual(['day: from Monday to Sunday'])
  })
})
