import { expect, test } from 'vitest'
import { readRecordingSearch, readVoiceSearch } from './voice-search.ts'

test('keeps only what the list understands', () => {
  expect(readVoiceSearch({ q: 'acme', state: 'failed', add: 'audio', x: 1 })).toEqual({
    q: 'acme',
    state: 'failed',
    add: 'audio',
  })
  expect(readVoiceSearch({ q: '  ', state: 'lost', add: 7 })).toEqual({})
  expect(readVoiceSearch({ q: 2026 })).toEqual({ q: '2026' })
})

const ana = '0b9a8d2e-1111-4222-8333-abcdefabcdef'

test.each([
  [
    { record: true, lead: ana },
    { record: true, lead: ana },
  ],
  [{ account: ana }, { account: ana }],
  [{ contact: ana, lead: ana }, { lead: ana }],
  [{ lead: 'ana' }, {}],
])('whose conversation: %j', (raw, expected) => expect(readVoiceSearch(raw)).toEqual(expected))

test.each([
  [{ t: '42.5' }, { t: 42.5 }],
  [{ t: 0 }, { t: 0 }],
  [{ t: -1 }, {}],
  [{ t: 'x' }, {}],
  [{ t: '' }, {}],
  [{}, {}],
])('second of %j', (raw, expected) => {
  expect(readRecordingSearch(raw)).toEqual(expected)
})
