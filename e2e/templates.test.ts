import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

let host: Host
let page: Page
let errors: string[]

beforeAll(async () => {
  const begun = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.templates.example',
    company: 'Northwind',
  })
  ;({ host, page, errors } = begun)
  const made = await fetch(`${host.url}/rest/v1/leads`, {
    method: 'POST',
    headers: {
      apikey: begun.session.publishableKey,
      Authorization: `Bearer ${begun.session.accessToken}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ name: 'Maria <i>Alvarez</i>', email: 'maria@globex.example' }),
  })
  if (made.status !== 201) throw new Error(await made.text())
})

const preview = () => page.getByRole('article', { name: 'Preview' })

it('is written with variables and seen with a real lead', async () => {
  await page.goto(`${host.url}/templates`)
  await page.getByRole('button', { name: 'Write an email template' }).click()
  await page.getByLabel('Name', { exact: true }).fill('First hello')
  await page.getByLabel('Subject', { exact: true }).fill('Hello {{lead.first_name}}')
  const body = page.getByLabel('Message', { exact: true })
  await body.fill('Dear , you do not know {{company.name}} yet.')
  await body.evaluate((field) => field instanceof HTMLTextAreaElement && field.setSelectionRange(5, 5))
  await page.getByRole('button', { name: 'Insert a variable' }).last().click()
  await page.getByRole('menuitem', { name: 'Lead’s name', exact: true }).click()
  expect(await body.inputValue()).toBe('Dear {{lead.name}}, you do not know {{company.name}} yet.')
  await expect
    .poll(() => preview().innerText())
    .toContain('Dear Maria <i>Alvarez</i>, you do not know Northwind yet.')
  await expect.poll(() => preview().innerText()).toContain('Hello Maria')
})

it('names what is no variable and what is not known', async () => {
  const body = page.getByLabel('Message', { exact: true })
  await body.fill('{{lead.nmae}} {{lead.phone}}')
  await page.getByText('{{lead.nmae}} is not a variable').waitFor()
  const missing = page.getByText('Unknown for this lead')
  await expect.poll(() => missing.innerText()).toContain('lead’s phone')
})

it('is rewritten, and Undo brings the old words back', async () => {
  const body = page.getByLabel('Message', { exact: true })
  await body.fill('Hello {{lead.first_name}},\n\nwe do not sell what you are not able to use.')
  await page.getByRole('button', { name: 'Rewrite with AI' }).click()
  await page.getByRole('menuitem', { name: 'Make it friendlier' }).click()
  await expect.poll(() => body.inputValue()).toContain("Hello {{lead.first_name}},\n\nwe don't sell")
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => body.inputValue()).toContain('we do not sell')
})

it('goes back to what it was by its history', async () => {
  const subject = page.getByLabel('Subject', { exact: true })
  const former = await subject.inputValue()
  // What was written before is a save of its own, or the history would have one change of both.
  await page.getByText('Email · Saved').waitFor()
  await subject.fill('Something else')
  await page.getByText('Email · Saved').waitFor()
  await page.getByText('History', { exact: true }).click()
  const change = page.getByRole('listitem').filter({ hasText: 'Something else' }).first()
  await change.hover()
  await change.getByRole('button', { name: 'Restore Subject' }).click()
  await expect.poll(() => subject.inputValue()).toBe(former)
})

it('is kept without a button, and deleted with undo', async () => {
  await page.getByText('Email · Saved').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('First hello')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('No templates yet').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: /First hello/ }).waitFor()
})

it('throws nothing on any page', () => {
  expect(errors).toEqual([])
})
