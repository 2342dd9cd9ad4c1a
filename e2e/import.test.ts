import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { noSpeech } from './support/no-speech.ts'

/** The main job where there is no engine at all: no recogniser, no server. A transcript comes as a file. */
const folder = mkdtempSync(join(tmpdir(), 'parley-import-'))
let host: RunningHost
let page: Page
let errors: string[]

const transcript = `WEBVTT

00:00:01.000 --> 00:00:05.000
<v Ben Carter>Hi Priya, thanks for taking the time today.

00:00:06.000 --> 00:00:12.000
<v Priya Patel>Happy to. We are at Globex and we need a quote for forty seats.

00:00:13.000 --> 00:00:18.000
<v Ben Carter>I will send you the quote by Thursday.

00:00:19.000 --> 00:00:26.000
<v Priya Patel>The price is a worry. Write to me at priya@globex.example, please.
`

beforeAll(async () => {
  host = await startHost(noSpeech(folder))
  writeFileSync(join(folder, 'call.vtt'), transcript)
  ;({ page, errors } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.example' }, { host }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('says in the banner that nothing here can transcribe', () => {
  expect(host.output()).toContain('no offline transcript until')
})

it('turns an imported transcript into summary, task, email and lead', async () => {
  await page.goto(`${host.url}/voice`)
  await page.getByRole('button', { name: 'Import transcript' }).click()
  await page.locator('input[type=file]').first().setInputFiles(join(folder, 'call.vtt'))
  await page
    .getByText(/Priya Patel/)
    .first()
    .waitFor()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await dialog.getByText('Enter the day and the approximate time').waitFor()
  await dialog.getByLabel('When was this conversation?').fill('2026-11-02T09:30')
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await page.waitForURL(/\/voice\/[0-9a-f-]{36}/).catch(() => {})
  if (!/\/voice\/[0-9a-f-]{36}/.test(page.url())) await page.locator('a[href^="/voice/"]').first().click()
  await page
    .getByText(/Send (Priya )?the quote/i)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Create lead' }).click()
  await page.getByRole('link', { name: /Priya/ }).first().waitFor()
  await page.goto(`${host.url}/leads`)
  await page.getByText('priya@globex.example').first().waitFor()
  expect(errors).toEqual([])
})

it('keeps a recording it cannot transcribe, and says why', async () => {
  const audio = join(folder, 'note.wav')
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + 64_000, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(16_000, 24)
  header.writeUInt32LE(32_000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(64_000, 40)
  writeFileSync(audio, Buffer.concat([header, Buffer.alloc(64_000, 7)]))
  await page.goto(`${host.url}/voice`)
  await page.getByRole('button', { name: 'Upload audio' }).click()
  await page.locator('input[type=file]').first().setInputFiles(audio)
  const reason = page.getByText(/nothing here can transcribe it yet/).first()
  await reason.waitFor()
  expect(await reason.textContent()).toContain('The recording is safe')
})
