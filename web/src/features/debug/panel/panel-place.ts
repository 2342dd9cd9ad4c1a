import * as z from 'zod/mini'

const storageKey = 'parley.debug-panel'

export const panelTabs = ['Logs', 'Auth', 'SW', 'Tools'] as const

const place = z.object({
  /** Pixels from the right and the bottom edge of the window. */
  right: z.number(),
  bottom: z.number(),
  tab: z.enum(panelTabs),
  isFolded: z.boolean(),
})
export type PanelPlace = z.infer<typeof place>

const atFirst: PanelPlace = { right: 16, bottom: 16, tab: 'Logs', isFolded: false }

export function readPlace(): PanelPlace {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(storageKey) ?? 'null')
    return place.safeParse(stored).data ?? atFirst
  } catch {
    return atFirst
  }
}

export function keepPlace(place: PanelPlace): void {
  try {
    globalThis.localStorage.setItem(storageKey, JSON.stringify(place))
  } catch {
    // Storage is blocked: the panel starts in its corner again.
  }
}

interface Size {
  width: number
  height: number
}

/** Keeps a panel wholly inside the window, wherever it was dragged or however small the window became. */
export function insideWindow(place: PanelPlace, panel: Size, window: Size): PanelPlace {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(value, Math.max(0, most)))
  return {
    ...place,
    right: clamp(place.right, window.width - panel.width),
    bottom: clamp(place.bottom, window.height - panel.height),
  }
}
