import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, phone, phoneWidths, settled } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import { pickUp } from './support/drag.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let browser: Browser
let page: Page
let errors: string[]
let ben: SignedUp
let ana: Awaited<ReturnType<typeof inviteColleague>>

beforeAll(async () => {
  ;({
    host,
    browser,
    page,
    session: ben,
    errors,
  } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.example' },
    { context: { viewport: { width: 1280, height: 900 } } },
  ))
  ana = await inviteColleague(host.url, ben, { name: 'Ana Miller', email: 'ana@northwind.example' })
})

const client = () => clientOf(host.url, ben)
const statusOf = async (title: string) =>
  (await client().from('tasks').select('status').eq('title', title).single().throwOnError()).data.status
const column = (tab: Page, name: string) => tab.getByRole('region', { name, exact: true })
const card = (place: Locator, title: string) => place.getByRole('listitem').filter({ hasText: title })
async function moved(title: string, name: string, status: string) {
  await card(column(page, name), title).waitFor()
  await expect.poll(() => statusOf(title)).toBe(status)
}

describe('the calendar link', () => {
  it('is made with one click, read by another program, and ended', async () => {
    await client().from('tasks').insert({ title: 'Call Noor', due_at: '2027-02-03T09:00:00Z' }).throwOnError()
    await page.goto(`${host.url}/tasks`)
    await page.getByRole('button', { name: 'Calendar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tasks in your calendar' })
    await dialog.getByRole('button', { name: 'Create a link' }).click()
    const link = await dialog.getByRole('textbox', { name: 'Your link' }).inputValue()
    expect(await (await fetch(link)).text()).toContain('SUMMARY:Call Noor')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Calendar' }).click()
    await dialog.getByText('An app last read it').waitFor()
    await dialog.getByRole('button', { name: 'Revoke the link' }).click()
    await dialog.getByRole('button', { name: 'Create a link' }).waitFor()
    expect((await fetch(link)).status).toBe(404)
    await page.keyboard.press('Escape')
    await client().from('tasks').delete().eq('title', 'Call Noor').throwOnError()
  })
})

describe('the board', () => {
  it('is one switch away, and each task stands in the column of its status', async () => {
    const { data: lead } = await client()
      .from('leads')
      .insert({ name: 'Priya Patel', company: 'Globex' })
      .select('id')
      .single()
      .throwOnError()
    await client()
      .from('tasks')
      .insert(
        [
          { title: 'Call Priya', lead_id: lead.id, priority: 'high', due_at: '2020-02-03T09:00:00Z' },
          { title: 'Write the offer' },
          { title: 'Draft the contract', status: 'in_progress' },
          { title: 'Book the room', status: 'done' },
        ],
        { defaultToNull: false },
      )
      .throwOnError()
    await page.goto(`${host.url}/tasks`)
    await page.getByRole('radio', { name: 'Board' }).click()
    await page.waitForURL(/view=board/)
    const first = card(column(page, 'To do'), 'Call Priya')
    await first.getByText('Priya Patel, Globex').waitFor()
    await first.getByText('High').waitFor()
    await first.getByText('Overdue: Feb 3, 2020').waitFor()
    await first.getByText('Assigned to Ben Carter').waitFor()
    await card(column(page, 'In progress'), 'Draft the contract').waitFor()
    await card(column(page, 'Done'), 'Book the room').waitFor()
    await expect.poll(() => column(page, 'To do').locator('h2 + div').innerText()).toBe('2')
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('moves a task by dragging, and Undo takes it back', async () => {
    const from = await card(column(page, 'To do'), 'Write the offer').boundingBox()
    const to = await column(page, 'In progress').boundingBox()
    if (!from || !to) throw new Error('not on screen')
    await page.mouse.move(from.x + 20, from.y + from.height - 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + from.height, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 })
    await page.locator('[data-column=in_progress].bg-accent-soft').waitFor()
    await page.mouse.up()
    await moved('Write the offer', 'In progress', 'in_progress')
    expect(page.url()).not.toContain('task=')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await moved('Write the offer', 'To do', 'todo')
  })

  it('moves a task by keys, and the focus goes along', async () => {
    const link = card(column(page, 'To do'), 'Call Priya').getByRole('link', { name: 'Call Priya' })
    await link.focus()
    await pickUp(page.getByRole('button', { name: 'Drag Call Priya' }), 'Call Priya is over To do.')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('status').getByText('Call Priya is over In progress.').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('status').getByText('Call Priya is over Done.').waitFor()
    await page.keyboard.press('Space')
    await moved('Call Priya', 'Done', 'done')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Call Priya')
    await pickUp(page.getByRole('button', { name: 'Drag Call Priya' }), 'Call Priya is over Done.')
    await page.keyboard.press('Escape')
    await page.getByRole('status').getByText('Call Priya went back.').waitFor()
    expect(await statusOf('Call Priya')).toBe('done')
  })

  it('moves a task by its menu, without dragging', async () => {
    await page.getByRole('button', { name: 'Move Draft the contract' }).click()
    await page.getByRole('menuitem', { name: 'Move to Done' }).click()
    await moved('Draft the contract', 'Done', 'done')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Draft the contract')
    await page.getByRole('button', { name: 'Move Draft the contract' }).click()
    await page.getByRole('menuitem', { name: 'Move to To do' }).click()
    await moved('Draft the contract', 'To do', 'todo')
  })

  it('shows at once what a colleague moves, and a colleague’s own tasks by name', async () => {
    await ana.client
      .from('tasks')
      .update({ status: 'in_progress' })
      .eq('title', 'Write the offer')
      .throwOnError()
    await card(column(page, 'In progress'), 'Write the offer').waitFor()
    await ana.client.from('tasks').insert({ title: 'Send Ana’s slides' }).throwOnError()
    await page.getByLabel('Whose tasks').selectOption('Ana Miller')
    await card(column(page, 'To do'), 'Send Ana’s slides').waitFor()
    await expect.poll(() => page.getByText('Write the offer').count()).toBe(0)
    await page.getByLabel('Whose tasks').selectOption('Mine')
    await card(column(page, 'In progress'), 'Write the offer').waitFor()
  })

  it('sets a rhythm in words, and finishing a task of a series brings the next one, once', async () => {
    await page.getByLabel('Add a task').fill('Review the pipeline every weekday at 9')
    await page.getByText('Every weekday').waitFor()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const first = card(column(page, 'To do'), 'Review the pipeline')
    await first.getByText('Repeats: Every weekday').waitFor()
    const dates = async () =>
      (
        await client()
          .from('tasks')
          .select('id, due_at, status')
          .eq('title', 'Review the pipeline')
          .order('due_at')
          .throwOnError()
      ).data
    await page.getByRole('button', { name: 'Move Review the pipeline' }).click()
    await page.getByRole('menuitem', { name: 'Move to Done' }).click()
    await card(column(page, 'Done'), 'Review the pipeline').waitFor()
    // What is finished stands in both columns until they are read again, with the next one.
    await expect.poll(async () => (await dates()).length).toBe(2)
    const [one, next] = await dates()
    expect(one?.due_at).not.toBe(next?.due_at)
    await first.locator(`a[href*="${next?.id}"]`).click()
    expect(await dates()).toHaveLength(2)
    const drawer = page.getByRole('dialog', { name: 'Task' })
    await drawer.getByLabel('Repeats').selectOption('Monthly')
    await drawer.getByLabel('On day').selectOption('The last')
    await drawer.getByLabel('Ends').selectOption('After a number of times')
    await drawer.getByLabel('Times, including this one').fill('3')
    await drawer.getByText('Every month on the last day, 3 times').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Save' }).click()
    await first.getByText('Repeats: Every month on the last day, 3 times').waitFor()
    await page.getByRole('button', { name: 'Move Review the pipeline' }).first().click()
    await page.getByRole('menuitem', { name: 'Delete the series' }).click()
    await page.getByText('Series deleted').waitFor()
    await expect.poll(async () => (await dates()).map(({ status }) => status)).toEqual(['done'])
  })

  it.each(phoneWidths)(
    'snaps column by column on a phone of %i px, which never scrolls sideways',
    async (width) => {
      const small = await browser.newContext({
        ...phone,
        viewport: { width, height: 844 },
        storageState: await page.context().storageState(),
      })
      const tab = await small.newPage()
      await tab.goto(`${host.url}/tasks?view=board`)
      await card(column(tab, 'To do'), 'Draft the contract').waitFor()
      await settled(tab)
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await accessibilityProblems(tab)).toEqual([])
      await tab.getByRole('button', { name: 'Move Draft the contract' }).tap()
      await tab.getByRole('menuitem', { name: 'Move to In progress' }).tap()
      await card(column(tab, 'In progress'), 'Draft the contract').waitFor()
      await tab.getByRole('button', { name: 'Move Draft the contract' }).tap()
      await tab.getByRole('menuitem', { name: 'Move to To do' }).tap()
      await card(column(tab, 'To do'), 'Draft the contract').waitFor()
      await expect.poll(() => statusOf('Draft the contract')).toBe('todo')
      await small.close()
    },
  )
})

it('reminds so long before it is due, also once that is moved', async () => {
  const { data: task } = await client()
    .from('tasks')
    .insert({ title: 'Call Fjord', due_at: '2100-03-02T10:00:00Z' })
    .select('id')
    .single()
    .throwOnError()
  await page.goto(`${host.url}/tasks?task=${task.id}`)
  const drawer = page.getByRole('dialog', { name: 'Task' })
  await drawer.getByLabel('Reminder').selectOption('1 hour before')
  await drawer.getByLabel('Due', { exact: true }).fill('2100-03-03T12:00')
  expect(await drawer.getByLabel('Reminder').inputValue()).toBe('60')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await drawer.waitFor({ state: 'detached' })
  const read = async () =>
    (await client().from('tasks').select('due_at, remind_at').eq('id', task.id).single().throwOnError()).data
  const { due_at, remind_at } = await read()
  expect(Date.parse(due_at ?? '') - Date.parse(remind_at ?? '')).toBe(3_600_000)
  await page.goto(`${host.url}/tasks?task=${task.id}`)
  expect(await drawer.getByLabel('Reminder').inputValue()).toBe('60')
  await drawer.getByLabel('Reminder').selectOption('At a custom time')
  await drawer.getByLabel('Remind at').fill('2100-03-01T09:00')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await drawer.waitFor({ state: 'detached' })
  expect((await read()).remind_at).toMatch(/^2100-03-01T/)
  await client().from('tasks').delete().eq('id', task.id).throwOnError()
})

describe('several tasks at once, in the list', () => {
  const line = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const bar = () => page.getByRole('region', { name: 'Selected tasks' })
  const rows = async () =>
    (
      await client()
        .from('tasks')
        .select('title, priority, status, due_at')
        .like('title', 'Parcel %')
        .order('title')
        .throwOnError()
    ).data

  it('are selected with X or by their box, which then ticks nothing off', async () => {
    await client()
      .from('tasks')
      .insert([{ title: 'Parcel one' }, { title: 'Parcel two' }, { title: 'Parcel three' }])
      .throwOnError()
    await page.goto(`${host.url}/tasks?q=Parcel`)
    await line('Parcel one').getByRole('link', { name: 'Parcel one' }).focus()
    await page.keyboard.press('x')
    await bar().getByText('1 task selected').waitFor()
    await line('Parcel two').getByRole('checkbox', { name: 'Select Parcel two' }).check()
    await bar().getByText('2 tasks selected').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect((await rows()).map(({ status }) => status)).toEqual(['todo', 'todo', 'todo'])
    await bar().getByLabel('Priority of the selected tasks').selectOption('High')
    await bar().waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await rows()).map(({ priority }) => priority))
      .toEqual(['high', 'normal', 'high'])
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect
      .poll(async () => (await rows()).map(({ priority }) => priority))
      .toEqual(['normal', 'normal', 'normal'])
  })

  it('are filtered by priority, and get a record of the company together', async () => {
    const { data: lead } = await client()
      .from('leads')
      .insert({ name: 'Noor Haddad', company: 'Harbour Freight' })
      .select('id')
      .single()
      .throwOnError()
    await client().from('tasks').update({ priority: 'urgent' }).neq('title', 'Parcel one').throwOnError()
    await page.goto(`${host.url}/tasks?q=Parcel`)
    await page.getByRole('combobox', { name: 'Priority', exact: true }).selectOption('Urgent')
    await line('Parcel one').waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('priority')).toBe('urgent')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await bar().getByRole('button', { name: 'All' }).click()
    await bar().getByText('2 tasks selected').waitFor()
    await bar().getByRole('button', { name: 'Field', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Change a field' })
    await dialog.getByLabel('Field', { exact: true }).selectOption('Related record')
    await dialog.getByPlaceholder('None').fill('Noor')
    await dialog
      .getByRole('option', { name: /Noor Haddad/ })
      .first()
      .click()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change' }).click()
    await dialog.waitFor({ state: 'detached' })
    const leads = async () =>
      (
        await client().from('tasks').select('lead_id').like('title', 'Parcel %').order('title').throwOnError()
      ).data.map(({ lead_id: id }) => id)
    await expect.poll(leads).toEqual([null, lead.id, lead.id])
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(leads).toEqual([null, null, null])
    await page.goto(`${host.url}/tasks?q=Parcel`)
  })

  it('get a day, a person and an end together', async () => {
    const all = async () => {
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await bar().getByRole('button', { name: 'All' }).click()
      await bar().getByText('3 tasks selected').waitFor()
    }
    await all()
    await bar().getByLabel('Due of the selected tasks').selectOption('Next week')
    await expect.poll(async () => (await rows()).every(({ due_at: due }) => due !== null)).toBe(true)
    await all()
    await bar().getByRole('button', { name: 'Done' }).click()
    await expect
      .poll(async () => (await rows()).map(({ status }) => status))
      .toEqual(['done', 'done', 'done'])
    await all()
    await bar().getByRole('button', { name: 'Delete' }).click()
    await page.getByText('3 tasks deleted').waitFor()
    await page.getByText('No task matches').waitFor()
    await expect.poll(rows).toEqual([])
  })

  it('are all that were found, also those not on screen, and each goes back to its own', async () => {
    const crates = Array.from({ length: 1200 }, (_, index) => ({
      title: `Crate ${index}`,
      priority: index % 2 === 0 ? 'low' : 'high',
    }))
    for (const part of [crates.slice(0, 600), crates.slice(600)])
      await client().from('tasks').insert(part).throwOnError()
    const counted = async (priority: string) =>
      (
        await client()
          .from('tasks')
          .select('id', { count: 'exact', head: true })
          .like('title', 'Crate %')
          .eq('priority', priority)
          .throwOnError()
      ).count
    await page.goto(`${host.url}/tasks?q=Crate`)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await bar().getByRole('button', { name: 'All' }).click()
    await bar().getByText('1,200 tasks selected').waitFor()
    await bar().getByLabel('Priority of the selected tasks').selectOption('Urgent')
    await page.getByText('1,200 tasks: priority urgent').waitFor()
    expect(await counted('urgent')).toBe(1200)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByText('Undone', { exact: true }).waitFor()
    expect([await counted('low'), await counted('high')]).toEqual([600, 600])
    await client().from('tasks').delete().like('title', 'Crate %').throwOnError()
  })

  it('one is given to a colleague from its line', async () => {
    await client().from('tasks').insert({ title: 'Parcel four' }).throwOnError()
    await page.goto(`${host.url}/tasks?q=Parcel`)
    await page.getByRole('button', { name: 'Assignee of Parcel four: Ben Carter' }).click()
    await page.getByRole('menuitem', { name: 'Ana Miller' }).click()
    await page.getByText('Task assigned to Ana Miller').waitFor()
    await page.getByLabel('Whose tasks').selectOption('Ana Miller')
    await page.getByRole('button', { name: 'Assignee of Parcel four: Ana Miller' }).waitFor()
    await expect
      .poll(
        async () =>
          (
            await client()
              .from('tasks')
              .select('assignee_id')
              .eq('title', 'Parcel four')
              .single()
              .throwOnError()
          ).data.assignee_id,
      )
      .toBe(ana.id)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('throws no error on the way', () => expect(errors).toEqual([]))
})

it('a phone has one line of controls: adding, and a sheet of filters', async () => {
  await client()
    .from('tasks')
    .insert([{ title: 'Weigh the crate' }, { title: 'Paint the crate' }])
    .throwOnError()
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  })
  const phone = await context.newPage()
  await phone.goto(`${host.url}/tasks`)
  await phone.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = phone.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('searchbox', { name: 'Search tasks' }).fill('weigh')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await phone.getByRole('button', { name: 'Filter · 1' }).waitFor()
  await phone.getByRole('link', { name: 'Weigh the crate' }).waitFor()
  await expect.poll(() => phone.getByRole('link', { name: 'Paint the crate' }).count()).toBe(0)
  // The button that adds takes the filter's place as soon as there is something to add.
  expect(await phone.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0)
  await phone.getByRole('textbox', { name: 'Add a task' }).fill('Weigh the lid')
  await phone.getByRole('button', { name: 'Add', exact: true }).click()
  await phone.getByRole('link', { name: 'Weigh the lid' }).waitFor()
  await phone.getByRole('button', { name: 'Filter · 1' }).waitFor()
  await phone.getByRole('button', { name: 'More actions' }).click()
  await phone.getByRole('menuitem', { name: 'Select tasks' }).click()
  const selected = phone.getByRole('region', { name: 'Selected tasks' })
  await selected.getByRole('button', { name: 'All' }).click()
  await selected.getByText('2 tasks selected').waitFor()
  expect(await accessibilityProblems(phone)).toEqual([])
  await context.close()
  await client().from('tasks').delete().like('title', '% the crate').throwOnError()
  await client().from('tasks').delete().eq('title', 'Weigh the lid').throwOnError()
})

it('a day is the same on each screen, in the time zone of the profile and the order of the browser', async () => {
  const { data: self } = await client()
    .from('profiles')
    .update({ time_zone: 'Asia/Tokyo' })
    .eq('email', 'ben@northwind.example')
    .select('id')
    .single()
    .throwOnError()
  const { data: task } = await client()
    .from('tasks')
    .insert({ title: 'Count the days', due_at: '2020-06-15T23:30:00Z', assignee_id: self.id })
    .select('id')
    .single()
    .throwOnError()
  const context = await browser.newContext({
    locale: 'de-DE',
    timezoneId: 'America/New_York',
    storageState: await page.context().storageState(),
  })
  const german = await context.newPage()
  await german.goto(`${host.url}/tasks?q=Count+the+days`)
  const day = german.locator('time[datetime^="2020-06-15"]')
  await expect.poll(() => day.innerText()).toBe('16 Jun 2020')
  await german.goto(`${host.url}/dashboard`)
  const line = german.getByRole('region', { name: 'Overdue' }).getByRole('link', { name: 'Count the days' })
  await expect.poll(() => line.innerText()).toContain('16 Jun 2020')
  await context.close()
  await client().from('tasks').delete().eq('id', task.id).throwOnError()
})
