import type { Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { blocks } from './blocks.ts'
import { uploads } from './uploads.ts'

const hints: Record<string, string> = {
  detailsSummary: 'Question',
  heading: 'Heading',
}

const placeholder = Placeholder.configure({
  includeChildren: true,
  showOnlyCurrent: false,
  placeholder: ({ node, editor }) => hints[node.type.name] ?? (editor.isEmpty ? 'Write your post' : ''),
})

/** Everything the content editor is built of. */
export const extensions: Extensions = [...blocks, placeholder, ...uploads]
