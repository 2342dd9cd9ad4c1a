import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

/** What an analysis rests on is shown, and put right by whoever knows better. */
let host: Host
let page: Page
let session: SignedUp
let errors: string[]

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Uwe Brandt',
    email: 'uwe@northwind.corrections.example',
  }))
})

async function importText(title: string, text: string, at: string) {
  await page.goto(`${host.url}/voice?add=transcript`)
  const dialog = page.getByRole('dialog', { name: 'Import a transcript' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Transcript').fill(text)
  await dialog.getByLabel('When was this conversation?').fill(at)
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await page.waitForURL(/\/voice\/[0-9a-f-]{36}/)
}
const choice = (name: string) => page.getByRole('button', { name, exact: true })

it('finds out the language of a text, and makes no statement in one that it does not read', async () => {
  await importText(
    'Gespräch',
    'Uwe Brandt: Guten Tag, Frau Vogel. Ich schicke Ihnen das Angebot bis Freitag.\nKarin Vogel: Danke, das wäre schön. Wir brauchen zwanzig Lizenzen.',
    '2026-11-02T09:30',
  )
  await choice('German').waitFor()
  await page.getByText('German is spoken here, and the built-in engine reads English only.').waitFor()
  for (const name of ['Summary', 'Action items', 'Follow-up email', 'Talk and tone'])
    expect(await page.getByRole('region', { name, exact: true }).count()).toBe(0)
  await page.getByRole('region', { name: 'Talk', exact: true }).waitFor()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  const tab = await onPhone(page)
  await tab.goto(page.url())
  await tab.getByText('German is spoken here').waitFor()
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await tab.context().close()
})

it('counts the days that were said from the day of the conversation, also when that is put right', async () => {
  await importText(
    'Call with Priya',
    'Uwe Brandt: I will send you the quote by Thursday.\nPriya Patel: Thank you, that would be great.',
    '2026-11-02T09:30',
  )
  const due = async () => {
    const { data } = await clientOf(host.url, session)
      .from('recording_insights')
      .select('data, recordings!inner(title)')
      .eq('recordings.title', 'Call with Priya')
      .eq('kind', 'action_item')
      .throwOnError()
    return JSON.stringify(data)
  }
  await expect.poll(due).toContain('2026-11-05T')
  await page.getByRole('button', { name: /^Mon, Nov 2, 2026/ }).click()
  const dialog = page.getByRole('dialog', { name: 'When was this conversation?' })
  await dialog.waitFor()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Day and time').fill('2026-10-20T09:30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(due).toContain('2026-10-22T')
  await page.getByRole('button', { name: /^Tue, Oct 20, 2026/ }).waitFor()
})

it('reads a conversation in the language that somebody says it is in', async () => {
  await choice('English').click()
  const dialog = page.getByRole('dialog', { name: 'Which language is spoken?' })
  await dialog.getByLabel('Language').selectOption('Dutch')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Dutch is spoken here').waitFor()
  await choice('Dutch').click()
  await dialog.getByLabel('Language').selectOption('Detect from the words')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await choice('English').waitFor()
  await page.getByText('Send Priya the quote').first().waitFor()
  expect(await page.getByText('is spoken here').count()).toBe(0)
})

it('asks whose side the speakers are on, and makes no task of ours until then', async () => {
  await importText(
    'A colleague’s call',
    'Rita: I will send you the list by Thursday.\nTom: Thank you, that would be great.',
    '2026-11-02T09:30',
  )
  const question = page.getByRole('region', { name: 'Which of these is your side?' })
  await question.waitFor()
  expect(await page.getByRole('region', { name: 'Follow-up email' }).count()).toBe(0)
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await question.getByRole('checkbox', { name: /Rita/ }).click()
  await question.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Send Tom the list').first().waitFor()
  const email = page.getByRole('region', { name: 'Follow-up email' })
  await email.getByText('will send you the list by Thursday, November 5.').waitFor()
  expect(await question.count()).toBe(0)
})

it('knows again who was said to be ours, and lets one say otherwise', async () => {
  await importText(
    'The next call',
    'Rita: I will send you the plan by Thursday.\nWalt: Thank you, that would be great.',
    '2026-11-03T09:30',
  )
  await page.getByText('Send Walt the plan').first().waitFor()
  expect(await page.getByText('Which of these is your side?').count()).toBe(0)
  await page.getByRole('button', { name: 'Rita : change' }).click()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await page.getByRole('menuitemradio', { checked: true }).textContent()).toBe('Our side')
  await page.getByRole('menuitemradio', { name: 'Their side' }).click()
  const tab = await onPhone(page)
  await tab.goto(page.url())
  await tab.getByText('Transcript', { exact: true }).first().tap()
  await tab.getByRole('button', { name: 'Walt : change' }).tap()
  const choice = tab.getByRole('menuitemradio', { name: 'Our side' })
  await settled(tab)
  expect(Math.round((await choice.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await choice.tap()
  await page.getByText('Send us the plan').first().waitFor()
  await tab.context().close()
  await page.getByRole('button', { name: 'Rita : change' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who is speaking?' })
  await dialog.getByLabel('Name').fill('Rita Moss')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Rita Moss : change' }).waitFor()
})

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
