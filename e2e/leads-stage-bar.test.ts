import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled, watchErrors } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import { finishOnboarding, password, readSession } from './support/people.ts'

/** A sale moves on with one press on its page, by the stages of its own pipeline. */
let host: Host
let browser: Browser
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>
let lead: string
let mia: { id: string }

const given = (names: readonly string[], pipeline?: string) =>
  names.map((name) => ({
    name,
    probability: 0.5,
    ...(pipeline !== undefined && { pipeline: { name: pipeline } }),
  }))
const open = ['new', 'contacted', 'qualified', 'proposal', 'negotiation'].map((key) => ({
  key,
  name: `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
  probability: 0.5,
}))
const ends = [
  { key: 'won', name: 'Signed', probability: 1 },
  { key: 'lost', name: 'Lost', probability: 0 },
]

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.stage-bar.example' })
  ;({ host, browser, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  mia = await inviteColleague(host.url, journey.session, {
    name: 'Mia Sand',
    email: 'mia@northwind.stage-bar.example',
  })
  const { data } = await client
    .from('leads')
    .insert({ name: 'Julia Lind', company: 'Fjord Cleaning', value: 9000 })
    .select('id')
    .single()
    .throwOnError()
  lead = data.id
})

const held = async () =>
  (await client.from('leads').select('status, lost_reason, pipeline').eq('id', lead).single().throwOnError())
    .data
const bar = (where = page) => where.getByRole('group', { name: 'Stage of Julia Lind' })
const step = (name: string, where = page) => bar(where).getByRole('button', { name, exact: true })
const names = (where = page) => bar(where).getByRole('button').allInnerTexts()
const current = (where = page) => bar(where).locator('[aria-current=step]').allInnerTexts()
const chosen = (where = page) => where.getByRole('combobox', { name: 'Status of Julia Lind' })
async function show(where = page) {
  await where.goto(`${host.url}/leads/${lead}`)
  await bar(where).waitFor()
  await settled(where)
}
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

it('moves a sale on with one press, which is kept and shown where the stage is chosen', async () => {
  await show()
  expect(await names()).toEqual(['New', 'Contacted', 'Qualified', 'Proposal', 'Negotiation', 'Won', 'Lost'])
  await expect.poll(() => current()).toEqual(['New'])
  await step('Move to Qualified').click()
  await page.getByText('Julia Lind moved to Qualified').waitFor()
  await expect.poll(() => current()).toEqual(['Qualified'])
  await expect.poll(() => chosen().inputValue()).toBe('qualified')
  expect(await held()).toMatchObject({ status: 'qualified' })
  expect(await accessibilityProblems(page)).toEqual([])
})

it('brings it back with Undo, and follows what is chosen elsewhere', async () => {
  await step('Move to Negotiation').click()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Julia Lind moved to Negotiation' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(held).toMatchObject({ status: 'qualified' })
  await expect.poll(() => current()).toEqual(['Qualified'])
  await chosen().focus()
  await chosen().selectOption({ label: 'Contacted' })
  await page.getByText('Julia Lind moved to Contacted').waitFor()
  await expect.poll(() => current()).toEqual(['Contacted'])
})

it('is walked and pressed by keys, and the focus stays', async () => {
  await step('Contacted').focus()
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Move to Qualified')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(held).toMatchObject({ status: 'proposal' })
  await expect.poll(focused).toBe('Proposal')
  // A second press has nothing to do.
  expect(await step('Proposal').getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Enter')
  await page.getByText('Julia Lind moved to Proposal').first().waitFor()
  expect(await page.getByText('Julia Lind moved to Proposal').count()).toBe(1)
})

it('asks why a sale was lost, and leaves it where somebody thinks again', async () => {
  const dialog = page.getByRole('dialog', { name: 'Close as lost' })
  await step('Move to Lost').click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Move to Lost')
  expect(await held()).toMatchObject({ status: 'proposal' })
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Price' }).click()
  await dialog.getByRole('button', { name: 'Mark as lost' }).click()
  await page.getByRole('button', { name: 'Lost reason: Price' }).waitFor()
  await expect.poll(held).toMatchObject({ status: 'lost', lost_reason: 'Price' })
  await expect.poll(() => current()).toEqual(['Lost'])
  expect(await accessibilityProblems(page)).toEqual([])
})

it('opens a lost sale again, and wins it', async () => {
  await step('Move to Negotiation').click()
  await expect.poll(held).toMatchObject({ status: 'negotiation', lost_reason: null })
  await step('Move to Won').click()
  await page.getByRole('button', { name: 'Mark as won' }).click()
  await expect.poll(held).toMatchObject({ status: 'won' })
  await expect.poll(() => current()).toEqual(['Won'])
  expect(await accessibilityProblems(page)).toEqual([])
})

it('keeps a press made offline until the network is back', async () => {
  await show()
  // Without a service worker, what was not fetched before is not there afterwards.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await step('Move to Contacted').click()
  await page.getByText('Sent when you are back online').waitFor()
  await expect.poll(() => current()).toEqual(['Contacted'])
  expect(await held()).toMatchObject({ status: 'won' })
  await page.context().setOffline(false)
  await expect.poll(held).toMatchObject({ status: 'contacted' })
})

it('takes a refused move back and says why', async () => {
  await show()
  await page.route('**/rest/v1/leads?**', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied for table leads' } })
      : route.fallback(),
  )
  await step('Move to Proposal').click()
  await page.getByText('The change was not saved').waitFor()
  await expect.poll(() => current()).toEqual(['Contacted'])
  await page.unroute('**/rest/v1/leads?**')
})

it('is there for a colleague who sees the lead, and for nobody else', async () => {
  const hers = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  watchErrors(hers, errors)
  await hers.addInitScript(() => localStorage.setItem('analytics_consent', 'false'))
  await hers.goto(`${host.url}/auth`)
  await hers.locator('[name=identifier]').fill('mia@northwind.stage-bar.example')
  await hers.locator('[name=password]').fill(password)
  await hers.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await hers.waitForURL(/\/(dashboard|onboarding)/)
  await finishOnboarding(host.url, await readSession(hers))
  await show(hers)
  await step('Move to Qualified', hers).click()
  await expect.poll(held).toMatchObject({ status: 'qualified' })

  const { company_id } = (
    await client.from('profiles').select('company_id').eq('id', mia.id).single().throwOnError()
  ).data
  await client
    .from('companies')
    .update({ visibility: 'own_and_team' })
    .eq('id', company_id ?? '')
    .throwOnError()
  await hers.goto(`${host.url}/leads/${lead}`)
  await hers.getByText('This lead is no longer there.').waitFor()
  expect(await hers.getByRole('button', { name: /^Move to/ }).count()).toBe(0)
  await hers.context().close()
})

it('shows the stages of the sale’s own pipeline in the company’s order and words', async () => {
  await client
    .rpc('set_stages', {
      given: [...open, ...given(['Due', 'In talks', 'Renewal offered'], 'Renewals'), ...ends],
    })
    .throwOnError()
  await show()
  const sales = open.map(({ name }) => name)
  await expect.poll(() => names()).toEqual([...sales, 'Signed', 'Lost'])
  await chosen().focus()
  await chosen().selectOption({ label: 'In talks' })
  await expect.poll(() => names()).toEqual(['Due', 'In talks', 'Renewal offered', 'Signed', 'Lost'])
  await expect.poll(() => current()).toEqual(['In talks'])
  await step('Move to Renewal offered').click()
  await expect.poll(held).toMatchObject({ status: 'renewal_offered', pipeline: 'renewals' })
  await step('Move to Signed').click()
  await page.getByRole('button', { name: 'Mark as Signed' }).click()
  await expect.poll(held).toMatchObject({ status: 'won', pipeline: 'renewals' })
  await expect.poll(() => current()).toEqual(['Signed'])
  expect(await names()).toEqual(['Due', 'In talks', 'Renewal offered', 'Signed', 'Lost'])
})

it('has room for twenty stages of long names, on phones, too', async () => {
  const long = (index: number) => `Waiting for department ${index} of theirs, again`.slice(0, 40)
  const more = Array.from({ length: 15 }, (_, index) => long(index + 1))
  await client.from('leads').update({ status: 'negotiation' }).eq('id', lead).throwOnError()
  await client
    .rpc('set_stages', { given: [...open.slice(0, 4), ...given(more), ...open.slice(4), ...ends] })
    .throwOnError()
  const phone = await onPhone(page)
  watchErrors(phone, errors)
  for (const where of [page, phone]) {
    await show(where)
    await expect.poll(async () => (await names(where)).length).toBe(22)
    const [wide, shown] = await where.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wide).toBeLessThanOrEqual(shown ?? 0)
    const [list, stands, ended] = await Promise.all([
      bar(where).getByRole('list').boundingBox(),
      step('Negotiation', where).boundingBox(),
      step('Move to Lost', where).boundingBox(),
    ])
    if (!list || !stands || !ended) throw new Error('a bar that is not drawn')
    expect(stands.x).toBeGreaterThanOrEqual(list.x)
    expect(stands.x + stands.width).toBeLessThanOrEqual(list.x + list.width)
    expect(ended.x + ended.width).toBeLessThanOrEqual(shown ?? 0)
    const cut = step(`Move to ${long(3)}`, where).getByText(long(3))
    expect(await cut.getAttribute('title')).toBe(long(3))
    expect(await cut.evaluate((name) => name.clientWidth)).toBeLessThanOrEqual(176)
    expect(await accessibilityProblems(where)).toEqual([])
  }
  await step(`Move to ${long(2)}`, phone).tap()
  await expect.poll(async () => (await held()).status).not.toBe('negotiation')
  await expect.poll(() => current(phone)).toEqual([long(2)])
  await phone.context().close()
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
