import { expect, test } from 'vitest'
import { planUpload } from './upload-plan.ts'

const chunks = [100, 50, 70].map((size, sequence) => ({ sequence, size }))
const plan = (offset: number, isComplete = false, atMost = 1000) =>
  planUpload(chunks, { offset, isComplete, atMost })

test('starts at the first byte and says whether more may follow', () => {
  expect(plan(0)).toEqual({ kind: 'send', sequences: [0, 1, 2], skip: 0, bytes: 220, isLast: false })
  expect(plan(0, true)).toMatchObject({ bytes: 220, isLast: true })
})

test('goes on in the middle of a piece that arrived in part', () => {
  expect(plan(130, true)).toEqual({ kind: 'send', sequences: [1, 2], skip: 30, bytes: 90, isLast: true })
})

test('goes on at the edge of a piece', () => {
  expect(plan(100)).toMatchObject({ sequences: [1, 2], skip: 0, bytes: 120 })
})

test('keeps a request small, and never calls a part of the rest the last', () => {
  expect(plan(0, true, 150)).toEqual({ kind: 'send', sequences: [0, 1], skip: 0, bytes: 150, isLast: false })
  expect(plan(0, true, 10)).toMatchObject({ sequences: [0], bytes: 100, isLast: false })
  expect(plan(150, true, 10)).toMatchObject({ sequences: [2], bytes: 70, isLast: true })
})

test('waits for more, or finishes', () => {
  expect(plan(220)).toEqual({ kind: 'wait' })
  expect(plan(220, true)).toEqual({ kind: 'finish' })
  expect(planUpload([], { offset: 0, isComplete: false, atMost: 1 })).toEqual({ kind: 'wait' })
})

test('sends nothing past a missing piece', () => {
  const holed = [
    { sequence: 0, size: 10 },
    { sequence: 2, size: 10 },
  ]
  expect(planUpload(holed, { offset: 0, isComplete: true, atMost: 100 })).toEqual({
    kind: 'broken',
    reason: 'gap',
    sequence: 1,
  })
  expect(planUpload(holed.slice(1), { offset: 0, isComplete: true, atMost: 100 })).toMatchObject({
    sequence: 0,
  })
})

test('notices a server that holds more than there is', () => {
  expect(plan(221, true)).toMatchObject({ kind: 'broken', reason: 'ahead' })
})

test('every byte is sent once, whatever the size of a request and wherever the line was cut', () => {
  for (const atMost of [1, 60, 120, 500]) {
    for (const cut of [1, 33, 99, 1000]) {
      let offset = 0
      for (;;) {
        const next = plan(offset, true, atMost)
        if (next.kind !== 'send') break
        offset += Math.min(cut, next.bytes)
      }
      expect(offset).toBe(220)
    }
  }
})
