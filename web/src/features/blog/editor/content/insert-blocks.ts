import type { Editor, JSONContent } from '@tiptap/core'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'

const closed = ['image', 'details']

/** Depth of the outermost image or accordion around a place; 0 where there is none. */
function depthOfClosed($place: ResolvedPos): number {
  for (let depth = 1; depth <= $place.depth; depth += 1)
    if (closed.includes($place.node(depth).type.name)) return depth
  return 0
}

/** Where a block can stand for a cursor: not in a caption or a question, but after what they belong to. */
export function placeForBlock(document: Node, cursor: number): number {
  const $cursor = document.resolve(cursor)
  const isInAnswer = $cursor.node($cursor.depth - 1)?.type.name === 'detailsContent'
  const isInText = $cursor.depth === 0 || (!closed.includes($cursor.parent.type.name) && isInAnswer)
  const depth = depthOfClosed($cursor)
  return depth === 0 || isInText ? cursor : $cursor.after(depth)
}

/** Puts images or accordions somewhere, and the cursor into the line after them, which is made where there is none. */
export function insertBlocks(
  editor: Editor,
  at: number | { from: number; to: number },
  blocks: JSONContent[],
): void {
  editor
    .chain()
    .focus()
    .insertContentAt(at, blocks)
    .command(({ tr, state }) => {
      const { $to } = tr.selection
      const depth = depthOfClosed($to)
      if (depth === 0) return true
      const after = $to.after(depth)
      const paragraph = state.schema.nodes['paragraph']
      if (!tr.doc.resolve(after).nodeAfter?.isTextblock && paragraph) tr.insert(after, paragraph.create())
      tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1)))
      return true
    })
    .scrollIntoView()
    .run()
}
