import { readPost } from '@parley/core/blog/read-post'
import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { blocks } from './blocks.ts'
import { readPlaces } from './text-places.ts'

const schema = getSchema(blocks)
const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

it('counts the text as readPost does, and knows where it stands', () => {
  const document = schema.nodeFromJSON({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('A  heading ')] },
      paragraph(text('Some '), { ...text('bold'), marks: [{ type: 'bold' }] }, text(' words')),
      { type: 'paragraph' },
      { type: 'image', attrs: { src: '/a.png' }, content: [text('Caption')] },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph(text('One'), { type: 'hardBreak' }, text('two'))] },
        ],
      },
      {
        type: 'details',
        content: [
          { type: 'detailsSummary', content: [text('Why?')] },
          { type: 'detailsContent', content: [paragraph(text('Because.'))] },
        ],
      },
    ],
  })
  const html =
    '<h2>A  heading </h2><p>Some <strong>bold</strong> words</p><p></p><figure><img src="/a.png"><figcaption>Caption</figcaption></figure><ul><li><p>One<br>two</p></li></ul><details><summary>Why?</summary><div data-type="detailsContent"><p>Because.</p></div></details>'
  const read = readPlaces(document)
  expect(read.text).toBe(readPost(html).text)
  expect(read.places).toHaveLength(read.text.length)
  for (const word of ['heading', 'bold', 'words', 'Caption', 'two', 'Why?', 'Because.']) {
    const start = read.text.indexOf(word)
    const from = read.places[start] ?? -1
    const to = (read.places[start + word.length - 1] ?? -2) + 1
    expect(document.textBetween(from, to)).toBe(word)
  }
})
