import { expect, it } from 'vitest'
import { filterLines, formatLines, readLines } from './log-lines.ts'

const lines = readLines({
  console: [{ at: 3000, level: 'warn', text: 'Slow answer' }],
  errors: [{ at: 4000, origin: 'render', message: 'It broke', stack: 'at page.tsx' }],
  navigation: {
    log: [{ timestamp: 1000, type: 'push', target: '/leads', origin: '/', stack: 'at link.tsx' }],
    visits: [{ timestamp: 2000, address: '/leads' }],
    isHalted: false,
  },
})

it('shows the newest first', () => {
  expect(lines.map(({ kind }) => kind)).toEqual(['Errors', 'Console', 'Visits', 'Navigation'])
})

it('finds by kind and by every word, in any case', () => {
  expect(filterLines(lines, 'All', 'LEADS')).toHaveLength(2)
  expect(filterLines(lines, 'Navigation', 'leads push')).toHaveLength(1)
  expect(filterLines(lines, 'Visits', 'push')).toEqual([])
})

it('writes time, kind and stack for the clipboard', () => {
  expect(formatLines(filterLines(lines, 'Errors', ''))).toBe(
    '1970-01-01T00:00:04.000Z Errors render It broke\nat page.tsx',
  )
})
