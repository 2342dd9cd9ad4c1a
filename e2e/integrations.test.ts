import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import { inviteColleague } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { password, type SignedUp } from './support/people.ts'

let host: RunningHost
let browser: Browser
let owner: Page
let session: SignedUp
let errors: string[]
let receiver: Server
let received: { path: string; body: string }[] = []
/** What the receiver answers, by path; 200 where nothing stands here. */
const answers = new Map<string, number>()

function address(path: string) {
  const at = receiver.address()
  return `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}${path}`
}
async function open(page: Page, path = '/integrations') {
  await page.goto(`${host.url}${path}`)
  await page.locator('h1').first().waitFor()
  await settled(page)
}
async function add(button: string, name: string, url?: string) {
  await owner.getByRole('button', { name: button }).click()
  const dialog = owner.getByRole('dialog', { name: button })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  if (url) await dialog.getByLabel('Address').fill(url)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('heading', { name, level: 1 }).waitFor()
}

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      received.push({ path: request.url ?? '', body })
      response.writeHead(answers.get(request.url ?? '') ?? 200).end('noted')
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  host = await startHost({ WEBHOOK_ALLOW_PRIVATE: 'true' })
  ;({
    browser,
    page: owner,
    session,
    errors,
  } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.example' }, { host }))
})
afterAll(() => void receiver?.close())

it('shows what is connected, and tests each for real', async () => {
  await open(owner)
  await owner.getByText('Built-in engine on this machine').waitFor()
  await owner.getByText('Kept in the outbox of this machine').waitFor()
  for (const name of ['Language model', 'Mail', 'Calendar feed', 'MCP server'])
    await owner.getByRole('button', { name: `Test: ${name}` }).click()
  await owner.getByText('can set a language model').waitFor()
  await owner.getByText('can set a mail server').waitFor()
  await owner.getByText('The feed holds 0 tasks with a date').waitFor()
  const tools = owner.getByText(/The MCP server answered with \d+ tools/)
  await tools.waitFor()
  expect(Number(/\d+/.exec(await tools.innerText())?.[0])).toBeGreaterThan(20)
})

it('takes leads at an address of its own, and keeps what came', async () => {
  await open(owner)
  await add('New address', 'Website form')
  await owner.getByRole('button', { name: 'Send a test' }).click()
  await owner.getByText('A lead came in').waitFor()
  const url = await owner.getByLabel('Address with its secret', { exact: true }).inputValue()
  const posted = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ana Ruiz', email: 'ana@acme.example', interest: 'Trial' }),
  })
  expect(posted.status).toBe(201)
  const refused = await fetch(url, { method: 'POST', body: new URLSearchParams({ hello: 'there' }) })
  expect(refused.status).toBe(422)
  await owner.reload()
  const log = owner.getByRole('list', { name: 'Messages' })
  await log.getByText('we answered 201').first().waitFor()
  await owner.getByText('names a person').first().waitFor()
  expect(await accessibilityProblems(owner)).toEqual([])
  await owner.getByRole('button', { name: 'New secret' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Create a new secret' }).click()
  await owner.getByText('New secret created').waitFor()
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)
  await open(owner, '/leads')
  await owner.getByText('Ana Ruiz').first().waitFor()
})

it('tells a program what happens, shows a failure, and sends again', async () => {
  await open(owner)
  await owner.getByRole('button', { name: 'New webhook' }).click()
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByText('Give it a name').waitFor()
  await owner.getByText('Paste the whole address').waitFor()
  await owner.keyboard.press('Escape')
  await add('New webhook', 'Data warehouse', address('/warehouse'))
  await owner.getByRole('button', { name: 'Send a test' }).click()
  await owner.getByText(/It answered 200 in \d+ ms/).waitFor()
  answers.set('/warehouse', 500)
  await owner.getByRole('button', { name: 'Send a test' }).click()
  await owner.getByText('The address answered 500').first().waitFor()
  const log = owner.getByRole('list', { name: 'Messages' })
  await log.getByText('failed', { exact: true }).waitFor()
  answers.set('/warehouse', 200)
  const failed = log.getByRole('listitem').filter({ hasText: 'failed' })
  await failed.locator('summary').click()
  await failed.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => log.getByText('delivered', { exact: true }).count()).toBe(2)
  expect(received.filter(({ path }) => path === '/warehouse')).toHaveLength(3)
  await owner.getByRole('button', { name: 'Edit' }).click()
  await owner.getByRole('dialog').getByLabel('a task is done').check()
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('a lead is created, a task is done').waitFor()
  await owner.getByRole('switch').click()
  await expect.poll(() => owner.getByRole('switch').getAttribute('aria-checked')).toBe('false')
})

it('writes a line into a channel', async () => {
  await open(owner)
  await add('New channel', 'Sales', address('/slack'))
  await owner.getByRole('button', { name: 'Send a test' }).click()
  await owner.getByText(/It answered 200/).waitFor()
  expect(received.find(({ path }) => path === '/slack')?.body).toBe('{"text":"A test from Northwind"}')
})

it('makes a key that is shown once, works, and ends when it is revoked', async () => {
  await open(owner)
  await owner.getByRole('button', { name: 'New API key' }).click()
  await owner.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Reports')
  expect(await accessibilityProblems(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Create key' }).click()
  const key = await owner.getByRole('dialog').getByLabel('API key', { exact: true }).inputValue()
  await owner.getByRole('dialog').getByRole('button', { name: 'Test' }).click()
  await owner.getByText('The data API answered').waitFor()
  await owner.getByRole('button', { name: 'Done' }).click()
  const list = owner.getByRole('list', { name: 'Your API keys and apps' })
  await list.getByText(`${key.slice(0, 11)}…`).waitFor()
  expect(await owner.getByText(key).count()).toBe(0)
  const read = () => fetch(`${host.url}/rest/v1/leads`, { headers: { Authorization: `Bearer ${key}` } })
  expect((await read()).status).toBe(200)
  await list.getByRole('button', { name: 'Revoke the key Reports' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await owner.getByText('The key “Reports” was revoked').waitFor()
  expect((await read()).status).toBe(401)
})

it('is read by a colleague without the secrets', async () => {
  const { client } = await inviteColleague(host.url, session, { name: 'Eva', email: 'eva@northwind.example' })
  const { data } = await client.auth.getUser()
  expect(data.user?.email).toBe('eva@northwind.example')
  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(`${host.url}/auth`)
  await colleague.locator('[name=identifier]').fill('eva@northwind.example')
  await colleague.locator('[name=password]').fill(password)
  await colleague.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await colleague.waitForURL(/\/(onboarding|dashboard)/)
  await open(colleague)
  await expect.poll(() => colleague.getByText('An owner of your company sets these up').count()).toBe(3)
  expect(await colleague.getByText('Data warehouse').count()).toBe(0)
  expect(errors).toEqual([])
})
