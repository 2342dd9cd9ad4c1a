import type { Editor, JSONContent } from '@tiptap/core'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import type { FaqItem } from '../../post-form.ts'
import { insertBlocks, placeForBlock } from './insert-blocks.ts'

/** An item that was read from the text keeps its node: an answer that is not changed keeps its links and lists. */
export interface FaqDraft extends FaqItem {
  source?: { item: FaqItem; node: JSONContent }
}

export interface FaqInText {
  items: FaqDraft[]
  from: number
  to: number
}

const isDetails = (node: Node | null | undefined): boolean => node?.type.name === 'details'

function readItem(node: Node): FaqDraft {
  const answer = node.lastChild
  const item = {
    question: node.firstChild?.textContent ?? '',
    answer: answer ? answer.textBetween(0, answer.content.size, '\n\n', '\n') : '',
  }
  return { ...item, source: { item, node: node.toJSON() } }
}

function depthOfDetails($from: ResolvedPos): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (isDetails($from.node(depth))) return depth
  return -1
}

/** The accordion the cursor is in: all questions that stand directly one after the other. */
export function findFaq({ state: { selection } }: Editor): FaqInText | null {
  const { $from } = selection
  const depth = depthOfDetails($from)
  if (depth < 0) return null
  const parent = $from.node(depth - 1)
  let first = $from.index(depth - 1)
  let last = first
  while (first > 0 && isDetails(parent.child(first - 1))) first -= 1
  while (last + 1 < parent.childCount && isDetails(parent.child(last + 1))) last += 1
  const from = $from.posAtIndex(first, depth - 1)
  const to = $from.posAtIndex(last + 1, depth - 1)
  return { from, to, items: parent.children.slice(first, last + 1).map(readItem) }
}

const toParagraphs = (answer: string): JSONContent[] =>
  answer
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))

function toNode({ question, answer, source }: FaqDraft): JSONContent {
  const isKept = source && source.item.question === question && source.item.answer === answer
  if (isKept) return source.node
  return {
    type: 'details',
    content: [
      { type: 'detailsSummary', content: [{ type: 'text', text: question }] },
      { type: 'detailsContent', content: toParagraphs(answer) },
    ],
  }
}

/** Puts questions and answers at the cursor, or in place of an accordion. */
export function putFaq(editor: Editor, items: readonly FaqDraft[], place: FaqInText | null): void {
  const at = place
    ? { from: place.from, to: place.to }
    : placeForBlock(editor.state.doc, editor.state.selection.to)
  insertBlocks(editor, at, items.map(toNode))
}
