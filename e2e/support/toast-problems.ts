import type { Page } from 'playwright-core'

/** Shows a toast of two lines with a button on a signed-in page, by the function that the app's own code calls. */
async function showToast(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isToast = (each: unknown): each is Record<'message', (text: string, options: object) => void> =>
      typeof each === 'object' && each !== null && 'message' in each && 'dismiss' in each && 'info' in each
    for (const { name } of performance.getEntriesByType('resource')) {
      if (!/\/assets\/(?!main|toaster)[^/]+\.js$/.test(name)) continue
      // A module is there once, however often it is asked for.
      const module: Record<string, unknown> = await import(/* @vite-ignore */ name)
      const toast = Object.values(module).find(isToast)
      if (!toast) continue
      toast.message('Priya Raman moved to Won', {
        description: 'Everybody sees it at once.',
        action: { label: 'Undo', onClick: () => undefined },
        duration: Infinity,
        id: 'walk',
      })
      return
    }
    throw new Error('no chunk that was loaded shows toasts')
  })
  await page.locator('[data-sonner-toast][data-mounted=true]').waitFor()
}

/** What can be pressed, lies under a toast, and can't be scrolled out from under it; the toast is gone afterwards. */
export async function toastProblems(page: Page): Promise<string[]> {
  await showToast(page)
  const problems = await page.evaluate(async () => {
    const toast = document.querySelector('[data-sonner-toast]')
    if (!toast) return ['no toast is shown']
    await Promise.all(toast.getAnimations().map((each) => each.finished))
    const box = toast.getBoundingClientRect()
    const covered = (target: Element) => {
      const { left, right, top, bottom } = target.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=tab], [role=switch]',
      ),
    ].filter(
      (target) =>
        !target.closest('[data-sonner-toaster], [inert], [aria-hidden=true]') &&
        target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        target.getBoundingClientRect().width > 1,
    )
    const stuck: string[] = []
    for (const top of [0, document.documentElement.scrollHeight]) {
      scrollTo({ top, behavior: 'instant' })
      for (const target of targets.filter(covered)) {
        target.scrollIntoView({ block: 'center', behavior: 'instant' })
        if (covered(target))
          stuck.push(target.getAttribute('aria-label') ?? target.innerText.trim().slice(0, 40))
        scrollTo({ top, behavior: 'instant' })
      }
    }
    if (box.bottom > innerHeight || box.top < 0)
      stuck.push(`the screen’s edge, from ${box.top} to ${box.bottom}`)
    scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(stuck)].map((name) => `a toast covers “${name}”`)
  })
  await page.keyboard.press('Escape')
  return problems
}
