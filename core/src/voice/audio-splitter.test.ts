import { expect, test } from 'vitest'
import { type AudioSpan, createAudioSplitter } from './audio-splitter.ts'

/** Feeds sound given as [seconds, loudness] to the splitter, ten times a second. */
function cut(sound: readonly (readonly [number, number])[]): AudioSpan[] {
  const splitter = createAudioSplitter()
  const ended: AudioSpan[] = []
  let tick = 0
  for (const [seconds, loudness] of sound)
    for (let rest = Math.round(seconds * 10); rest > 0; rest--) {
      const span = splitter.push(loudness, tick++ / 10)
      if (span) ended.push(span)
    }
  return ended
}

const room = 0.004
const voice = 0.08
const spoken = (spans: AudioSpan[]) => spans.filter(({ hasSpeech }) => hasSpeech)

test('a sentence ends with the pause after it, and its seconds are those of the voice', () => {
  const [first, second, ...more] = spoken(
    cut([
      [1, room],
      [2, voice],
      [1, room],
      [1.5, voice],
      [4, room],
    ]),
  )
  expect(first?.from).toBeCloseTo(0.9)
  expect(first?.to).toBeCloseTo(2.9)
  expect(second?.from).toBeCloseTo(3.9)
  expect(second?.to).toBeCloseTo(5.4)
  expect(more).toEqual([])
})

test('the breath within a sentence does not cut it', () => {
  const sentence = [
    [1, voice],
    [0.3, room],
    [1, voice],
  ] as const
  expect(spoken(cut([[1, room], ...sentence, [1, room]]))).toHaveLength(1)
})

test('a long sentence is cut at its next breath, and one without any after fourteen seconds', () => {
  const [first, ...others] = spoken(
    cut([
      [1, room],
      [8, voice],
      [0.3, room],
      [3, voice],
      [1, room],
    ]),
  )
  expect(first?.to).toBeCloseTo(8.9)
  expect(others).toHaveLength(1)
  // Between words, too, the sound is gone for a moment.
  const words = Array.from({ length: 30 }, () => [[0.9, voice] as const, [0.1, room] as const]).flat()
  const breathless = spoken(cut([[1, room], ...words, [1, room]]))
  expect(breathless).toHaveLength(3)
  for (const { from, to } of breathless) expect(to - from).toBeLessThanOrEqual(14.1)
})

test('silence, a key that is struck and a loud room are nobody’s words', () => {
  const quiet = cut([[10, room]])
  expect(quiet).toHaveLength(3)
  expect(spoken(quiet)).toEqual([])
  expect(
    spoken(
      cut([
        [1, room],
        [0.1, voice],
        [5, room],
        [0.1, voice],
        [5, room],
      ]),
    ),
  ).toEqual([])
  expect(spoken(cut([[60, 0.05]]))).toEqual([])
})

test('speech from the first moment on is detected', () => {
  const words = [
    [0.4, voice],
    [0.1, 0.015],
  ] as const
  expect(spoken(cut([...words, ...words, ...words, [2, room]]))).toHaveLength(1)
})

test('a voice is distinguished from a loud background', () => {
  const [only, ...more] = spoken(
    cut([
      [5, 0.03],
      [3, 0.2],
      [3, 0.03],
    ]),
  )
  expect(only?.from).toBeCloseTo(4.9)
  expect(only?.to).toBeCloseTo(7.9)
  expect(more).toEqual([])
})
