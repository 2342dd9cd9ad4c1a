import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

let host: Host
let browser: Browser
let person: Page
let errors: string[]

const isFocused = (element: Element) => element === document.activeElement

beforeAll(async () => {
  ;({
    host,
    browser,
    page: person,
    errors,
  } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.developers.example' },
    { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  ))
})

it('stands without JavaScript, with the tables of this instance and samples that name it', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(`${host.url}/developers`)
  await page.getByRole('heading', { name: 'Developers', level: 1 }).waitFor()
  await page.getByText(`export PARLEY_URL=${host.url}`).waitFor()
  const leads = page
    .getByRole('list', { name: 'Tables' })
    .getByRole('listitem')
    .filter({ hasText: '/rest/v1/leads' })
  await leads.first().locator('summary').click()
  await leads.first().getByText('→ profiles.id').first().waitFor()
  // Nothing can be chosen here: each language stands there, without controls that do nothing.
  for (const file of ['create-lead.sh', 'create-lead.ts', 'create-lead.py'])
    await page.getByRole('figure', { name: file, exact: true }).waitFor()
  await page.getByText('os.environ["PARLEY_URL"] + "/rest/v1/leads"').first().waitFor()
  expect(await page.getByRole('radio').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Copy/ }).filter({ visible: true }).count()).toBe(0)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Webhooks' }).click()
  expect(new URL(page.url()).hash).toBe('#webhooks')
  await context.close()
})

it('shows all samples in the language that was chosen by the keyboard, also at the next visit', async () => {
  await person.goto(`${host.url}/developers`)
  await person.getByRole('heading', { name: 'Try it' }).waitFor()
  await person.getByRole('list', { name: 'Tables' }).getByRole('listitem').first().waitFor()
  await settled(person)
  const languageOf = (name: string) => person.getByRole('radiogroup', { name: `Language of ${name}` })
  const files = () => person.getByRole('figure').evaluateAll((all) => all.map((each) => each.ariaLabel))
  const chosen = languageOf('inbound-lead').getByRole('radio', { name: 'curl' })
  await chosen.focus()
  const topOf = () => languageOf('inbound-lead').evaluate((group) => group.getBoundingClientRect().top)
  const before = await topOf()
  await chosen.press('ArrowRight')
  await languageOf('inbound-lead')
    .getByRole('radio', { name: 'TypeScript', checked: true })
    .press('ArrowRight')
  await languageOf('create-lead').getByRole('radio', { name: 'Python', checked: true }).waitFor()
  expect(await languageOf('inbound-lead').getByRole('radio', { name: 'Python' }).evaluate(isFocused)).toBe(
    true,
  )
  // The examples above it have another length now.
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2)
  expect((await files()).join(' ')).not.toMatch(/(?:create|read|inbound)-\w+\.(?:sh|ts)/)
  await person.reload()
  await languageOf('read-leads').getByRole('radio', { name: 'Python', checked: true }).waitFor()
  await person.getByRole('button', { name: 'Copy read-leads.py' }).click()
  await person.getByText('Copied to clipboard').waitFor()
  expect(await person.evaluate(() => navigator.clipboard.readText())).toContain('urlencode(query)')
  await languageOf('read-leads').getByRole('radio', { name: 'curl' }).check()
  // There is no receiver in curl: its first language stands there.
  await person.getByRole('figure', { name: 'receive-webhooks.ts' }).waitFor()
})

it('gives OpenAPI 3.1 to other programs', async () => {
  const response = await fetch(`${host.url}/openapi.json`)
  expect(response.headers.get('content-type')).toContain('application/openapi+json')
  expect(await response.json()).toMatchObject({
    openapi: '3.1.1',
    paths: { '/leads': { get: {}, post: {}, patch: {}, delete: {} }, '/rpc/create_api_key': { post: {} } },
    components: { schemas: { leads: { properties: { id: { format: 'uuid', 'x-primary-key': true } } } } },
  })
})

it('tries the API as oneself: adds, reads and refuses what would reach every row', async () => {
  await person.goto(`${host.url}/developers`)
  await person.getByRole('heading', { name: 'Try it' }).waitFor()
  await settled(person)
  const send = person.getByRole('button', { name: 'Send', exact: true })
  await person.getByLabel('Method').selectOption('POST')
  await person.getByLabel('Path').fill('/rest/v1/leads')
  await person.getByLabel('Body').fill('{"name": "Tried here"}')
  await send.click()
  await person.getByText(/^201 in/).waitFor()
  await person.locator('pre').filter({ hasText: '"name": "Tried here"' }).waitFor()
  await person.getByLabel('Method').selectOption('DELETE')
  await send.click()
  await person.getByText('Without a filter this would reach every row').waitFor()
  const tables = person.getByRole('list', { name: 'Tables' })
  await tables
    .locator('summary')
    .filter({ hasText: /^tasks/ })
    .click()
  await person.getByRole('button', { name: 'Try it: /rest/v1/tasks?limit=3' }).click()
  await expect.poll(() => person.getByLabel('Path').inputValue()).toBe('/rest/v1/tasks?limit=3')
  expect(await person.getByLabel('Method').inputValue()).toBe('GET')
  await send.click()
  await person.getByText(/^200 in/).waitFor()
  expect(await accessibilityProblems(person)).toEqual([])
  expect(errors).toEqual([])
})
