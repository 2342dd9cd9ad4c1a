import { expect, it } from 'vitest'
import { describeErasure, type Erasure } from './describe-erasure.ts'

const now = Date.parse('2026-03-05T10:00:00Z')
const erasure: Erasure = {
  company_name: 'Acme Ltd',
  asked_by_me: true,
  asked_by_name: 'Eva Stone',
  total_rows: null,
  erased_rows: 0,
  total_files: null,
  erased_files: 0,
  updated_at: '2026-03-05T09:59:58Z',
}

it('shows numbers once there are some', () => {
  expect(describeErasure(erasure, now).progress).toEqual([{ label: 'Rows', value: null, detail: 'Counting' }])
  const under = { ...erasure, total_rows: 1_604_318, erased_rows: 401_080 }
  expect(describeErasure(under, now).progress).toEqual([
    { label: 'Rows', value: 401_080 / 1_604_318, detail: '401,080 of 1,604,318' },
  ])
  const last = { ...under, erased_rows: 1_604_320, total_files: 0 }
  expect(describeErasure(last, now).progress).toEqual([
    { label: 'Rows', value: 1, detail: '1,604,320 of 1,604,320' },
    { label: 'Files', value: 1, detail: '0 of 0' },
  ])
})

it('says who asked, and when it has paused', () => {
  expect(describeErasure(erasure, now).description).toMatch(/^You asked for it\..*leave this page/)
  const theirs = { ...erasure, asked_by_me: false, updated_at: '2026-03-05T09:57:00Z' }
  expect(describeErasure(theirs, now).description).toMatch(/^Eva Stone asked for it\..*will resume by itself/)
  expect(describeErasure({ ...theirs, asked_by_name: '' }, now).description).toMatch(/^An owner asked/)
})
