import { sanitisePost } from '@parley/core/blog/sanitise-post'
import { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { toCanonicalLines } from './canonical-lines.ts'
import { extensions } from './extensions.ts'
import { findLosses } from './find-losses.ts'
import { openPost } from './open-post.ts'
import { toHtml } from './to-html.ts'

/** Opens a post in the editor, types behind its first words, and answers what would be saved. */
function typeInto(html: string, typed: string): string {
  const editor = new Editor({ extensions })
  editor.commands.setContent(openPost(html, editor.schema).toJSON())
  const { doc, tr } = editor.state
  let place = -1
  doc.descendants((node, position) => {
    if (node.isText && place < 0) place = position + node.nodeSize
  })
  editor.view.dispatch(tr.setSelection(TextSelection.create(doc, place)).insertText(typed))
  const written = toHtml(editor.state.doc)
  editor.destroy()
  return sanitisePost(written)
}

const readLines = (html: string): string => toCanonicalLines(sanitisePost(html)).join('\n')

/** What is said of a post before it is edited. */
function readLosses(html: string): string[] {
  const editor = new Editor({ extensions })
  const losses = findLosses(html, editor.schema)
  editor.destroy()
  return losses
}

// For journeys, which bundle this file alone (e2e/support/load-editor.ts).
Reflect.set(globalThis, 'inEditor', { typeInto, readLines, readLosses })
