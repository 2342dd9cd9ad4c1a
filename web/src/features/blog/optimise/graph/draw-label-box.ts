import type { Settings } from 'sigma/settings'
import type { GraphColours } from './read-colours.ts'

interface DrawnNode {
  x: number
  y: number
  size: number
  label: string | null
}

const padding = 4

/** The label of the node under the pointer on a ground of its own; sigma's is white in either theme. */
export function drawLabelBox(
  context: CanvasRenderingContext2D,
  { x, y, size, label }: DrawnNode,
  { labelSize, labelFont, labelWeight }: Pick<Settings, 'labelSize' | 'labelFont' | 'labelWeight'>,
  { ground, label: ink }: GraphColours,
): void {
  context.beginPath()
  context.arc(x, y, size + 3, 0, 2 * Math.PI)
  context.strokeStyle = ink
  context.lineWidth = 1.5
  context.stroke()
  if (!label) return
  context.font = `${labelWeight} ${labelSize}px ${labelFont}`
  const width = context.measureText(label).width + 2 * padding
  const height = labelSize + 2 * padding
  context.beginPath()
  context.roundRect(x + size + 3, y - height / 2, width, height, 4)
  context.fillStyle = ground
  context.fill()
  context.fillStyle = ink
  context.fillText(label, x + size + 3 + padding, y + labelSize / 3)
}
