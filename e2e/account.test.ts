import { execFileSync } from 'node:child_process'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { password } from './support/people.ts'

let host: Host
let browser: Browser
let owner: Page
let member: Page
let errors: string[]

async function newPage(): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  return page
}
const placeOf = (page: Page) => page.locator('[data-place]')
async function open(page: Page, tab: string) {
  await page.goto(`${host.url}/account?tab=${tab}`)
  await placeOf(page).waitFor()
  await settled(page)
}

beforeAll(async () => {
  // The admin of an instance can't leave it: on the shared host that is somebody else.
  ;({
    host,
    browser,
    page: owner,
    errors,
  } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.account.example' }))
})

it('is reached from the company’s name on the dashboard', async () => {
  await owner.goto(`${host.url}/dashboard`)
  await owner.getByRole('button', { name: 'Northwind' }).click()
  await owner.getByRole('menuitem', { name: 'Members' }).click()
  await owner.waitForURL(/\/account\?tab=members/)
  expect(await placeOf(owner).getByText('Ben Carter').innerText()).toBe('Ben Carter')
})

it('changes name, time zone and company', async () => {
  await open(owner, 'profile')
  await owner.getByLabel('Name', { exact: true }).fill('Benjamin Carter')
  await owner.getByLabel('Time zone').selectOption('Europe/Lisbon')
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved').first().waitFor()
  await open(owner, 'company')
  await owner.getByRole('textbox', { name: 'Company' }).fill('Northwind Traders')
  await owner.getByLabel('E-commerce').check()
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved').first().waitFor()
  await owner.reload()
  await expect
    .poll(() => owner.getByRole('textbox', { name: 'Company' }).inputValue())
    .toBe('Northwind Traders')
  expect(await owner.getByLabel('E-commerce').isChecked()).toBe(true)
})

it('shows dates as the company has them, in whatever browser', async () => {
  const today = (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'Europe/Lisbon',
    }).format()
  await owner.goto(`${host.url}/dashboard`)
  await owner.getByText(today('en-US')).waitFor()
  await open(owner, 'company')
  await owner.getByLabel('Dates and numbers').selectOption('en-GB')
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved').first().waitFor()
  await owner.goto(`${host.url}/dashboard`)
  await owner.getByText(today('en-GB')).waitFor()
  expect(await owner.getByText(today('en-US')).count()).toBe(0)
  await open(owner, 'company')
  await owner.getByLabel('Dates and numbers').selectOption('')
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved').first().waitFor()
})

it('asks a colleague in, gives and takes the owner’s role, and shows who is there at once', async () => {
  await open(owner, 'members')
  await owner.getByLabel('Colleague’s email').fill('eva@northwind.account.example')
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  const pending = owner.getByRole('list', { name: 'Pending invitations' })
  await pending.getByText('eva@northwind.account.example').waitFor()
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await pending.getByRole('button', { name: 'Copy link' }).click()
  await owner.getByText('Copied to clipboard').waitFor()
  const link = await owner.evaluate(() => navigator.clipboard.readText())
  member = await newPage()
  await member.goto(link)
  await member.locator('[name=fullName]').fill('Eva Stone')
  await member.locator('[name=identifier]').fill('eva@northwind.account.example')
  await member.locator('[name=password]').fill(password)
  await member
    .locator('form')
    .getByRole('button', { name: /create|sign up|join/i })
    .click()
  await member.waitForURL(/\/(onboarding|dashboard)/)
  await placeOf(owner).getByText('Eva Stone').waitFor()
  const role = owner.getByRole('combobox', { name: 'Role of Eva Stone' })
  await role.selectOption('Owner')
  await owner.getByText('Eva Stone is an owner now').waitFor()
  await role.selectOption('Member')
  await owner.getByText('Eva Stone is a member now').waitFor()
  await open(member, 'members')
  expect(await member.getByRole('button', { name: /Remove/ }).count()).toBe(0)
  expect(await placeOf(member).getByRole('combobox').count()).toBe(0)
})

it('changes the password with the current one, which signs other devices out', async () => {
  const other = await newPage()
  await other.goto(`${host.url}/auth`)
  await other.locator('[name=identifier]').fill('ben@northwind.account.example')
  await other.locator('[name=password]').fill(password)
  await other.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await other.waitForURL(/\/dashboard/)
  await open(owner, 'sessions')
  await expect.poll(() => placeOf(owner).getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  await open(owner, 'profile')
  await owner.getByLabel('Current password').fill('wrong password')
  await owner.getByLabel('New password').fill('a better horse battery')
  await owner.getByRole('button', { name: 'Change password' }).click()
  await owner.getByText('This is not your current password').waitFor()
  await owner.getByLabel('Current password').fill(password)
  await owner.getByRole('button', { name: 'Change password' }).click()
  await owner.getByText('Your new password is set').waitFor()
  await open(owner, 'sessions')
  await expect.poll(() => placeOf(owner).getByRole('listitem').count()).toBe(1)
  // The next thing it asks for ends it there as well.
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leads' }).click()
  await other.waitForURL(/\/auth/)
  await other.getByText('Your session has ended').waitFor()
})

it('saves everything of the company as a zip that another program reads', async () => {
  await open(owner, 'data')
  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'Export everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Northwind-Traders-\d{4}-\d\d-\d\d\.zip$/)
  const names = execFileSync('python3', ['-m', 'zipfile', '-l', await download.path()], { encoding: 'utf8' })
  expect(names).toContain('data/leads.csv')
  expect(names).toContain('manifest.json')
  await owner.getByText('is saved').waitFor()
  // Who would leave the company without an owner is told so before anything is asked.
  await owner.getByText('You are the only owner of Northwind Traders.').waitFor()
  expect(await owner.getByRole('button', { name: 'Delete account' }).count()).toBe(0)
  await owner.getByRole('link', { name: 'Make somebody else an owner' }).click()
  await owner.getByText('Eva Stone').first().waitFor()
})

it('removes a member, who sees nothing of the company when they next load a page', async () => {
  await open(owner, 'members')
  await owner.getByRole('button', { name: 'Remove Eva Stone' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await owner.getByText('Eva Stone was removed').waitFor()
  await member.goto(`${host.url}/account?tab=members`)
  await placeOf(member).getByText('Eva Stone').waitFor()
  expect(await member.getByText('Benjamin Carter').count()).toBe(0)
})

it('erases the company after its name and the password, shows how far it is, and nobody signs in again', async () => {
  const isHeld = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  // The job waits at its first table.
  const held = host.onDatabase(({ sql }) =>
    sql.begin(async (transaction) => {
      await transaction`lock table private.activity_figures in access exclusive mode`
      isHeld.resolve()
      await letGo.promise
    }),
  )
  await isHeld.promise
  await open(owner, 'data')
  await owner.getByText('You are the only one in Northwind Traders.').waitFor()
  expect(await owner.getByRole('button', { name: 'Delete account' }).count()).toBe(0)
  await owner.getByRole('button', { name: 'Erase company' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.waitFor()
  expect(await accessibilityProblems(owner)).toEqual([])
  await dialog.getByLabel('Type “Northwind Traders”').fill('Northwind')
  await dialog.getByLabel('Your password').fill('a better horse battery')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await dialog.getByText('exactly as it stands').waitFor()
  await dialog.getByLabel('Type “Northwind Traders”').fill('Northwind Traders')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await owner.waitForURL(/\/erasing/)
  await owner.getByRole('heading', { name: 'Northwind Traders is being erased' }).waitFor()
  await owner.getByText('Counting').waitFor()
  expect(await accessibilityProblems(owner)).toEqual([])
  // Wherever else somebody of the company is, the next page leads there as well.
  const other = await (
    await browser.newContext({ storageState: await owner.context().storageState() })
  ).newPage()
  await other.goto(`${host.url}/dashboard`)
  await other.waitForURL(/\/erasing/)
  await other.getByText('Counting').waitFor()
  letGo.resolve()
  await held
  await owner.waitForURL(/\/auth/)
  await owner.getByText('Northwind Traders is erased').waitFor()
  await owner.locator('[name=identifier]').fill('ben@northwind.account.example')
  await owner.locator('[name=password]').fill('a better horse battery')
  await owner.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await owner.getByText('don’t match').waitFor()
  expect(errors).toEqual([])
})
