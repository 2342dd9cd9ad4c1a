import type { Page } from 'playwright-core'

/** Runs a call of the app's own `toast` in a signed-in page. As text: the test runner rewrites an `import()` within a function. */
const onToast = (page: Page, call: string): Promise<unknown> =>
  page.evaluate(`(async () => {
  const isToast = (each) => typeof each === 'object' && each !== null && 'message' in each && 'dismiss' in each
  for (const { name } of performance.getEntriesByType('resource')) {
    if (!/\\/assets\\/(?!main|toaster)[^/]+\\.js$/.test(name)) continue
    // A module is there once, however often it is asked for.
    const toast = Object.values(await import(name)).find(isToast)
    if (!toast) continue
    return void toast.${call}
  }
  throw new Error('no chunk that was loaded shows toasts')
})()`)

const twoLines = `message('Priya Raman moved to Won', {
  description: 'Everybody sees it at once.',
  action: { label: 'Undo', onClick: () => undefined },
  duration: Infinity,
  id: 'walk',
})`

/** What can be pressed, lies under a toast, and can't be scrolled out from under it; the toast is gone afterwards. */
export async function toastProblems(page: Page): Promise<string[]> {
  await onToast(page, twoLines)
  await page.locator('[data-sonner-toast][data-mounted=true]').waitFor()
  const problems = await page.evaluate(async () => {
    const toast = document.querySelector('[data-sonner-toast]')
    if (!toast) return ['no toast is shown']
    await Promise.all(toast.getAnimations().map((each) => each.finished))
    const box = toast.getBoundingClientRect()
    const covered = (target: Element) => {
      const { left, right, top, bottom } = target.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }
    // Behind a window that fills the phone nothing is pressed.
    const within = document.querySelector('[aria-modal=true]') ?? document
    const targets = [
      ...within.querySelectorAll<HTMLElement>(
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
        const isStuck = (['center', 'start', 'end'] as const).every((block) => {
          target.scrollIntoView({ block, behavior: 'instant' })
          return covered(target)
        })
        if (isStuck) stuck.push(target.getAttribute('aria-label') ?? target.innerText.trim().slice(0, 40))
        scrollTo({ top, behavior: 'instant' })
      }
    }
    if (box.bottom > innerHeight || box.top < 0)
      stuck.push(`the screen’s edge, from ${box.top} to ${box.bottom}`)
    scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(stuck)].map((name) => `a toast covers “${name}”`)
  })
  await onToast(page, "dismiss('walk')")
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' })
  return problems
}
