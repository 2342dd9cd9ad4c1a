import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startModelServer } from '../supabase/functions/_shared/engines/testing/model-server.ts'
import { accessibilityProblems, settled } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import { finishOnboarding, signUp } from './support/people.ts'

let host: RunningHost
let browser: Browser
let admin: Page
let errors: string[]
let model: Awaited<ReturnType<typeof startModelServer>>

async function open(page: Page) {
  await page.goto(`${host.url}/integrations`)
  await page.getByRole('button', { name: 'Test: Language model' }).waitFor()
  await settled(page)
}
const dialog = () => admin.getByRole('dialog', { name: 'Language model' })
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
async function edit() {
  await admin.getByRole('button', { name: 'Edit: Language model' }).click()
  await dialog().waitFor()
  await settled(admin)
}

beforeAll(async () => {
  model = await startModelServer(
    () => ({ kind: 'answer', text: '{"answer": "Hello from here"}' }),
    ['llama3.1:8b', 'qwen2.5:14b', 'nomic-embed-text'].map((id) => ({ id, owned_by: 'library' })),
  )
  host = await startHost({ LOCAL_MODEL_PORTS: new URL(model.baseUrl).port })
  ;({
    browser,
    page: admin,
    errors,
  } = await beginJourney({ name: 'Ada Admin', email: 'ada@instance.example' }, { host }))
})
afterAll(() => model.close())

it('says what is missing without a model, and puts one found on this machine to use in one press', async () => {
  await open(admin)
  await admin.getByText('can’t shorten texts').waitFor()
  const choice = admin.getByLabel('Model of Ollama')
  await expect.poll(() => choice.getByRole('option').allInnerTexts()).toEqual(['llama3.1:8b', 'qwen2.5:14b'])
  await admin.getByRole('button', { name: 'Test: Ollama' }).click()
  await admin.getByText('It answered: “Hello from here”').waitFor()
  expect(await accessibilityProblems(admin)).toEqual([])
  const small = await onPhone(admin)
  await open(small)
  await small.getByRole('button', { name: 'Use Ollama' }).waitFor()
  const overflow = await small.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await small.context().close()

  await admin.getByRole('button', { name: 'Use Ollama' }).click()
  await admin.getByText(`llama3.1:8b at ${new URL(model.baseUrl).host}`).waitFor()
  await admin.getByText('It answered: “Hello from here”').waitFor()
  expect(await admin.getByText('can’t shorten texts').count()).toBe(0)
  expect(model.requests.at(-1)?.model).toBe('llama3.1:8b')
})

it('chooses another model with a key, which is never shown again', async () => {
  await edit()
  await dialog().getByLabel('Model', { exact: true }).click()
  await dialog().getByText('The server lists 2 models.').waitFor()
  await dialog().getByLabel('Model', { exact: true }).fill('qwen2.5:14b')
  await dialog().getByLabel('Key', { exact: true }).fill('sk-of-the-admin')
  await press('Save')
  await dialog().waitFor({ state: 'detached' })
  expect(model.requests.at(-1)).toMatchObject({
    model: 'qwen2.5:14b',
    authorization: 'Bearer sk-of-the-admin',
  })
  await admin.reload()
  await admin.getByText('qwen2.5:14b at').waitFor()
  await edit()
  await dialog().getByText('Key saved').waitFor()
  expect(await admin.content()).not.toContain('sk-of-the-admin')
  expect(await accessibilityProblems(admin)).toEqual([])
})

it('sends the key nowhere else, and saves a server that is off if it is wished', async () => {
  await dialog().getByLabel('Address').fill('http://127.0.0.1:9/v1')
  await press('Save')
  await dialog().getByText('belongs to the former address').waitFor()
  await press('Remove it')
  await press('Save')
  await dialog().getByText('cannot be reached').waitFor()
  await press('Save anyway')
  await dialog().waitFor({ state: 'detached' })
  await admin.getByText('qwen2.5:14b at 127.0.0.1:9').waitFor()
  await edit()
  await press('Remove')
  await dialog().waitFor({ state: 'detached' })
  await admin.getByText('Built-in engine on this machine').waitFor()
  expect(model.requests.at(-1)?.model, 'nothing was asked of the former server').toBe('qwen2.5:14b')
})

it('shows an owner who is no admin nothing of it', async () => {
  const member = await (await browser.newContext()).newPage()
  const asked: string[] = []
  member.on('request', (request) => asked.push(request.url()))
  await finishOnboarding(
    host.url,
    await signUp(member, host.url, { name: 'Ben Carter', email: 'ben@northwind.example' }),
  )
  await open(member)
  await member.getByText('Set by whoever runs this instance').waitFor()
  expect(await member.getByRole('button', { name: /^(Edit|Use)/ }).count()).toBe(0)
  expect(await member.getByText('can’t shorten texts').count()).toBe(0)
  expect(asked.filter((url) => url.includes('connection-settings'))).toEqual([])
  await member.context().close()
})

it('says what the environment sets', async () => {
  await host.restart('SIGTERM', { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'of-the-operator' })
  await open(admin)
  await admin.getByText('Set by LLM_BASE_URL in the environment.').waitFor()
  await edit()
  await dialog().getByText('Set by LLM_MODEL in the environment; it cannot be changed here.').waitFor()
  expect(await dialog().getByLabel('Address').isDisabled()).toBe(true)
  expect(await dialog().getByLabel('Model', { exact: true }).inputValue()).toBe('of-the-operator')
  await dialog().getByLabel('Input price').fill('0.15')
  await press('Save')
  await dialog().waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})
