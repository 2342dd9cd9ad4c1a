import { describe, expect, it } from 'vitest'
import { readItems } from './testing/read-tasks.ts'

/** Each line of a call without times stands a second after the one before. */
const dueSecondsOf = (said: string): (number | undefined)[] =>
  readItems(said).map(({ dueSeconds }) => dueSeconds)

describe('where the day of a task was said', () => {
  it('is its own quotation', () => {
    expect(dueSecondsOf('Ben: I will send you the quote by Tuesday.\nAnna: Fine.')).toEqual([undefined])
  })

  it('is no later line of another matter', () => {
    const between = Array.from({ length: 6 }, (_, order) => `[01:0${order}] Anna: We have a lot of dogs.`)
    const said = [
      "[00:02] Ben: I'm in Aldersham on Thursday anyway.",
      "[00:08] Ben: I'll hand over the plan then.",
      '[00:12] Anna: Fine.',
      ...between,
      '[02:00] Anna: My sister sings on Thursday.',
    ]
    expect(dueSecondsOf(said.join('\n'))).toEqual([2])
  })

  it.each([
    [
      'asked for later',
      '[00:00] Ben: I will send you a revised quotation with the break clause by Wednesday.\n[00:10] Anna: Good.\n[00:20] Ben: The quotation on Tuesday, then.\n[00:30] Anna: Right.',
      20,
    ],
    [
      'given after the promise',
      '[00:00] Ben: I will redraw the plan.\n[00:05] Ben: Give me till Monday.\n[00:10] Anna: Fine.',
      5,
    ],
    [
      'given with the answer',
      '[00:00] Ben: Could you send me the meter data?\n[00:10] Anna: Sure, by Monday.',
      10,
    ],
  ])('%s', (_name, said, second) => {
    expect(dueSecondsOf(said)).toEqual([second])
  })
})
