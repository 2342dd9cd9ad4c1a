import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { accessibilityProblems } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import { password } from './support/people.ts'

/** An app on the person's own machine, and what came back to it. */
let app: Server
let returned: URLSearchParams[] = []
let host: Host
let browser: Browser
let page: Page
let errors: string[]
const email = 'ben@northwind.connect.example'

beforeAll(async () => {
  app = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://app')
    if (pathname === '/back') returned.push(searchParams)
    response.end('You can close this page.')
  }).listen(0, '127.0.0.1')
  await once(app, 'listening')
  ;({ host, browser, page, errors } = await beginJourney({ name: 'Ben Carter', email }))
})
afterAll(() => void app?.close())

function back() {
  const at = app.address()
  return `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/back`
}

/** Registers the app, and begins: where it sends the person, and what it keeps to itself. */
async function begin(name: string, scope?: string) {
  returned = []
  const answer = await fetch(`${host.url}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: name, redirect_uris: [back()] }),
  })
  const { client_id: id } = z.object({ client_id: z.string() }).parse(await answer.json())
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: id,
    redirect_uri: back(),
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'kept',
    ...(scope && { scope }),
  })
  return { id, verifier, address: `${host.url}/oauth/authorize?${query.toString()}` }
}

it('an app is let in by somebody who signs in for it, and shown the door under Integrations', async () => {
  const { id, verifier, address } = await begin('Claude')
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await stranger.locator('[name=identifier]').fill(email)
  await stranger.locator('[name=password]').fill(password)
  await stranger.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await stranger.getByRole('heading', { name: 'Let “Claude” act as you?' }).waitFor()
  await stranger.getByText('a program on this computer').waitFor()
  expect(await stranger.getByRole('radio').count()).toBe(3)
  expect(
    await stranger.getByRole('radio', { name: 'Read and write', exact: false }).first().isChecked(),
  ).toBe(true)
  expect(await accessibilityProblems(stranger)).toEqual([])
  await stranger.getByRole('button', { name: 'Allow', exact: true }).click()
  await stranger.getByText('You can close this page.').waitFor()
  const [answer] = returned
  expect([answer?.get('state'), answer?.get('iss')]).toEqual(['kept', host.url])
  const tokens = await fetch(`${host.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: id,
      code: answer?.get('code') ?? '',
      redirect_uri: back(),
      code_verifier: verifier,
    }),
  })
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await tokens.json())
  const read = async () =>
    (await fetch(`${host.url}/rest/v1/leads`, { headers: { Authorization: `Bearer ${token}` } })).status
  expect(await read()).toBe(200)

  await page.goto(`${host.url}/integrations`)
  const list = page.getByRole('list', { name: 'Your API keys and apps' })
  await list.getByText('Connected app').waitFor()
  await list.getByText('Read and write').waitFor()
  await list.getByRole('button', { name: 'Disconnect the app Claude' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('“Claude” was disconnected').waitFor()
  expect(await read()).toBe(401)
  await stranger.context().close()
})

it('somebody who signs up for it is asked once the welcome steps are over', async () => {
  const { address } = await begin('Claude')
  const stranger = await (await browser.newContext({ viewport: { width: 1024, height: 730 } })).newPage()
  await stranger.goto(address)
  // With the banner unanswered: it must not stand in anybody's way.
  await stranger.getByRole('region', { name: 'May we measure how this site is used?' }).waitFor()
  await stranger.getByRole('link', { name: 'Create an account' }).click()
  await stranger.locator('[name=fullName]').fill('Cleo Park')
  await stranger.locator('[name=identifier]').fill('cleo@signup.connect.example')
  await stranger.locator('[name=password]').fill(password)
  await stranger.locator('form').getByRole('button', { name: 'Create account' }).click()
  await stranger.getByRole('heading', { name: 'Your company' }).waitFor()
  // A reload keeps where it leads, too.
  await stranger.reload()
  await stranger.getByRole('button', { name: 'Skip' }).click()
  await stranger.getByRole('heading', { name: 'Colleagues' }).waitFor()
  await stranger.getByRole('button', { name: 'Skip' }).click()
  await stranger.getByRole('heading', { name: 'An app is waiting' }).waitFor()
  expect(await accessibilityProblems(stranger)).toEqual([])
  await stranger.getByRole('button', { name: 'Continue' }).click()
  await stranger.getByRole('heading', { name: 'Let “Claude” act as you?' }).waitFor()
  await stranger.getByText('You are signed in as cleo@signup.connect.example.').waitFor()
  await stranger.getByRole('button', { name: 'Allow', exact: true }).click()
  await stranger.getByText('You can close this page.').waitFor()
  expect(returned[0]?.get('code')).toBeTruthy()
  await stranger.goto(`${host.url}/dashboard`)
  await stranger.waitForURL(/\/dashboard$/)
  await stranger.context().close()
})

it('a no goes back to the app, and its request is over', async () => {
  const { address } = await begin('Reader', 'read')
  const phone = await onPhone(page)
  await phone.goto(address)
  await phone.getByRole('heading', { name: 'Let “Reader” act as you?' }).waitFor()
  const asked = phone.url()
  expect(await phone.getByRole('radio').count()).toBe(1)
  await phone.getByRole('button', { name: 'Don’t allow' }).click()
  await phone.getByText('You can close this page.').waitFor()
  expect(returned.map((answer) => [answer.get('error'), answer.get('code')])).toEqual([
    ['access_denied', null],
  ])
  await phone.goto(asked)
  await phone.getByText('This request has run out. Go back to the app and connect again.').waitFor()
  await phone.goto(`${host.url}/connect`)
  await phone.getByText('The address is not complete.').waitFor()
  await phone.context().close()
  expect(errors).toEqual([])
})
