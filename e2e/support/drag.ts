import type { Locator, Page } from 'playwright-core'

/**
 * Picks a card up by its grip with the space bar, as a keyboard does, and waits until arrow keys carry it: until `said`
 * stands in the live region, which is also what it returns.
 */
export async function pickUp(grip: Locator, said: RegExp | string): Promise<string> {
  const page = grip.page()
  await grip.focus()
  await page.keyboard.press('Space')
  const region = page.locator('[id^=DndLiveRegion]').filter({ hasText: said })
  await region.waitFor({ state: 'attached' })
  // dnd-kit listens for arrows from a timer that it sets in the key press which already says that the card is carried.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  return region.innerText()
}

/** Lets go of what the mouse carries, and waits until presses count again: dnd-kit takes away clicks for 50 ms after a drag. */
export async function letGo(page: Page): Promise<void> {
  await page.mouse.up()
  // Set after dnd-kit's own timer of the same length, so it ends after it.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
}
