import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, phone, watchErrors } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { openPlace } from './support/journey.ts'
import { finishOnboarding, password, signUp } from './support/people.ts'

let host: Host
let browser: Browser
beforeAll(async () => {
  ;({ host, browser } = await openPlace())
})

async function visit(path: string, options = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.goto(`${host.url}${path}`)
  return page
}

const banner = (page: Page) => page.getByRole('region', { name: 'May we measure how this site is used?' })
const choice = (page: Page) => page.evaluate(() => localStorage.getItem('analytics_consent'))

describe('the consent banner', () => {
  it.each([
    ['Accept', 'true'],
    ['Reject', 'false'],
    ['Close', 'false'],
  ])('%s stores %s and does not ask again', async (button, stored) => {
    const page = await visit('/')
    const errors = watchErrors(page)
    expect(await choice(page)).toBeNull()
    await banner(page).getByRole('button', { name: button }).click()
    await banner(page).waitFor({ state: 'detached' })
    expect(await choice(page)).toBe(stored)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await banner(page).count()).toBe(0)
    expect(errors).toEqual([])
    await page.context().close()
  })

  it('leads to the privacy page and stays until it is answered', async () => {
    const page = await visit('/pricing')
    await banner(page).getByRole('link', { name: 'privacy policy' }).click()
    await page.waitForURL(/\/privacy$/)
    await banner(page).waitFor()
    expect(await choice(page)).toBeNull()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.context().close()
  })

  /** What is pressed or filled in, and has another element at its middle. */
  const covered = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, input):not([tabindex="-1"])')].flatMap(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const [middle, line] = [x + width / 2, y + height / 2]
          if (width === 0 || line < 0 || line > innerHeight) return []
          const top = document.elementFromPoint(middle, line)
          const isFree = top !== null && (element.contains(top) || top.contains(element))
          return isFree ? [] : [element.innerText || element.getAttribute('name') || element.outerHTML]
        },
      ),
    )

  it.each([
    { width: 1024, height: 730 },
    { width: 800, height: 600 },
    { width: 390, height: 700 },
  ])('covers nothing of the sign-up in a window of $width × $height', async (viewport) => {
    const page = await visit('/auth?mode=sign-up', { viewport })
    await banner(page).waitFor()
    const submit = page.locator('form').getByRole('button', { name: 'Create account' })
    await submit.waitFor()
    expect(await covered(page)).toEqual([])
    await submit.scrollIntoViewIfNeeded()
    expect(await covered(page)).toEqual([])
    await page.context().close()
  })

  it.each([
    ['/auth?mode=sign-up', { width: 1024, height: 560 }],
    ['/auth?mode=sign-up', { width: 390, height: 700 }],
    ['/contact', { width: 390, height: 700 }],
    ['/contact', { width: 1024, height: 730 }],
  ])('lets everything of %s come out from behind it (%o)', async (path, viewport) => {
    const page = await visit(path, { ...phone, isMobile: false, viewport })
    await banner(page).waitFor()
    for (const control of await page
      .locator('main :is(a, button, input, textarea):not([tabindex="-1"])')
      .all()) {
      if (!(await control.isVisible()) || (await control.isDisabled())) continue
      // With the keyboard, which scrolls no further than it has to.
      await control.focus()
      await expect
        .poll(() =>
          control.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            // Of what has many lines, the first: the caret is there.
            const top = document.elementFromPoint(x + width / 2, y + Math.min(height, 40) / 2)
            return top !== null && (element.contains(top) || top.contains(element)) ? '' : element.outerHTML
          }),
        )
        .toBe('')
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await covered(page)).toEqual([])
    // The room goes with what asked for it.
    const before = await page.evaluate(() => document.documentElement.scrollHeight)
    await banner(page).getByRole('button', { name: 'Reject' }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(before)
    await page.context().close()
  })

  it('leaves a phone room to read and reach', async () => {
    const page = await visit('/', phone)
    await banner(page).waitFor()
    const box = await banner(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(box?.height).toBeLessThan(844 / 3)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.context().close()
  })
})

describe('a page that fails to render', () => {
  /** From a page of the app: what visitors open is rendered by the server. */
  async function openPricing(page: Page): Promise<void> {
    await page.goto(`${host.url}/not-there`)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  }

  it('says so in the words specified, keeps the error, and leads on', async () => {
    const page = await visit('/')
    await page.route(/assets\/pricing-page/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Page() { throw new Error("the page broke") }',
      }),
    )
    const errors = watchErrors(page)
    await openPricing(page)
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page
      .getByText("We encountered an unexpected error. Don't worry, your data is safe.", { exact: true })
      .waitFor()
    expect(errors.join()).toContain('the page broke')
    expect(await page.evaluate(() => sessionStorage.getItem('parley.errors'))).toContain('the page broke')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.unroute(/assets\/pricing-page/)
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/pricing')
    await page.context().close()
  })

  it('offers the way to the dashboard', async () => {
    const page = await visit('/')
    await page.route(/assets\/pricing-page/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Page() { throw 1 }',
      }),
    )
    await openPricing(page)
    await page.getByRole('button', { name: 'Go to Dashboard' }).click()
    await page.waitForURL(/\/auth\?/)
    expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard')
    await page.context().close()
  })
})

describe('the navigation guard', () => {
  /** A page whose clock moves only when told to. */
  async function still(): Promise<Page> {
    const context = await browser.newContext()
    await context.addInitScript(() => localStorage.setItem('analytics_consent', 'false'))
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(`${host.url}/not-there`)
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
    return page
  }

  const go = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

  it('runs the first and the last of a burst of clicks; Back leads over those two alone', async () => {
    const page = await still()
    await go(page, 'Pricing')
    await page.waitForURL(/\/pricing$/)
    await go(page, 'Blog')
    await go(page, 'Developers')
    await page.clock.runFor(700)
    expect(page.url()).toMatch(/\/pricing$/)
    await page.clock.runFor(50)
    await page.waitForURL(/\/developers$/)
    await page.goBack()
    await page.waitForURL(/\/pricing$/)
    await page.goForward()
    await page.waitForURL(/\/developers$/)
    await page.context().close()
  })

  it('halts with the fifth visit within ten seconds, until Unhalt', async () => {
    const page = await still()
    const notice = page.getByRole('alert').filter({ hasText: 'Navigation is halted' })
    for (let turn = 0; turn < 5; turn++) {
      expect(await notice.count()).toBe(0)
      await go(page, 'Pricing')
      await page.waitForURL(/\/pricing$/)
      await page.clock.runFor(750)
      if (turn < 4) {
        await go(page, 'Blog')
        await page.waitForURL(/\/blog$/)
        await page.clock.runFor(750)
      }
    }
    await notice.waitFor()
    await go(page, 'Developers')
    await page.clock.runFor(5000)
    expect(page.url()).toMatch(/\/pricing$/)
    await page.clock.resume()
    expect(await accessibilityProblems(page)).toEqual([])
    await notice.getByRole('button', { name: 'Unhalt' }).click()
    await notice.waitFor({ state: 'detached' })
    await go(page, 'Developers')
    await page.waitForURL(/\/developers$/)
    await page.context().close()
  })
})

describe('a session that ends in the middle of work', () => {
  /** As after a night: the token has run out, and the server no longer knows the session. */
  async function endSession(page: Page): Promise<void> {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('parley.session') ?? '{}')
      localStorage.setItem(
        'parley.session',
        JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone' }),
      )
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.waitForURL(/\/auth/)
  }

  async function signInAgain(page: Page): Promise<void> {
    await page.locator('[name=identifier]').fill('ben@northwind.guard.example')
    await page.locator('[name=password]').fill(password)
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  }

  it('leads to sign-in and back to the form as it was', async () => {
    const page = await visit('/')
    await finishOnboarding(
      host.url,
      await signUp(page, host.url, { name: 'Ben Carter', email: 'ben@northwind.guard.example' }),
    )
    await page.goto(`${host.url}/leads?new=1`)
    const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true })
    await field('Name').fill('Acme')
    await field('Company').fill('Acme Logistics')
    await endSession(page)
    await page.getByText('Sign in again: what you typed is still here.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await signInAgain(page)
    await page.waitForURL(/\/leads\?new=1/)
    expect(await field('Name').inputValue()).toBe('Acme')
    expect(await field('Company').inputValue()).toBe('Acme Logistics')
    await page.getByRole('button', { name: 'Add lead' }).click()
    await page.getByText('1 lead', { exact: true }).waitFor()
    await page.goto(`${host.url}/leads?new=1`)
    expect(await field('Name').inputValue()).toBe('')
    await field('Name').fill('Given up')
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))).toEqual(
      [],
    )
    await page.getByRole('link', { name: 'Acme' }).first().click()
    const note = page.getByRole('textbox', { name: 'Note' })
    await note.fill('Wants forty seats')
    await endSession(page)
    await signInAgain(page)
    await page.waitForURL(/\/leads\/[0-9a-f-]+/)
    expect(await note.inputValue()).toBe('Wants forty seats')
    await page.context().close()
  })
})
