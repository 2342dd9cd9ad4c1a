import { describe, expect, it } from 'vitest'
import { laneRuns, laneSteps, readLanes } from '../voice/lanes.ts'
import { toLanes } from './lanes.ts'

const said = (start: number, end: number, speaker: string, channel: number | null = null) => ({
  start,
  end,
  speaker,
  channel,
})
function runsOf(kept: string | null) {
  const lanes = readLanes(kept)
  return { isKnown: lanes?.isKnown, ours: laneRuns(lanes?.ours ?? []), theirs: laneRuns(lanes?.theirs ?? []) }
}
const run = (start: number, steps: number, level = 3) => ({ start, steps, level })

describe('the lanes of a conversation', () => {
  it('are ours and theirs over its whole time', () => {
    const kept = toLanes([said(0, 20, 'Ben'), said(20, 60, 'Ana'), said(60, 80, 'Tom')], {
      Ben: 'us',
      Ana: 'them',
      Tom: 'them',
    })
    expect(runsOf(kept)).toEqual({ isKnown: true, ours: [run(0, 20)], theirs: [run(20, 60)] })
    expect(kept).toHaveLength(laneSteps)
  })

  it('are one where one speaks', () => {
    expect(runsOf(toLanes([said(0, 8, 'Ben')], { Ben: 'us' }))).toMatchObject({
      ours: [run(0, 80)],
      theirs: [],
    })
    expect(runsOf(toLanes([said(0, 8, 'Ana')], { Ana: 'them' }))).toMatchObject({
      isKnown: true,
      ours: [],
      theirs: [run(0, 80)],
    })
    expect(runsOf(toLanes([said(0, 8, 'A')], {}))).toEqual({ isKnown: false, ours: [run(0, 80)], theirs: [] })
  })

  it('tell apart who speaks also where nobody knows whose they are', () => {
    const turns = [said(0, 40, 'Speaker 1', 1), said(40, 80, 'Speaker 2', 0)]
    expect(runsOf(toLanes(turns, { 'Speaker 1': null }))).toEqual({
      isKnown: false,
      ours: [run(40, 40)],
      theirs: [run(0, 40)],
    })
  })

  it('say how much of a step was spoken in, and leave out no word', () => {
    const { ours, theirs } = runsOf(
      toLanes([said(0, 5, 'Ben'), said(5.1, 5.2, 'Ana'), said(6.4, 7, 'Ben'), said(7, 80, 'Ana')], {
        Ben: 'us',
        Ana: 'them',
      }),
    )
    expect(ours).toEqual([run(0, 5), run(6, 1, 2)])
    expect(theirs).toEqual([run(5, 1, 1), run(7, 73)])
  })

  it('count two of a side who speak at once as one', () => {
    const turns = [said(0, 0.4, 'Ben'), said(0.2, 0.4, 'Kim'), said(40, 80, 'Ana')]
    expect(runsOf(toLanes(turns, { Ben: 'us', Kim: 'us', Ana: 'them' })).ours).toEqual([run(0, 1, 1)])
  })

  it('are none without words', () => {
    expect(toLanes([], {})).toBeNull()
    expect(toLanes([said(0, 0, 'Ben')], {})).toBeNull()
  })
})
