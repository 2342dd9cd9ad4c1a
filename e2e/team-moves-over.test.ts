import { readFile } from 'node:fs/promises'
import { toCsvLine } from '@parley/core/text/csv'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** A team comes over from another CRM with three exported files, and works on from there. */
let host: RunningHost
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>
let companyId: string
let ben: string

/** The fifth of a month some months ago, as no reader can tell from the fifth month. */
function fifth(monthsAgo: number): string {
  const now = new Date()
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 5))
  return `5/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`
}
function isoOf(text: string): string {
  const [day, month, year] = text.split('/').map((part) => part.padStart(2, '0'))
  return `${year}-${month}-${day}`
}

const companies = [
  [
    'Record ID',
    'Company name',
    'Company Domain Name',
    'Phone Number',
    'Company owner',
    'Create Date',
    'Description',
    'Industry',
  ],
  [
    '9100000001',
    'Fjord Cleaning GmbH',
    'fjord.example',
    '+49 30 1001',
    'Ben Carter',
    '2024-01-15 09:30',
    'Cleans ports',
    'Services',
  ],
  ['9100000002', 'Vik Dental', 'vik.example', '', 'Priya Shah', '2024-02-20 10:00', '', 'Health'],
]
const people = [
  [
    'Record ID',
    'First Name',
    'Last Name',
    'Email',
    'Phone Number',
    'Job Title',
    'Primary Associated Company ID',
    'Create Date',
  ],
  [
    '8100000001',
    'Julia',
    'Lind',
    'julia@fjord.example',
    '+49 30 1002',
    'CEO',
    '9100000001',
    '2024-01-16 09:30',
  ],
  ['8100000002', 'Nora', 'Vik', 'nora@vik.example', '', 'Owner', '9100000002', '2024-02-21 10:00'],
]
const dealHead = [
  'Record ID',
  'Deal Name',
  'Deal Stage',
  'Amount',
  'Currency',
  'Close Date',
  'Create Date',
  'Deal owner',
  'Associated Contact',
  'Associated Company',
  'Closed Lost Reason',
  'Deal Description',
]
const julia = ['Julia Lind (julia@fjord.example)', 'Fjord Cleaning GmbH']
const nora = ['Nora Vik (nora@vik.example)', 'Vik Dental']
const deals = [
  dealHead,
  [
    '7100000001',
    'Ports 2025',
    'Closed Won',
    '9.000,50',
    'EUR',
    fifth(2),
    fifth(4),
    'Ben Carter',
    ...julia,
    '',
    'Signed after one call',
  ],
  [
    '7100000002',
    'Ports 2026',
    'Kurz vor Abschluss',
    '12.000,00',
    'EUR',
    fifth(-2),
    fifth(1),
    'Priya Shah',
    ...julia,
    '',
    '',
  ],
  [
    '7100000003',
    'Chairs',
    'Closed Lost',
    '4.000,00',
    'USD',
    fifth(3),
    fifth(5),
    'H. Meier',
    ...nora,
    'Price',
    '',
  ],
  [
    '7100000004',
    'Lamps',
    'Qualified To Buy',
    'about 500',
    'USD',
    '',
    fifth(1),
    'Priya Shah',
    ...nora,
    '',
    '',
  ],
]

const csv = (table: readonly (readonly string[])[]) => Buffer.from(table.map(toCsvLine).join(''))
const choose = (name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
const counts = () => page.getByRole('region', { name: 'Counts' })
async function run(expected: RegExp) {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported', { exact: true }).waitFor()
  expect((await counts().innerText()).replaceAll(/\s+/g, ' ')).toMatch(expected)
}

/** New leads, won deals, their value and the win rate of a year. */
async function readFigures(): Promise<(string | undefined)[]> {
  await page.goto(`${host.url}/analytics?days=365`)
  await page.getByRole('heading', { name: 'Funnel' }).waitFor()
  await settled(page)
  const links = [/^New leads:/, /^Won deals:/, /^Won value:/, /^Win rate:/].map((name) =>
    page.getByRole('link', { name }),
  )
  const texts = await Promise.all(links.map((link) => link.first().innerText()))
  return texts.map((text) =>
    text
      .split(':')
      .at(-1)
      ?.replaceAll(/[^\d.%€]/g, ''),
  )
}

/** The leads of a year counted and added up one by one. */
async function countLeads() {
  const [row] = await host.onDatabase(
    ({ sql }) => sql<{ created: number; won: number; lost: number; value: number }[]>`
      select count(*) filter (where created_at > now() - interval '365 days')::int as created,
             count(*) filter (where status = 'won' and closed_at > now() - interval '365 days')::int as won,
             count(*) filter (where status = 'lost' and closed_at > now() - interval '365 days')::int as lost,
             sum(value) filter (where status = 'won' and closed_at > now() - interval '365 days')::float as value
        from public.leads where company_id = ${companyId}`,
  )
  if (!row) throw new Error('A count has one row.')
  return row
}
/** What was counted, as the page writes it; all that is won is in euros. */
const written = ({ created, won, lost, value }: Awaited<ReturnType<typeof countLeads>>) => [
  String(created),
  String(won),
  `€${Math.round(value)}`,
  `${Math.round((100 * won) / (won + lost))}%`,
]

/** What the company holds of its customers, but for when and as what it was scored. */
const stateOf = () =>
  host.onDatabase(async ({ sql }) => {
    const [row] = await sql<{ state: unknown }[]>`
      select jsonb_build_array(
        (select jsonb_agg(to_jsonb(x) - array['updated_at', 'score', 'score_reasons'] order by x.id) from public.leads x where x.company_id = ${companyId}),
        (select jsonb_agg(to_jsonb(x) - 'updated_at' order by x.id) from public.accounts x where x.company_id = ${companyId}),
        (select jsonb_agg(to_jsonb(x) - 'updated_at' order by x.id) from public.contacts x where x.company_id = ${companyId}),
        (select count(*) from public.lead_activities x where x.company_id = ${companyId})) as state`
    return row?.state
  })

beforeAll(async () => {
  host = await startHost()
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.moves.example' }, { host })
  ;({ page, errors } = journey)
  client = clientOf(host.url, journey.session)
  await inviteColleague(host.url, journey.session, {
    name: 'Priya Shah',
    email: 'priya@northwind.moves.example',
  })
  const { data } = await client
    .from('profiles')
    .select('id, company_id')
    .eq('full_name', 'Ben Carter')
    .single()
    .throwOnError()
  ben = data.id
  companyId = data.company_id ?? ''
})

it('brings the companies, with what it knows of each', async () => {
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Import a CSV file' }).click()
  await page.getByRole('heading', { name: 'Import accounts' }).waitFor()
  await choose('companies.csv', csv(companies))
  expect(await page.getByLabel('It holds').inputValue()).toBe('accounts')
  expect(await page.getByLabel('Description fills').inputValue()).toBe('note')
  await page.getByLabel('Industry fills').selectOption('Note')
  await page.getByRole('table').getByText('Cleans ports · Industry: Services').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await run(/Created 2 .*Failed 0 /)
  await page.getByRole('link', { name: 'Go to the accounts' }).click()
  await page.getByRole('link', { name: 'Fjord Cleaning GmbH' }).click()
  await page.getByRole('region', { name: 'Timeline' }).getByText('Industry: Services').waitFor()
})

it('brings the people, at their companies', async () => {
  await page.goto(`${host.url}/contacts`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Import a CSV file' }).click()
  await choose('contacts.csv', csv(people))
  await page.getByRole('heading', { name: 'Import contacts' }).waitFor()
  await run(/Created 2 .*Failed 0 /)
  await page.getByRole('link', { name: 'Go to the contacts' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Julia Lind' })
  await expect.poll(() => row.innerText()).toContain('Fjord Cleaning GmbH')
})

it('brings the deals: says once what their words mean, how dates are written, and whose they are', async () => {
  await page.goto(`${host.url}/leads/import`)
  await choose('deals.csv', csv(deals))
  await page.getByText('Choose whether the day or the month comes first in dates.').waitFor()
  expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  await page.getByLabel('The day: 1/2/2026 is February 1').check()
  await page.getByLabel('Deal Stage “Kurz vor Abschluss” means').selectOption('Negotiation')
  await page.getByLabel('Deal owner “H. Meier” means').selectOption('Ben Carter')
  expect(await page.getByLabel('Deal Name fills').inputValue()).toBe('deal_name')
  const preview = page.getByRole('table')
  await preview.getByText('€9,000.50').waitFor()
  await preview.getByText('about 500').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await run(/Created 4 .*Failed 0 /)
  await page.getByText('“about 500” is not an amount').waitFor()
  const { data } = await client
    .from('leads')
    .select(
      'name, status, value, currency, closed_at, expected_close_on, lost_reason, owner_id, deal_name, accounts(name)',
    )
    .order('deal_name')
    .throwOnError()
  expect(
    data.map(({ name, status, value, currency, accounts }) => [
      name,
      status,
      value,
      currency,
      accounts?.name,
    ]),
  ).toEqual([
    ['Nora Vik', 'lost', 4000, 'USD', 'Vik Dental'],
    ['Nora Vik', 'qualified', null, 'USD', 'Vik Dental'],
    ['Julia Lind', 'won', 9000.5, 'EUR', 'Fjord Cleaning GmbH'],
    ['Julia Lind', 'negotiation', 12_000, 'EUR', 'Fjord Cleaning GmbH'],
  ])
  expect(data.map(({ closed_at }) => closed_at?.slice(0, 10))).toEqual([
    isoOf(fifth(3)),
    undefined,
    isoOf(fifth(2)),
    undefined,
  ])
  expect(data[0]).toMatchObject({ lost_reason: 'Price', owner_id: ben, deal_name: 'Chairs' })
})

it('is asked nothing a second time, and nothing comes twice', async () => {
  const held = await stateOf()
  await page.getByRole('link', { name: 'Import another file' }).click()
  await choose('deals.csv', csv(deals))
  await page.getByLabel('The day: 1/2/2026 is February 1').check()
  expect(await page.getByLabel('Deal Stage “Kurz vor Abschluss” means').inputValue()).toBe('negotiation')
  expect(await page.getByLabel('Deal Name fills').inputValue()).toBe('deal_name')
  await page.getByRole('radio', { name: /^Overwrite with the file/ }).check()
  await run(/Created 0 .*Updated 0 .*Skipped 4 .*Failed 0 /)
  expect(await stateOf()).toEqual(held)
})

it('finds its figures right', async () => {
  const counted = await countLeads()
  expect(counted).toEqual({ created: 4, won: 1, lost: 1, value: 9000.5 })
  expect(written(counted)).toEqual(['4', '1', '€9001', '50%'])
  expect(await readFigures()).toEqual(written(counted))
  const reason = page.getByRole('row').filter({ hasText: 'Price' })
  await expect.poll(() => reason.innerText()).toMatch(/Price\s+1\s+100\s?%\s+\$4,000/)
})

it('wins a sale, and opens the renewal on the same account', async () => {
  const { data: open } = await client
    .from('leads')
    .select('id')
    .eq('status', 'negotiation')
    .single()
    .throwOnError()
  await page.goto(`${host.url}/leads/${open.id}`)
  const stage = page.getByRole('combobox', { name: 'Status of Julia Lind' })
  // Its options come with the first touch.
  await stage.focus()
  await stage.selectOption({ label: 'Won' })
  const dialog = page.getByRole('dialog', { name: 'Close as won' })
  await dialog.getByRole('button', { name: 'Mark as won' }).click()
  const status = async () =>
    (await client.from('leads').select('status').eq('id', open.id).single().throwOnError()).data.status
  await expect.poll(status).toBe('won')
  await page.goto(`${host.url}/accounts`)
  await page.getByRole('link', { name: 'Fjord Cleaning GmbH' }).click()
  await page.getByRole('button', { name: 'New lead' }).click()
  await page.getByRole('menuitem', { name: 'With Julia Lind' }).click()
  await page.waitForURL(/\/leads\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { name: 'Julia Lind' }).waitFor()
  const { data } = await client.from('leads').select('id').eq('company', 'Fjord Cleaning GmbH').throwOnError()
  expect(data).toHaveLength(3)
  const people = await client.from('contacts').select('id', { count: 'exact', head: true })
  expect(people.count).toBe(2)
  const renewal = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const before = await countLeads()
  expect(before).toEqual({ created: 5, won: 2, lost: 1, value: 21_000.5 })
  expect(await readFigures()).toEqual(written(before))
  const renewed = { status: 'won', value: 3000.5, currency: 'EUR' }
  await client.from('leads').update(renewed).eq('id', renewal).throwOnError()
  // Two sales of one customer, and the renewal: each once.
  const after = await countLeads()
  expect(after).toEqual({ created: 5, won: 3, lost: 1, value: 24_001 })
  expect(await readFigures()).toEqual(written(after))
})

it('changes an amount, and restores it from the history', async () => {
  const { data: won } = await client.from('leads').select('id').eq('value', 9000.5).single().throwOnError()
  await page.goto(`${host.url}/leads/${won.id}`)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await timeline.getByText('Signed after one call').waitFor()
  await page.getByRole('button', { name: /^Value/ }).click()
  await page.getByRole('textbox', { name: 'Value' }).fill('30000')
  await page.keyboard.press('Enter')
  const entry = timeline.getByRole('listitem').filter({ hasText: '€30,000' })
  await entry.waitFor()
  await entry.hover()
  await entry.getByRole('button', { name: 'Restore Value' }).click()
  const value = async () =>
    (await client.from('leads').select('value').eq('id', won.id).single().throwOnError()).data.value
  await expect.poll(value).toBe(9000.5)
})

it('hands over the records of a leaver', async () => {
  await page.goto(`${host.url}/account?tab=members`)
  await page.getByRole('button', { name: 'Remove Priya Shah' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Priya Shah?' })
  await dialog.getByText('Priya Shah owns 2 leads and 1 account.').waitFor()
  await dialog.getByLabel('Who takes over?').selectOption('Ben Carter')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Ben Carter took over 2 leads and 1 account.').waitFor()
  for (const table of ['leads', 'accounts'] as const) {
    const { data } = await client.from(table).select('owner_id').throwOnError()
    expect(new Set(data.map(({ owner_id }) => owner_id))).toEqual(new Set([ben]))
  }
})

it('exports all of it, and nothing changes when that is imported again', async () => {
  const held = await stateOf()
  for (const [path, name, total] of [
    ['accounts', 'Import accounts', 2],
    ['contacts', 'Import contacts', 2],
    ['leads', 'Import leads', 5],
  ] as const) {
    await page.goto(`${host.url}/${path}`)
    await page
      .getByRole('link', { name: 'Julia Lind' })
      .or(page.getByRole('link', { name: 'Vik Dental' }))
      .first()
      .waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    const exported = await readFile(await download.path())
    await page.goto(`${host.url}/leads/import${path === 'leads' ? '' : `?of=${path}`}`)
    await choose(`${path}.csv`, exported)
    await page.getByRole('heading', { name }).waitFor()
    await page.getByRole('radio', { name: /^Overwrite with the file/ }).check()
    await run(new RegExp(`Created 0 .*Updated 0 .*Skipped ${total} .*Failed 0 `))
  }
  expect(await stateOf()).toEqual(held)
})

it('threw nothing', () => expect(errors).toEqual([]))
