import { expect, it } from 'vitest'
import { titleOf } from './title-of.ts'

const upload = {
  source: 'upload',
  storage_path: 'c/r/Call=20with=20Ana.mp3',
  recorded_at: '2026-11-03T15:04:00Z',
}
const spoken = { source: 'microphone', storage_path: 'c/r/audio.webm', recorded_at: '2026-11-03T15:04:00Z' }

it.each([
  [{ ...upload, title: '' }, 'Call with Ana'],
  [{ ...upload, title: 'Conversation on November 3, 2026' }, 'Call with Ana'],
  [{ ...upload, title: 'Conversation on 3 November 2026' }, 'Call with Ana'],
  [{ ...upload, title: 'Conversation on pricing' }, 'Conversation on pricing'],
  [{ ...upload, title: 'Ana Silva (Acme): pricing' }, 'Ana Silva (Acme): pricing'],
  [{ ...spoken, title: 'Conversation on November 3, 2026' }, 'Conversation on November 3, 2026'],
  [{ ...spoken, title: '' }, expect.stringMatching(/^Recording of Nov 3/)],
  // Where only title and time are known.
  [{ title: 'Renewal', recorded_at: '2026-11-03T15:04:00Z' }, 'Renewal'],
])('%j', (recording, title) => expect(titleOf(recording)).toEqual(title))
