import { describe, expect, it } from 'vitest'
import { readTasks } from './testing/read-tasks.ts'

const promised = (words: string): string[] => readTasks(`Ben: ${words}\nAnna: Fine.`)

describe('which day a task is due on', () => {
  it.each([
    ['next week, the last day of it', "I'll send the samples next week.", '2026-11-27'],
    [
      'next week, where a day is only likely',
      "I'll send the samples next week, probably Tuesday.",
      '2026-11-27',
    ],
    ['next week, on a day', "I'll send the samples next week, on Tuesday.", '2026-11-24'],
    ['the latest', "I'll send the samples by Tuesday at the latest.", '2026-11-24'],
    ['the later of two', "I'll send the samples by Monday, Tuesday at the latest.", '2026-11-24'],
    ['a day or two', "I'll send the samples in a day or two.", '2026-11-23'],
    ['two or three days', "I'll send the samples in two or three days.", '2026-11-24'],
    ['a fortnight', "I'll send the samples in a fortnight.", '2026-12-05'],
    ['a week’s time', "I'll send the samples in a week's time.", '2026-11-28'],
  ])('%s', (_name, words, day) => {
    expect(promised(words)).toEqual([`us: Send the samples (${day})`])
  })

  it.each([
    [
      "I'll send the usage report today and the new quote by Wednesday.",
      ['us: Send the usage report (2026-11-21)', 'us: Send the new quote (2026-11-25)'],
    ],
    [
      "You'll have the contact tomorrow, the quote by Tuesday.",
      ['us: Get Anna the contact (2026-11-22)', 'us: Get Anna the quote (2026-11-24)'],
    ],
    [
      "I'll send you the drawings on Thursday and the offer on Friday.",
      ['us: Send Anna the drawings (2026-11-26)', 'us: Send Anna the offer (2026-11-27)'],
    ],
  ])('each of two things on its own: %s', (words, tasks) => {
    expect(promised(words)).toEqual(tasks)
  })

  it('that is named after an event', () => {
    expect(promised("I'll ask my boss the day she's back, which is Monday the thirtieth.")).toEqual([
      "us: Ask my boss the day she's back (2026-11-30)",
    ])
  })

  it('that is said beside it, not that of another promise', () => {
    expect(promised("By Friday you'll have the offer, and on Monday I'll send the van.")).toContain(
      'us: Send the van (2026-11-23)',
    )
  })

  it.each([
    [
      "I'll send you the list of what was delivered on Friday.",
      'us: Send Anna the list of what was delivered on Friday (-)',
    ],
    [
      "I'll ask our engineer whether he can come on Thursday.",
      'us: Ask our engineer whether he can come on Thursday (-)',
    ],
    [
      "I'll send you the file you asked about on Monday.",
      'us: Send Anna the file they asked about on Monday (-)',
    ],
  ])('none where the day is of something else: %s', (words, task) => {
    expect(promised(words)).toEqual([task])
  })
})
