import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conversation } from '../server/src/testing/conversation.ts'
import { speak } from '../server/src/testing/speech.ts'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { noSpeech } from './support/no-speech.ts'
import type { SignedUp } from './support/people.ts'

/** While it is recorded: the tab on a channel of its own, captions as they are said, and what goes wrong, in words. */
const folder = mkdtempSync(join(tmpdir(), 'parley-live-'))
let host: RunningHost
let page: Page
let ben: SignedUp
let errors: string[]

beforeAll(async () => {
  const wav = join(folder, 'conversation.wav')
  speak(conversation, wav)
  // No engine: what becomes the transcript are the captions.
  host = await startHost(noSpeech(folder))
  ;({
    page,
    session: ben,
    errors,
  } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.example' },
    { host, launch: { microphone: wav }, context: { permissions: ['microphone'] } },
  ))
  await page.addInitScript(() => {
    const said: EventTarget[] = []
    class Recognition extends EventTarget {
      start() {
        said.push(this)
      }
      stop() {}
      abort() {}
    }
    Reflect.set(globalThis, 'SpeechRecognition', Recognition)
    /** Says a sentence through the recogniser of the page. */
    Reflect.set(globalThis, 'sayCaption', (transcript: string, isFinal: boolean) => {
      const event = new Event('result')
      const result = Object.assign([{ transcript }], { isFinal })
      said.at(-1)?.dispatchEvent(Object.assign(event, { resultIndex: 0, results: [result] }))
    })
    Reflect.set(navigator.mediaDevices, 'getDisplayMedia', () => {
      if (Reflect.get(globalThis, 'tabIsSilent')) return Promise.resolve(new MediaStream())
      const context = new AudioContext()
      const tone = new OscillatorNode(context, { frequency: 330 })
      const destination = context.createMediaStreamDestination()
      tone.connect(destination)
      tone.start()
      Reflect.set(globalThis, 'tabTrack', destination.stream.getAudioTracks()[0])
      return Promise.resolve(destination.stream)
    })
  })
  await page.goto(`${host.url}/voice`)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

const record = () => page.getByRole('button', { name: 'Record', exact: true }).click()
const say = (words: string, isFinal: boolean) =>
  page.evaluate(([text, final]) => Reflect.get(globalThis, 'sayCaption')(text, final), [
    words,
    isFinal,
  ] as const)

it('says what to do when the tab comes without its sound', async () => {
  await page.getByRole('radio', { name: 'Microphone and a tab' }).check()
  await page.evaluate(() => Reflect.set(globalThis, 'tabIsSilent', true))
  await record()
  await page.getByRole('dialog').getByRole('button', { name: 'Start recording' }).click()
  await page.getByText('The tab was shared without audio').waitFor()
  await page.getByText(/switch on “Also share tab audio”/).waitFor()
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.evaluate(() => Reflect.set(globalThis, 'tabIsSilent', false))
})

it('records the microphone left and the tab right, with captions as they are said', async () => {
  await page.getByRole('switch', { name: 'Live captions' }).click()
  await page.getByText(/your browser may send the audio to its maker/).waitFor()
  await record()
  await page.getByText('Recording · two channels').waitFor()
  const level = (name: string) =>
    page.getByRole('meter', { name }).evaluate((meter) => Number(meter.getAttribute('value')))
  await expect.poll(() => level('The tab')).toBeGreaterThan(0.1)
  await expect.poll(() => level('You')).toBeGreaterThan(0.02)
  const captions = page.getByLabel('Live captions', { exact: true }).last()
  await say('the price is', false)
  await expect.poll(() => captions.innerText()).toContain('the price is')
  await say('The price is too high.', true)
  await expect.poll(() => captions.innerText()).toContain('The price is too high.')
  expect(await accessibilityProblems(page)).toEqual([])
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  // Nothing that floats stands in front of it.
  await page.getByRole('button', { name: 'Mark' }).click()
  await page.getByRole('button', { name: 'Mark 1' }).waitFor()
  await page.setViewportSize(desktop)
  await page.evaluate(() => Reflect.get(globalThis, 'tabTrack').dispatchEvent(new Event('ended')))
  await page.getByText(/The tab no longer shares its audio/).waitFor()
})

it('keeps who was on which channel, and the captions as the draft', async () => {
  await page.getByRole('button', { name: 'Stop' }).click()
  const client = clientOf(host.url, ben)
  const row = async () => {
    const { data } = await client
      .from('recordings')
      .select('source, channels, status, transcription, is_draft_transcript, speaker_names')
      .maybeSingle()
      .throwOnError()
    return data
  }
  await expect.poll(row).toMatchObject({
    source: 'tab',
    channels: 2,
    status: 'ready',
    is_draft_transcript: true,
    speaker_names: { 'Speaker 1': 'Ben Carter', 'Speaker 2': 'Tab' },
  })
  expect((await row())?.transcription).toContain('The price is too high.')
  expect(errors).toEqual([])
})

it('records without showing how loud it is where the browser never starts its sound', async () => {
  const own = await page.context().newPage()
  // As in Firefox on a machine that cannot play sound.
  await own.addInitScript(() => {
    AudioContext.prototype.resume = () => new Promise(() => {})
  })
  await own.goto(`${host.url}/voice`)
  await own.getByRole('button', { name: 'Record', exact: true }).click()
  await own.getByText('It still records.').waitFor()
  await expect.poll(() => own.getByRole('timer').innerText()).toContain('0:02')
  await own.getByRole('button', { name: 'Stop' }).click()
  const rows = async () => {
    const { data } = await clientOf(host.url, ben)
      .from('recordings')
      .select('source, duration_seconds')
      .eq('source', 'microphone')
      .throwOnError()
    return data
  }
  await expect.poll(async () => (await rows())?.[0]?.duration_seconds ?? 0).toBeGreaterThanOrEqual(2)
  await own.close()
})

it.each(['lead', 'account', 'contact'] as const)(
  'records for the %s on whose page it was begun',
  async (kind) => {
    const client = clientOf(host.url, ben)
    await client.from('leads').delete().neq('name', '').throwOnError()
    const { data: lead } = await client
      .from('leads')
      .insert({ name: 'Ana Ruiz', company: 'Fjord' })
      .select('id, account_id, contact_id')
      .single()
      .throwOnError()
    const id = { lead: lead.id, account: lead.account_id, contact: lead.contact_id }[kind]
    await page.goto(`${host.url}/${kind}s/${id}`)
    await page.getByRole('main').getByRole('link', { name: 'Record', exact: true }).click()
    const recorder = page.getByRole('region', { name: 'Recorder' })
    await recorder.getByRole('timer').waitFor()
    await recorder.getByRole('link', { name: kind === 'account' ? 'Fjord' : 'Ana Ruiz, Fjord' }).waitFor()
    // What is recorded next is about nobody that was named before.
    expect(new URL(page.url()).search).toBe('')
    expect(await accessibilityProblems(page)).toEqual([])
    const subjects = async () =>
      (
        await client
          .from('recordings')
          .select('id')
          .eq(`${kind}_id`, id ?? '')
          .throwOnError()
      ).data.length
    await expect.poll(subjects).toBe(1)
    await expect.poll(() => recorder.getByRole('timer').innerText()).toMatch(/0:0[1-9]/)
    await recorder.getByRole('button', { name: 'Stop' }).click()
    await page.waitForURL(/\/voice\/[0-9a-f-]{36}/)
  },
)

it('records without them where they are no longer there, or were taken off again', async () => {
  const client = clientOf(host.url, ben)
  const rows = async () => (await client.from('recordings').select('lead_id').throwOnError()).data
  const before = (await rows()).length
  await page.goto(`${host.url}/voice?record=true&lead=${crypto.randomUUID()}`)
  const recorder = page.getByRole('region', { name: 'Recorder' })
  await expect.poll(() => recorder.getByRole('timer').innerText()).toMatch(/0:0[1-9]/)
  await recorder.getByRole('button', { name: 'Stop' }).click()
  await page.waitForURL(/\/voice\/[0-9a-f-]{36}/)
  expect((await rows()).length).toBe(before + 1)
  const { data: lead } = await client.from('leads').select('id').single().throwOnError()
  await page.goto(`${host.url}/voice?lead=${lead.id}`)
  await recorder.getByRole('link', { name: 'Ana Ruiz, Fjord' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await recorder.getByRole('button', { name: 'Remove Ana Ruiz' }).click()
  await recorder.getByRole('link', { name: 'Ana Ruiz, Fjord' }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
})
