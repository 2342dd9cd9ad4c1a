import { cleanPaste } from './clean-paste.ts'
import { markStructure } from './mark-structure.ts'

const isBlankText = (node: Node): boolean => node instanceof Text && node.data.trim() === ''

/** An image that stands by itself becomes a figure, which can have a caption. */
function toFigure(image: HTMLImageElement, place: Element): void {
  const figure = document.createElement('figure')
  place.replaceWith(figure)
  delete image.dataset['alone']
  figure.append(image)
}

/**
 * HTML from the clipboard as the editor reads it. Words of a cell or an item come as paragraphs and lone images as
 * figures: what is added needs not be written the way another program wrote it. A copy from a post stays as it is.
 */
export function preparePasted(html: string): string {
  const cleaned = cleanPaste(html)
  if (cleaned.includes('data-pm-slice')) return cleaned
  const { body } = new DOMParser().parseFromString(cleaned, 'text/html')
  markStructure(body)
  for (const bare of body.querySelectorAll('[data-bare]')) bare.removeAttribute('data-bare')
  for (const image of body.querySelectorAll('img')) {
    const line = image.closest('p')
    const isAlone = line !== null && [...line.childNodes].every((node) => node === image || isBlankText(node))
    if (isAlone) toFigure(image, line)
    else if (image.dataset['alone'] === '') toFigure(image, image)
  }
  return body.innerHTML
}
