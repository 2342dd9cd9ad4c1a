import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'

let host: Host
let page: Page
let accessToken: string
beforeAll(async () => {
  const begun = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.debug.example' })
  ;({ host, page } = begun)
  accessToken = begun.session.accessToken
})

const panel = (tab = page) => tab.getByRole('region', { name: 'Debug panel' })
const openTab = (name: string) => panel().getByRole('tab', { name, exact: true }).click()

describe('the debug panel', () => {
  it('stands with debug=1 and stays on the next pages', async () => {
    await page.goto(`${host.url}/tasks?debug=1`)
    await panel().waitFor()
    await page.goto(`${host.url}/leads`)
    await panel().waitFor()
    for (const name of ['Logs', 'Auth', 'SW', 'Tools']) {
      await openTab(name)
      expect(await accessibilityProblems(page), name).toEqual([])
    }
  })

  it('logs the console, errors, navigation and visits; filters and clears', async () => {
    await openTab('Logs')
    const log = panel().getByRole('list', { name: 'Log' })
    await page.evaluate(() => {
      globalThis.console.warn('a slow answer')
      globalThis.reportError(new Error('it broke'))
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' }).click()
    await log.getByText('/leads → /tasks').waitFor()
    await log.getByText('a slow answer').waitFor()
    await log.getByText('it broke').waitFor()
    await panel().getByRole('combobox', { name: 'Kind' }).selectOption('Visits')
    await expect
      .poll(() => log.getByRole('listitem').allTextContents())
      .toEqual([expect.stringMatching(/\/tasks$/)])
    await panel().getByRole('button', { name: 'Clear' }).click()
    await log.getByText('Nothing has happened yet.').waitFor()
    await panel().getByRole('combobox', { name: 'Kind' }).selectOption('All')
  })

  it('shows who is signed in, never a whole token', async () => {
    await openTab('Auth')
    await panel().getByText('ben@northwind.debug.example').waitFor()
    const text = (await panel().textContent()) ?? ''
    expect(text).toContain('authenticated')
    expect(accessToken.length).toBeGreaterThan(50)
    expect(text).not.toContain(accessToken.slice(0, 20))
  })

  it('moves by pointer and arrow keys, and remembers place and tab', async () => {
    const handle = panel().getByRole('button', { name: /^Move the debug panel/ })
    const start = await panel().boundingBox()
    await handle.hover()
    await page.mouse.down()
    await page.mouse.move(600, 200, { steps: 5 })
    await page.mouse.up()
    const dragged = await panel().boundingBox()
    expect(dragged?.x).toBeLessThan((start?.x ?? 0) - 100)
    await handle.press('ArrowLeft')
    expect((await panel().boundingBox())?.x).toBe((dragged?.x ?? 0) - 24)
    const placed = await panel().boundingBox()
    await page.reload()
    await panel().getByRole('tab', { name: 'Auth', selected: true }).waitFor()
    expect((await panel().boundingBox())?.x).toBe(placed?.x)
  })

  it('can crash the page, and shows the error afterwards', async () => {
    await openTab('Tools')
    await panel().getByText(/^200/).waitFor()
    await panel().getByRole('button', { name: 'Crash this page' }).click()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await openTab('Logs')
    const log = panel().getByRole('list', { name: 'Log' })
    await log.getByText('Crash test from the debug panel').first().waitFor()
    expect(await log.textContent()).toContain('render')
  })

  it('fits a phone', async () => {
    const tab = await onPhone(page)
    await tab.goto(`${host.url}/tasks`)
    await panel(tab).waitFor()
    const box = await panel(tab).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(await accessibilityProblems(tab)).toEqual([])
    await tab.context().close()
  })

  it('goes with one click, for good', async () => {
    await panel().getByRole('button', { name: 'Leave debug mode' }).first().click()
    await panel().waitFor({ state: 'detached' })
    await page.goto(`${host.url}/leads`)
    expect(await page.evaluate(() => localStorage.getItem('parley.debug'))).toBeNull()
  })
})

describe('Safe Mode', () => {
  it('shows its badge, opens no realtime connection and keeps to this host, until safe=0', async () => {
    const tab = await page.context().newPage()
    const sockets: string[] = []
    const elsewhere: string[] = []
    tab.on('websocket', (socket) => sockets.push(socket.url()))
    tab.on('request', (request) => {
      if (!request.url().startsWith(host.url)) elsewhere.push(request.url())
    })
    await tab.goto(`${host.url}/leads?safe=1`)
    await tab.getByText('Safe Mode', { exact: true }).waitFor()
    await tab.goto(`${host.url}/tasks`)
    await tab.getByText('Safe Mode', { exact: true }).waitFor()
    await tab.waitForLoadState('networkidle')
    expect(await accessibilityProblems(tab)).toEqual([])
    expect({ sockets, elsewhere }).toEqual({ sockets: [], elsewhere: [] })
    const socket = tab.waitForEvent('websocket')
    await tab.goto(`${host.url}/tasks?safe=0`)
    await socket
    expect(await tab.getByText('Safe Mode', { exact: true }).count()).toBe(0)
    await tab.close()
  })
})
