import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { openPlace } from './support/journey.ts'
import { finishOnboarding, readSession, signUp } from './support/people.ts'
import { type Proxy, startProxy } from './support/proxy.ts'

let host: Host
let proxy: Proxy
let browser: Browser
let page: Page
beforeAll(async () => {
  ;({ host, browser } = await openPlace({ launch: { isWhole: true } }))
  proxy = await startProxy(host.port)
  page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage()
  const session = await signUp(page, proxy.url, {
    name: 'Ben Carter',
    email: 'ben@northwind.offline.example',
  })
  await finishOnboarding(host.url, session)
})
afterAll(() => proxy?.close())

const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
const registrations = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

describe('the service worker', () => {
  it('is asked for anew each time, and stands after the first visit of someone signed in', async () => {
    const answer = await fetch(`${host.url}/service-worker.js`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    await page.goto(`${proxy.url}/tasks`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    expect(await isServed()).toBe(true)
  })

  it('opens the app without a network, and keeps no answer with data', async () => {
    proxy.isCut = true
    await page.goto(`${proxy.url}/leads`)
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    proxy.isCut = false
    expect(kept).toContain('/index.html')
    expect(kept.filter((path) => /^\/\w+\/v1\//.test(path))).toEqual([])
  })

  it('tells of a new version and starts it on Reload alone', async () => {
    await page.goto(`${proxy.url}/tasks`)
    proxy.version = 'the next one'
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    const notice = page.getByRole('region', { name: 'A new version is ready' })
    await notice.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.evaluate(() => Reflect.set(globalThis, 'isOld', true))
    const reloaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isOld'))).toBeUndefined()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null)).toBe(true)
  })

  it('goes in Safe Mode', async () => {
    expect(await registrations()).toBe(1)
    await page.goto(`${proxy.url}/tasks?safe=1`)
    await page.getByText('Safe Mode', { exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(registrations).toBe(0)
    await page.goto(`${proxy.url}/tasks?safe=0`)
  })

  it('makes the app installable', async () => {
    await page.goto(`${proxy.url}/tasks`)
    const client = await page.context().newCDPSession(page)
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
    // The test's own window is a private one; all else would be the app's fault.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  })
})

describe('work without a network', () => {
  beforeAll(async () => {
    await page.context().close()
    page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage()
    const session = await signUp(page, host.url, { name: 'Mara Lind', email: 'mara@southwind.example' })
    await finishOnboarding(host.url, session)
    await page.goto(`${host.url}/leads`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
  })

  const offline = () => page.getByText('You are offline. Changes are kept here and sent when you are back.')
  const refusal = () => page.getByRole('alert').filter({ hasText: 'A change you made offline was not saved' })
  const ask = async (path: string, init: RequestInit = {}) => {
    const { publishableKey, accessToken } = await readSession(page)
    const headers = {
      apikey: publishableKey,
      Authorization: `Bearer ${accessToken}`,
      'Content-Type': 'application/json',
    }
    return (await fetch(`${host.url}/rest/v1/${path}`, { headers, ...init })).text()
  }
  const leadStatus = () => ask('leads?select=status')
  const queues = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /queue/.test(key)))
  const move = async (status: string) => {
    const choice = page.getByRole('combobox', { name: 'Status of Acme' })
    // Its options come with the first touch.
    await choice.focus()
    await choice.selectOption({ label: status })
  }

  it('keeps a change over a reload and makes it on the way back', async () => {
    await page.goto(`${host.url}/leads?new=1`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Acme')
    await page.getByRole('button', { name: 'Add lead' }).click()
    await page.getByText('1 lead', { exact: true }).waitFor()
    await page.context().setOffline(true)
    await offline().waitFor()
    await move('Won')
    await page.getByRole('button', { name: 'Mark as won' }).click()
    await page.getByText('1 change is waiting.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.reload()
    await page.getByText('1 change is waiting.').waitFor()
    await page.context().setOffline(false)
    await offline().waitFor({ state: 'detached' })
    await expect.poll(leadStatus).toContain('"won"')
    // The server has the change before the browser has its answer.
    await expect.poll(queues).toEqual([])
  })

  it.each(['accounts', 'contacts'])('keeps an edit of %s and makes it on the way back', async (table) => {
    await ask(table, { method: 'POST', body: JSON.stringify({ name: 'Fjord' }) })
    await page.goto(`${host.url}/${table}`)
    await page.getByRole('link', { name: 'Fjord' }).click()
    const phone = page.getByRole('button', { name: 'Phone: Add' })
    await phone.waitFor()
    await page.context().setOffline(true)
    await offline().waitFor()
    await phone.click()
    await page.getByRole('textbox', { name: 'Phone' }).fill('+47 55 100')
    await page.keyboard.press('Enter')
    await page.getByText('1 change is waiting.').waitFor()
    await page.getByRole('button', { name: 'Phone: +47 55 100' }).waitFor()
    await page.context().setOffline(false)
    await offline().waitFor({ state: 'detached' })
    await expect.poll(() => ask(`${table}?select=phone&name=eq.Fjord`)).toContain('+47 55 100')
    await expect.poll(queues).toEqual([])
  })

  it('keeps a change of several accounts and makes it on the way back', async () => {
    await ask('accounts', { method: 'POST', body: JSON.stringify([{ name: 'Vik' }, { name: 'Moe' }]) })
    await page.goto(`${host.url}/accounts`)
    for (const name of ['Vik', 'Moe']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    const bar = page.getByRole('region', { name: 'Selected accounts' })
    await bar.getByText('2 accounts selected').waitFor()
    const choice = bar.getByRole('combobox', { name: 'Assign 2 accounts to' })
    await expect.poll(() => choice.locator('option').allInnerTexts()).toContain('Mara Lind')
    await page.context().setOffline(true)
    await offline().waitFor()
    await choice.selectOption('Nobody')
    await page.getByText('1 change is waiting.').waitFor()
    await page.context().setOffline(false)
    await offline().waitFor({ state: 'detached' })
    await expect.poll(queues).toEqual([])
    const owners: unknown = JSON.parse(await ask('accounts?select=owner_id&name=in.(Vik,Moe)'))
    expect(owners).toEqual([{ owner_id: null }, { owner_id: null }])
  })

  it('keeps a new contact with their new account, and makes both on the way back', async () => {
    await page.goto(`${host.url}/contacts`)
    await page.getByRole('button', { name: 'New contact' }).click()
    const drawer = page.getByRole('dialog', { name: 'New contact' })
    const account = drawer.getByRole('combobox', { name: 'Account' })
    await account.fill('Ostrava Glass')
    await page.getByRole('option', { name: /New account/ }).click()
    await page.context().setOffline(true)
    await offline().waitFor()
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Jana Novak')
    await drawer.getByRole('button', { name: 'Add contact' }).click()
    await page.getByText('2 changes are waiting.').waitFor()
    expect(await ask('contacts?select=name&name=eq.Jana Novak')).toBe('[]')
    await page.context().setOffline(false)
    await offline().waitFor({ state: 'detached' })
    await expect
      .poll(() => ask('contacts?select=name,accounts(name)&name=eq.Jana Novak'))
      .toBe('[{"name":"Jana Novak","accounts":{"name":"Ostrava Glass"}}]')
    await expect.poll(queues).toEqual([])
  })

  it('makes what was added without a network, once', async () => {
    await page.goto(`${host.url}/tasks`)
    const line = page.getByRole('textbox', { name: 'Add a task' })
    await line.focus()
    await page.context().setOffline(true)
    await offline().waitFor()
    await line.fill('Call Ana back')
    await line.press('Enter')
    await page.getByText('1 change is waiting.').waitFor()
    expect(await line.inputValue()).toBe('')
    expect(await ask('tasks?select=title')).toBe('[]')
    await page.context().setOffline(false)
    await page
      .getByRole('link', { name: 'Call Ana back' })
      .or(page.getByText('Call Ana back', { exact: true }))
      .first()
      .waitFor()
    await expect.poll(queues).toEqual([])
    expect(await ask('tasks?select=title')).toBe('[{"title":"Call Ana back"}]')
  })

  it('does not write over what somebody changed meanwhile, unless told to', async () => {
    await page.goto(`${host.url}/leads`)
    await page.getByText('Acme').first().waitFor()
    await page.context().setOffline(true)
    await offline().waitFor()
    await move('Qualified')
    await page.getByText('1 change is waiting.').waitFor()
    // Another device, whose network works.
    await ask('leads?name=eq.Acme', { method: 'PATCH', body: '{"status":"lost"}' })
    await page.context().setOffline(false)
    await refusal().waitFor()
    expect(await leadStatus()).toContain('"lost"')
    expect(await accessibilityProblems(page)).toEqual([])
    await refusal().getByRole('button', { name: 'Save it anyway' }).click()
    await refusal().waitFor({ state: 'detached' })
    await expect.poll(leadStatus).toContain('"qualified"')
  })

  it('changes however many leads were selected', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({ name: `Person ${index}`, company: 'Firm' }))
    for (let round = 0; round < 3; round++) await ask('leads', { method: 'POST', body: JSON.stringify(rows) })
    await page.goto(`${host.url}/leads?q=firm`)
    await page.getByText('3,000 leads found').waitFor()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    const bar = page.getByRole('region', { name: 'Selected leads' })
    await bar.getByText('3,000 leads selected').waitFor()
    await page.context().setOffline(true)
    await offline().waitFor()
    await bar.getByRole('combobox', { name: /^Move/ }).selectOption({ label: 'Contacted' })
    await page.getByText('1 change is waiting.').waitFor()
    await page.context().setOffline(false)
    await expect.poll(queues).toEqual([])
    const left = await ask('leads?select=count&company=eq.Firm&status=neq.contacted')
    expect(left).toBe('[{"count":0}]')
  })
})
