import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { finishOnboarding, signUp } from './support/people.ts'

let host: RunningHost
let browser: Browser
let page: Page
beforeAll(async () => {
  host = await startHost()
  ;({ browser, page } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.example' }, { host }))
})

const path = () => new URL(page.url()).pathname
async function atSupport() {
  await page.goto(`${host.url}/support`)
  await page.getByRole('button', { name: 'My Account' }).waitFor()
}

/** docs/specified.md S2.8. */
it.each([
  ['c', '/leads'],
  ['r', '/voice'],
  ['1', '/dashboard'],
  ['2', '/leads'],
  ['3', '/voice'],
  ['4', '/tasks'],
  ['5', '/insights'],
  ['a', '/analytics'],
  ['g d', '/dashboard'],
  ['g l', '/leads'],
  ['g v', '/voice'],
  ['g t', '/tasks'],
  ['g i', '/insights'],
  ['g a', '/analytics'],
])('%s leads to %s', async (keys, target) => {
  await atSupport()
  for (const key of keys.split(' ')) await page.keyboard.press(key)
  await page.waitForURL(`${host.url}${target}`)
  expect(path()).toBe(target)
})

it('shows the dialog with its words on ?, and closes it with Esc', async () => {
  await atSupport()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard Shortcuts' })
  await dialog.getByText('Use these shortcuts to navigate faster', { exact: true }).waitFor()
  await dialog.getByText('Press ? anytime to show this dialog', { exact: true }).waitFor()
  for (const label of ['Create new lead', 'Start recording'])
    await dialog.getByText(label, { exact: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

it.each(['/', 'Control+k', 'Meta+k'])('opens the search with the cursor in it on %s', async (key) => {
  await atSupport()
  await page.keyboard.press(key)
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.waitFor()
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
})

it('takes letters in a field as letters, and keys with Alt as another program’s', async () => {
  await page.goto(`${host.url}/tasks`)
  const field = page.getByRole('textbox', { name: 'Add a task' })
  await field.focus()
  await page.keyboard.type('car 12345')
  expect(await field.inputValue()).toBe('car 12345')
  expect(path()).toBe('/tasks')
  await field.blur()
  await page.keyboard.press('Alt+c')
  await page.keyboard.press('Shift+C')
  expect(path()).toBe('/tasks')
})

it.each([
  ['Pricing', '/pricing'],
  ['Support', '/support'],
  ['Blog', '/blog'],
  ['Integrations', '/integrations'],
])('More leads with %s to %s', async (name, target) => {
  await page.goto(`${host.url}/tasks`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.waitForURL(`${host.url}${target}`)
  expect(path()).toBe(target)
})

it.each([
  ['Dashboard', '/dashboard'],
  ['Support & Docs', '/support'],
  ['Create Post', '/blog/admin'],
  ['Manage Posts', '/blog/posts'],
  ['Manage Categories', '/blog/categories'],
  ['Admin Metrics', '/admin/metrics'],
])('My Account leads the admin with %s to %s', async (name, target) => {
  await page.goto(`${host.url}/tasks`)
  await page.getByRole('button', { name: 'My Account' }).click()
  const menu = page.getByRole('menu')
  await menu.getByText('ben@northwind.example').waitFor()
  expect(await menu.getByRole('menuitem', { name: 'Settings' }).getAttribute('aria-disabled')).toBe('true')
  await menu.getByRole('menuitem', { name, exact: true }).click()
  await page.waitForURL(`${host.url}${target}`)
  expect(path()).toBe(target)
})

it('shows no admin entries to others', async () => {
  const other = await (await browser.newContext()).newPage()
  await finishOnboarding(
    host.url,
    await signUp(other, host.url, { name: 'Ana Ruiz', email: 'ana@southwind.example' }),
  )
  const answered = other.waitForResponse(/rpc\/is_admin/)
  await other.goto(`${host.url}/tasks`)
  await answered
  await other.getByRole('button', { name: 'My Account' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  await expect
    .poll(() => other.getByRole('menuitem').allTextContents())
    .toEqual(['Dashboard', 'Support & Docs', 'Settings', 'Sign out'])
  await other.context().close()
})
