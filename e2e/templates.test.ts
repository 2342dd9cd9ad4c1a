import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

let host: Host
let page: Page
let errors: string[]
let readTemplates: () => Promise<{ subject: string; body: string }[]>

beforeAll(async () => {
  const begun = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.templates.example',
    company: 'Northwind',
  })
  ;({ host, page, errors } = begun)
  const headers = {
    apikey: begun.session.publishableKey,
    Authorization: `Bearer ${begun.session.accessToken}`,
    'Content-Type': 'application/json',
  }
  readTemplates = async () =>
    (await fetch(`${host.url}/rest/v1/templates?select=subject,body`, { headers })).json()
  const made = await fetch(`${host.url}/rest/v1/leads`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Maria <i>Alvarez</i>', email: 'maria@globex.example' }),
  })
  if (made.status !== 201) throw new Error(await made.text())
})

/** As somebody writes several lines. */
async function writeLines(field: Locator, [first = '', ...others]: string[]): Promise<void> {
  await field.fill(first)
  for (const line of others) {
    await field.press('Enter')
    await field.pressSequentially(line)
  }
}

const preview = () => page.getByRole('article', { name: 'Preview' })

it('is written with variables and seen with a real lead', async () => {
  await page.goto(`${host.url}/templates`)
  await page.getByRole('button', { name: 'Write an email template' }).click()
  await page.getByLabel('Name', { exact: true }).fill('First hello')
  await page.getByLabel('Subject', { exact: true }).fill('Hello {{lead.first_name}}')
  const body = page.getByLabel('Message', { exact: true })
  await body.fill('Dear , you do not know {{company.name}} yet.')
  await expect.poll(() => preview().innerText()).toContain('you do not know Northwind yet.')
  // ProseMirror puts a caret back that jumps to the start within 200 ms of the focus, unless a press came with it.
  await body.click({ position: { x: 40, y: 12 } })
  await body.press('Home')
  for (let step = 1; step <= 5; step += 1) await body.press('ArrowRight')
  await page.getByRole('button', { name: 'Insert a variable' }).last().click()
  await page.getByRole('menuitem', { name: 'Lead’s name', exact: true }).click()
  expect(await body.innerText()).toBe('Dear lead’s name, you do not know your company’s name yet.')
  await expect
    .poll(() => preview().innerText())
    .toContain('Dear Maria <i>Alvarez</i>, you do not know Northwind yet.')
  await expect.poll(() => preview().innerText()).toContain('Hello Maria')
})

it('reads a variable as a word, which keyboard and clipboard take as what is stored', async () => {
  const subject = page.getByLabel('Subject', { exact: true })
  await subject.press('End')
  // Onto the variable as a whole, and from there to what is said where it is unknown.
  await subject.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.getByLabel('What to say where lead’s first name is unknown').pressSequentially('there')
  expect((await subject.innerText()).trim()).toBe('Hello lead’s first name or “there”')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('Delete')
  expect((await subject.innerText()).trim()).toBe('')
  await page.keyboard.press('ControlOrMeta+z')
  expect((await subject.innerText()).trim()).toBe('Hello lead’s first name or “there”')
  const body = page.getByLabel('Message', { exact: true })
  await body.click()
  // Meanwhile the editor sets its caret, a moment after it was focused: over that of a key which came sooner.
  expect(await accessibilityProblems(page)).toEqual([])
  await body.press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => body.innerText()).toContain('yet.Hello lead’s first name or “there”')
  await page.keyboard.press('Backspace')
  expect(await body.innerText()).toMatch(/yet\.Hello $/)
  await page.getByText('Email · Saved').waitFor()
  const stored = await readTemplates()
  expect(stored.map(({ subject: kept }) => kept)).toEqual(['Hello {{lead.first_name|there}}'])
})

it('offers the variables behind two braces, by keyboard and by press', async () => {
  const body = page.getByLabel('Message', { exact: true })
  const choices = page.getByRole('listbox', { name: 'Variables' }).getByRole('option')
  const chosen = () => choices.and(page.locator('[aria-selected=true]')).innerText()
  await body.fill('')
  await body.pressSequentially('Hi {{')
  await choices.first().waitFor()
  const all = await choices.count()
  expect(await body.getAttribute('aria-controls')).toBe(
    await page.getByRole('listbox', { name: 'Variables' }).getAttribute('id'),
  )
  expect(await accessibilityProblems(page)).toEqual([])
  await body.pressSequentially('lead.f')
  await expect.poll(() => choices.allInnerTexts()).toEqual(['Lead’s first name'])
  await body.press('Backspace')
  await expect.poll(() => choices.count()).toBeGreaterThan(1)
  expect(await choices.count()).toBeLessThan(all)
  const [first, second] = await choices.allInnerTexts()
  expect(await chosen()).toBe(first)
  await body.press('ArrowDown')
  await expect.poll(chosen).toBe(second)
  expect(await body.getAttribute('aria-activedescendant')).toBe(
    await choices.and(page.locator('[aria-selected=true]')).getAttribute('id'),
  )
  await body.press('ArrowUp')
  await body.pressSequentially('f')
  await expect.poll(() => choices.allInnerTexts()).toEqual(['Lead’s first name'])
  await body.press('Enter')
  await choices.first().waitFor({ state: 'detached' })
  await body.pressSequentially(', {{your')
  await choices.filter({ hasText: 'Your company’s name' }).click()
  await body.pressSequentially('. {{phone')
  await expect.poll(() => choices.count()).toBeGreaterThan(0)
  // Escape leaves what is written, also while it is written on, and what comes next asks again.
  await body.press('Escape')
  await choices.first().waitFor({ state: 'detached' })
  await body.press('Backspace')
  await body.pressSequentially('e}} {{owner')
  await choices.first().waitFor()
  await body.press('Tab')
  await expect
    .poll(async () => (await body.innerText()).trim())
    .toBe('Hi lead’s first name, your company’s name. {{phone}} owner’s name')
  await expect.poll(() => body.evaluate((element) => element === document.activeElement)).toBe(true)
  const subject = page.getByRole('combobox', { name: 'Subject' })
  await subject.press('End')
  await subject.pressSequentially(' {{zebra')
  expect(await choices.count()).toBe(0)
  expect(await subject.getAttribute('aria-expanded')).toBe('false')
  for (let letter = 1; letter <= 'zebra'.length; letter += 1) await subject.press('Backspace')
  await choices.first().waitFor()
  expect(await subject.getAttribute('aria-expanded')).toBe('true')
  for (let letter = 1; letter <= ' {{'.length; letter += 1) await subject.press('Backspace')
  await choices.first().waitFor({ state: 'detached' })
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
  await writeLines(body, ['Hello {{lead.first_name}},', '', 'we do not sell what you are not able to use.'])
  await page.getByRole('button', { name: 'Rewrite with AI' }).click()
  await page.getByRole('menuitem', { name: 'Make it friendlier' }).click()
  await expect.poll(() => body.innerText()).toMatch(/^Hello lead’s first name,\s+we don't sell/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => body.innerText()).toContain('we do not sell')
})

it('goes back to what it was by its history', async () => {
  const subject = page.getByLabel('Subject', { exact: true })
  const former = await subject.innerText()
  // What was written before is a save of its own, or the history would have one change of both.
  await page.getByText('Email · Saved').waitFor()
  await subject.fill('Something else')
  await page.getByText('Email · Saved').waitFor()
  await page.getByText('History', { exact: true }).click()
  const change = page.getByRole('listitem').filter({ hasText: 'Something else' }).first()
  await change.hover()
  await change.getByRole('button', { name: 'Restore Subject' }).click()
  await expect.poll(() => subject.innerText()).toBe(former)
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
