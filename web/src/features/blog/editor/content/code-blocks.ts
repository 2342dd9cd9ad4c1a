import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'

const hasCode = ({ childNodes }: Element): boolean =>
  childNodes.length === 1 && childNodes[0]?.nodeName === 'CODE'

/** Where the lines are: in the `<code>`, if that is all there is. */
function linesOf(pre: Node): HTMLElement {
  const lines = pre instanceof Element && hasCode(pre) ? pre.firstElementChild : pre
  return lines instanceof HTMLElement ? lines : document.createElement('pre')
}

/** Code may stand in a link, or be stressed. */
export const InlineCode = Code.extend({ excludes: 'code' })

/** Preformatted lines: code, or without a `<code>` in them just that. Lines of code may be stressed or linked. */
export const Preformatted = CodeBlock.extend({
  content: 'inline*',
  marks: '_',
  addAttributes: () => ({ isCode: { default: true, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (pre) => ({ isCode: hasCode(pre) }),
      contentElement: linesOf,
    },
  ],
  renderHTML: ({ node }) => (node.attrs['isCode'] === true ? ['pre', ['code', 0]] : ['pre', 0]),
})
