import { toSafeSource } from '@parley/core/blog/safe-href'
import { Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import type { Node as DocumentNode } from '@tiptap/pm/model'

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

const imageAttributes = () => ({
  src: { default: '' },
  alt: { default: '' },
  width: { default: null },
  height: { default: null },
})

/** An image in a line of text, a link's for one. */
export const InlineImage = Node.create({
  name: 'inlineImage',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: imageAttributes,
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => readImage(image) }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** A figure of anything but one image: a table, a quote, several images. */
export const FigureBox = Node.create({
  name: 'figureBox',
  group: 'block',
  content: '(block | figureCaption)+',
  parseHTML: () => [{ tag: 'figure[data-box]', priority: 60 }],
  renderHTML: () => ['figure', { 'data-box': '' }, 0],
})

export const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'block+',
  parseHTML: () => [{ tag: 'figure[data-box] > figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

/**
 * An image with its caption, written where it will be read. An image without a caption is a figure with none; one that
 * was read without its figure stays without (`bare`) until it gets a caption.
 */
export const Figure = Image.extend({
  group: 'block',
  content: 'inline*',
  marks: '_',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    ...imageAttributes(),
    bare: { default: false, rendered: false },
    isCaptioned: { default: false, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const image = readImage(figure.querySelector('img'))
        const caption = figure.querySelector('figcaption')
        return image && { ...image, isCaptioned: caption !== null && caption.childNodes.length === 0 }
      },
      contentElement: (figure) =>
        figure instanceof HTMLElement ? captionOf(figure) : document.createElement('p'),
    },
    {
      tag: 'img[data-alone]',
      priority: 60,
      getAttrs: (image) => {
        const read = readImage(image)
        return read && { ...read, bare: true }
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const isCaptioned = node.childCount > 0 || node.attrs['isCaptioned'] === true
    if (isCaptioned) return ['figure', ['img', HTMLAttributes], ['figcaption', 0]]
    return node.attrs['bare'] === true ? ['img', HTMLAttributes] : ['figure', ['img', HTMLAttributes]]
  },
  addInputRules: () => [],
  addNodeView: () => {
    return ({ HTMLAttributes }) => {
      const dom = document.createElement('figure')
      const image = dom.appendChild(document.createElement('img'))
      const caption = dom.appendChild(document.createElement('figcaption'))
      const show = (attributes: DocumentNode['attrs']) => {
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
