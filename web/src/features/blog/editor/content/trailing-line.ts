import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * An empty line below a last block that is no paragraph, to go on writing in. Unlike TipTap's own it is `offered`: until
 * something stands in it, it is no part of the post.
 */
export const trailingLine = Extension.create({
  name: 'trailingLine',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (_, __, { doc, tr, schema }) => {
        const paragraph = schema.nodes['paragraph']
        if (!paragraph || doc.lastChild?.type === paragraph) return null
        return tr.insert(doc.content.size, paragraph.create({ offered: true })).setMeta('addToHistory', false)
      },
    }),
  ],
})
