import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, phoneWidths, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let page: Page
let session: SignedUp
let errors: string[]

const good = Array.from(
  { length: 700 },
  (_, index) => `Crowd ${index};Firm ${index};c${index}@crowd.example;;`,
)
const file = [
  'Name;Firma;E-Mail;Telefon;Notizen',
  'Zoë Müller;Köln AG;zoe@koeln.example;+49 221 123456;"Zwei',
  'Zeilen"',
  'Ana Ruiz;Ruiz;ana@ruiz.example;;',
  'Mia Wolf;Wolf;not an address;;',
  'Kim Lee;Lee;kim@lee.example;;;too wide',
  ';Nameless;;;',
  ...good,
].join('\r\n')
/** As a spreadsheet in Western Europe saves it. */
const body = Buffer.from(file, 'latin1')

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.import.example',
  }))
})

const leads = () => clientOf(host.url, session).from('leads')
const choose = (name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
const counts = () => page.getByRole('region', { name: 'Counts' })

it('is offered where there are no leads, and refuses what is no CSV file in words', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('link', { name: 'Import a CSV file' }).click()
  await page.getByRole('heading', { name: 'Import leads' }).waitFor()
  await choose('list.xlsx', Buffer.from('PK\u0003\u0004'))
  await page.getByText('list.xlsx is a workbook, not a CSV file.').waitFor()
  await choose('empty.csv', Buffer.alloc(0))
  await page.getByText('empty.csv is empty.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

it('recognises encoding, delimiter and columns, and shows what each row becomes', async () => {
  await choose('kunden.csv', body)
  await page.getByRole('heading', { name: 'Preview' }).waitFor()
  expect(await page.getByLabel('Encoding').inputValue()).toBe('windows-1252')
  expect(await page.getByLabel('Separator').inputValue()).toBe(';')
  expect(await page.getByLabel('E-Mail fills').inputValue()).toBe('email')
  expect(await page.getByLabel('Notizen fills').inputValue()).toBe('note')
  const table = page.getByRole('table')
  await table.getByText('Zoë Müller').waitFor()
  await table.getByText('Not imported: The name is missing').waitFor()
  await table.getByText('not an address').waitFor()
  await page.getByLabel('Notizen fills').selectOption('next_step')
  await table.getByText('Zwei').waitFor()
  await page.getByLabel('Name fills', { exact: true }).selectOption('')
  await page.getByText('Choose the column with the name.').waitFor()
  expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  await page.getByLabel('Name fills', { exact: true }).selectOption('name')
  expect(await accessibilityProblems(page)).toEqual([])
})

it('brings them in; the counts add up and stand there again after a reload', async () => {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.waitForURL(/\/leads\/import\?id=/)
  await page.getByText('Imported', { exact: true }).waitFor()
  await page.reload()
  await counts().getByText('705 rows').waitFor()
  expect((await counts().innerText()).replaceAll(/\s+/g, ' ')).toMatch(
    /Created 703 .*Updated 0 .*Skipped 0 .*Failed 2 /,
  )
  await page.getByText('“not an address” is not an email address').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const { data } = await leads()
    .select('name, next_step')
    .eq('email', 'zoe@koeln.example')
    .single()
    .throwOnError()
  expect(data).toEqual({ name: 'Zoë Müller', next_step: 'Zwei\r\nZeilen' })
})

it('tells whoever started it, with a link', async () => {
  await page.goto(`${host.url}/leads`)
  await page
    .getByRole('button', { name: /notification/i })
    .first()
    .click()
  await page.getByText('kunden.csv is imported').first().click()
  await page.waitForURL(/\/leads\/import\?id=/)
  await counts().getByText('705 rows').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('kunden.csv')
})

it('hands back what stayed out with the reasons; corrected, that file comes in', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rows not imported' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('kunden-stayed-out.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(
    'Kim Lee,Lee,kim@lee.example,,,4,failed,The row has 6 cells where the file has 5 columns',
  )
  await page.getByRole('link', { name: 'Import another file' }).click()
  const corrected = text.replace(',Nameless', 'Now Named,Nameless')
  await choose('corrected.csv', Buffer.from(corrected))
  await page.getByRole('heading', { name: 'Preview' }).waitFor()
  // As it was mapped before.
  expect(await page.getByLabel('Notizen fills').inputValue()).toBe('next_step')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  expect((await counts().innerText()).replaceAll(/\s+/g, ' ')).toMatch(/Created 2 .*Failed 0 /)
})

it('takes an import back with one press, also later; what changed since is named and kept', async () => {
  await leads().update({ title: 'CEO' }).eq('email', 'zoe@koeln.example').throwOnError()
  await page.goto(`${host.url}/leads/import`)
  await page.getByRole('link', { name: /kunden\.csv/ }).click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('Everything is as it was before the import, but for 1 lead').waitFor()
  await page.getByRole('link', { name: 'Zoë Müller' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const { data } = await leads().select('name').order('name').throwOnError()
  expect(data.map(({ name }) => name)).toEqual(['Kim Lee', 'Now Named', 'Zoë Müller'])
})

it('brings a file of our own export back as it was', async () => {
  await leads().delete().neq('name', '').throwOnError()
  const mine = {
    name: '=1+1',
    company: 'A "B"; C',
    phone: '+49 30 998877',
    value: 12.5,
    currency: 'EUR',
    status: 'won',
    tags: ['a', 'b'],
  }
  const { data: before } = await leads().insert(mine).select('*').single().throwOnError()
  await page.goto(`${host.url}/leads`)
  await page.getByText('=1+1').first().waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  const exported = await readFile(await download.path())
  await leads().delete().eq('id', before.id).throwOnError()
  await page.goto(`${host.url}/leads/import`)
  await choose('leads.csv', exported)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  const { data: after } = await leads().select('*').single().throwOnError()
  expect(after).toMatchObject({ ...mine, owner_id: before.owner_id, created_at: before.created_at })
})

it('takes notes for what they are: they come onto the timeline of the lead that they name, and make none', async () => {
  const { data: lead } = await leads().select('id').single().throwOnError()
  const notes = [
    'Activity - Subject;Activity - Type;Activity - Due date;Activity - Done;Activity - Note;Activity - Organization',
    'Prices;Call;2025-03-31 23:30;Done;<p>They <b>like</b> it</p>;"A ""B""; C"',
    'Offer;Meeting;2025-04-01;To do;Planned;"A ""B""; C"',
    'Hello;Call;2025-04-02;Done;Nobody knows them;Initech',
  ].join('\r\n')
  await page.goto(`${host.url}/leads/import`)
  await choose('activities.csv', Buffer.from(notes))
  await page.getByRole('heading', { name: 'Preview' }).waitFor()
  expect(await page.getByLabel('It holds').inputValue()).toBe('notes')
  await page.getByText('2 of the first 3 rows fit').waitFor()
  await page.getByText('It was not done yet: what is planned is a task').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  expect((await counts().innerText()).replaceAll(/\s+/g, ' ')).toMatch(/Created 1 .*Failed 2 /)
  await page.getByText('No lead, contact or account here is called “Initech”, or several are').waitFor()
  const { data: all } = await leads().select('id').throwOnError()
  expect(all).toEqual([lead])
  const report = page.url()
  await page.getByRole('link', { name: 'Go to the leads' }).click()
  await page.getByText('=1+1').first().waitFor()
  await page.goto(report)
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('Everything is as it was before the import.').waitFor()
})

it('asks what choices and numbers of the company’s own mean, and remembers it; each sale closes on the date of its end', async () => {
  await clientOf(host.url, session)
    .from('lead_fields')
    .insert([
      { key: 'tier', label: 'Tier', type: 'choice', options: ['A', 'B'] },
      { key: 'seats', label: 'Seats', type: 'number', options: [] },
    ])
    .throwOnError()
  const sales = [
    'Deal - Title;Deal - Status;Tier;Seats;Deal - Won time;Deal - Lost time',
    'Chairs;Won;Gold;1.200;2025-02-03 10:00:00;',
    'Desks;Lost;b;2.400;;2025-03-04 11:00:00',
  ].join('\r\n')
  await page.goto(`${host.url}/leads/import`)
  await choose('sales.csv', Buffer.from(sales))
  await page.getByText('Choose what begins the decimals of numbers.').waitFor()
  expect(await page.getByLabel('Deal - Lost time fills').inputValue()).toBe('closed_at')
  await page.getByLabel('The comma: 1.200 is 1200').check()
  await page.getByLabel('Tier “Gold” means').selectOption('A')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  const { data } = await leads()
    .select('deal_name, custom, closed_at')
    .in('deal_name', ['Chairs', 'Desks'])
    .order('deal_name')
    .throwOnError()
  expect(data.map((lead) => ({ ...lead, closed_at: lead.closed_at?.slice(0, 10) }))).toEqual([
    { deal_name: 'Chairs', custom: { tier: 'A', seats: 1200 }, closed_at: '2025-02-03' },
    { deal_name: 'Desks', custom: { tier: 'B', seats: 2400 }, closed_at: '2025-03-04' },
  ])
  await page.getByRole('link', { name: 'Import another file' }).click()
  await choose('sales.csv', Buffer.from(sales))
  await page.getByRole('heading', { name: 'Preview' }).waitFor()
  expect(await page.getByLabel('Tier “Gold” means').inputValue()).toBe('A')
  expect(await page.getByLabel('The comma: 1.200 is 1200').isChecked()).toBe(true)
})

it('keeps its place on phones', async () => {
  await page.goto(`${host.url}/leads/import`)
  await page.getByRole('link', { name: /^leads\.csv/ }).click()
  const id = new URL(page.url()).searchParams.get('id')
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await held.goto(`${host.url}/leads/import?id=${id}`)
    await held.getByText('Imported', { exact: true }).waitFor()
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await held.getByRole('link', { name: 'Import another file' }).click()
    await held
      .locator('input[type=file]')
      .setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer: body })
    await held.getByRole('heading', { name: 'Preview' }).waitFor()
    await settled(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(held)).toEqual([])
    await held.context().close()
  }
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
