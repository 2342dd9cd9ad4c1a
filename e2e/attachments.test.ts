import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Files that are kept with a lead, a recording and a task: added, saved again, deleted. */
let host: Host
let page: Page
let errors: string[]
let client: ReturnType<typeof clientOf>
let lead = ''

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.attachments.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  const { data } = await client
    .from('leads')
    .insert({ name: 'Julia Lind', company: 'Fjord Cleaning' })
    .select('id')
    .single()
    .throwOnError()
  lead = data.id
})

const files = () => page.getByRole('region', { name: 'Files' }).first()
const offer = {
  name: 'Offer – März.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 signed'),
}

it('keeps files with a lead and gives them back under their names', async () => {
  await page.goto(`${host.url}/leads/${lead}`)
  await files().getByText('Drop files here, or add them.').waitFor()
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Call first') }
  await files().getByLabel('Add files').setInputFiles([offer, notes])
  await files().getByRole('button', { name: 'notes.txt', exact: true }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files().getByRole('button', { name: offer.name, exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe(offer.name)
  expect(readFileSync(await download.path(), 'utf8')).toBe('%PDF-1.7 signed')
  expect(await accessibilityProblems(page)).toEqual([])
})

it('says why a file is not taken, and takes one that is dropped', async () => {
  const large = { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.alloc(1) }
  await page.evaluate(() => {
    Object.defineProperty(File.prototype, 'size', { configurable: true, get: () => 50 * 1024 * 1024 + 1 })
  })
  await files().getByLabel('Add files').setInputFiles(large)
  await page.getByText('film.mov is too large').waitFor()
  await page.reload()
  await files().getByRole('button', { name: 'notes.txt', exact: true }).waitFor()
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['dropped'], 'dropped.csv', { type: 'text/csv' }))
    return transfer
  })
  await files().dispatchEvent('drop', { dataTransfer: dropped })
  await files().getByRole('button', { name: 'dropped.csv', exact: true }).waitFor()
  expect(await files().getByRole('listitem').count()).toBe(3)
})

it('deletes a file for good once that is confirmed', async () => {
  await files().getByRole('button', { name: 'Delete dropped.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await files().getByRole('button', { name: 'dropped.csv', exact: true }).waitFor({ state: 'detached' })
  const { data } = await client.from('attachments').select('name').eq('lead_id', lead).throwOnError()
  expect(data.map(({ name }) => name).toSorted()).toEqual([offer.name, 'notes.txt'])
})

it('keeps a file with a recording', async () => {
  const { data: talk } = await client
    .from('recordings')
    .insert({ title: 'Demo for Fjord', source: 'import' })
    .select('id')
    .single()
    .throwOnError()
  const segments = [{ start: 0, end: 4, speaker: 'Julia', text: 'Can you show it to the team?' }]
  await client.rpc('import_transcript', { recording: talk.id, segments }).throwOnError()
  await page.goto(`${host.url}/voice/${talk.id}`)
  await files().getByLabel('Add files').setInputFiles(offer)
  await files().getByRole('button', { name: offer.name, exact: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

it('keeps a file with a task, in its drawer', async () => {
  const { data: task } = await client
    .from('tasks')
    .insert({ title: 'Send the contract' })
    .select('id')
    .single()
    .throwOnError()
  await page.goto(`${host.url}/tasks?task=${task.id}`)
  const drawer = page.getByRole('dialog', { name: 'Task' })
  await drawer.getByLabel('Add files').setInputFiles(offer)
  await drawer.getByRole('button', { name: offer.name, exact: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(errors).toEqual([])
})
