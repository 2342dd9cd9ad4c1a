import { DOMParser as DocumentParser, Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'
import { isMarkdown, markdownToHtml } from './markdown-paste.ts'
import { preparePasted } from './prepare-pasted.ts'

const lineEnds = /(?:\r\n?|\n)+/

/**
 * Text from the clipboard for a place in a document: what clearly is Markdown becomes what it means, unless it was
 * pasted as plain text; of anything else each line is a paragraph.
 */
export function readPastedText(text: string, $place: ResolvedPos, isPlain: boolean): Slice {
  const { schema } = $place.doc.type
  if (!isPlain && isMarkdown(text)) {
    const { body } = new DOMParser().parseFromString(preparePasted(markdownToHtml(text)), 'text/html')
    return Slice.maxOpen(DocumentParser.fromSchema(schema).parse(body).content)
  }
  const paragraph = schema.nodes['paragraph']
  if (!paragraph) return Slice.empty
  const lines = text
    .trimEnd()
    .split(lineEnds)
    .map((line) => paragraph.create(null, line === '' ? null : schema.text(line, $place.marks())))
  return Slice.maxOpen(Fragment.from(lines))
}
