import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'

let host: Host
let context: BrowserContext
let page: Page
let errors: string[]
let leadId: string
let recordingId: string

const special = ['100%_off', 'a,b)', '(uk)', 'say "no"', 'back\\slash', "O'Brien"]

beforeAll(async () => {
  const begun = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.search.example' })
  ;({ host, page, errors } = begun)
  context = page.context()
  const client = clientOf(host.url, begun.session)
  const { data: made } = await client
    .from('leads')
    .insert({
      name: 'Priya Patel',
      company: 'Globex',
      email: 'priya@globex.example',
      phone: '+49 30 / 1234-567',
      status: 'qualified',
    })
    .select('id')
    .single()
    .throwOnError()
  leadId = made.id
  await client
    .from('leads')
    .insert(special.map((name) => ({ name: `Deal ${name} end` })))
    .throwOnError()
  await client
    .from('tasks')
    .insert({ title: 'Send the offer', description: 'Globex wants forty seats by Friday' })
    .throwOnError()
  const { data: account } = await client
    .from('accounts')
    .insert({ name: 'Umbrella Holding', domain: 'umbrella.example' })
    .select('id')
    .single()
    .throwOnError()
  await client
    .from('contacts')
    .insert({ name: 'Greta Dahl', email: 'greta@umbrella.example', account_id: account.id })
    .throwOnError()
  const { data: recording } = await client
    .from('recordings')
    .insert({ title: 'First call', source: 'import' })
    .select('id')
    .single()
    .throwOnError()
  recordingId = recording.id
  const segments = [
    { start: 1, end: 5, speaker: 'Ben', text: 'Thanks for taking the time today.' },
    { start: 6.5, end: 12, speaker: 'Priya', text: 'We need a quote for the zeppelin hangar, forty seats.' },
  ]
  await client.rpc('import_transcript', { recording: recordingId, segments }).throwOnError()
})

/** A journey that failed must not take the next ones with it. */
afterEach(async () => {
  if (await dialog(page).isVisible()) await closeSearch()
})

const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Search' })
const field = (tab: Page) => dialog(tab).getByRole('combobox')
const option = (tab: Page, name: string | RegExp) => dialog(tab).getByRole('option', { name })
const lead = (tab: Page) => option(tab, /^Priya Patel.*Qualified$/)
async function openSearch(words = '') {
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  if (words !== '') await field(page).fill(words)
}
async function closeSearch() {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}

describe('the search', () => {
  it('opens by Control+K, by the slash and by its button, and gives the focus back', async () => {
    await page.goto(`${host.url}/dashboard`)
    await page.locator('h1').first().waitFor()
    await openSearch()
    await closeSearch()
    await page.keyboard.press('/')
    await field(page).waitFor()
    expect(await field(page).inputValue()).toBe('')
    await closeSearch()
    await page.getByRole('button', { name: /^Search/ }).click()
    await field(page).waitFor()
    await option(page, 'New lead').waitFor()
    await option(page, /^Leads/).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await closeSearch()
    expect(
      await page
        .getByRole('button', { name: /^Search/ })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true)
  })

  it.each(['/dashboard', '/tasks'])(
    'leads from %s to the line for a new task, the cursor in it',
    async (from) => {
      await page.goto(`${host.url}${from}`)
      await page.locator('h1').first().waitFor()
      await openSearch('new task')
      await option(page, 'New task').click()
      await page.waitForURL(/\/tasks$/)
      const line = page.getByRole('textbox', { name: 'Add a task' })
      await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true)
    },
  )

  it('finds lead, task and recording of the company, each under its heading, the words marked', async () => {
    await openSearch('gloBex')
    await lead(page).waitFor()
    await option(page, /Send the offer.*Globex wants forty seats/).waitFor()
    expect(await lead(page).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => lead(page).locator('mark').allTextContents()).toEqual(['Globex', 'globex'])
    expect(await accessibilityProblems(page)).toEqual([])
    await closeSearch()
  })

  it('finds accounts and contacts without a lead after them', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      const [, table] = /\/rest\/v1\/(\w+)\?.*\bor=/.exec(request.url()) ?? []
      if (table !== undefined) asked.push(table)
    })
    await openSearch('umbrella')
    await option(page, /^Umbrella Holding.*umbrella\.example/).waitFor()
    await option(page, /^Greta Dahl.*greta@umbrella\.example/).waitFor()
    expect(await dialog(page).getByRole('group').count()).toBe(2)
    expect(asked.slice(-2).toSorted()).toEqual(['accounts', 'contacts'])
    expect(asked.slice(0, -2)).toEqual(expect.arrayContaining(['leads', 'recordings', 'tasks']))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/accounts\/[0-9a-f-]{36}$/)
    await page.goto(`${host.url}/dashboard`)
  })

  it.each(['030 1234567', '+49 30 1234 567', '1234567'])(
    'finds lead and contact by the number %s',
    async (number) => {
      await page.locator('h1').first().waitFor()
      await openSearch(number)
      await option(page, /^Priya Patel.*1234-567.*Qualified$/).waitFor()
      const contacts = dialog(page).getByRole('group', { name: 'Contacts' })
      await expect.poll(() => contacts.innerText()).toContain('Priya Patel')
      await closeSearch()
    },
  )

  it('asks once typing rests: the company, then three reads of five rows within it', async () => {
    await page.reload()
    await page.locator('h1').first().waitFor()
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/\/rest\/v1\/(leads|tasks|recordings)$/.test(url.pathname) && url.searchParams.has('or'))
        asked.push(`${url.pathname} ${url.searchParams.get('limit')} ${url.searchParams.get('company_id')}`)
    })
    await openSearch()
    await field(page).pressSequentially('globex')
    await lead(page).waitFor()
    await option(page, /Send the offer/).waitFor()
    expect(asked.map((line) => line.replace(/eq\.[0-9a-f-]{36}/, 'eq.company')).toSorted()).toEqual([
      '/rest/v1/leads 5 eq.company',
      '/rest/v1/recordings 5 eq.company',
      '/rest/v1/tasks 5 eq.company',
    ])
    await closeSearch()
  })

  it('opens the lead by Enter', async () => {
    await openSearch('patel')
    await lead(page).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/leads/${leadId}`)
    await dialog(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Priya Patel' }).waitFor()
    expect(await dialog(page).count()).toBe(0)
  })

  it('walks with the arrows and opens another tab by Control+Enter, staying where it is', async () => {
    await openSearch('globex')
    const task = option(page, /Send the offer/)
    await task.waitFor()
    await lead(page).waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await task.getAttribute('aria-selected')).toBe('true')
    const opening = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    const other = await opening
    await other.waitForURL(/\/tasks\?task=/)
    await other.close()
    await field(page).waitFor()
    await closeSearch()
  })

  it('leads from words of a transcript to the second they were said', async () => {
    await openSearch('ZEPPELIN')
    const hit = option(page, /0:06.*a quote for the zeppelin hangar/)
    await hit.waitFor()
    await hit.click()
    await page.waitForURL(`**/voice/${recordingId}?t=6.5`)
    expect(await dialog(page).count()).toBe(0)
  })

  it.each(special)('takes %s literally', async (words) => {
    await openSearch(words)
    for (const kind of ['Leads', 'Contacts']) {
      const found = dialog(page).getByRole('group', { name: kind }).getByRole('option')
      await found.first().waitFor()
      expect(await found.allInnerTexts(), kind).toEqual([expect.stringMatching(/^Deal /)])
      expect(await found.innerText()).toContain(`Deal ${words} end`)
    }
    await closeSearch()
  })

  it('says when nothing is found, and pages are found while typing', async () => {
    await openSearch('no such thing anywhere')
    await dialog(page).getByText('No results found.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await field(page).fill('tasks')
    await option(page, /^Tasks/).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tasks')
  })

  it('runs actions', async () => {
    await openSearch('theme: dark')
    await option(page, 'Theme: dark').click()
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    await openSearch('theme: system')
    await option(page, 'Theme: system').click()
    await openSearch('new lead')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/leads?new=1')
    await page.getByRole('dialog', { name: /new lead/i }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('remembers what was searched for, and forgets it on request', async () => {
    await openSearch()
    const recent = option(page, /^patel/)
    await recent.click()
    await lead(page).waitFor()
    await field(page).fill('')
    await option(page, /^ZEPPELIN/).hover()
    await page.keyboard.press('Delete')
    await option(page, /^ZEPPELIN/).waitFor({ state: 'detached' })
    expect(await recent.count()).toBe(1)
    await closeSearch()
  })

  it('never shows the answer to earlier words', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/rest/v1/leads?*offer*', async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    })
    await openSearch()
    const asked = page.waitForRequest(
      (request) => request.url().includes('leads?') && request.url().includes('offer'),
    )
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('offer'))
    await field(page).fill('offer')
    await asked
    await field(page).fill('patel')
    await lead(page).waitFor()
    await given
    held.resolve()
    expect(await option(page, /Send the offer/).count()).toBe(0)
    await page.unroute('**/rest/v1/leads?*offer*')
    await closeSearch()
  })

  it('says in words what failed, and finds it on another try', async () => {
    await page.route('**/rest/v1/tasks?*', (route) =>
      route.fulfill({
        status: 400,
        json: { code: '57014', message: 'canceling statement due to statement timeout' },
      }),
    )
    await openSearch('forty')
    await dialog(page).getByText('The search failed').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.unroute('**/rest/v1/tasks?*')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await option(page, /Send the offer/).waitFor()
    await closeSearch()
  })

  it('says that it is offline', async () => {
    await openSearch()
    await context.setOffline(true)
    await field(page).fill('priya')
    await dialog(page).getByText('You are offline').waitFor()
    expect(await lead(page).count()).toBe(0)
    await context.setOffline(false)
    await lead(page).waitFor()
    await closeSearch()
  })
})

describe('on a phone', () => {
  it('fits, and its rows are large enough for a finger', async () => {
    const tab = await onPhone(page)
    await tab.goto(`${host.url}/dashboard`)
    await tab.getByRole('button', { name: /^Search/ }).tap()
    await field(tab).fill('globex')
    await lead(tab).waitFor()
    expect(Math.round((await lead(tab).boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await accessibilityProblems(tab)).toEqual([])
    await dialog(tab).getByRole('button', { name: 'Cancel' }).tap()
    await dialog(tab).waitFor({ state: 'detached' })
    await tab.context().close()
  })
})

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
