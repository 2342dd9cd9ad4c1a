import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { insertBlocks, placeForBlock } from './insert-blocks.ts'

/** `width` and `height` in pixels, null where they are not known. */
export interface PostImage {
  src: string
  alt: string
  caption: string
  width: number | null
  height: number | null
}

export interface ImageInText {
  image: PostImage
  from: number
  to: number
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The image that is chosen, or whose caption the cursor is in. */
export function findImage({ state: { selection } }: Editor): ImageInText | null {
  const isChosen = selection instanceof NodeSelection && selection.node.type.name === 'image'
  const isInCaption = selection.$from.parent.type.name === 'image'
  if (!isChosen && !isInCaption) return null
  const node = isChosen ? selection.node : selection.$from.parent
  const from = isChosen ? selection.from : selection.$from.before()
  const { src, alt, width, height } = node.attrs
  return {
    from,
    to: from + node.nodeSize,
    image: {
      src: String(src ?? ''),
      alt: String(alt ?? ''),
      caption: node.textContent,
      width: numberOrNull(width),
      height: numberOrNull(height),
    },
  }
}

/** Puts an image at the cursor, or in place of one. */
export function putImage(editor: Editor, { caption, ...attrs }: PostImage, place: ImageInText | null): void {
  const content = caption === '' ? [] : [{ type: 'text', text: caption }]
  const at = place
    ? { from: place.from, to: place.to }
    : placeForBlock(editor.state.doc, editor.state.selection.to)
  insertBlocks(editor, at, [{ type: 'image', attrs, content }])
}
