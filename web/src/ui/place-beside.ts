export type Side = 'top' | 'right' | 'bottom' | 'left'

interface Size {
  width: number
  height: number
}

interface Box extends Size {
  left: number
  top: number
}

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }
/** Between the two, and the least distance from the window's edges. Pixels. */
const gap = 6
const margin = 8

/**
 * Where something of the given size stands beside an element: centred on the wanted side, on the opposite one where
 * there is no room, and always inside the window. All in pixels of the window.
 */
export function placeBeside(
  anchor: Box,
  size: Size,
  wanted: Side,
  window: Size,
): { left: number; top: number } {
  const room: Record<Side, number> = {
    top: anchor.top,
    bottom: window.height - anchor.top - anchor.height,
    left: anchor.left,
    right: window.width - anchor.left - anchor.width,
  }
  const needed = gap + margin + (wanted === 'top' || wanted === 'bottom' ? size.height : size.width)
  const side = room[wanted] < needed && room[opposite[wanted]] > room[wanted] ? opposite[wanted] : wanted
  const centredLeft = anchor.left + (anchor.width - size.width) / 2
  const centredTop = anchor.top + (anchor.height - size.height) / 2
  const places: Record<Side, { left: number; top: number }> = {
    top: { left: centredLeft, top: anchor.top - size.height - gap },
    bottom: { left: centredLeft, top: anchor.top + anchor.height + gap },
    left: { left: anchor.left - size.width - gap, top: centredTop },
    right: { left: anchor.left + anchor.width + gap, top: centredTop },
  }
  const keepInside = (place: number, length: number, whole: number) =>
    Math.max(margin, Math.min(place, whole - length - margin))
  return {
    left: keepInside(places[side].left, size.width, window.width),
    top: keepInside(places[side].top, size.height, window.height),
  }
}
