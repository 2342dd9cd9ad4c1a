import type { Node } from '@tiptap/pm/model'

/** A document's text as `readPost` of core counts it, and where in the document each character stands. */
export interface TextPlaces {
  text: string
  places: number[]
}

/** Characters of one block with spaces collapsed as `readPost` does it. */
function readBlock(block: Node, start: number): TextPlaces {
  let text = ''
  const places: number[] = []
  block.forEach((child, offset) => {
    const raw = child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? ' ' : ''
    for (let index = 0; index < raw.length; index += 1) {
      const character = raw.charAt(index)
      const isSpace = /\s/.test(character)
      if (isSpace && (text === '' || text.endsWith(' '))) continue
      text += isSpace ? ' ' : character
      places.push(start + offset + (child.isText ? index : 0))
    }
  })
  const trimmed = text.trimEnd()
  return { text: trimmed, places: places.slice(0, trimmed.length) }
}

/** Reads the blocks in order, joined by line ends; a line end stands where the block before it ends. */
export function readPlaces(document: Node): TextPlaces {
  let text = ''
  const places: number[] = []
  document.descendants((node, position) => {
    if (!node.isTextblock) return true
    const block = readBlock(node, position + 1)
    if (block.text === '') return false
    if (text !== '') {
      text += '\n'
      places.push((places.at(-1) ?? 0) + 1)
    }
    text += block.text
    places.push(...block.places)
    return false
  })
  return { text, places }
}
