import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import { pickUp } from './support/drag.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'

/** A company whose stages are its own sees them wherever a lead's stage stands. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>
let colleague: ReturnType<typeof clientOf>
let lead: string

interface Given {
  key?: string
  name: string
  probability: number
  color?: string
}
const own: Given[] = [
  { key: 'new', name: 'New', probability: 0.05 },
  { key: 'contacted', name: 'Contacted', probability: 0.1 },
  { name: 'Demo booked', probability: 0.2, color: 'purple' },
  { key: 'qualified', name: 'Qualified', probability: 0.3 },
  { key: 'proposal', name: 'Offer sent', probability: 0.5, color: 'amber' },
  { key: 'won', name: 'Signed', probability: 1, color: 'green' },
  { key: 'lost', name: 'Lost', probability: 0 },
]
/** The same once it was saved. */
const saved = own.map((stage) => ({ key: 'demo_booked', ...stage }))
const setStages = (given: readonly Given[]) =>
  colleague.rpc('set_stages', { given: given.map((stage) => ({ ...stage })) }).throwOnError()
const names = ['New', 'Contacted', 'Demo booked', 'Qualified', 'Offer sent', 'Signed', 'Lost']

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.board-stages.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const invited = await inviteColleague(host.url, journey.session, {
    name: 'Mia Sand',
    email: 'mia@northwind.board-stages.example',
    role: 'manager',
  })
  colleague = invited.client
  const { data } = await client
    .from('leads')
    .insert([
      { name: 'Julia Lind', company: 'Fjord Cleaning', status: 'negotiation', value: 9000 },
      { name: 'Omar Haddad', company: 'Atlas', status: 'proposal', value: 500 },
    ])
    .select('id, name')
    .throwOnError()
  lead = data.find(({ name }) => name === 'Julia Lind')?.id ?? ''
  // What is taken away is left first.
  await client.from('leads').update({ status: 'contacted' }).eq('id', lead).throwOnError()
  await setStages(own)
})

const statusOf = async (id: string) =>
  (await client.from('leads').select('status').eq('id', id).single().throwOnError()).data.status
const board = (where: Page = page) => where.getByRole('region', { name: 'Leads by stage' })
const columns = (where: Page = page) =>
  board(where)
    .locator('> section')
    .evaluateAll((each) => each.map((column) => column.getAttribute('aria-label')))
const column = (name: string, where: Page = page) => where.getByRole('region', { name, exact: true })
const labelsOf = (name: string) =>
  page
    .getByRole('combobox', { name, exact: true })
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.textContent))

it('has a column for each of its stages in their order, and its cards move there', async () => {
  await page.goto(`${host.url}/leads?view=board`)
  await board().waitFor()
  await expect.poll(() => columns()).toEqual(names)
  await column('Offer sent').getByRole('listitem').filter({ hasText: 'Omar Haddad' }).waitFor()
  await pickUp(page.getByRole('button', { name: 'Carry Julia Lind' }), 'Julia Lind is over Contacted.')
  await page.keyboard.press('ArrowRight')
  await page.getByText('Julia Lind is over Demo booked.', { exact: true }).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await column('Demo booked').getByRole('listitem').filter({ hasText: 'Julia Lind' }).waitFor()
  await page.getByText('Julia Lind moved to Demo booked').waitFor()
  await expect.poll(() => statusOf(lead)).toBe('demo_booked')
  await page.getByRole('button', { name: 'Actions for Julia Lind' }).click()
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Open', ...names, 'Delete'])
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
})

it('filters the list by them and offers them where a lead stands', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('row').filter({ hasText: 'Omar Haddad' }).waitFor()
  await expect.poll(() => labelsOf('Status')).toEqual(['Any status', ...names])
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Demo booked')
  await page.getByText('1 lead found', { exact: true }).waitFor()
  expect(page.url()).toContain('status=demo_booked')
  const picker = page.getByRole('combobox', { name: 'Status of Julia Lind' })
  await picker.focus()
  await expect.poll(() => labelsOf('Status of Julia Lind')).toEqual(names)
  await page.reload()
  await page.getByText('1 lead found', { exact: true }).waitFor()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
})

it('closes a sale by what the company calls it', async () => {
  await page.goto(`${host.url}/leads/${lead}`)
  const picker = page.getByRole('combobox', { name: 'Status of Julia Lind' })
  await picker.focus()
  await picker.selectOption('Signed')
  await page.getByRole('button', { name: 'Mark as Signed' }).click()
  await page.getByText('Julia Lind moved to Signed').waitFor()
  await expect.poll(() => statusOf(lead)).toBe('won')
})

it('keeps in the timeline what a stage was called that was taken away', async () => {
  await page.goto(`${host.url}/leads/${lead}`)
  const changes = page.getByRole('definition')
  await changes.filter({ hasText: /^Contacted.* became Demo booked$/ }).waitFor()
  await expect.poll(() => changes.filter({ hasText: /^Negotiation.* became Contacted$/ }).count()).toBe(1)
})

it('shows no lead for a stage that it has no more, and says which one was asked for', async () => {
  await page.goto(`${host.url}/leads?status=negotiation`)
  await page.getByText('No lead matches these filters').waitFor()
  const filter = page.getByRole('combobox', { name: 'Status', exact: true })
  expect(await filter.locator('option:checked').innerText()).toBe('Negotiation')
})

it('takes new names into open pages', async () => {
  await page.goto(`${host.url}/leads?view=board`)
  await column('Offer sent').waitFor()
  await setStages(saved.map((stage) => (stage.key === 'proposal' ? { ...stage, name: 'Quote sent' } : stage)))
  await column('Quote sent').getByRole('listitem').filter({ hasText: 'Omar Haddad' }).waitFor()
  expect(await columns()).toEqual(names.map((name) => (name === 'Offer sent' ? 'Quote sent' : name)))
})

it('reads a file by them, and asks for what it does not know with them', async () => {
  await page.goto(`${host.url}/leads/import`)
  const rows = [
    'Full name,Company,Stage',
    'Ana Ruiz,Acme,demo booked',
    'Bo Lind,Nord,Quote sent',
    'Cy Wu,Wu,Contract sent',
  ]
  await page.locator('input[type=file]').setInputFiles({
    name: 'deals.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  const preview = page.getByRole('table', { name: 'What the first rows become' })
  await preview.getByRole('cell', { name: 'Demo booked' }).waitFor()
  await preview.getByRole('cell', { name: 'Quote sent' }).waitFor()
  // Another product's word for a stage that this company took away.
  const meant = page.getByRole('combobox', { name: 'Stage “Contract sent” means' })
  expect(await meant.locator('option').allTextContents()).toEqual([
    'Report it and start as New',
    ...names.map((name) => (name === 'Offer sent' ? 'Quote sent' : name)),
  ])
  await meant.selectOption('Quote sent')
  // A word that is known may mean another stage in this file.
  await page.getByText('2 values known here').click()
  const known = page.getByRole('combobox', { name: 'Stage “Quote sent” means' })
  expect(await known.locator('option:checked').innerText()).toBe('Quote sent')
  await known.selectOption('Demo booked')
  await preview.getByRole('cell', { name: 'Quote sent' }).nth(0).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const stages = async () =>
    (
      await client
        .from('leads')
        .select('name, status')
        .in('name', ['Ana Ruiz', 'Bo Lind', 'Cy Wu'])
        .order('name')
        .throwOnError()
    ).data.map(({ status }) => status)
  await expect.poll(stages).toEqual(['demo_booked', 'demo_booked', 'proposal'])
})

it('has room for twenty open stages, on phones, too', async () => {
  const more = Array.from({ length: 15 }, (_, index) => ({ name: `Step ${index + 1}`, probability: 0.5 }))
  await setStages([...saved.slice(0, 5), ...more, ...saved.slice(5)])
  const phone = await onPhone(page)
  for (const where of [page, phone]) {
    await where.goto(`${host.url}/leads?view=board`)
    await board(where).waitFor()
    await expect.poll(async () => (await columns(where)).length).toBe(22)
    await column('Lost', where).scrollIntoViewIfNeeded()
    const [wide, shown] = await where.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wide).toBeLessThanOrEqual(shown ?? 0)
  }
  await phone.context().close()
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
