import { expect, it } from 'vitest'
import { nameOtherImage, recogniseImage } from './image-type.ts'

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

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'SVG'],
  ['\u00ef\u00bb\u00bf<?xml version="1.0"?>\n<!-- Made by hand -->\n<!DOCTYPE svg>\n<svg\n>', 'SVG'],
  ['<?xml version="1.0"?><s:svg xmlns:s="x">', 'SVG'],
  ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'HEIC'],
  ['II*\0\u0008', 'TIFF'],
  ['BM\u0036\0\0\0\0\0\0\0', 'BMP'],
  ['<html><svg>', null],
  ['BMW sells cars', null],
  ['this is a text file', null],
  ['GIF89a', null],
  ['\0\0\0\u0020ftypmif1\0\0\0\0mif1avif', null],
])('calls %j %s', (start, name) => expect(nameOtherImage(bytes(start))).toBe(name))
