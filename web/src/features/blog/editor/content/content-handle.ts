import { toSafeHref } from '@parley/core/blog/safe-href'
import { sanitisePost } from '@parley/core/blog/sanitise-post'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { ContentHandle } from '../../post-form.ts'
import { openPost } from './open-post.ts'
import { readPlaces } from './text-places.ts'

/** The first occurrence of a text that no link covers, as positions in the document. */
function findUnlinked(editor: Editor, words: string): { from: number; to: number } | null {
  const { text, places } = readPlaces(editor.state.doc)
  const link = editor.schema.marks['link']
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [first, last] = [places[at], places[at + words.length - 1]]
    if (first === undefined || last === undefined) return null
    const isFree = link !== undefined && !editor.state.doc.rangeHasMark(first, last + 1, link)
    if (isFree && editor.state.doc.resolve(first).sameParent(editor.state.doc.resolve(last)))
      return { from: first, to: last + 1 }
  }
  return null
}

/** Behind the last block; an empty line that was only offered comes after what is added. */
function endOfPost({ state: { doc } }: Editor): number {
  const last = doc.lastChild
  return doc.content.size - (last?.attrs['offered'] === true && last.childCount === 0 ? last.nodeSize : 0)
}

/** A step of undo of its own, whatever was typed just before. */
const cutHistory = (editor: Editor) => editor.view.dispatch(closeHistory(editor.state.tr))

/** The editor as the other tabs know it. HTML from outside is sanitised first. */
export const createContentHandle = (editor: Editor): ContentHandle => ({
  replace(html) {
    cutHistory(editor)
    editor.commands.setContent(openPost(sanitisePost(html), editor.schema).toJSON(), { emitUpdate: true })
  },
  append(html) {
    cutHistory(editor)
    const { content } = openPost(sanitisePost(html), editor.schema)
    editor.commands.insertContentAt(endOfPost(editor), content.toJSON())
  },
  link(anchorText, url) {
    const href = toSafeHref(url)
    const range = anchorText === '' || href === null ? null : findUnlinked(editor, anchorText)
    if (!range || href === null) return false
    cutHistory(editor)
    return editor.chain().setTextSelection(range).setLink({ href }).run()
  },
  reveal(start, end) {
    const { places } = readPlaces(editor.state.doc)
    const [from, last] = [places[start], places[Math.max(start, end - 1)]]
    if (from === undefined || last === undefined) return
    editor
      .chain()
      .focus()
      .setTextSelection({ from, to: last + 1 })
      .scrollIntoView()
      .run()
  },
})
