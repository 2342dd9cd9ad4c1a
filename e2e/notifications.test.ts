import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, phone, watchErrors } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: RunningHost
let browser: Browser
let context: BrowserContext
let page: Page
let errors: string[]
let ben: SignedUp
let benId: string
let ana: Awaited<ReturnType<typeof inviteColleague>>
beforeAll(async () => {
  host = await startHost()
  ;({
    browser,
    page,
    session: ben,
    errors,
  } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.example' }, { host }))
  context = page.context()
  const { data } = await clientOf(host.url, ben).from('profiles').select('id').single().throwOnError()
  benId = data.id
})

const bell = (tab: Page) => tab.getByRole('button', { name: /^Notifications/ })
const panel = (tab: Page) => tab.getByRole('dialog', { name: 'Notifications' })
const unread = (tab: Page, count: number) =>
  tab.getByRole('button', { name: `Notifications, ${count} unread` })
const toastOf = (tab: Page, words: string) => tab.locator('[data-sonner-toast]').filter({ hasText: words })
const giveTask = (title: string) =>
  ana.client.from('tasks').insert({ title, assignee_id: benId }).select('id').single().throwOnError()

describe('the bell', () => {
  it('opens on an empty list that says what will stand there', async () => {
    await page.goto(`${host.url}/dashboard`)
    await bell(page).click()
    await panel(page).getByText('You are all caught up').waitFor()
    expect(await panel(page).getByRole('button', { name: 'Mark all read' }).isDisabled()).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    expect(await bell(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('hears live of a colleague who joins, and carries a dot into the tab', async () => {
    ana = await inviteColleague(host.url, ben, { name: 'Ana Miller', email: 'ana@northwind.example' })
    await unread(page, 1).waitFor()
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toContain('icon-unread')
    await bell(page).click()
    await panel(page).getByText('Ana Miller joined your company').waitFor()
    await page.keyboard.press('Escape')
  })

  it('shows a mention at once, with a toast that leads there and marks it read', async () => {
    const { data: lead } = await ana.client
      .from('leads')
      .insert({ name: 'Priya Patel', company: 'Globex' })
      .select('id')
      .single()
      .throwOnError()
    await ana.client
      .from('lead_activities')
      .insert({ lead_id: lead.id, kind: 'note', body: 'Can you take this one, @Ben?' })
      .throwOnError()
    const toast = toastOf(page, 'Ana Miller mentioned you in a note on Priya Patel')
    await toast.waitFor()
    await unread(page, 2).waitFor()
    await bell(page).focus()
    const keeps = await toast.getByRole('button', { name: 'Open' }).evaluate((button: HTMLElement) => {
      button.focus()
      button.click()
      const next = document.querySelector<HTMLElement>('header a[href="/tasks"]')
      next?.focus()
      return next !== null && document.activeElement === next
    })
    // Whoever goes on at once is not taken back to where they were before the toast.
    expect(keeps).toBe(true)
    await page.waitForURL(`**/leads/${lead.id}`)
    await unread(page, 1).waitFor()
    await page.getByRole('heading', { name: 'Priya Patel' }).waitFor()
    expect(await toast.count()).toBeLessThanOrEqual(1)
  })

  it('names a colleague with @ and two keys, and she hears of it', async () => {
    const note = page.getByRole('textbox', { name: 'Note' })
    await note.pressSequentially('Ask @')
    const people = page.getByRole('listbox', { name: 'People to mention' })
    await people.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await note.pressSequentially('mil')
    await people.getByRole('option', { name: 'Ana Miller', selected: true }).waitFor()
    await page.keyboard.press('Escape')
    await people.waitFor({ state: 'detached' })
    expect(await note.inputValue()).toBe('Ask @mil')
    await note.press('Backspace')
    await people.waitFor()
    // What is typed before the next frame stands behind the name as well.
    await page.evaluate(() => {
      const late: FrameRequestCallback[] = []
      const frames = window.requestAnimationFrame
      window.requestAnimationFrame = (callback) => late.push(callback)
      document.addEventListener('keydown', ({ key }) => {
        if (key !== 'm') return
        window.requestAnimationFrame = frames
        for (const callback of late) callback(performance.now())
      })
    })
    await note.press('Enter')
    await note.pressSequentially('tomorrow')
    expect(await note.inputValue()).toBe('Ask @Ana Miller tomorrow')
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByText('Ask @Ana Miller tomorrow').waitFor()
    const heard = async () =>
      (
        await ana.client
          .from('notifications')
          .select('title')
          .eq('kind', 'mention')
          .eq('title', 'Ben Carter mentioned you in a note on Priya Patel')
          .throwOnError()
      ).data
    await expect.poll(heard).toHaveLength(1)
  })

  it('keeps two windows in step: what one reads is read in the other', async () => {
    const second = await context.newPage()
    watchErrors(second, errors)
    await second.goto(`${host.url}/tasks`)
    await unread(second, 1).waitFor()
    await giveTask('Call Globex back')
    await Promise.all([unread(page, 2).waitFor(), unread(second, 2).waitFor()])
    await bell(second).click()
    await panel(second)
      .getByRole('link', { name: /Call Globex back/ })
      .click()
    await second.waitForURL(/\/tasks\?task=/)
    await second.getByRole('dialog', { name: 'Task' }).waitFor()
    // An open drawer hides the rest of the page from everybody who reads by role.
    await second.keyboard.press('Escape')
    await Promise.all([unread(page, 1).waitFor(), unread(second, 1).waitFor()])
    expect(await panel(second).count()).toBe(0)
    await second.close()
  })

  it('is walked by keyboard from the button to the notification', async () => {
    await page.goto(`${host.url}/leads`)
    await unread(page, 1).waitFor()
    await bell(page).focus()
    await page.keyboard.press('Enter')
    const entries = panel(page).getByRole('listitem').locator('a, button')
    await entries.first().waitFor()
    expect(await entries.count()).toBe(3)
    expect(await accessibilityProblems(page)).toEqual([])
    await entries.first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    const last = entries.last()
    expect(await last.evaluate((entry) => entry === document.activeElement)).toBe(true)
    expect(await last.textContent()).toContain('Unread: Ana Miller joined your company')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/account')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon.svg')
  })

  it('shows 9+ above nine, and marks all read in the specified words', async () => {
    const titles = Array.from({ length: 12 }, (_, index) => ({ title: `Batch ${index}`, assignee_id: benId }))
    await ana.client.from('tasks').insert(titles).throwOnError()
    await unread(page, 12).waitFor()
    await page.getByText('9+', { exact: true }).waitFor()
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Mark all read' }).click()
    await toastOf(page, 'All notifications marked as read').waitFor()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    expect(await panel(page).getByText('Unread:').count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('shows each of six that come at once by its title', async () => {
    const titles = Array.from({ length: 6 }, (_, index) => ({ title: `Of six ${index}`, assignee_id: benId }))
    await ana.client.from('tasks').insert(titles).throwOnError()
    const shown = page.locator('[data-sonner-toast][data-visible=true]')
    for (const { title } of titles) await shown.filter({ hasText: title }).waitFor()
    expect(await page.getByText(/more notification/).count()).toBe(0)
    await unread(page, 6).waitFor()
    await bell(page).click()
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await panel(page).getByRole('button', { name: 'Mark all read' }).click()
    await stored
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('catches up on what happened while the connection was away', async () => {
    await host.restart()
    await giveTask('While you were out')
    await unread(page, 1).waitFor()
    expect(await page.getByText('9+', { exact: true }).count()).toBe(0)
  })

  it('leaves the Undo that stood before it in reach', async () => {
    const leads = clientOf(host.url, ben).from('leads')
    await leads.insert({ name: 'Otto Fromm' }).throwOnError()
    await page.goto(`${host.url}/leads`)
    await page.getByRole('checkbox', { name: /Otto Fromm/ }).click()
    await page.getByRole('region', { name: 'Selected leads' }).getByRole('button', { name: 'Delete' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await giveTask('Read while deciding')
    await toastOf(page, 'Read while deciding').waitFor()
    await undo.click({ timeout: 5000 })
    await page.getByRole('link', { name: 'Otto Fromm' }).waitFor()
    const { data: kept } = await leads.select('name').eq('name', 'Otto Fromm').throwOnError()
    expect(kept).toHaveLength(1)
  })

  it('keeps the last list in silence when it cannot be fetched, and tries again by itself', async () => {
    let refused = 0
    const refuse = async () => {
      refused = 0
      await page.route('**/rest/v1/notifications*', (route) => {
        refused += 1
        return route.fulfill({ status: 400, json: { message: 'no' } })
      })
    }
    const entry = () => panel(page).getByText(/While you were out/)
    await refuse()
    await bell(page).click()
    await expect.poll(() => refused).toBeGreaterThan(1)
    expect(await entry().count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.goto(`${host.url}/tasks`)
    await bell(page).click()
    await expect.poll(() => refused).toBeGreaterThan(3)
    expect(await panel(page).getByRole('alert').count()).toBe(0)
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.unroute('**/rest/v1/notifications*')
    await entry().waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('preferences', () => {
  it('are reached from the bell and hold what was chosen', async () => {
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Preferences' }).click()
    const choice = (name: string) => panel(page).getByRole('checkbox', { name })
    await choice('A colleague assigns you a task: in the app').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const saved = page.waitForResponse(
      (response) =>
        response.url().includes('notification_preferences') && response.request().method() === 'POST',
    )
    await choice('A colleague assigns you a task: in the app').click()
    expect((await saved).status()).toBeLessThan(300)
    await expect.poll(() => choice('A colleague assigns you a task: in the app').isChecked()).toBe(false)
    await page.reload()
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Preferences' }).click()
    await choice('A colleague assigns you a task: in the app').waitFor()
    expect(await choice('A colleague assigns you a task: in the app').isChecked()).toBe(false)
    expect(await choice('A colleague mentions you: in the app').isChecked()).toBe(true)
    await page.keyboard.press('Escape')
  })
})

describe('on a phone', () => {
  it('the bell opens a sheet of the whole width', async () => {
    const small = await browser.newContext({ ...phone, storageState: await context.storageState() })
    const tab = await small.newPage()
    await tab.goto(`${host.url}/dashboard`)
    await bell(tab).tap()
    await panel(tab)
      .getByText(/While you were out/)
      .waitFor()
    expect((await panel(tab).boundingBox())?.width).toBeCloseTo(390)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await accessibilityProblems(tab)).toEqual([])
    await panel(tab).getByRole('button', { name: 'Preferences' }).tap()
    await panel(tab).getByRole('checkbox').first().waitFor()
    expect(await accessibilityProblems(tab)).toEqual([])
    await small.close()
  })
})

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
