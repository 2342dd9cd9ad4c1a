import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, phoneWidths, settled } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let page: Page
let session: SignedUp
let colleague: Awaited<ReturnType<typeof inviteColleague>>
let errors: string[]

const client = () => clientOf(host.url, session)
const kept = async () =>
  (await client().from('lead_views').select('name, is_shared, search').order('position').throwOnError()).data
const views = () => page.getByRole('navigation', { name: 'Views' })
const view = (name: string | RegExp) => views().getByRole('link', { name })
const search = () => Object.fromEntries(new URL(page.url()).searchParams)
const current = () => views().locator('[aria-current=page]').allInnerTexts()
async function choose(item: string) {
  await page.getByRole('button', { name: /^View .*: actions$/ }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.views.example',
  }))
  colleague = await inviteColleague(host.url, session, {
    name: 'Mia Vogel',
    email: 'mia@northwind.views.example',
  })
  await client()
    .from('leads')
    .insert([
      { name: 'Ana Ruiz', company: 'Acme', status: 'proposal', value: 12_000 },
      { name: 'Tom Baker', company: 'Birch', status: 'proposal', value: 500 },
      { name: 'Lena Fischer', company: 'Cobalt', status: 'new', value: 80_000 },
    ])
    .throwOnError()
})

it('keep the filter and the order under a name', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('link', { name: 'Ana Ruiz' }).waitFor()
  expect(await current()).toEqual(['All leads'])
  expect(await page.getByRole('button', { name: 'Save view' }).count()).toBe(0)
  await page.getByLabel('Status', { exact: true }).selectOption('proposal')
  await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Give the view a name').waitFor()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Name', { exact: true }).fill('Open proposals')
  await page.keyboard.press('Enter')
  await expect.poll(current).toEqual(['Open proposals'])
  await page.getByText('2 leads found').waitFor()
  expect(search()).toMatchObject({ status: 'proposal', sort: 'value', direction: 'down' })
  expect(await kept()).toEqual([
    {
      name: 'Open proposals',
      is_shared: false,
      search: { status: 'proposal', sort: 'value', direction: 'down' },
    },
  ])
})

it('lead back to what they show, by the keyboard too, and say when the filters have moved on', async () => {
  await view('All leads').click()
  await page.getByText('3 leads', { exact: true }).waitFor()
  expect(search()).toEqual({})
  await view('Open proposals').focus()
  await page.keyboard.press('Enter')
  await page.getByText('2 leads found').waitFor()
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('acme')
  await page.getByText('1 lead found').waitFor()
  await view(/Open proposals.*edited/).waitFor()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('View Open proposals saved').first().waitFor()
  await expect.poll(async () => (await kept())?.[0]?.search).toMatchObject({ q: 'acme', status: 'proposal' })
  await expect.poll(current).toEqual(['Open proposals'])
  await page.reload()
  await page.getByText('1 lead found').waitFor()
  await expect.poll(current).toEqual(['Open proposals'])
  await view('My leads').click()
  await expect.poll(current).toEqual(['My leads'])
})

it('are renamed, and shared with the company, whose members see but do not change them', async () => {
  await view('Open proposals').click()
  await choose('Rename')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Acme proposals')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await view('Acme proposals').waitFor()
  const seen = async () => (await colleague.client.from('lead_views').select('id, name')).data ?? []
  expect(await seen()).toEqual([])
  await choose('Share with the company')
  await view(/Acme proposals.*shared/).waitFor()
  const [shared] = await seen()
  expect(shared?.name).toBe('Acme proposals')
  const refused = await colleague.client
    .from('lead_views')
    .update({ name: 'Taken' })
    .eq('id', shared?.id ?? '')
    .select()
  expect(refused.data).toEqual([])
})

it('show what a colleague shares as soon as it is there, to save under a name of one’s own', async () => {
  await colleague.client
    .from('lead_views')
    .insert(
      [
        { name: 'Fresh', is_shared: true, search: { status: 'new' }, position: 50 },
        { name: 'Mia alone', search: { status: 'won' }, position: 51 },
      ],
      { defaultToNull: false },
    )
    .throwOnError()
  await view(/^Fresh/).click()
  await page.getByRole('link', { name: 'Lena Fischer' }).waitFor()
  expect(await view('Mia alone').count()).toBe(0)
  await choose('Save as new view')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('My fresh ones')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(current).toEqual(['My fresh ones'])
})

it('are deleted with a way back', async () => {
  await choose('Delete view')
  await expect.poll(() => view('My fresh ones').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await view('My fresh ones').click()
  await expect.poll(current).toEqual(['My fresh ones'])
  await choose('Delete view')
  await expect.poll(async () => (await kept())?.map(({ name }) => name)).not.toContain('My fresh ones')
  expect(search()).toEqual({ status: 'new' })
})

it('hold the columns that are chosen, in their order, among them the company’s own fields', async () => {
  await client()
    .from('lead_fields')
    .insert({ key: 'plan', label: 'Plan', type: 'choice', options: ['Gold'] })
    .throwOnError()
  await client()
    .from('leads')
    .update({ custom: { plan: 'Gold' } })
    .eq('name', 'Ana Ruiz')
    .throwOnError()
  await page.goto(`${host.url}/leads`)
  const headings = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.replace(/ [↑↓]$/, ''))
  await page.getByRole('link', { name: 'Ana Ruiz' }).waitFor()
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Email', 'Score', 'Owner', 'Activity'])
    await dialog.getByRole('checkbox', { name, exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Plan' }).click()
  await dialog.getByRole('button', { name: 'Move Plan forward' }).click()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(headings).toEqual(['', 'Name', 'Company', 'Status', 'Plan', 'Value'])
  await page.getByRole('cell', { name: 'Gold' }).waitFor()
  await page.getByRole('button', { name: 'Save view' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('By plan')
  await page.keyboard.press('Enter')
  await expect.poll(current).toEqual(['By plan'])
  await view('All leads').click()
  await page.getByRole('columnheader', { name: 'Email' }).waitFor()
  await view('By plan').click()
  await expect.poll(headings).toEqual(['', 'Name', 'Company', 'Status', 'Plan', 'Value'])
})

it('that are unknown are said to be so, and the filters apply', async () => {
  await page.goto(`${host.url}/leads?status=new&view_id=99999999-9999-4999-8999-999999999999`)
  await page.getByText(/was deleted or isn’t shared with you/).waitFor()
  await page.getByText('1 lead found').waitFor()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(search).toEqual({ status: 'new' })
})

it('keep their place on phones', async () => {
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await held.goto(`${host.url}/leads`)
    await held.getByRole('link', { name: /^Acme proposals/ }).click()
    await held.getByRole('link', { name: 'Ana Ruiz' }).waitFor()
    await settled(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(held)).toEqual([])
    await held.context().close()
  }
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
