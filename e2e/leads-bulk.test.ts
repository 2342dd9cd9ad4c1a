import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Tags, and what is done with several leads at once. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.bulk.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  await client
    .from('leads')
    .insert([
      { name: 'Ana Ruiz', tags: ['vip'] },
      { name: 'Bo Lind', tags: [] },
      { name: 'Cy Dahl', tags: [] },
    ])
    .throwOnError()
})

const bar = () => page.getByRole('region', { name: 'Selected leads' })
const held = async () =>
  (await client.from('leads').select('name, tags, owner_id').order('name').throwOnError()).data
const tags = async () => (await held()).map((lead) => lead.tags)
const undo = (said: string) =>
  page.locator('[data-sonner-toast]', { hasText: said }).getByRole('button', { name: 'Undo' }).click()
async function select(...names: string[]) {
  await page.goto(`${host.url}/leads`)
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await bar().waitFor()
}

it('tags several leads, each beside its own tags, and takes it back', async () => {
  await select('Ana Ruiz', 'Bo Lind')
  await bar().getByRole('button', { name: 'Tag', exact: true }).click()
  await page
    .getByRole('textbox', { name: 'Tag' })
    .or(page.getByRole('combobox', { name: 'Tag' }))
    .fill('renewal')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect.poll(tags).toEqual([['vip', 'renewal'], ['renewal'], []])
  await undo('2 leads tagged “renewal”')
  await expect.poll(tags).toEqual([['vip'], [], []])
})

it('gives several leads a value in a field, also one of the company’s own, and takes it back', async () => {
  await client
    .from('lead_fields')
    .insert({ key: 'plan', label: 'Plan', type: 'choice', options: ['Gold', 'Blue'] })
    .throwOnError()
  await client
    .from('leads')
    .update({ custom: { plan: 'Blue' } })
    .eq('name', 'Ana Ruiz')
    .throwOnError()
  const read = async (column: 'source' | 'custom') =>
    (await client.from('leads').select('source, custom').order('name').throwOnError()).data.map(
      (lead) => lead[column],
    )
  const dialog = page.getByRole('dialog', { name: 'Change a field' })
  const open = async () => {
    await select('Ana Ruiz', 'Bo Lind')
    await bar().getByRole('button', { name: 'Field', exact: true }).click()
  }
  await open()
  await dialog.getByLabel('Field').selectOption('Value')
  await dialog.getByLabel('New value').fill('much')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog.getByText('Write the value in digits, such as 12500, 25k or €900').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('New value').fill('€25k')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  const worth = async () =>
    (await client.from('leads').select('value, currency').order('name').throwOnError()).data.map(
      ({ value, currency }) => (value === null ? null : `${value} ${currency}`),
    )
  await expect.poll(worth).toEqual(['25000 EUR', '25000 EUR', null])
  await undo('Value of 2 leads changed')
  await expect.poll(worth).toEqual([null, null, null])
  await open()
  await dialog.getByLabel('Field').selectOption('Source')
  await dialog.getByLabel('New value').fill('Fair')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect.poll(() => read('source')).toEqual(['Fair', 'Fair', null])
  await open()
  await dialog.getByLabel('Field').selectOption('Plan')
  await dialog.getByLabel('New value').selectOption('Gold')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect.poll(() => read('custom')).toEqual([{ plan: 'Gold' }, { plan: 'Gold' }, {}])
  await undo('Plan of 2 leads changed')
  await expect.poll(() => read('custom')).toEqual([{ plan: 'Blue' }, {}, {}])
})

it('gives several leads to somebody', async () => {
  await select('Bo Lind', 'Cy Dahl')
  await bar().getByRole('combobox', { name: 'Assign 2 leads to' }).selectOption('Nobody')
  await expect
    .poll(async () => (await held()).map(({ owner_id }) => owner_id === null))
    .toEqual([false, true, true])
})

it('adds a task to each of several leads, and takes them back', async () => {
  await select('Ana Ruiz', 'Cy Dahl')
  await bar().getByRole('button', { name: 'Add task' }).click()
  await page.getByRole('textbox', { name: 'Task' }).fill('Call about the renewal tomorrow !high')
  await page.getByText(/Call about the renewal\s· tomorrow.*\s· High/i).waitFor()
  // The answer to the first press is lost on its way; the second makes none of them again.
  await page.route(
    '**/rest/v1/tasks*',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 400, json: { message: 'Lost on its way' } })
    },
    { times: 1 },
  )
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add task' })
  await add.click()
  await page.getByRole('dialog').getByText('Lost on its way').waitFor()
  await add.click()
  const made = async () =>
    (await client.from('tasks').select('title, priority, leads(name)').throwOnError()).data
      .map(({ title, priority, leads }) => `${title} ${priority} ${leads?.name}`)
      .toSorted()
  await expect
    .poll(made)
    .toEqual(['Call about the renewal high Ana Ruiz', 'Call about the renewal high Cy Dahl'])
  await undo('Task added to 2 leads')
  await expect.poll(made).toEqual([])
})

it('tags one lead on its page', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('link', { name: 'Ana Ruiz' }).click()
  await page.getByRole('button', { name: 'Add a tag' }).click()
  await page.keyboard.type('north')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove the tag north' }).waitFor()
  await expect.poll(async () => (await tags())[0]).toEqual(['vip', 'north'])
  await page.getByRole('button', { name: 'Remove the tag vip' }).click()
  await expect.poll(async () => (await tags())[0]).toEqual(['north'])
  expect(await accessibilityProblems(page)).toEqual([])
  expect(errors).toEqual([])
})
