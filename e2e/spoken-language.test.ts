/** @module-tag speech */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherLanguages } from '../server/src/testing/spoken-languages.ts'
import { accessibilityProblems, settled } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'

/** A call in a language that this machine cannot write down: nothing is stated of it, and somebody can say what it is. */
/** Recognising takes long on a busy machine. */
const longest = 300_000
const folder = mkdtempSync(join(tmpdir(), 'parley-spoken-'))
const wavOf = (title: string) => join(folder, `${title}.wav`)
let host: Host
let page: Page
let errors: string[]

beforeAll(async () => {
  for (const title of ['Llamada', 'Segunda llamada'])
    execFileSync('espeak-ng', ['-v', 'es', '-s', '130', '-w', wavOf(title), otherLanguages['es'] ?? ''])
  ;({ host, page, errors } = await beginJourney({
    name: 'Uwe Brandt',
    email: 'uwe@northwind.spoken.example',
  }))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function upload(title: string, language: string) {
  await page.goto(`${host.url}/voice?add=audio`)
  const dialog = page.getByRole('dialog', { name: 'Upload audio' })
  await dialog.getByLabel('Language').selectOption(language)
  await dialog.getByLabel('Choose audio files').setInputFiles(wavOf(title))
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.waitForURL(/\/voice\/[0-9a-f-]{36}/)
}
async function statements() {
  const found = await Promise.all(
    ['Summary', 'Action items', 'Follow-up email'].map((name) =>
      page.getByRole('region', { name, exact: true }).count(),
    ),
  )
  return found.reduce((sum, count) => sum + count, 0)
}

it('asks whether it is English, until somebody says so', { timeout: longest }, async () => {
  await upload('Llamada', '')
  const question = page.getByRole('region', { name: 'Is this English?' })
  await question.waitFor({ timeout: longest })
  await page.getByRole('button', { name: 'Unknown language' }).waitFor()
  expect(await statements()).toBe(0)
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  const tab = await onPhone(page)
  await tab.goto(page.url())
  await tab.getByRole('heading', { name: 'Is this English?' }).waitFor()
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await tab.context().close()
  await question.getByRole('button', { name: 'It is English' }).click()
  await page.getByRole('region', { name: 'Summary', exact: true }).waitFor()
  await page.getByRole('button', { name: 'English', exact: true }).waitFor()
})

it('is told before the upload, and remembered', { timeout: longest }, async () => {
  await upload('Segunda llamada', 'es')
  await page.getByRole('region', { name: 'Spanish is spoken here' }).waitFor({ timeout: longest })
  expect(await statements()).toBe(0)
  await page.goto(`${host.url}/voice`)
  await expect.poll(() => page.getByLabel('Language').inputValue()).toBe('es')
})

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
