import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { watchErrors } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { openPlace } from './support/journey.ts'
import { finishOnboarding, signUp } from './support/people.ts'

let host: RunningHost
let browser: Browser
let admin: Page
let ben: Page
const errors: string[][] = []

async function arrive(name: string, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  errors.push(watchErrors(page))
  await finishOnboarding(host.url, await signUp(page, host.url, { name, email }))
  return page
}

beforeAll(async () => {
  host = await startHost()
  ;({ browser } = await openPlace({ host }))
  admin = await arrive('Ada Admin', 'ada@northwind.example')
  ben = await arrive('Ben Carter', 'ben@globex.example')
})

it('finds an answer in the handbook, also with a slip, and opens it by keyboard', async () => {
  await ben.goto(`${host.url}/support`)
  const field = ben.getByRole('searchbox', { name: 'Search the handbook' })
  await field.fill('calender link')
  const hit = ben.getByRole('link', { name: 'In your calendar' })
  await hit.focus()
  await ben.keyboard.press('Enter')
  await ben.waitForURL(/article=tasks/)
  const title = ben.getByRole('heading', { name: 'Tasks', level: 2 })
  await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true)
  await ben.getByText('a new link ends the old one').waitFor()
  await ben.getByRole('link', { name: 'All topics' }).click()
  await ben.getByText('Do I need a key for a language model?').click()
  await ben.getByText('work with the engine that is built in').waitFor()
  await field.fill('zebra quantum')
  await ben.getByText('Nothing in the handbook').waitFor()
  await ben.getByRole('button', { name: 'Clear search' }).click()
  await ben.getByRole('link', { name: 'Getting started' }).waitFor()
})

it('says how the instance does', async () => {
  await ben.getByText('Everything works.').waitFor()
  const panel = ben.getByRole('region', { name: 'This instance' })
  for (const part of ['Database', 'Files', 'Background work'])
    expect(await panel.getByRole('listitem').filter({ hasText: part }).innerText()).toContain('works')
})

it('carries a question to an admin of another company and the answer back, live', async () => {
  await ben.getByRole('textbox', { name: 'Subject' }).fill('Half a transcript')
  await ben.getByRole('textbox', { name: 'Question' }).fill('It ends after a minute.')
  await ben.getByRole('button', { name: 'Send', exact: true }).click()
  const own = ben.getByRole('region', { name: 'Your questions' })
  await own.getByText('Waiting').waitFor()

  await admin.goto(`${host.url}/dashboard`)
  await admin.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await admin.getByRole('dialog', { name: 'Notifications' }).getByText('Half a transcript').click()
  await admin.waitForURL(/\/support\?ticket=/)
  const asked = admin.getByRole('region', { name: 'Asked on this instance' })
  await asked.getByText('It ends after a minute.').waitFor()
  await asked.getByRole('textbox', { name: 'Your answer' }).fill('Press Retry on its page, please.')
  await asked.getByRole('button', { name: 'Answer' }).click()

  await own.getByText('Answered').waitFor()
  await own.getByText('Half a transcript').click()
  await own.getByText('Press Retry on its page, please.').waitFor()
  await ben.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  expect(await own.getByRole('textbox').count()).toBe(0)
})

it('throws no error on the way', () => {
  expect(errors.flat()).toEqual([])
})
