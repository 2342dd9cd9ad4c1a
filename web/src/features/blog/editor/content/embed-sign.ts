import { embedOf } from '@parley/core/site/embeds'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** What readers see instead of a paragraph; null where they see the paragraph. */
function signOf(node: Node): string | null {
  const [only, ...rest] = node.children
  const link = only?.marks.find(({ type }) => type.name === 'link')
  if (node.type.name !== 'paragraph' || !only?.isText || !link || rest.length > 0) return null
  const embed = embedOf(String(link.attrs['href']), only.text ?? '')
  return embed && `Readers see the ${embed.kind} from ${embed.network} here`
}

/** Below the bare address of a video or post: that the page shows it there. It is no part of the post. */
export const embedSign = Extension.create({
  name: 'embedSign',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const signs: Decoration[] = []
          doc.descendants((node, at) => {
            const sign = signOf(node)
            if (sign !== null)
              signs.push(Decoration.node(at, at + node.nodeSize, { 'data-embed-sign': sign }))
          })
          return DecorationSet.create(doc, signs)
        },
      },
    }),
  ],
})
