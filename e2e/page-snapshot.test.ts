import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { password, type SignedUp } from './support/people.ts'

const email = 'ada@northwind.again.example'

let host: Host
let page: Page
let session: SignedUp
let errors: string[]
beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney(
    { name: 'Ada Again', email },
    { launch: { keepsSnapshots: true } },
  ))
  await clientOf(host.url, session).from('leads').insert({ name: 'Iris Ahrens' }).throwOnError()
})

const scripts = /\/assets\/.*\.js$/
const snapshot = (of: Page) => of.locator('[data-page-snapshot]')
const row = (of: Page, name: string) => of.getByRole('row').getByRole('link', { name })

const kept = () => page.evaluate(() => localStorage.getItem('parley.page-snapshot:/leads'))

/** The list as it stands, kept. */
async function lookAtLeads(name: string): Promise<void> {
  await page.goto(`${host.url}/leads`)
  await row(page, name).waitFor()
  await page.waitForFunction(
    (shown) => localStorage.getItem('parley.page-snapshot:/leads')?.includes(shown),
    name,
  )
}

/** The page of a window whose scripts don't come until `release`. */
async function openWithoutScripts(width = 1440): Promise<{ tab: Page; release: () => void }> {
  const tab = await page.context().newPage()
  await tab.setViewportSize({ width, height: 900 })
  const released = Promise.withResolvers<void>()
  await tab.route(scripts, async (route) => {
    await released.promise
    await route.fallback().catch(() => {})
  })
  await tab.goto(`${host.url}/leads`, { waitUntil: 'commit' })
  return { tab, release: released.resolve }
}

it('shows the list as it was while its code is on the way, with links that work and nothing else to press', async () => {
  await lookAtLeads('Iris Ahrens')
  const { tab, release } = await openWithoutScripts()
  await row(tab, 'Iris Ahrens').waitFor()
  expect(await snapshot(tab).count()).toBe(1)
  expect(await snapshot(tab).locator('button:not([inert]), input:not([inert])').count()).toBe(0)
  await row(tab, 'Iris Ahrens').click()
  await tab.waitForURL(/\/leads\/[0-9a-f-]{36}$/, { waitUntil: 'commit' })
  release()
  await tab.getByRole('heading', { name: 'Iris Ahrens' }).waitFor()
  await tab.close()
})

it('draws over it what has changed since', async () => {
  await lookAtLeads('Iris Ahrens')
  await clientOf(host.url, session)
    .from('leads')
    .update({ name: 'Iris Anew' })
    .eq('name', 'Iris Ahrens')
    .throwOnError()
  const { tab, release } = await openWithoutScripts()
  await row(tab, 'Iris Ahrens').waitFor()
  release()
  await row(tab, 'Iris Anew').waitFor()
  expect(await snapshot(tab).count()).toBe(0)
  expect(await row(tab, 'Iris Ahrens').count()).toBe(0)
  await tab.close()
})

it('keeps nothing of a page with an open window or one that is scrolled', async () => {
  await lookAtLeads('Iris Anew')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await page.evaluate(() => {
    localStorage.removeItem('parley.page-snapshot:/leads')
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await kept()).toBeNull()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px'
    scrollTo({ top: 500, behavior: 'instant' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await kept()).toBeNull()
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await kept())?.includes('Iris Anew')).toBe(true)
})

it('shows nothing to a window of another width or to a later session, and forgets it all with the session', async () => {
  await lookAtLeads('Iris Anew')
  const narrow = await openWithoutScripts(800)
  await narrow.tab.locator('#root').waitFor({ state: 'attached' })
  expect(await snapshot(narrow.tab).count()).toBe(0)
  narrow.release()
  await narrow.tab.close()

  const left = await kept()
  await page.goto(`${host.url}/leads`)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForFunction(() => localStorage.getItem('parley.session') === null)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => /snapshot|first-reads/.test(name))),
  ).toEqual([])

  await page.goto(`${host.url}/auth`)
  await page.locator('[name=identifier]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForFunction(() => localStorage.getItem('parley.session') !== null)
  await page.evaluate((html) => localStorage.setItem('parley.page-snapshot:/leads', html ?? ''), left)
  const later = await openWithoutScripts()
  await later.tab.locator('#root').waitFor({ state: 'attached' })
  expect(await snapshot(later.tab).count()).toBe(0)
  later.release()
  await row(later.tab, 'Iris').waitFor()
  expect(errors).toEqual([])
})
