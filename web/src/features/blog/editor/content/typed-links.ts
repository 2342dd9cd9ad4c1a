import { Extension, InputRule } from '@tiptap/core'
import { toLinkHref } from './to-link-href.ts'

const written = /(?<!!)\[([^[\]]+)\]\(([^()\s]+)\)$/

/** `[words](address)` becomes a link with its last bracket, if the address leads somewhere safe. */
export const typedLinks = Extension.create({
  name: 'typedLinks',
  addInputRules: () => [
    new InputRule({
      find: written,
      handler: ({ state: { tr, schema }, range, match: [, words = '', address = ''] }) => {
        const href = toLinkHref(address)
        const link = schema.marks['link']
        if (href === null || !link) return null
        const marks = tr.doc.resolve(range.from).marks()
        tr.replaceWith(range.from, range.to, schema.text(words, link.create({ href }).addToSet(marks)))
        tr.removeStoredMark(link)
      },
    }),
  ],
})
