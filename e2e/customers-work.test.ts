import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Work and conversations with a customer beside every sale. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>
let account = ''

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.work.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const { data: lead } = await client
    .from('leads')
    .insert({ name: 'Julia Lind', company: 'Fjord Cleaning', email: 'julia@fjord.example' })
    .select('id, account_id')
    .single()
    .throwOnError()
  account = lead.account_id ?? ''
  await client.from('tasks').insert({ title: 'Send the offer', lead_id: lead.id }).throwOnError()
  const { data: talk } = await client
    .from('recordings')
    .insert({ title: 'Site visit', source: 'import' })
    .select('id')
    .single()
    .throwOnError()
  const consent = { recording_id: talk.id, method: 'everyone_agreed' }
  await client.from('recording_consents').insert(consent).throwOnError()
  const segments = [{ start: 0, end: 9, speaker: 'Ben', text: 'We walked through all the floors today.' }]
  await client.rpc('import_transcript', { recording: talk.id, segments }).throwOnError()
})

const taskOf = async (title: string) =>
  (
    await client
      .from('tasks')
      .select('status, lead_id, account_id, contacts(name)')
      .eq('title', title)
      .single()
      .throwOnError()
  ).data

it('adds a task to an account, beside those of its sales, and ticks one off there', async () => {
  await page.goto(`${host.url}/accounts/${account}`)
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await tasks.getByText('Send the offer').waitFor()
  await tasks.getByRole('textbox', { name: 'Add a task' }).fill('Prepare the yearly review !high')
  await tasks.getByRole('button', { name: 'Add' }).click()
  await tasks.getByRole('link', { name: 'Prepare the yearly review' }).waitFor()
  expect(await taskOf('Prepare the yearly review')).toMatchObject({ account_id: account, lead_id: null })
  // The task of the sale says whose it is; the account's own needs not.
  expect(await tasks.getByRole('link', { name: 'Julia Lind', exact: true }).count()).toBe(1)
  expect(await tasks.getByRole('link', { name: 'Fjord Cleaning', exact: true }).count()).toBe(0)
  await tasks.getByRole('checkbox', { name: 'Done: Send the offer' }).click()
  await expect.poll(async () => (await taskOf('Send the offer')).status).toBe('done')
  expect(await accessibilityProblems(page)).toEqual([])
})

it('gives it to a person in its drawer, and the list leads there', async () => {
  await page.goto(`${host.url}/tasks`)
  await page.getByRole('link', { name: 'Prepare the yearly review' }).click()
  const drawer = page.getByRole('dialog', { name: 'Task' })
  const field = drawer.getByRole('combobox', { name: 'Related to' })
  await expect.poll(() => field.inputValue()).toBe('Fjord Cleaning')
  await field.fill('julia')
  await drawer.getByRole('option', { name: 'Julia Lind, Fjord Cleaning · Contact' }).click()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => taskOf('Prepare the yearly review'))
    .toMatchObject({
      account_id: null,
      contacts: { name: 'Julia Lind' },
    })
  const line = page.getByRole('listitem').filter({ hasText: 'Prepare the yearly review' })
  await line.getByRole('link', { name: 'Julia Lind, Fjord Cleaning' }).click()
  await page.waitForURL(/\/contacts\//)
  await page.getByRole('region', { name: 'Tasks' }).getByText('Prepare the yearly review').waitFor()
})

it('tags an account on its page, and many at once with their owner, each with the way back', async () => {
  await client
    .from('accounts')
    .insert([{ name: 'Sund Bakery' }, { name: 'Vik Dental' }])
    .throwOnError()
  const held = async () =>
    (await client.from('accounts').select('name, tags, owner_id').order('name').throwOnError()).data
  const before = await held()
  await page.goto(`${host.url}/accounts/${account}`)
  const facts = page.getByRole('region', { name: 'Details' })
  await facts.getByRole('button', { name: 'Add a tag' }).click()
  await facts.getByRole('combobox', { name: 'New tag' }).fill('key account')
  await page.keyboard.press('Enter')
  const mark = facts.getByRole('button', { name: 'Remove the tag key account' })
  await mark.waitFor()
  await expect.poll(async () => (await held()).flatMap(({ tags }) => tags)).toEqual(['key account'])
  await mark.click()
  await expect.poll(held).toEqual(before)

  await page.goto(`${host.url}/accounts`)
  await page.getByRole('link', { name: 'Sund Bakery' }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('checkbox', { name: 'Select Vik Dental' }).click()
  const bar = page.getByRole('region', { name: 'Selected accounts' })
  await bar.getByText('2 accounts selected').waitFor()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await bar.getByText('3 accounts selected').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await bar.getByRole('button', { name: 'Tag' }).click()
  await page.getByRole('dialog').getByLabel('Tag', { exact: true }).fill('north')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByText('3 accounts tagged “north”').waitFor()
  expect((await held()).map(({ tags }) => tags)).toEqual([['north'], ['north'], ['north']])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(held).toEqual(before)
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByLabel('Assign 3 accounts to').selectOption('Nobody')
  await page.getByText('3 accounts assigned to nobody').waitFor()
  expect((await held()).map(({ owner_id }) => owner_id)).toEqual([null, null, null])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(held).toEqual(before)
})

it('links a conversation to an account, which then shows it', async () => {
  await page.goto(`${host.url}/voice`)
  await page.getByRole('link', { name: 'Site visit' }).click()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Link the conversation' })
  await dialog.getByRole('searchbox').fill('fjord')
  await dialog.getByRole('button', { name: 'Fjord Cleaning Account' }).click()
  const panel = page.getByRole('region', { name: 'Account' })
  await panel.getByRole('link', { name: 'Fjord Cleaning' }).click()
  await page.waitForURL(/\/accounts\//)
  await page
    .getByRole('region', { name: 'Conversations' })
    .getByRole('link', { name: 'Site visit' })
    .waitFor()
  expect(errors).toEqual([])
})
