/** @module-tag speech */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixedSpeechServer, startFixedSpeechServer } from '../server/src/testing/fixed-speech-server.ts'
import { speak, writeLanguageModel } from '../server/src/testing/speech.ts'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** A recording that is transcribed again: by which engine, where its sound goes, and what is kept. */
/** Recognising takes long on a busy machine. */
const longest = 300_000
const folder = mkdtempSync(join(tmpdir(), 'parley-again-'))
const id = crypto.randomUUID()
let server: FixedSpeechServer
let host: RunningHost
let page: Page
let ben: SignedUp
let errors: string[]

const recording = async () =>
  (await clientOf(host.url, ben).from('recordings').select('*').eq('id', id).single().throwOnError()).data
const reaches = (engine: RegExp) =>
  expect
    .poll(
      async () => {
        const { status, transcription_engine: made } = await recording()
        return `${status} ${made}`
      },
      { timeout: longest },
    )
    .toMatch(engine)
async function ask(on: Page) {
  await on.getByRole('button', { name: 'More actions' }).click()
  await on.getByRole('menuitem', { name: 'Transcribe again' }).click()
}
const dialog = (on = page) => on.getByRole('dialog', { name: 'Transcribe again' })

beforeAll(async () => {
  const wav = join(folder, 'call.wav')
  speak([{ channel: 0, text: 'Hello Anna, this is Ben.' }], wav)
  server = await startFixedSpeechServer('Hello Anna, this is the server.')
  const model = join(folder, 'call.lm')
  writeLanguageModel(['Hello Anna, this is Ben.'], model)
  host = await startHost({
    STT_BASE_URL: server.baseUrl,
    STT_MODEL: 'parley-test',
    SPEECH_LANGUAGE_MODEL: model,
  })
  ;({
    page,
    session: ben,
    errors,
  } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.example' },
    { host, context: { viewport: { width: 1280, height: 900 } } },
  ))
  const client = clientOf(host.url, ben)
  const { data: profile } = await client.from('profiles').select('company_id').single().throwOnError()
  const path = `${profile.company_id}/${id}/audio.wav`
  await client
    .from('recordings')
    .insert({ id, source: 'upload', title: 'Call with Globex', storage_path: path, mime_type: 'audio/wav' })
    .throwOnError()
  const stored = await client.storage
    .from('recordings')
    .upload(path, new Blob([new Uint8Array(readFileSync(wav))], { type: 'audio/wav' }))
  if (stored.error) throw stored.error
  await client.rpc('finish_upload', { recording: id }).throwOnError()
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true })
})

it('asks which engine, and says where the sound goes and which made the present text', {
  timeout: longest,
}, async () => {
  await reaches(/^ready parley-test/)
  await page.goto(`${host.url}/voice/${id}`)
  await ask(page)
  const first = dialog().getByRole('radio', { name: /^parley-test at/ })
  await first.waitFor()
  expect(await first.isChecked()).toBe(true)
  await dialog()
    .getByText(`The sound goes to ${new URL(server.baseUrl).host}.`)
    .waitFor()
  expect(await dialog().getByText('The sound stays on this machine.').count()).toBe(2)
  expect(await dialog().getByText('Used for the current text').count()).toBe(1)
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
})

it('is done by the chosen one, with the keyboard alone; the former text is kept', {
  timeout: longest,
}, async () => {
  await dialog()
    .getByRole('radio', { name: /^parley-test at/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog().count()).toBe(0)
  await reaches(/^ready PocketSphinx/)
  await page.getByText('PocketSphinx (offline draft)').first().waitFor()
  await page.getByText('A draft: some words will be wrong.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /Earlier versions/ }).click()
  await page
    .getByRole('option', { name: /parley-test at/ })
    .first()
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
})

it('is asked for from the draft itself, on a phone', async () => {
  const held = await onPhone(page)
  await held.goto(`${host.url}/voice/${id}`)
  await held.getByRole('radio', { name: 'Transcript' }).click()
  await held.getByRole('button', { name: 'Transcribe again' }).first().click()
  await dialog(held)
    .getByRole('radio', { name: /PocketSphinx.*Used for the current text/ })
    .waitFor()
  await settled(held)
  expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await accessibilityProblems(held)).toEqual([])
  await held.context().close()
})

it('is done by the model that came with the installation, which makes no draft', {
  timeout: longest,
}, async () => {
  await page.reload()
  await ask(page)
  await dialog()
    .getByRole('radio', { name: /^Moonshine/ })
    .click()
  await dialog().getByRole('button', { name: 'Transcribe again' }).click()
  await reaches(/^ready Moonshine/)
  expect(await recording()).toMatchObject({ is_draft_transcript: false })
  await page.getByText('Moonshine (on this machine)').first().waitFor()
  await page.getByText('this is Ben', { exact: false }).first().waitFor()
})

it('by an engine that has gone meanwhile is refused in words, and nothing is lost', async () => {
  await page.reload()
  await ask(page)
  const chosen = dialog().getByRole('radio', { name: /^parley-test at/ })
  await chosen.waitFor()
  await host.restart('SIGTERM', { STT_BASE_URL: '' })
  await dialog().getByRole('button', { name: 'Transcribe again' }).click()
  await dialog().getByText('This speech engine is not there any more.').waitFor()
  expect(await recording()).toMatchObject({ status: 'ready', is_draft_transcript: false })
  await dialog().getByRole('button', { name: 'Cancel' }).click()
})

it('takes one click where one engine is there', async () => {
  const { attempt } = await recording()
  await page.route('**/rpc/speech_engines', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: (await answer.json()).slice(-1) })
  })
  await page.reload()
  await ask(page)
  await expect.poll(async () => (await recording()).attempt).toBe(attempt + 1)
  expect(await dialog().count()).toBe(0)
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
