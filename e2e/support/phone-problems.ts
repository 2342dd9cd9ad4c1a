import type { Page } from 'playwright-core'

/** What a phone must show of a signed-in page without scrolling: where its first content begins. */
export const lateContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const around =
      'header:has(h1), search, [role=search], [role=tablist], nav[aria-label=Views], [data-below-toasts], .sr-only'
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (element.closest(around)) continue
      const isContent =
        element.matches('input, textarea, select, svg, img') ||
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        )
      if (!isContent || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      const box = (element.closest('button, label, a, .border-dashed') ?? element).getBoundingClientRect()
      if (box.width < 2) continue
      const top = Math.round(box.top + scrollY)
      return top <= innerHeight / 3
        ? []
        : [`the first content begins at ${top} of ${innerHeight} px: “${element.innerText?.slice(0, 40)}”`]
    }
    return ['no content']
  })

/** Menus and windows at a button that do not come up from the lower edge, as wide as the phone. */
export async function floatingPopovers(page: Page): Promise<string[]> {
  const problems: string[] = []
  // The address opened one itself.
  if (await page.locator('[role=dialog], [role=alertdialog]').count()) return problems
  const triggers = page.locator(
    ':is(main, body > div > header) button:is([aria-haspopup=menu], [aria-haspopup=dialog]):not(:disabled):visible',
  )
  // One of each kind: the rows of a list have the same.
  const names = new Set<string>()
  for (const trigger of await triggers.all()) {
    const [name, kind] = await trigger.evaluate((element) => [
      element.getAttribute('aria-label') ?? element.textContent ?? '',
      `${element.getAttribute('aria-haspopup')} ${element.className}`,
    ])
    if (names.has(kind ?? '') || names.size > 4) continue
    names.add(kind ?? '')
    await trigger.click()
    const opened = page.locator('[data-radix-popper-content-wrapper] > *, [role=dialog], [role=menu]').first()
    await opened.waitFor()
    const box = await opened.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map((each) => each.finished))
      const { left, right, bottom } = element.getBoundingClientRect()
      return { left, right, bottom, width: innerWidth, height: innerHeight }
    })
    if (box.left > 1 || box.right < box.width - 1 || box.bottom < box.height - 1)
      problems.push(`a window at its button: “${name}” ${JSON.stringify(box)}`)
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
  }
  return problems
}

/** What the assistant's button would stand before, wherever the page is scrolled to. */
export const cornerProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const corner = document.querySelector('.corner-button')?.getBoundingClientRect()
    const main = document.querySelector('main') ?? document.body
    if (!corner) return []
    const frames = [...main.querySelectorAll('*')].filter(
      (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible',
    )
    /** As far as it is seen in what it stands in. */
    const rightOf = (element: Element, { right }: DOMRect) =>
      Math.min(
        right,
        ...frames.filter((each) => each.contains(element)).map((each) => each.getBoundingClientRect().right),
      )
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element?.checkVisibility() || text === '') continue
      if (element.closest('[role=dialog], .corner-button, .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const isBeneath = (rect: DOMRect) =>
        rect.width > 1 && rect.left < innerWidth && rightOf(element, rect) > corner.left
      if ([...range.getClientRects()].some(isBeneath))
        return [`the assistant’s button stands before “${text.slice(0, 40)}”`]
    }
    return []
  })

interface Place {
  /** The page of a menu that the address belongs to. */
  menu: string | null
  isRecord: boolean
  isWide: boolean
  /** The lists of one thing that it is one of, by their paths. */
  section: readonly string[]
}

/** What every signed-in page has alike on a screen: its width, one way back from a record, its place in the menus. */
export const frameProblems = (page: Page, place: Place): Promise<string[]> =>
  page.evaluate(({ menu, isRecord, isWide, section }) => {
    const problems: string[] = []
    const heading = document.querySelector('main header:has(h1)')
    const left = Math.round(heading?.getBoundingClientRect().left ?? -1)
    const wanted = isWide ? 40 : (document.documentElement.clientWidth - 1160) / 2
    if (Math.abs(left - wanted) > 1) problems.push(`the page begins at ${left} px, ${wanted} are usual`)
    const backs = document.querySelectorAll('main a:has(> svg.lucide-arrow-left)').length
    if (backs > 1 || (isRecord && backs === 0)) problems.push(`${backs} ways back`)
    const active = [
      ...document.querySelectorAll<HTMLElement>('header nav[aria-label=Main] [data-status=active]'),
    ].map((element) => element.innerText.trim())
    if (active.join() !== (menu ?? '')) problems.push(`the menu shows “${active.join()}”, not “${menu}”`)

    // Lists of one thing: one line of names, of which one is the title and the others lead on.
    const navigations = document.querySelectorAll<HTMLElement>('main header nav:has(h1)')
    const places = document.querySelector<HTMLElement>('main header nav[data-places]')
    if (navigations.length > 1 || (navigations.length === 1 && !places))
      problems.push('a section of another form')
    if (section.length > 1 && !isRecord && !places && backs === 0)
      problems.push(`nothing leads to the rest of ${section.join(', ')}`)
    if (places) {
      const names = [...places.children]
      const tops = new Set(names.map((each) => Math.round(each.getBoundingClientRect().bottom)))
      const titles = names.filter((each) => each.tagName === 'H1').length
      if (tops.size > 1 || titles !== 1 || names.length < 2)
        problems.push(`a section of ${names.length} names, ${titles} titles and ${tops.size} lines`)
      const led = names.flatMap((each) => each.getAttribute('href') ?? [])
      const strange = led.filter((path) => section.length > 1 && !section.includes(path))
      if (strange.length > 0)
        problems.push(`the section leads to ${strange.join(', ')}, where it does not belong`)
    }
    return problems
  }, place)
