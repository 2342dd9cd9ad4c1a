import { toSafeSource } from '@parley/core/blog/safe-href'
import { Image } from '@tiptap/extension-image'
import type { Node } from '@tiptap/pm/model'

function readSize(image: Element, name: 'width' | 'height'): number | null {
  const size = Number(image.getAttribute(name))
  return Number.isInteger(size) && size > 0 ? size : null
}

function readImage(image: Element | null) {
  const src = toSafeSource(image?.getAttribute('src') ?? '')
  if (!image || src === null) return false as const
  return {
    src,
    alt: image.getAttribute('alt') ?? '',
    width: readSize(image, 'width'),
    height: readSize(image, 'height'),
  }
}

const captionOf = (figure: HTMLElement): HTMLElement =>
  figure.querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption')

/** An image with its caption, written where it will be read. An image without a caption is a figure with an empty one. */
export const Figure = Image.extend({
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => readImage(figure.querySelector('img')),
      contentElement: (figure) =>
        figure instanceof HTMLElement ? captionOf(figure) : document.createElement('p'),
    },
    { tag: 'img[src]', getAttrs: (image) => readImage(image) },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.childCount === 0
      ? ['figure', ['img', HTMLAttributes]]
      : ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addInputRules: () => [],
  addNodeView: () => {
    return ({ HTMLAttributes }) => {
      const dom = document.createElement('figure')
      const image = dom.appendChild(document.createElement('img'))
      const caption = dom.appendChild(document.createElement('figcaption'))
      const show = (attributes: Node['attrs']) => {
        for (const name of ['src', 'alt', 'width', 'height']) {
          const value: unknown = attributes[name]
          if (typeof value === 'string' || typeof value === 'number') image.setAttribute(name, `${value}`)
          else image.removeAttribute(name)
        }
      }
      image.draggable = false
      show(HTMLAttributes)
      return {
        dom,
        contentDOM: caption,
        update: (updated) => {
          if (updated.type.name !== 'image') return false
          show(updated.attrs)
          return true
        },
        ignoreMutation: (mutation) => mutation.type !== 'selection' && !caption.contains(mutation.target),
      }
    }
  },
})
