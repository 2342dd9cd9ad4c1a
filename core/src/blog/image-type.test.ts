import { expect, it } from 'vitest'
import { recogniseImage } from './image-type.ts'

const bytes = (text: string) => Uint8Array.from(text.padEnd(32, '\0'), (character) => character.charCodeAt(0))

it.each([
  ['\u0089PNG\r\n\u001a\n', 'png', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'jpg', 'image/jpeg'],
  ['GIF89a', 'gif', 'image/gif'],
  ['GIF87a', 'gif', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp', 'image/webp'],
  ['\0\0\0\u0020ftypavif\0\0\0\0avifmif1', 'avif', 'image/avif'],
  ['\0\0\0\u0020ftypmif1\0\0\0\0mif1avif', 'avif', 'image/avif'],
])('reads %j as %s', (start, ending, mimeType) => {
  expect(recogniseImage(bytes(start))).toEqual({ ending, mimeType })
})

it.each(['', 'hello', '<svg xmlns=', 'RIFF\0\0\0\0WAVE', '\0\0\0\u0020ftypmp42', 'PNG', 'BM', '%PDF-1.7'])(
  'takes %j for no image',
  (start) => expect(recogniseImage(bytes(start))).toBeNull(),
)

it('takes an empty file for no image', () => expect(recogniseImage(new Uint8Array())).toBeNull())
