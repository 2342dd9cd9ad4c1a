import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { finishOnboarding, password, signUp } from './support/people.ts'

let host: RunningHost
let browser: Browser
let admin: Page
let member: Page
let errors: string[]

async function newPage(): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  return page
}
async function open(page: Page, query: string) {
  await page.goto(`${host.url}/admin/metrics${query}`)
  await page.getByRole('tabpanel').waitFor()
  await settled(page)
}
const account = (name: string) =>
  admin.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: name })
async function choose(name: string, act: string) {
  await admin.getByRole('button', { name: `Actions for ${name}` }).click()
  await admin.getByRole('menuitem', { name: act }).click()
}

beforeAll(async () => {
  host = await startHost()
  ;({
    browser,
    page: admin,
    errors,
  } = await beginJourney({ name: 'Ada Admin', email: 'ada@instance.example' }, { host }))
  member = await newPage()
  await finishOnboarding(
    host.url,
    await signUp(member, host.url, { name: 'Ben Carter', email: 'ben@northwind.example' }),
  )
})

it('shows everybody but admins their own company’s use alone', async () => {
  await member.goto(`${host.url}/admin/metrics`)
  await member.getByRole('heading', { name: 'Admin Metrics' }).waitFor()
  await member.getByText('Your company’s use of this instance.').waitFor()
  await member.getByText('in your company', { exact: true }).waitFor()
  expect(await accessibilityProblems(member)).toEqual([])
  expect(await member.getByRole('tab').count()).toBe(0)
})

it('is in the avatar’s menu, and shows the figures of the instance', async () => {
  await admin.goto(`${host.url}/dashboard`)
  await admin
    .getByRole('button', { name: /account/i })
    .first()
    .click()
  await admin.getByRole('menuitem', { name: 'Admin Metrics' }).click()
  await admin.waitForURL(/\/admin\/metrics/)
  const figure = (label: string) =>
    admin
      .locator('dl > div')
      .filter({ has: admin.getByText(label, { exact: true }) })
      .locator('dd')
      .first()
  await expect.poll(() => figure('Accounts').innerText()).toBe('2')
  await expect.poll(() => figure('Companies').innerText()).toBe('2')
  // The host stores what it measured every ten seconds, and the page asks anew.
  await expect.poll(async () => Number(await figure('Requests').innerText())).toBeGreaterThan(5)
  const services = admin.getByRole('region', { name: 'Requests by service' })
  await services.getByRole('rowheader', { name: 'Data' }).waitFor()
  await services.getByRole('rowheader', { name: 'Sign-in' }).waitFor()
  await admin.getByText('Show as a table').click()
  await admin.getByRole('table', { name: 'Requests and their time' }).waitFor()
  await admin.getByRole('table', { name: 'Server processes' }).waitFor()
  await admin.getByRole('radio', { name: '7 days' }).click()
  await admin.waitForURL(/days=7/)
})

it('takes a backup that can be restored', async () => {
  await open(admin, '?tab=backups')
  await admin.getByRole('heading', { name: 'No backup yet' }).waitFor()
  await admin.getByRole('button', { name: 'Back up now' }).click()
  const line = admin.getByRole('list', { name: 'Backups' }).getByRole('listitem').first()
  await line.getByText('Finished').waitFor()
  const name = await line.locator('code').innerText()
  expect(existsSync(join(host.dataDir, 'backups', name, 'manifest.json'))).toBe(true)
  await admin.getByText('The last backup can be restored.').waitFor()
})

it('tells an error once with how often it happened, and finds it by what somebody reads out', async () => {
  await open(admin, '?tab=errors')
  await admin.getByRole('heading', { name: 'No errors in the last 31 days' }).waitFor()
  const failed = (id: string, path: string, message: string) => ({
    occurred_at: new Date(),
    request_id: id,
    method: 'POST',
    path,
    status: 502,
    message,
    stack: 'Error: no answer\n    at ask',
  })
  const rows = [
    failed('first-request', '/functions/v1/advise', 'The model did not answer'),
    failed('second-request', '/functions/v1/advise', 'The model did not answer'),
    failed('third-request', '/rest/v1/leads', 'Out of memory'),
  ]
  await host.onDatabase(async ({ sql }) => {
    await sql`insert into host.recent_errors ${sql(rows)}`
  })
  await open(admin, '?tab=errors')
  await admin.getByText(/^2 kinds of errors, the last on /).waitFor()
  const line = admin.getByRole('list', { name: 'Errors' }).getByRole('listitem')
  const twice = line.filter({ hasText: 'The model did not answer' }).first()
  await twice.getByText('2 times').waitFor()
  await twice.getByText('When and where it happened').click()
  await twice.getByText('first-request').waitFor()
  expect(await accessibilityProblems(admin)).toEqual([])
  await admin.getByRole('searchbox').fill('third-request')
  await line.filter({ hasText: 'Out of memory' }).first().waitFor()
  await expect.poll(() => admin.getByText('The model did not answer').count()).toBe(0)
  await admin.getByRole('searchbox').fill('nobody said this')
  await admin.getByRole('button', { name: 'Show all errors' }).click()
  await twice.waitFor()
  expect(await admin.getByRole('searchbox').inputValue()).toBe('')
})

it('says of a backup that it waits for the worker, and that this is long', async () => {
  const { onDatabase } = host
  await open(admin, '?tab=backups')
  // Nothing can be handed to the worker now.
  await onDatabase(({ sql }) => sql`alter function graphile_worker.add_jobs rename to add_jobs_away`)
  const button = admin.getByRole('button', { name: 'Back up now' })
  await button.click()
  const line = admin.getByRole('list', { name: 'Backups' }).getByRole('listitem').first()
  await line.getByText('Waiting for the worker').waitFor()
  expect(await button.isDisabled()).toBe(true)
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  await onDatabase(
    ({ sql }) => sql`
      update private.events set created_at = now() - interval '5 minutes' where name = 'backup.asked'`,
  )
  await line.getByText(/No worker has picked it up for [45] minutes/).waitFor()
  expect(await accessibilityProblems(admin)).toEqual([])
  await onDatabase(async ({ sql }) => {
    await sql`alter function graphile_worker.add_jobs_away rename to add_jobs`
    await sql`select pg_notify('parley_events', 'backup.asked')`
  })
  const lines = admin.getByRole('list', { name: 'Backups' }).getByRole('listitem')
  await expect.poll(() => lines.filter({ hasText: 'Finished' }).count()).toBe(2)
  await line.getByText('Finished').waitFor()
  await expect.poll(() => button.isEnabled()).toBe(true)
})

it('finds an account, and gives and takes the admin role, but never the last one', async () => {
  await open(admin, '?tab=accounts')
  await admin.getByRole('searchbox', { name: 'Search by name, address or company' }).fill('northwind')
  await admin.waitForURL(/q=northwind/)
  await expect.poll(() => account('Ada').count()).toBe(0)
  await choose('Ben Carter', 'Make admin')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Make admin' }).click()
  await account('Ben').getByText('Admin', { exact: true }).waitFor()
  await choose('Ben Carter', 'Remove admin role')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove admin role' }).click()
  await account('Ben').getByText('Admin', { exact: true }).waitFor({ state: 'detached' })
  await open(admin, '?tab=accounts')
  await choose('Ada Admin', 'Remove admin role')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove admin role' }).click()
  await admin.getByText('This instance would be left without an admin').waitFor()
  await account('Ada').getByText('Admin', { exact: true }).waitFor()
})

it('disables an account with a reason, which the log keeps, and enables it again', async () => {
  await open(admin, '?tab=accounts')
  await choose('Ben Carter', 'Disable account')
  await admin.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Left the company')
  await admin.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await account('Ben').getByText('Disabled').waitFor()
  const fresh = await newPage()
  const signIn = async () => {
    await fresh.goto(`${host.url}/auth`)
    await fresh.locator('[name=identifier]').fill('ben@northwind.example')
    await fresh.locator('[name=password]').fill(password)
    await fresh.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await fresh.context().addInitScript(() => localStorage.setItem('analytics_consent', 'true'))
  await signIn()
  await fresh.getByText('This account is disabled').first().waitFor()
  await choose('Ben Carter', 'Enable account')
  await account('Ben').getByText('Disabled').waitFor({ state: 'detached' })
  await signIn()
  await fresh.waitForURL(/\/dashboard/)

  await choose('Ben Carter', 'Show events')
  await admin.waitForURL(/tab=audit/)
  const log = admin.getByRole('table', { name: 'Audit log' })
  await log.getByText('reason: Left the company').waitFor()
  await admin.getByLabel('Kind of event').selectOption({ label: 'Account enabled' })
  await expect.poll(() => log.getByRole('rowheader').allInnerTexts()).toEqual(['Account enabled'])
})

it('signs an account out everywhere', async () => {
  await open(admin, '?tab=accounts')
  await choose('Ben Carter', 'Sign out everywhere')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await admin.getByText('Ben Carter is signed out everywhere').waitFor()
  await open(admin, '?tab=audit&action=sessions_ended')
  const [event] = await admin.getByRole('table', { name: 'Audit log' }).getByRole('rowheader').allInnerTexts()
  expect(event).toMatch(/Sessions ended\s+sessions: [1-9]/)
})

it('shows the mail that was kept, and how quick pages were for who agreed', async () => {
  const visitor = await newPage()
  await visitor.context().addInitScript(() => localStorage.setItem('analytics_consent', 'true'))
  await visitor.goto(`${host.url}/auth`)
  await visitor.locator('[name=identifier]').fill('ben@northwind.example')
  await visitor.locator('[name=password]').fill(password)
  await visitor.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click()
  await visitor.waitForURL(/\/dashboard/)
  /** The page before says its own when it is left. */
  const isOfTasks = (request: Request) =>
    request.url().includes('record_web_vitals') &&
    JSON.stringify(request.postDataJSON()).includes('"route":"/tasks"')
  const sent = visitor.waitForRequest(isOfTasks)
  // Also a page that is left before its own code came is measured as that page.
  await visitor.route(/assets\/tasks-page-.*\.js/, async (route) => {
    await sent
    await route.continue()
  })
  await visitor.goto(`${host.url}/tasks`)
  // Until the module that listens has run, nobody hears of the page being left.
  const leave = setInterval(() => {
    void visitor
      .evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      .catch(() => {})
  }, 250)
  const request = await sent.finally(() => clearInterval(leave))
  expect(request.postDataJSON().entries).toContainEqual(
    expect.objectContaining({ metric: 'TTFB', route: '/tasks' }),
  )
  await request.response()
  await open(admin, '')
  await admin.getByRole('table', { name: 'Web vitals' }).getByText('TTFB').waitFor()

  await admin.request.post(`${host.url}/auth/v1/recover`, {
    headers: { apikey: await admin.evaluate(() => Reflect.get(globalThis, '__PARLEY__')?.publishableKey) },
    data: { email: 'ben@northwind.example' },
  })
  await open(admin, '?tab=mail')
  const mail = admin
    .getByRole('list', { name: 'Mails' })
    .getByRole('listitem')
    .filter({ hasText: 'to ben@northwind' })
  await mail.first().waitFor()
  await mail.first().getByText('Read it').click()
  await mail
    .first()
    .getByText(/\/auth\/v1\/verify|http/)
    .first()
    .waitFor()
})

it('threw nothing', () => {
  expect(errors).toEqual([])
})
