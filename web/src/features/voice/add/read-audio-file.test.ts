import { expect, test } from 'vitest'
import { readAudioFile } from './read-audio-file.ts'

const file = (content: BlobPart, name: string) => new File([content], name, { type: 'audio/mpeg' })

test('content decides, not the name', async () => {
  expect(await readAudioFile(file('OggS\0\0 and so on', 'call.mp3'))).toMatchObject({
    ok: true,
    type: { ending: 'ogg', mimeType: 'audio/ogg' },
  })
  expect(await readAudioFile(file('%PDF-1.7', 'call.mp3'))).toMatchObject({ ok: false, name: 'call.mp3' })
})

test('an empty file is said to be empty', async () => {
  expect(await readAudioFile(file('', 'call.mp3'))).toMatchObject({
    ok: false,
    reason: expect.stringContaining('empty'),
  })
})
