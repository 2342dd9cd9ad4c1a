import { expect } from 'vitest'
import { z } from 'zod'
import { type OtherBrowser, pressAt, typeText } from './other-browser.ts'

/** What somebody could press in such a window, by the words on it. */
const pressable = 'a, button, [role="button"], [role="tab"], [role="menuitem"], input, textarea, select'

/** In the page: the place of the first element in sight that `selector` finds and that says `words` (any, if empty). */
const placeOf = (selector: string, words: string) => `(() => {
  const wanted = ${JSON.stringify(words)}
  const says = (element) => [element.getAttribute('aria-label'), element.innerText, element.labels?.[0]?.innerText]
    .some((text) => text?.replace(/\\s+/g, ' ').trim() === wanted)
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
    .find((element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && (wanted === '' || says(element)))
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  const place = { x: x + width / 2, y: y + height / 2 }
  const top = document.elementFromPoint(place.x, place.y)
  return top && (found.contains(top) || top.contains(found)) ? place : null
})()`

const placeSchema = z.object({ x: z.number(), y: z.number() }).nullable()

/** A person's hands and eyes at a browser: each waits for what it looks for. */
export function handsAt(browser: OtherBrowser, url: string) {
  async function press(words: string, selector = pressable): Promise<void> {
    let place: z.infer<typeof placeSchema> = null
    await expect
      .poll(
        async () => {
          const last = JSON.stringify(place)
          place = placeSchema.parse(await browser.evaluate(placeOf(selector, words)))
          // What still moves would be missed.
          return place !== null && JSON.stringify(place) === last
        },
        { message: `${words || selector} is to be pressed` },
      )
      .toBe(true)
    const { x, y } = placeSchema.unwrap().parse(place)
    await browser.act([pressAt(x, y)])
  }
  const text = async () => z.string().parse(await browser.evaluate('document.body.innerText'))
  return {
    press,
    async fill(selector: string, value: string): Promise<void> {
      await press('', selector)
      await browser.act([typeText(value)])
      const read = `document.querySelector(${JSON.stringify(selector)})?.value`
      await expect.poll(() => browser.evaluate(read)).toBe(value)
    },
    sees: (words: string | RegExp) => expect.poll(text).toMatch(words),
    isAt: (path: RegExp) => expect.poll(() => browser.evaluate('location.pathname')).toMatch(path),
    /** Opens a page and waits until the app has drawn it: what it shows of the last visit answers to links only. */
    async walkTo(path: string): Promise<void> {
      await browser.evaluate('(globalThis.isLeft = true)')
      await browser.open(`${url}${path}`)
      const isDrawn = `!globalThis.isLeft && document.querySelector('h1') !== null && !document.querySelector('[aria-busy="true"]')
        && document.querySelector('[data-page-snapshot]') === null && !document.body.innerText.includes('Loading page...')`
      await expect.poll(() => browser.evaluate(isDrawn), { message: `${path} is drawn` }).toBe(true)
    },
    isCrashed: async () => (await text()).includes('Something went wrong'),
  }
}
