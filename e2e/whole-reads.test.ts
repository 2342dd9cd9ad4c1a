import { readFile } from 'node:fs/promises'
import type { Page, Response } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** On a server that gives few rows at once, what promises to be whole still is: read page by page, no row twice. */
const many = 250
const recording = crypto.randomUUID()

let host: RunningHost
let page: Page
let errors: string[]

beforeAll(async () => {
  host = await startHost({ API_MAX_ROWS: '100' })
  const begun = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.example' }, { host })
  ;({ page, errors } = begun)
  const client = clientOf(host.url, begun.session)
  const each = <T>(make: (index: number) => T) => Array.from({ length: many }, (_, index) => make(index))
  await client
    .from('leads')
    .insert(each((index) => ({ name: `Lead ${index}` })))
    .throwOnError()
  await client
    .from('templates')
    .insert(each((index) => ({ name: `Template ${index}`, kind: 'email', subject: 'Hello', body: 'Hello' })))
    .throwOnError()
  await client
    .from('automations')
    .insert(each((index) => ({ name: `Automation ${index}`, draft: {} })))
    .throwOnError()
  await client
    .from('recordings')
    .insert({ id: recording, source: 'import', title: 'Long call' })
    .throwOnError()
  const segments = each((index) => ({
    start: index * 10,
    end: index * 10 + 9,
    speaker: index % 2 ? 'Priya' : 'Ben',
    text: `This is line ${index} of the call.`,
  }))
  await client.rpc('import_transcript', { recording, segments }).throwOnError()
})

/** What the data API gives of a table while the page does something. */
async function rowsOf(table: string, run: () => Promise<unknown>) {
  const responses: Response[] = []
  const collect = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (pathname === `/rest/v1/${table}` && response.request().method() === 'GET') responses.push(response)
  }
  page.on('response', collect)
  await run()
  await settled(page)
  page.off('response', collect)
  const pages = await Promise.all(
    responses.map(async (response) => z.array(z.looseObject({})).parse(await response.json())),
  )
  // It may be read again as soon as realtime is there.
  return {
    ids: new Set(pages.flat().map(({ id }) => id)),
    longest: Math.max(0, ...pages.map(({ length }) => length)),
  }
}

it.each([
  ['transcript_segments', `/voice/${recording}`, 'This is line 249 of the call.'],
  ['templates', '/templates', 'Template 249'],
  ['automations', '/automations', 'Automation 249'],
])('shows all of %s', async (table, path, last) => {
  const { ids, longest } = await rowsOf(table, async () => {
    await page.goto(`${host.url}${path}`)
    await page.getByText(last, { exact: true }).first().waitFor({ state: 'attached' })
  })
  expect(longest).toBe(100)
  expect(ids.size).toBe(many)
})

it('exports each lead once', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByText('250 leads').first().waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(1, -1)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(many)
  expect(lines).toHaveLength(many)
})

it('makes no error on the way', () => expect(errors).toEqual([]))
