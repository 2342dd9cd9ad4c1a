import { Extension } from '@tiptap/core'

const flag = (name: string) => ({
  default: false,
  parseHTML: (element: HTMLElement) => element.hasAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === true ? { [`data-${name}`]: '' } : {},
})

/** What `markStructure` says of paragraphs and boxes, kept in the document until `toHtml` reads it. */
export const implied = Extension.create({
  name: 'implied',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'detailsContent'], attributes: { bare: flag('bare') } },
    { types: ['detailsSummary'], attributes: { missing: flag('missing') } },
    {
      types: ['paragraph'],
      attributes: { offered: { default: false, rendered: false, keepOnSplit: false } },
    },
  ],
})
