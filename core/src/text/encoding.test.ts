import { describe, expect, it } from 'vitest'
import { createDecoder, decodeText, detectEncoding, type TextEncoding } from './encoding.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
function utf16(text: string, isLittle: boolean) {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return bytes
}
const western = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const sample = 'Name;City\nZoë;Köln\n'

const files: [string, Uint8Array, TextEncoding][] = [
  ['UTF-8', utf8(sample), 'utf-8'],
  ['UTF-8 with a mark', utf8(`\uFEFF${sample}`), 'utf-8'],
  ['UTF-16 LE with a mark', utf16(`\uFEFF${sample}`, true), 'utf-16le'],
  ['UTF-16 BE with a mark', utf16(`\uFEFF${sample}`, false), 'utf-16be'],
  ['UTF-16 LE', utf16(sample, true), 'utf-16le'],
  ['UTF-16 BE', utf16(sample, false), 'utf-16be'],
  ['Windows-1252', western(sample), 'windows-1252'],
]

describe.each(files)('%s', (_name, bytes, encoding) => {
  it('is recognised', () => expect(detectEncoding(bytes)).toBe(encoding))
  it('is read the same whole and byte by byte', () => {
    expect(decodeText(bytes, encoding)).toBe(sample)
    const decoder = createDecoder(encoding)
    const pieces = Array.from(bytes, (byte) => decoder.push(Uint8Array.of(byte)))
    expect(pieces.join('') + decoder.end()).toBe(sample)
  })
})

it('reads the signs that Windows-1252 has beyond Latin-1', () => {
  expect(decodeText(Uint8Array.of(0x80, 0x93, 0x94), 'windows-1252')).toBe('€“”')
})

it('reads a file that mixes UTF-8 and Windows-1252 line by line', () => {
  const mixed = new Uint8Array([...utf8('Zoë\n'), ...western('Köln\n'), ...utf8('日本\n')])
  expect(detectEncoding(mixed)).toBe('utf-8')
  expect(decodeText(mixed, 'utf-8')).toBe('Zoë\nKöln\n日本\n')
})

it('takes plain ASCII and an empty file for UTF-8', () => {
  expect(detectEncoding(utf8('a,b\n'))).toBe('utf-8')
  expect(detectEncoding(new Uint8Array())).toBe('utf-8')
})
