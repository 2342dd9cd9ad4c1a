import type { Page } from 'playwright-core'

/**
 * Words that keep no edge: a page has one at the left, and what has room around its words (quiet buttons, states, time
 * codes, switches) is moved out by it. Words in a frame, on a ground of their own or behind a mark keep their distance.
 */
export const edgeProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const heading = main?.querySelector('header:has(h1)')
    if (!main || !heading) return []
    const edge = heading.getBoundingClientRect().left
    /** What is nearer than this to the edge was meant to stand on it. */
    const near = 16
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.sr-only')
    const hasGround = (element: Element) => {
      const style = getComputedStyle(element)
      return style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderLeftWidth !== '0px'
    }
    const firstRect = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].find(({ width }) => width > 1)
    }
    const marks = [...main.querySelectorAll('svg, img, input, button, [aria-hidden=true], span')].filter(
      (element) => {
        const { left, width } = element.getBoundingClientRect()
        const isDrawn = element.matches('svg, img, input, button, [aria-hidden=true]') || hasGround(element)
        return isDrawn && isSeen(element) && width > 1 && Math.abs(left - edge) < near
      },
    )
    const isMarked = (element: Element): boolean =>
      [element, element.parentElement, element.closest('summary, li')].some((each) => {
        if (!each) return false
        const drawn = getComputedStyle(each, '::before').content
        return (drawn !== 'none' && drawn !== 'normal') || each.tagName === 'SUMMARY'
      })
    const problems = new Set<string>()
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || node.textContent?.trim() === '' || !isSeen(element)) continue
      if (node.previousSibling?.nodeType === Node.TEXT_NODE) continue
      if (
        // A chart's scale is drawn of words as well, and hidden from who does not see it.
        element.closest(
          'svg, [aria-hidden=true], table, [role=grid], [role=table], pre, [data-post], .list-disc, .list-decimal',
        )
      )
        continue
      const rect = firstRect(node)
      const off = rect ? rect.left - edge : 0
      if (!rect || Math.abs(off) <= 2.5 || Math.abs(off) > near || isMarked(element)) continue
      const middle = rect.top + rect.height / 2
      const isBehindMark = marks.some((mark) => {
        const { left, top, bottom } = mark.getBoundingClientRect()
        return !mark.contains(element) && left < rect.left && top <= middle && bottom >= middle
      })
      if (isBehindMark) continue
      let around: Element | null = element
      while (around && around !== main && !hasGround(around)) around = around.parentElement
      if (around && around !== main && around.getBoundingClientRect().left < rect.left) continue
      problems.add(`${Math.round(off)} px off the edge: “${element.innerText.slice(0, 40)}”`)
    }
    return [...problems]
  })
