import { expect, it } from 'vitest'
import { toStoredName, uploadedFile } from './file-name.ts'

it.each([
  ['call.mp3', 'mp3', 'call.mp3'],
  ['Anruf Müller 3=4 ~ 50%.m4a', 'm4a', 'Anruf Müller 3=4 ~ 50%.m4a'],
  ['../../etc/passwd', 'wav', '../../etc/passwd.wav'],
  ['会議.webm', 'webm', '会議.webm'],
  // What it is decides, not what it is called.
  ['call.2026.wav', 'mp3', 'call.2026.mp3'],
  [`${'a'.repeat(300)}.wav`, 'wav', `${'a'.repeat(120)}.wav`],
])('%j is kept in the path and read from it', (name, ending, shown) => {
  const stored = toStoredName(name, ending)
  expect(stored).toMatch(/^[\w!.*'()=-]+$/)
  expect(uploadedFile({ source: 'upload', storage_path: `company/recording/${stored}` })).toBe(shown)
})

it.each([
  ['upload', 'company/recording/audio.mp3'],
  ['microphone', 'company/recording/call.webm'],
  ['upload', null],
])('is not told of %s at %s', (source, path) => {
  expect(uploadedFile({ source, storage_path: path })).toBeNull()
})

it('is shown as it is stored where it was stored otherwise', () => {
  expect(uploadedFile({ source: 'upload', storage_path: 'c/r/100=.mp3' })).toBe('100=.mp3')
})
