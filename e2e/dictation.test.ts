/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readings } from '../server/src/testing/readings.ts'
import { panelOf } from './support/assistant.ts'
import { accessibilityProblems, launch, phone, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** What is said into a real microphone is written by this machine's own engine: a note, and words for the assistant. */
const folder = mkdtempSync(join(tmpdir(), 'parley-dictation-'))
const microphone = join(folder, 'microphone.wav')
/** A busy machine loses some of what Chromium plays into the microphone. */
const sentence = /He was not an .+ young man/
let host: RunningHost
let page: Page
let ben: SignedUp
let lead: string
let errors: string[]

beforeAll(async () => {
  const reading = readings[1]
  if (!reading) throw new Error('no reading')
  const filter = ['-af', 'adelay=700,apad=pad_dur=120', '-t', '120', '-ar', '48000', '-ac', '1']
  execFileSync('ffmpeg', ['-v', 'error', '-i', reading.path, ...filter, microphone])
  host = await startHost()
  ;({
    page,
    session: ben,
    errors,
  } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.example' },
    {
      host,
      launch: { microphone },
      context: { viewport: { width: 1280, height: 900 }, permissions: ['microphone'] },
    },
  ))
  const { data } = await clientOf(host.url, ben)
    .from('leads')
    .insert({ name: 'John Dashwood' })
    .select('id')
    .single()
    .throwOnError()
  lead = data.id
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
})

const noteOf = (where: Page) => where.getByRole('textbox', { name: 'Note' })

it('writes a note behind what was typed, while one talks, and keeps nothing of the sound', async () => {
  await page.goto(`${host.url}/leads/${lead}`)
  await noteOf(page).fill('From the novel:')
  await page.getByRole('button', { name: 'Dictate a note' }).click()
  await page.getByText('The sound stays on this Parley and is not kept.').waitFor()
  await expect.poll(() => noteOf(page).inputValue()).toMatch(sentence)
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop dictating' }).click()
  await page.getByRole('button', { name: 'Dictate a note' }).and(page.locator(':enabled')).waitFor()
  expect(await noteOf(page).inputValue()).toMatch(/^From the novel: He was not an .+ young man[.,]$/)
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('list').getByText(sentence).waitFor()
  expect(await noteOf(page).inputValue()).toBe('')
  const { data } = await clientOf(host.url, ben).from('recordings').select('id').throwOnError()
  expect(data).toEqual([])
})

it('goes to the assistant when the button is let go', async () => {
  const { panel, log, box, open } = panelOf(page)
  await open()
  const button = panel.getByRole('button', { name: /to talk|Listening/ })
  await button.hover()
  await page.mouse.down()
  await panel.getByText('The sound stays on this Parley and is not kept.').waitFor()
  await expect.poll(() => box.inputValue()).toMatch(sentence)
  await page.mouse.up()
  await log.getByText(sentence).first().waitFor()
  expect(await box.inputValue()).toBe('')
  await page.keyboard.press('Escape')
})

it('keeps what was understood where the engine fails at the end, and sends no half command', async () => {
  await page.reload()
  await page.getByRole('button', { name: 'Dictate a note' }).click()
  await expect.poll(() => noteOf(page).inputValue()).toMatch(sentence)
  await page.route('**/functions/v1/dictate', (route) => route.fulfill({ status: 502, json: {} }))
  await page.getByRole('button', { name: 'Stop dictating' }).click()
  await page.getByText('What was understood so far is kept.').waitFor()
  expect(await noteOf(page).inputValue()).toMatch(sentence)
  await page.unroute('**/functions/v1/dictate')

  const { panel, log, box, open } = panelOf(page)
  await open()
  await panel.getByRole('button', { name: 'New conversation' }).click()
  await panel.getByRole('button', { name: 'Hold to talk' }).hover()
  await page.mouse.down()
  await expect.poll(() => box.inputValue()).toMatch(sentence)
  await page.route('**/functions/v1/dictate', (route) => route.fulfill({ status: 502, json: {} }))
  await page.mouse.up()
  await panel.getByText('The speech engine did not answer.').waitFor()
  expect(await box.inputValue()).toMatch(sentence)
  expect(await log.getByText(sentence).count()).toBe(0)
  await page.unroute('**/functions/v1/dictate')
  await page.keyboard.press('Escape')
})

it('leaves it to the browser, and says so, where the address has no engine of its own', async () => {
  const tab = await page.context().newPage()
  // Chromium's own service is at its maker's, which no test machine reaches.
  await tab.addInitScript(() => {
    const Silent = class extends EventTarget {
      start() {}
      abort() {}
    }
    Reflect.set(globalThis, 'SpeechRecognition', Silent)
  })
  await tab.route('**/functions/v1/dictate', (route) => route.fulfill({ status: 404, json: {} }))
  await tab.goto(`${host.url}/leads/${lead}`)
  const asked = tab.waitForRequest('**/functions/v1/dictate')
  await tab.getByRole('button', { name: 'Dictate a note' }).click()
  await asked
  await tab.getByRole('button', { name: 'Stop dictating' }).click()
  await tab.getByText('This instance has no dictation of its own.').waitFor()
  await tab.getByRole('button', { name: 'Dictate a note' }).click()
  await tab.getByText('may send the audio to its maker').waitFor()
  expect(await accessibilityProblems(tab)).toEqual([])
  await tab.close()
})

it('writes captions of both sides of a meeting while it is recorded, and sends the sound nowhere else', async () => {
  const tab = await page.context().newPage()
  const [, , , , theirs] = readings
  if (!theirs) throw new Error('no reading')
  await tab.route('**/meeting.wav', (route) => route.fulfill({ path: theirs.path }))
  await tab.addInitScript(() => {
    Reflect.set(navigator.mediaDevices, 'getDisplayMedia', async () => {
      const context = new AudioContext()
      const sound = await (await fetch('/meeting.wav')).arrayBuffer()
      const voice = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(sound) })
      const destination = context.createMediaStreamDestination()
      voice.connect(destination)
      voice.start(context.currentTime + 8)
      return destination.stream
    })
  })
  await tab.goto(`${host.url}/voice`)
  await tab.getByRole('radio', { name: 'Microphone and a tab' }).check()
  await tab.getByRole('switch', { name: 'Live captions' }).click()
  await tab.getByText('This instance writes the captions as you speak').waitFor()
  await settled(tab)
  expect(await accessibilityProblems(tab)).toEqual([])
  await tab.getByRole('button', { name: 'Record', exact: true }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Start recording' }).click()
  const captions = tab.getByLabel('Live captions', { exact: true }).last()
  await expect.poll(() => captions.innerText()).toMatch(/You: He was not an .+ young man/)
  await expect.poll(() => captions.innerText()).toMatch(/The tab: He might .+ himself/)
  await tab.getByRole('button', { name: 'Stop' }).click()
  await expect
    .poll(() =>
      clientOf(host.url, ben)
        .from('recordings')
        .select('live_captions, transcription')
        .eq('status', 'ready')
        .maybeSingle(),
    )
    .toMatchObject({ data: { live_captions: [{ speaker: 'Speaker 1' }, { speaker: 'Speaker 2' }] } })
  // Stop leads to the recording; the choice is kept for the next one.
  await tab.goto(`${host.url}/voice`)
  expect(await tab.getByRole('switch', { name: 'Live captions' }).isChecked()).toBe(true)
  await tab.close()
})

it('says that the microphone is blocked, and keeps what was typed, on a phone', async () => {
  const quiet = await launch()
  const context = await quiet.newContext({ ...phone, storageState: await page.context().storageState() })
  const held = await context.newPage()
  await held.goto(`${host.url}/leads/${lead}`)
  await noteOf(held).fill('Typed')
  await held.getByRole('button', { name: 'Dictate a note' }).click()
  await held.getByText('The microphone is blocked or missing.').waitFor()
  expect(await noteOf(held).inputValue()).toBe('Typed')
  expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await accessibilityProblems(held)).toEqual([])
  await quiet.close()
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
