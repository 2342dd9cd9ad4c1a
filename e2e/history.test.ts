import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Who changed what, and giving it back. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>
let lead: { id: string; account_id: string | null; contact_id: string | null }

const timeline = () => page.getByRole('region', { name: 'Timeline' })
const history = () => page.getByRole('list', { name: 'History' })

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.history.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const { data } = await client
    .from('leads')
    .insert({ name: 'Julia Lind', company: 'Fjord Cleaning', email: 'julia@fjord.example', value: 12_000 })
    .select('id, account_id, contact_id')
    .single()
    .throwOnError()
  lead = data
})

it('changes an amount, shows it on the timeline and restores it', async () => {
  await page.goto(`${host.url}/leads/${lead.id}`)
  await timeline().getByText('Lead added').waitFor()
  await page.getByRole('button', { name: /^Value/ }).click()
  await page.getByRole('textbox', { name: 'Value' }).fill('30000')
  await page.keyboard.press('Enter')
  const entry = timeline().getByRole('listitem').filter({ hasText: '$30,000' })
  await entry.waitFor()
  expect(await entry.innerText()).toMatch(/Value\s+\$12,000\s+(→\s*)?became\s+\$30,000[\s\S]*Ben Carter/)
  await entry.hover()
  await entry.getByRole('button', { name: 'Restore Value' }).click()
  await page.getByText('Restored', { exact: true }).first().waitFor()
  const back = timeline()
    .getByRole('listitem')
    .filter({ hasText: /\$30,000[\s\S]*\$12,000/ })
  await back.first().waitFor()
  const { data } = await client.from('leads').select('value').eq('id', lead.id).single().throwOnError()
  expect(data.value).toBe(12_000)
})

it('asks first where the amount was changed since, and tells what it is now', async () => {
  await client.from('leads').update({ value: 20_000 }).eq('id', lead.id).throwOnError()
  await client.from('leads').update({ value: 45_000 }).eq('id', lead.id).throwOnError()
  const entry = timeline()
    .getByRole('listitem')
    .filter({ hasText: /\$12,000[\s\S]*\$20,000/ })
  await entry.hover()
  await entry.getByRole('button', { name: 'Restore Value' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Changed since' })
  await dialog.getByText('Value is $45,000 now. Value becomes $12,000 again.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore anyway' }).click()
  await timeline()
    .getByRole('listitem')
    .filter({ hasText: /\$45,000[\s\S]*\$12,000/ })
    .waitFor()
})

it('names stages as the board does, and the key that moved the lead', async () => {
  const { data: made } = await client
    .rpc('create_api_key', { name: 'Zapier', scopes: ['read', 'write'] })
    .throwOnError()
  const key = String(Reflect.get(Object(made), 'key'))
  await fetch(`${host.url}/rest/v1/leads?id=eq.${lead.id}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'negotiation' }),
  })
  const entry = timeline().getByRole('listitem').filter({ hasText: 'Negotiation' })
  await entry.getByText('By the API key “Zapier”').waitFor()
  expect(await timeline().getByText('New → Negotiation').count()).toBe(0)
})

it('shows the history of an account, a contact and a task on their own pages', async () => {
  await client
    .from('accounts')
    .update({ address: 'Main Street 1' })
    .eq('id', lead.account_id ?? '')
    .throwOnError()
  await page.goto(`${host.url}/accounts/${lead.account_id}`)
  const account = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await account.filter({ hasText: 'Main Street 1' }).waitFor()
  await client
    .from('contacts')
    .update({ title: 'Director' })
    .eq('id', lead.contact_id ?? '')
    .throwOnError()
  await page.goto(`${host.url}/contacts/${lead.contact_id}`)
  await page.getByRole('region', { name: 'Timeline' }).getByText('Director').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const { data: task } = await client
    .from('tasks')
    .insert({ title: 'Send the offer' })
    .select('id')
    .single()
    .throwOnError()
  await client.from('tasks').update({ priority: 'urgent', lead_id: lead.id }).eq('id', task.id).throwOnError()
  await page.goto(`${host.url}/tasks?task=${task.id}`)
  const drawer = page.getByRole('dialog', { name: 'Task' })
  await drawer.getByText('History', { exact: true }).click()
  const changed = drawer.getByRole('listitem').filter({ hasText: 'Urgent' })
  await changed.getByText('Julia Lind').waitFor()
})

it('tells of the people of a lead and of an edited note, and takes both back', async () => {
  const { data: uma } = await client
    .from('contacts')
    .insert({ name: 'Uma Vik' })
    .select('id')
    .single()
    .throwOnError()
  const person = { lead_id: lead.id, contact_id: uma.id }
  await client
    .from('lead_contacts')
    .insert({ ...person, role: 'user' })
    .throwOnError()
  await client.from('lead_contacts').update({ role: 'blocker' }).match(person).throwOnError()
  const { data: note } = await client
    .from('lead_activities')
    .insert({ lead_id: lead.id, kind: 'note', body: 'Wants a boat' })
    .select('id')
    .single()
    .throwOnError()
  await client.from('lead_activities').update({ body: 'Wants two boats' }).eq('id', note.id).throwOnError()
  await page.goto(`${host.url}/leads/${lead.id}`)
  await timeline().getByText('Uma Vik added to the people as user').waitFor()
  const role = timeline().getByRole('listitem').filter({ hasText: 'Blocker' })
  expect(await role.innerText()).toMatch(/Uma Vik\s+Role\s+User/)
  const edited = timeline().getByRole('listitem').filter({ hasText: 'Note edited' })
  await edited.getByText('Wants a boat').waitFor()
  await edited.hover()
  await edited.getByRole('button', { name: 'Restore Text' }).click()
  await expect
    .poll(async () => (await client.from('lead_activities').select('body').eq('id', note.id)).data)
    .toEqual([{ body: 'Wants a boat' }])
  expect(await accessibilityProblems(page)).toEqual([])
})

it('puts a deleted lead back with what went with it', async () => {
  const { data: gone } = await client
    .from('leads')
    .insert({ name: 'Gone Too Soon', value: 700 })
    .select('id')
    .single()
    .throwOnError()
  await client
    .from('lead_activities')
    .insert({ lead_id: gone.id, kind: 'note', body: 'Said goodbye' })
    .throwOnError()
  await client.from('leads').delete().eq('id', gone.id).throwOnError()
  await page.goto(`${host.url}/account?tab=history`)
  const deleted = history().getByRole('listitem').filter({ hasText: 'Lead deleted' })
  await deleted.hover()
  await deleted.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('With 2 timeline entries.').waitFor()
  await history().getByText('Lead restored').waitFor()
  const { data } = await client
    .from('leads')
    .select('value, lead_activities(body)')
    .eq('id', gone.id)
    .throwOnError()
  expect(data[0]?.value).toBe(700)
  expect(data[0]?.lead_activities).toContainEqual({ body: 'Said goodbye' })
})

it('lists everything for owners, narrows it, and exports it', async () => {
  await page.goto(`${host.url}/account?tab=history`)
  await history().getByText('Main Street 1').waitFor()
  await page.getByLabel('Source', { exact: true }).selectOption({ label: 'API key' })
  await expect.poll(() => history().getByRole('listitem').count()).toBe(1)
  await page.reload()
  await history().getByText('By the API key “Zapier”').waitFor()
  expect(await history().getByRole('listitem').count()).toBe(1)
  await page.getByLabel('Source', { exact: true }).selectOption({ label: 'Any source' })
  await page.getByLabel('Record').selectOption({ label: 'Leads' })
  await history().getByText('Main Street 1').waitFor({ state: 'detached' })
  await history().getByRole('link', { name: 'Julia Lind' }).first().waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toContain('When,Who,Way')
  expect(lines.filter((line) => line.includes('Value,"$12,000","$30,000"'))).toHaveLength(1)
  expect(text).toContain('API key,Zapier,lead,Julia Lind')
  expect(text).not.toContain('Main Street 1')
  await page.getByLabel('Record').selectOption({ label: 'All records' })
  await page.getByLabel('Weight').selectOption({ label: 'Removals, exports, keys and roles' })
  await history().getByText('Julia Lind').first().waitFor()
  await history().getByText('Main Street 1').waitFor({ state: 'detached' })
  await history().getByText('Lead deleted').waitFor()
  await history().getByText('Lead restored').waitFor()
  await history().getByText('API key added').waitFor()
  expect(await history().getByText('Lead added').count()).toBe(0)
  await page.getByLabel('Kept for').selectOption({ label: '1 year' })
  await page.getByText('Saved').first().waitFor()
  const { data } = await client.from('companies').select('history_days').single().throwOnError()
  expect(data.history_days).toBe(365)
})

it('has thrown nothing', () => expect(errors).toEqual([]))
