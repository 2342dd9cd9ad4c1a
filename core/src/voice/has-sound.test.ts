import { expect, test } from 'vitest'
import { hasSound } from './has-sound.ts'

test.each([
  [null, 'ready', false],
  ['c/r/audio.webm', 'ready', true],
  ['c/r/audio.webm', 'transcribing', true],
  ['c/r/audio.webm', 'failed', true],
  ['c/r/audio.webm', 'recording', false],
  ['c/r/audio.webm', 'uploading', false],
])('a recording kept at %s that is %s: %s', (path, status, expected) => {
  expect(hasSound({ storage_path: path, status })).toBe(expected)
})
