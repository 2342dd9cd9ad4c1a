import { expect, test } from 'vitest'
import { createEventReader } from './event-reader.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function read(pieces: readonly Uint8Array[]): string[] {
  const seen: string[] = []
  const reader = createEventReader((data) => seen.push(data))
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return seen
}

const body =
  ': hello\r\n\r\ndata: {"a":"Zoë 😀"}\r\n\r\nevent: x\nid: 1\ndata:two\ndata: lines\n\n: still\n\ndata: [DONE]\n\n'
const expected = ['{"a":"Zoë 😀"}', 'two\nlines', '[DONE]']

test('reads events, passing over comments and other fields', () => {
  expect(read([bytes(body)])).toEqual(expected)
})

test('reads the same wherever the stream is cut, also inside a character or a line end', () => {
  const whole = bytes(body)
  for (let cut = 1; cut < whole.length; cut += 1)
    expect(read([whole.subarray(0, cut), whole.subarray(cut)]), `cut at ${cut}`).toEqual(expected)
  expect(read([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(expected)
})

test('gives what the last line holds although no line end follows', () => {
  expect(read([bytes('data: [DONE]')])).toEqual(['[DONE]'])
  expect(read([bytes('data: [DONE]\r')])).toEqual(['[DONE]'])
  expect(read([])).toEqual([])
})
