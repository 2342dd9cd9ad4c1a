import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

/** Said on Saturday, 21 November 2026. */
const read = (said: string) =>
  analyseExchange(`Ben: Hello, Ben from Fellbright. / Anna: Hello, Anna Reed here. / ${said}`)
const due = (said: string): (string | null)[] =>
  read(said).actionItems.map(({ dueAt }) => dueAt?.slice(0, 10) ?? null)

describe('a day that a task is due on', () => {
  it.each([
    ["Ben: I'll send you the plan on Monday. / Anna: Monday's bad. Make it Tuesday, please.", '2026-11-24'],
    ["Ben: I'll ask our depot whether they can, and you'll hear from me by Friday.", '2026-11-27'],
    ["Ben: I'll send you the plan at the weekend.", '2026-11-22'],
    ["Ben: Let's say the week of the seventh. I'll book the fitter for the Monday.", null],
  ])('%s', (said, day) => expect(new Set(due(said))).toEqual(new Set([day])))

  it('is none of a meeting', () => {
    expect(due("Ben: Let's get Marlys on a call, then. / Anna: Okay.")).toEqual([])
  })
})

describe('who decides', () => {
  it.each([
    ["Anna: Petra Holm, she's our director. / Ben: So she's the one who decides. / Anna: She is.", /Holm/],
    ["Ben: Who'll sign in the end? / Anna: For this it's Petra Holm, the finance director.", /Holm/],
  ])('%s', (said, name) => expect(read(said).slots.decisionMaker?.value).toMatch(name))
})

it('takes a wish to know something by a day for no timeline', () => {
  expect(read("Anna: I'd like to know the day by Friday.").slots.timeline).toBeNull()
})
