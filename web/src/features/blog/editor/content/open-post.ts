import { DOMParser as DocumentParser, type Node, type Schema } from '@tiptap/pm/model'
import { markStructure } from './mark-structure.ts'

/** A post's HTML, as `sanitisePost` leaves it, as the editor's document. Nothing is left out that `blocks` knows. */
export function openPost(html: string, schema: Schema): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  markStructure(body)
  return DocumentParser.fromSchema(schema).parse(body)
}
