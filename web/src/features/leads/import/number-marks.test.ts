import { surveyColumns } from '@parley/core/leads/import/survey'
import { expect, test } from 'vitest'
import { findNumberMarks, withMarks } from './number-marks.ts'

const headers = ['Name', 'Seats', 'Amount']
const customFields = [{ key: 'seats', label: 'Seats', type: 'number', options: [] } as const]

interface Told {
  remembered?: Record<string, Record<string, string>>
  said?: '.' | ','
  /** What the third column fills. */
  third?: string
}

/** Of a file with these cells of seats and amounts. */
function find(cells: readonly (readonly string[])[], { remembered = {}, said, third }: Told = {}) {
  const columns = surveyColumns(
    cells.map((row) => ['A', ...row]),
    headers.length,
  )
  const mapping = ['name', 'custom:seats', third ?? null]
  const { asked, answer, byColumn } = findNumberMarks(
    { headers, mapping, columns, customFields },
    remembered,
    said ?? null,
  )
  return [asked, answer, Object.fromEntries(byColumn)]
}

test('what begins decimals is asked where nothing in the file tells', () => {
  expect(find([['1.200', '']])).toEqual(['.', null, {}])
  expect(find([['1.200', '']], { said: ',' })).toEqual(['.', ',', { seats: ',' }])
  expect(find([['1,200', '3.5']])).toEqual([',', null, {}])
  expect(find([['1,200', '3.5']], { third: 'value' })).toEqual([null, null, { seats: '.' }])
  expect(find([['1.200', '1.200']], { third: 'value' })).toEqual([null, null, { seats: ',' }])
  expect(find([['1.200', '3,5']], { third: 'new:number' })).toEqual([null, null, { seats: ',' }])
  expect(find([['1.200'], ['7,5']])).toEqual([null, null, { seats: ',' }])
  expect(find([['12', '']])).toEqual([null, null, {}])
})

test('the answer of the latest file is offered, and never stands before what this one shows', () => {
  const remembered = { seats: { '': ',' } }
  expect(find([['1.200']], { remembered })).toEqual(['.', ',', { seats: ',' }])
  expect(find([['1.200']], { remembered, said: '.' })).toEqual(['.', '.', { seats: '.' }])
  expect(find([['1.200'], ['7.5']], { remembered })).toEqual([null, null, { seats: '.' }])
  expect(withMarks({ seats: { x: 'y' } }, { byColumn: new Map([['seats', '.']]) })).toEqual({
    seats: { x: 'y', '': '.' },
  })
})
