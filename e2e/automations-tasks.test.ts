import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Automations that start with a task, of whomever it is. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>

const part = (name: string) =>
  page.getByRole('region', { name: 'What it does' }).getByLabel(name, { exact: true })

beforeAll(async () => {
  const journey = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.taskautomations.example',
  })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const draft = {
    trigger: { kind: 'task_completed' },
    actions: [
      { id: 'a', kind: 'update_account', column: 'phone', value: 'Visited' },
      { id: 'b', kind: 'create_task', title: 'Visit {{account.name}} again', dueDays: 7 },
    ],
  }
  const { data } = await client
    .from('automations')
    .insert({ name: 'Come again', draft })
    .select('id')
    .single()
    .throwOnError()
  await page.goto(`${host.url}/automations?automation=${data.id}`)
})

it('is offered every step, and a new task has all its fields', async () => {
  const offered = part('What to do').first().locator('option')
  for (const step of ['update the lead', 'update the account', 'update the contact', 'change the task'])
    await expect.poll(() => offered.allInnerTexts()).toContain(step)
  await page.getByText('More fields').click()
  await part('New description').fill('As last time.')
  await part('New reminder').selectOption({ label: '1 day before it is due' })
  await part('New repetition').selectOption({ label: 'every month on the 1st' })
  await part('Every how many months').fill('3')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await part('What to do').nth(2).selectOption('update_task')
  await part('What to set').nth(1).selectOption({ label: 'its due date' })
  await part('How the due date is set').selectOption({ label: 'the day' })
  await part('Days from then').fill('3')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish and switch on' }).click()
  await page.getByText('Version 1, published').waitFor()
  await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('true')
})

it('changes the account of a task that is done, and makes the next one', async () => {
  const { data: account } = await client
    .from('accounts')
    .insert({ name: 'Vik Dental' })
    .select('id')
    .single()
    .throwOnError()
  const { data: task } = await client
    .from('tasks')
    .insert({ title: 'Visit', account_id: account.id })
    .select('id')
    .single()
    .throwOnError()
  await client.from('tasks').update({ status: 'done' }).eq('id', task.id).throwOnError()
  const made = async () =>
    (
      await client
        .from('tasks')
        .select('description, recurrence, account_id')
        .eq('title', 'Visit Vik Dental again')
        .throwOnError()
    ).data
  await expect.poll(made).toEqual([
    {
      description: 'As last time.',
      recurrence: 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1',
      account_id: account.id,
    },
  ])
  const { data: held } = await client.from('accounts').select('phone').eq('id', account.id).single()
  expect(held).toEqual({ phone: 'Visited' })
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
