import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conversation } from '../server/src/testing/conversation.ts'
import {
  speak,
  startTranscriptionServer,
  type TranscriptionServer,
  writeLanguageModel,
} from '../server/src/testing/speech.ts'
import { accessibilityProblems, launch, launchWithProfile, settled, watchErrors } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { readSession, signUp, signUpOnPage } from './support/people.ts'

/**
 * The main job, told once from a fresh data folder: a real two-speaker conversation goes in through the microphone, the
 * network is cut and the browser killed on the way, and the CRM comes out, also in a colleague's browser and nowhere else.
 */
const folder = mkdtempSync(join(tmpdir(), 'parley-journey-'))
const wav = join(folder, 'conversation.wav')
const model = join(folder, 'task.lm')
const profile = join(folder, 'profile')

let host: RunningHost
let server: TranscriptionServer
let rep: BrowserContext
let page: Page
let errors: string[]
let others: Browser
let colleague: Page
let outsider: Page
let recordingAddress: string

async function openProfile() {
  rep = await launchWithProfile(profile, { microphone: wav })
  page = rep.pages()[0] ?? (await rep.newPage())
  errors = watchErrors(page)
}

beforeAll(async () => {
  speak(conversation, wav)
  writeLanguageModel(
    conversation.map((line) => line.text),
    model,
  )
  host = await startHost({ SPEECH_LANGUAGE_MODEL: model })
  server = await startTranscriptionServer('verbose_json', model)
  others = await launch()
  await openProfile()
})
afterAll(async () => {
  await rep?.close().catch(() => {})
  await others?.close()
  await server?.close()
  await host?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('signs up and through the three steps', async () => {
  await signUpOnPage(page, host.url, {
    name: 'Ben Carter',
    email: 'ben@northwind.example',
    company: 'Northwind',
  })
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('radio', { name: /SaaS/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Colleagues' }).waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  // It begins there: the first time with the question about consent.
  await page.getByRole('dialog', { name: 'Does everyone know?' }).waitFor()
  await page.waitForURL(/\/voice$/)
})

it('invites a colleague, and knows a stranger as one', async () => {
  const session = await readSession(page)
  const client = createClient(host.url, session.publishableKey, {
    global: { headers: { Authorization: `Bearer ${session.accessToken}` } },
  })
  const { data, error } = await client
    .from('company_invitations')
    .insert({ email: 'cleo@northwind.example' })
    .select('token')
    .single()
  expect(error).toBeNull()
  colleague = await (await others.newContext()).newPage()
  await colleague.goto(`${host.url}/auth?invitation=${String(data?.['token'])}`)
  await colleague.locator('[name=fullName]').fill('Cleo Diaz')
  await colleague.locator('[name=identifier]').fill('cleo@northwind.example')
  await colleague.locator('[name=password]').fill('correct horse battery')
  await colleague
    .locator('form')
    .getByRole('button', { name: /create|join|sign up/i })
    .click()
  await colleague.waitForURL(/onboarding|dashboard/)
  await colleague.goto(`${host.url}/tasks?who=everyone`)
  outsider = await (await others.newContext()).newPage()
  await signUp(outsider, host.url, { name: 'Mallory', email: 'mallory@elsewhere.example' })
})

it('records, loses the network, is killed, and recovers all of it', async () => {
  await page.goto(`${host.url}/voice`)
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  const timer = page.getByRole('timer', { name: 'Recorded' })
  await expect.poll(() => timer.textContent()).toMatch(/0:1[2-9]/)
  expect(await page.getByText('We can’t hear anything').count()).toBe(0)
  await rep.setOffline(true)
  await expect.poll(() => timer.textContent()).toMatch(/0:3\d/)
  // The whole browser at once, as a crash does it: nothing gets the chance to tidy up.
  execFileSync('pkill', ['-KILL', '-f', profile])
  await rep.close().catch(() => {})

  await openProfile()
  await page.goto(`${host.url}/voice`)
  await page.getByRole('button', { name: 'Recover it' }).click()
  const link = page.getByRole('region', { name: 'All recordings' }).locator('a[href^="/voice/"]').first()
  await link.click()
  await page.waitForURL(/\/voice\/[0-9a-f-]{36}/)
  recordingAddress = new URL(page.url()).pathname
})

it('shows the transcript, the summary, a promise with its day, and the email to Anna', async () => {
  // Speech is recognised for real: that takes as long as the machine needs.
  await page.getByText('Draft', { exact: true }).first().waitFor({ timeout: 180_000 })
  await page
    .getByText(/send you the proposal by friday/i)
    .first()
    .waitFor()
  const body = page.locator('main')
  await expect.poll(() => body.textContent()).toMatch(/Anna/)
  await page
    .getByText(/Send (Anna )?the proposal/i)
    .first()
    .waitFor()
  const email = page.getByRole('textbox', { name: /message|body|email/i }).last()
  expect(await email.inputValue()).toContain('Anna')
  expect(await accessibilityProblems(page)).toEqual([])
})

it('makes the lead and the tasks, live in the colleague’s browser and in no other company’s', async () => {
  await page.getByRole('button', { name: 'Create lead' }).click()
  await page.getByRole('link', { name: /Anna/ }).first().waitFor()
  await page
    .getByRole('button', { name: /Create all .*tasks/i })
    .first()
    .click()
  await colleague
    .getByText(/Send (Anna )?the proposal/i)
    .first()
    .waitFor()
  await page.goto(`${host.url}/tasks`)
  await page
    .getByText(/Send (Anna )?the proposal/i)
    .first()
    .waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${host.url}/leads`)
  await page.getByRole('link', { name: 'Anna' }).first().waitFor()
  await page.goto(`${host.url}/dashboard`)
  await page.getByText(/Anna/).first().waitFor()

  for (const path of ['/leads', '/tasks', '/voice', '/dashboard', recordingAddress]) {
    await outsider.goto(`${host.url}${path}`)
    await outsider
      .getByRole('heading', { level: 1 })
      .or(outsider.getByRole('heading', { level: 2 }))
      .first()
      .waitFor()
    await settled(outsider)
    expect(await outsider.getByText(/proposal|Anna/).count(), path).toBe(0)
  }
})

it('redoes the draft by itself once a speech server is there', async () => {
  await host.restart('SIGTERM', { STT_BASE_URL: server.baseUrl })
  await page.goto(`${host.url}${recordingAddress}`)
  await expect.poll(() => server.requests.length).toBeGreaterThan(0)
  await page
    .getByText(/send you the proposal by friday/i)
    .first()
    .waitFor({ timeout: 180_000 })
  await expect.poll(() => page.getByText('Draft', { exact: true }).count()).toBe(0)
  expect(errors).toEqual([])
})
