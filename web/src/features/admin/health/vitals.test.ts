import { expect, it } from 'vitest'
import { judgeVitals } from './vitals.ts'

const lcp = (route: string, buckets: number[]) => ({
  metric: 'LCP',
  route,
  bounds: [2500, 4000, 6000],
  buckets,
})

it('judges by what three of four looks stay within, over all pages', () => {
  expect(judgeVitals([lcp('/leads', [3, 0, 0, 0]), lcp('/tasks', [0, 1, 0, 0])])).toEqual([
    { metric: 'LCP', label: 'Largest paint (LCP)', band: 'good', looks: 4, value: '2.5 s' },
  ])
  expect(judgeVitals([lcp('/leads', [1, 3, 0, 0])])).toMatchObject([{ band: 'fair' }])
  expect(judgeVitals([lcp('/leads', [0, 0, 0, 5])])).toMatchObject([{ band: 'poor', value: 'over 6 s' }])
})

it('gives a shift of the layout as the share it is', () => {
  const cls = { metric: 'CLS', route: '/', bounds: [100, 250], buckets: [4, 0, 0] }
  expect(judgeVitals([cls])).toMatchObject([{ value: '0.08', band: 'good' }])
})

it('says nothing of what nobody measured', () => {
  expect(judgeVitals([])).toEqual([])
  expect(judgeVitals([lcp('/leads', [0, 0, 0, 0])])).toEqual([])
})
