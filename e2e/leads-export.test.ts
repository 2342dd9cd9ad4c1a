import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { insertInPieces } from '../server/src/testing/insert-in-pieces.ts'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

let host: Host
let page: Page
let session: SignedUp
let errors: string[]

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.export.example',
  }))
  // All of them made at the same moment, so that only the id tells them apart.
  const created_at = new Date().toISOString()
  const crowd = Array.from({ length: 2100 }, (_, index) => ({
    name: `Crowd, ${index}`,
    status: 'new',
    created_at,
  }))
  const leads = clientOf(host.url, session).from('leads')
  await insertInPieces(crowd, (piece) => leads.insert(piece).throwOnError())
  await leads.insert({ name: '=1+1', company: 'Acme "North"', status: 'won', value: 12.5 }).throwOnError()
})

async function open(query = '') {
  await page.goto(`${host.url}/leads${query}`)
  await page
    .getByText(/^[\d,]+ leads?( found)?$/)
    .first()
    .waitFor()
  await settled(page)
}
async function download() {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
  return readFile(await file.path(), 'utf8')
}

it('saves each lead of the filter once, beyond the page and beyond one read', async () => {
  await open('?q=crowd')
  const text = await download()
  await page.getByText('2,100 leads exported').waitFor()
  const lines = text.split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFName,Company,/)
  expect(lines.at(-1)).toBe('')
  const names = lines.slice(1, -1).map((line) => /^"(Crowd, \d+)"/.exec(line)?.[1])
  expect(names).toHaveLength(2100)
  expect(new Set(names).size).toBe(2100)
})

it('follows the status and makes formulas text', async () => {
  await open('?view=board&status=won')
  const [, line] = (await download()).split('\r\n')
  expect(line).toMatch(/^'=1\+1,"Acme ""North""",,,,,,,Won,Sales,12\.5,USD,,\d{4}-[^,]+,,Ben Carter,/)
})

it('stops on Cancel and saves nothing', async () => {
  await open()
  const held = Promise.withResolvers<void>()
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await page.route('**/rest/v1/leads?**created_at=lte**', async (route) => {
    await held.promise
    await route.continue().catch(() => {})
  })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByText('1,000 of 2,101').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Export canceled').waitFor()
  held.resolve()
  await page.unroute('**/rest/v1/leads?**created_at=lte**')
  expect(downloads).toBe(0)
})

it('says when it failed, and tries again', async () => {
  await open()
  await page.route('**/rest/v1/leads?**created_at=lte**', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken' } }),
  )
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByText('The export stopped').waitFor()
  await page.unroute('**/rest/v1/leads?**created_at=lte**')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Try again' }).click(),
  ])
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toHaveLength(2103)
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
