import { expect, test } from 'vitest'
import { demonstration, evidenceTime } from './demonstration.ts'

test('every record points at a line of the conversation', () => {
  for (const record of demonstration.records) {
    expect(demonstration.segments[record.evidence], record.title).toBeDefined()
    expect(evidenceTime(record)).toBeGreaterThan(0)
  }
})

test('quotes stand in the line they point at', () => {
  const quoting = demonstration.records.filter(({ detail }) => detail.startsWith('“'))
  expect(quoting.length).toBeGreaterThan(0)
  for (const { detail, evidence } of quoting) {
    expect(demonstration.segments[evidence]?.text).toContain(detail.slice(1, -1))
  }
})

test('lines follow each other within the recording', () => {
  const times = demonstration.segments.flatMap(({ start, end }) => [start, end])
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times.at(-1)).toBeLessThanOrEqual(demonstration.duration)
})
