import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const stream = (text: string, size = 7) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder().encode(text)
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size))
      controller.close()
    },
  })

const line = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`
const says = (delta: object) => line({ choices: [{ index: 0, delta }] })

async function read(text: string) {
  const seen: string[] = []
  const answer = await readAnswer(stream(text), {
    onOpening: ({ engine }) => seen.push(`<${engine}>`),
    onText: (piece) => seen.push(piece),
  })
  return { ...answer, seen }
}

test('gives words as they come and calls once they are whole', async () => {
  const answer = await read(
    line({ choices: [], parley: { turnId: 't', engine: 'local' } }) +
      says({ content: 'Zoë ' }) +
      ': still working\n\n' +
      says({
        content: 'is hot.',
        tool_calls: [{ index: 0, id: 'a', function: { name: 'hot_leads', arguments: '{' } }],
      }) +
      says({ content: null, tool_calls: [{ index: 0, function: { arguments: '}' } }] }) +
      'data: [DONE]\n\n',
  )
  expect(answer.seen).toEqual(['<local>', 'Zoë ', 'is hot.'])
  expect(answer.text).toBe('Zoë is hot.')
  expect(answer.calls).toEqual([
    { id: 'a', type: 'function', function: { name: 'hot_leads', arguments: '{}' } },
  ])
})

test.each<[string, string, RegExp]>([
  ['no end', says({ content: 'Half' }), /connection was lost/],
  ['nothing at all', '', /connection was lost/],
  [
    'an error in the stream',
    line({ choices: [], error: { message: 'It broke.', status: 504 } }),
    /^It broke\.$/,
  ],
  ['no JSON', 'data: <html>\n\n', /cannot be read/],
  ['JSON of another shape', 'data: {"choices": "none"}\n\n', /cannot be read/],
])('fails for %s, so that no call of it runs', async (_name, text, words) => {
  const call = says({
    tool_calls: [{ index: 0, id: 'a', function: { name: 'delete_lead', arguments: '{}' } }],
  })
  await expect(read(call + text)).rejects.toThrow(words)
})
