import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

const timelineOf = (said: string): string | undefined => analyseExchange(said).slots.timeline?.value

describe('a time that may be that of anything', () => {
  it.each([
    'Ben: Is that the one from Lakeside? / Anna: Yes, they start in May.',
    'Anna: The rains begin around the middle of March.',
    "Ben: When do you want it live? / Anna: They ripen in August, but I won't promise you August.",
    'Ben: Have you got a date in mind? / Anna: I only think of December all day long.',
    'Ben: You get the report at the end of June. / Anna: The end of June, fine.',
  ])('is not taken for a wish: %j', (said) => {
    expect(timelineOf(said)).toBeUndefined()
  })

  it.each([
    ['Ben: When do you want to start? / Anna: In June.', 'In June'],
    [
      'Ben: When would you like to switch? / Anna: Well, before the summer holidays.',
      'before the summer holidays',
    ],
    ['Anna: It has to be running by June.', 'by June'],
    ["Anna: We'd like to be live in September.", 'in September'],
    ['Anna: Our contract runs out at the end of May.', 'at the end of May'],
  ])('is one in %j', (said, value) => {
    expect(timelineOf(said)).toBe(value)
  })

  it('gives way to the day that the next sentences wish for', () => {
    const said =
      'Ben: When would you like to begin? / Anna: After the stocktake. That takes us a week. We want the first lot on the shelf by the 12th of May.'
    expect(timelineOf(said)).toBe('by the 12th of May')
  })

  it('is the day on which the next contract begins, where the old one ends right before it', () => {
    const said =
      "Ben: Morning. The policy's up on the thirty-first of December. / Anna: Already? / Ben: So it has to be in place on the first of January."
    expect(timelineOf(said)).toBe('on the first of January')
  })
})
