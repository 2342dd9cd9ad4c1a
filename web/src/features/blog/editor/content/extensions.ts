import type { Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { blocks } from './blocks.ts'
import { embedSign } from './embed-sign.ts'
import { typedLinks } from './typed-links.ts'
import { uploads } from './uploads.ts'

const hints: Record<string, string> = {
  detailsSummary: 'Question',
  heading: 'Heading',
  paragraph: 'Write your post, or / for more',
}

const placeholder = Placeholder.configure({
  includeChildren: true,
  showOnlyCurrent: false,
  placeholder: ({ node }) => hints[node.type.name] ?? '',
})

/** Everything the content editor is built of. */
export const extensions: Extensions = [...blocks, placeholder, typedLinks, embedSign, ...uploads]
