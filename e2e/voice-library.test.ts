import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, phone, phoneWidths, settled } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** All recordings together: where something was said, who may hear it, earlier texts, consent, and how long it is kept. */
let host: Host
let browser: Browser
let page: Page
let ben: SignedUp
let errors: string[]

const transcript = Array.from({ length: 6 }, (_, index) => ({
  start: index * 10,
  end: index * 10 + 9,
  speaker: index % 2 ? 'Priya' : 'Ben',
  text:
    index === 5
      ? 'We are happy so far. The quillfeather costs 50% more (net), which is too much for us. Call me.'
      : `This is line ${index} of the call about the quillfeather.`,
}))
const recordingId = crypto.randomUUID()

beforeAll(async () => {
  ;({
    host,
    browser,
    page,
    session: ben,
    errors,
  } = await beginJourney(
    { name: 'Ben Carter', email: 'ben@northwind.library.example' },
    { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  ))
  const client = clientOf(host.url, ben)
  await client
    .from('recordings')
    .insert({ id: recordingId, source: 'import', title: 'Call with Globex' })
    .throwOnError()
  await client.rpc('import_transcript', { recording: recordingId, segments: transcript }).throwOnError()
})

const search = (words: string) => page.getByRole('searchbox', { name: 'Search recordings' }).fill(words)
const said = () => page.getByRole('list', { name: 'Said in' })
async function openRecording() {
  await page.goto(`${host.url}/voice/${recordingId}`)
  await page.getByRole('heading', { name: 'Call with Globex', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'More actions' }).waitFor()
}

it('draws who spoke when, our side above theirs', async () => {
  await page.goto(`${host.url}/voice`)
  const strip = page
    .getByRole('region', { name: 'All recordings' })
    .getByRole('listitem')
    .getByTitle(/^We talked \d+%, they \d+%$/)
  await strip.waitFor()
  const lanes = strip.locator('[data-lane]')
  expect(await lanes.evaluateAll((all) => all.map((lane) => lane.dataset['lane']))).toEqual(['us', 'them'])
  const [ours, theirs] = await lanes.evaluateAll((all) => all.map((lane) => lane.getBoundingClientRect()))
  expect(ours?.bottom).toBeLessThan(theirs?.top ?? 0)
  expect(ours?.height).toBeGreaterThan(2)
  const kept = await clientOf(host.url, ben).from('recordings').select('lanes:metrics->lanes').throwOnError()
  expect(JSON.stringify(kept.data).length).toBeLessThan(150)
})

it('finds what was said, literally, and opens it at its second', async () => {
  await page.goto(`${host.url}/voice`)
  await search('50% more (NET)')
  const moment = said().getByRole('link', { name: /0:50/ })
  await moment.waitFor()
  await expect.poll(() => said().locator('mark').allInnerTexts()).toEqual(['50% more (net)'])
  expect(await moment.innerText()).toContain('Priya')
  expect(await moment.innerText()).not.toContain('happy so far')
  expect(await accessibilityProblems(page)).toEqual([])
  await moment.press('Enter')
  await page.waitForURL(/\?.*t=50/)
  const find = page.getByRole('searchbox', { name: 'Find in transcript' })
  await find.waitFor()
  expect(await find.inputValue()).toBe('50% more (NET)')
  await page.getByText('1 of 1').waitFor()
})

it('tells of more moments than it shows, and of none', async () => {
  await page.goto(`${host.url}/voice`)
  await search('quillfeather')
  await said().getByRole('link', { name: '3 more in this conversation' }).waitFor()
  expect(await said().locator('mark').count()).toBe(3)
  await search('nobody said this')
  await page.getByRole('heading', { name: 'No match for “nobody said this”' }).waitFor()
  await page.getByRole('button', { name: 'Look in titles and summaries' }).click()
  await page.getByRole('heading', { name: 'No recording matches' }).waitFor()
  await search('Globex')
  await page
    .getByRole('region', { name: 'All recordings' })
    .getByRole('link', { name: 'Call with Globex' })
    .waitFor()
})

it('keeps the text before an edit, compares it and restores it', async () => {
  await openRecording()
  const line = page.getByRole('list', { name: 'Segments' }).getByRole('listitem').first()
  await line.hover()
  await line.getByRole('button', { name: 'Edit this text' }).click()
  const field = line.getByRole('textbox', { name: 'Text of this segment' })
  await field.fill('This is line zero of the call about the quillfeather.')
  await field.press('Enter')
  const versions = async () => {
    const { data } = await clientOf(host.url, ben)
      .from('transcript_versions')
      .select('id')
      .eq('recording_id', recordingId)
      .throwOnError()
    return data.length
  }
  await expect.poll(versions).toBe(1)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Earlier versions…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('ins').waitFor()
  await expect.poll(() => dialog.locator('ins').allInnerTexts()).toEqual(['zero'])
  await expect.poll(() => dialog.locator('del').allInnerTexts()).toEqual(['0'])
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByText('Restored', { exact: true }).waitFor()
  await page.getByText('This is line 0 of the call').waitFor()
  expect(await versions()).toBe(2)
})

it('keeps a recording from colleagues until it is shared again', async () => {
  const colleague = await inviteColleague(host.url, ben, {
    name: 'Carl',
    email: 'carl@northwind.library.example',
  })
  const seen = async () => {
    const { data } = await colleague.client.from('recordings').select('id').throwOnError()
    return data.length
  }
  expect(await seen()).toBe(1)
  await openRecording()
  await page.getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByRole('radio', { name: /Only the person who recorded it/ }).check()
  await expect.poll(seen).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${host.url}/voice/${recordingId}`)
  await share.getByRole('radio', { name: /Everyone/ }).check()
  await expect.poll(seen).toBe(1)
})

it('notes who was told, and asks before each recording where the company wants it', async () => {
  await openRecording()
  await page.getByRole('button', { name: 'Add to the record' }).click()
  await page.getByRole('textbox', { name: 'Who was told' }).fill('Priya Patel')
  await page.getByRole('combobox', { name: 'How' }).selectOption('written')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText(/Told: Priya Patel\s· In writing/).waitFor()
  await page.goto(`${host.url}/voice`)
  await page.getByRole('button', { name: 'Recording settings' }).click()
  await page.getByRole('switch', { name: /Ask for consent/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start recording' })
  await start.waitFor()
  expect(await start.isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Who was told' }).fill('Tom')
  expect(await start.isDisabled()).toBe(false)
  await page.keyboard.press('Escape')
})

it('previews the rule on keeping', async () => {
  await page.goto(`${host.url}/voice?settings=true`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'How long recordings are kept' }).selectOption('everything')
  await dialog.getByText('No recordings are that old yet.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'After days' }).fill('0')
  await dialog.getByText('1 to 3650').waitFor()
  expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
})

/** A second of silence that every player reads. */
function silence(): Buffer {
  const [rate, header] = [8000, 44]
  const wav = Buffer.alloc(header + 2 * rate)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  for (const [place, value] of [
    [16, 16],
    [24, rate],
    [28, 2 * rate],
    [40, 2 * rate],
  ] as const)
    wav.writeUInt32LE(value, place)
  for (const [place, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, place)
  wav.write('data', 36)
  return wav
}

it('fits a phone', async () => {
  const state = await page.context().storageState()
  const small = await browser.newContext({ ...phone, storageState: state })
  const tab = await small.newPage()
  for (const width of phoneWidths) {
    await tab.setViewportSize({ width, height: 844 })
    await tab.goto(`${host.url}/voice?q=quillfeather`)
    await tab.getByRole('list', { name: 'Said in' }).waitFor()
    await settled(tab)
    const overflow = () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBe(0)
    await tab.goto(`${host.url}/voice/${recordingId}`)
    await tab.getByRole('button', { name: 'More actions' }).waitFor()
    expect(await overflow()).toBe(0)
  }
  await small.close()
})

it('begins with the recordings on a phone, and keeps the options of the next one beside Record', async () => {
  const state = await page.context().storageState()
  const small = await browser.newContext({ ...phone, storageState: state })
  const tab = await small.newPage()
  await tab.goto(`${host.url}/voice`)
  const first = tab.getByRole('region', { name: 'All recordings' }).getByRole('link').first()
  await first.waitFor()
  await settled(tab)
  const box = await first.boundingBox()
  expect(box?.y ?? Infinity).toBeLessThan((tab.viewportSize()?.height ?? 0) / 3)
  await tab.getByRole('button', { name: 'Recording options' }).click()
  const sheet = tab.getByRole('dialog', { name: 'Recording options' })
  await sheet.getByLabel('Language').waitFor()
  expect(await accessibilityProblems(tab)).toEqual([])
  await small.close()
})

it('deletes for good, says what backups hold, and leaves nothing', async () => {
  await openRecording()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete for good…' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByText(/Existing backups still hold it/).waitFor()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.waitForURL(`${host.url}/voice`)
  const client = clientOf(host.url, ben)
  const left = await Promise.all(
    (['transcript_segments', 'transcript_versions', 'recording_insights', 'recording_consents'] as const).map(
      async (table) => (await client.from(table).select('id').throwOnError()).data.length,
    ),
  )
  expect(left).toEqual([0, 0, 0, 0])
  await page.getByRole('button', { name: 'Recording settings' }).click()
  await page.getByText(/^A recording of/).waitFor()
  expect(errors).toEqual([])
})

it('titles an upload by what was said, with the name of its file beside, until somebody gives a title', async () => {
  await page.goto(`${host.url}/voice?add=audio`)
  await page
    .getByRole('dialog', { name: 'Upload audio' })
    .getByLabel('Choose audio files')
    .setInputFiles({ name: 'REC 0042 Müller.wav', mimeType: 'audio/wav', buffer: silence() })
  await page.getByRole('link', { name: 'REC 0042 Müller', exact: true }).click()
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await heading('REC 0042 Müller').waitFor()
  const silent = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? ''
  const client = clientOf(host.url, ben)
  const rowOf = async (id: string) =>
    (await client.from('recordings').select('status, storage_path').eq('id', id).single().throwOnError()).data
  await expect.poll(async () => (await rowOf(silent)).status).toMatch(/failed|ready/)
  await page.reload()
  // Nothing was said in it: its file's name says more than its day.
  await heading('REC 0042 Müller').waitFor()

  const id = crypto.randomUUID()
  const path = (await rowOf(silent)).storage_path?.replace(silent, id) ?? null
  await client.from('recordings').insert({ id, source: 'upload', storage_path: path }).throwOnError()
  const segments = [
    { start: 0, end: 5, speaker: 'Ben', text: 'Shall we talk about the price of the forty seats?' },
    { start: 6, end: 9, speaker: 'Ana', text: 'The price is too high for our budget this year.' },
  ]
  await client.rpc('import_transcript', { recording: id, segments }).throwOnError()
  await page.goto(`${host.url}/voice/${id}`)
  await heading(/pricing/i).waitFor()
  await page.getByText('REC 0042 Müller.wav').waitFor()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('What Ana may spend')
  await title.press('Enter')
  await heading('What Ana may spend').waitFor()
  await page.reload()
  await heading('What Ana may spend').waitFor()
  await page.getByText('REC 0042 Müller.wav').waitFor()
  expect(errors).toEqual([])
})
