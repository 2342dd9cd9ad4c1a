import { type EntityType, entityTypes } from '@parley/core/blog/entities'
import { colourOf } from '../parts/node-types.ts'

/** The colours of the theme in force as `rgb()`, which is what WebGL code reads. */
export interface GraphColours {
  nodes: Record<EntityType, string>
  label: string
  edge: string
  faded: string
  ground: string
}

/** Reads them where `element` stands: themes, mixes and all are resolved by the browser. */
export function readColours(element: HTMLElement): GraphColours {
  const probe = element.appendChild(document.createElement('span'))
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const read = (css: string): string => {
    probe.style.color = css
    if (!context) return 'rgb(128, 128, 128)'
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const colours = {
    nodes: {
      company: read(colourOf('company')),
      person: read(colourOf('person')),
      tool: read(colourOf('tool')),
      concept: read(colourOf('concept')),
      industry: read(colourOf('industry')),
      location: read(colourOf('location')),
    } satisfies Record<(typeof entityTypes)[number], string>,
    label: read('var(--color-ink)'),
    edge: read('var(--color-control)'),
    faded: read('var(--color-line)'),
    ground: read('var(--color-raised)'),
  }
  probe.remove()
  return colours
}
