import { expect, test } from 'vitest'
import { audioKinds, recogniseAudio } from './audio-type.ts'

const of = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((each) => each.charCodeAt(0)) : part)),
  )

test.each([
  ['webm', of([0x1a, 0x45, 0xdf, 0xa3], 'rest')],
  ['ogg', of('OggS', [0, 2])],
  ['wav', of('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  ['flac', of('fLaC', [0, 0, 0, 34])],
  ['m4a', of([0, 0, 0, 32], 'ftypM4A ')],
  ['mp3', of('ID3', [4, 0])],
  ['mp3', of([0xff, 0xfb, 0x90, 0x64])],
  ['mp3', of([0xff, 0xf3, 0x44, 0xc4])],
])('recognises %s by its first bytes', (ending, bytes) => {
  expect(recogniseAudio(bytes)?.ending).toBe(ending)
})

test.each([
  ['nothing', of()],
  ['a picture', of([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
  ['a PDF', of('%PDF-1.7')],
  ['an archive', of('PK', [3, 4])],
  ['another RIFF file', of('RIFF', [1, 2, 3, 4], 'AVI LIST')],
  ['UTF-16 text', of([0xff, 0xfe, 0x41, 0x00])],
  ['text', of('WEBVTT')],
])('refuses %s', (_, bytes) => {
  expect(recogniseAudio(bytes)).toBeNull()
})

test('tells all kinds in one line', () => {
  expect(audioKinds).toBe('webm, mp3, m4a, ogg, flac or wav')
})
