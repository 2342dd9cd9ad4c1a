import { Details, DetailsContent, DetailsSummary } from '@tiptap/extension-details'

/**
 * Questions and answers. While they are written every answer stands open: what is hidden can't be proofread, and the
 * keyboard never lands in what is not shown. On the page they are `<details>`.
 */
export const accordion = [
  Details.extend({
    addNodeView: () => () => {
      const dom = document.createElement('div')
      dom.dataset['type'] = 'details'
      return { dom, contentDOM: dom }
    },
  }),
  DetailsSummary.extend({ content: 'inline*' }),
  DetailsContent.extend({ addNodeView: () => null }),
]
