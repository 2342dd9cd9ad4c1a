/** Pixels between toasts and what they stand above, and between them and the window's lower edge. */
const gap = 8
const edge = 20
/** As high as the header, which toasts leave free. */
const header = 64

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/**
 * How far above the window's lower edge toasts stand, in pixels: above each of `kept` that is in their way, wherever there
 * is room for them above it. Of a window as high as the screen, its lower edge is kept free by itself.
 */
export function bottomOfToasts(
  { left, right, height }: { left: number; right: number; height: number },
  kept: readonly Box[],
  screen: number,
): number {
  let bottom = edge
  const tooHigh = new Set<Box>()
  for (;;) {
    const top = screen - bottom - height
    const inTheWay = kept.find(
      (box) =>
        !tooHigh.has(box) &&
        box.left < right &&
        box.right > left &&
        box.top < screen - bottom + gap &&
        box.bottom > top - gap,
    )
    if (!inTheWay) return bottom
    const above = screen - inTheWay.top + gap
    // What it is moved above stays in reach of the next look, so each is looked at once.
    if (above > bottom && above + height <= screen - header) bottom = above
    tooHigh.add(inTheWay)
  }
}

/** The page at its end would jump if it got shorter: as soon as it is somewhere else. */
function shorten(style: CSSStyleDeclaration, isShown: () => boolean): void {
  const room = Number.parseFloat(style.getPropertyValue('--toast-reach')) || 0
  const left = document.documentElement.scrollHeight - globalThis.scrollY - globalThis.innerHeight
  if (isShown()) return
  style.removeProperty('--toast-room')
  if (left >= room || globalThis.scrollY === 0) style.removeProperty('--toast-reach')
  else globalThis.addEventListener('scroll', () => shorten(style, isShown), { once: true, passive: true })
}

/**
 * Toasts cover nothing that can be pressed: they stand above whatever says `data-below-toasts` (`--toasts`), and while they
 * are there, windows are as much longer (`--toast-room`), and the page by how far up they reach (`--toast-reach`), so that
 * the rest can be scrolled free.
 * `host` is the section that Sonner puts them into. Returns what ends it.
 */
export function followToasts(host: HTMLElement): () => void {
  const { style } = document.documentElement
  const toasts = () => [...host.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed=false]')]
  const isShown = () => toasts().length > 0
  const place = () => {
    const shown = toasts()
    const list = host.querySelector('ol')
    if (!list || shown.length === 0) return
    const { left, right } = list.getBoundingClientRect()
    const height = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + gap, -gap)
    const kept = [...document.querySelectorAll('[data-below-toasts]')]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
    const bottom = bottomOfToasts({ left, right, height }, kept, globalThis.innerHeight)
    style.setProperty('--toasts', `${bottom}px`)
    style.setProperty('--toast-room', `${height + 2 * gap}px`)
    style.setProperty('--toast-reach', `${bottom + height + gap}px`)
  }
  // Bars and windows come and go, and grow, while toasts are there.
  const page = new MutationObserver(place)
  const watch = new MutationObserver(() => {
    page.disconnect()
    if (!isShown()) return shorten(style, isShown)
    place()
    page.observe(document.body, { childList: true, subtree: true })
  })
  watch.observe(host, { childList: true, subtree: true, attributeFilter: ['data-removed', 'data-mounted'] })
  globalThis.addEventListener('resize', place)
  return () => {
    watch.disconnect()
    page.disconnect()
    globalThis.removeEventListener('resize', place)
    for (const name of ['--toasts', '--toast-room', '--toast-reach']) style.removeProperty(name)
  }
}
