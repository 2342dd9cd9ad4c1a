import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled } from './support/browser.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Who said what is put right turn by turn, with the mouse or the keyboard alone. */
let host: Host
let page: Page
let errors: string[]

beforeAll(async () => {
  ;({ host, page, errors } = await beginJourney({
    name: 'Uwe Brandt',
    email: 'uwe@northwind.turns.example',
  }))
})

const labelled = [
  'Uwe Brandt: Good to see you. I need the prices by Thursday.',
  'Karin Vogel: We have twenty people in the field.',
  'Uwe Brandt: I will send you the quote on Friday. Thank you.',
]
async function importText(title: string, lines: readonly string[] = labelled) {
  await page.goto(`${host.url}/voice?add=transcript`)
  const dialog = page.getByRole('dialog', { name: 'Import a transcript' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Transcript').fill(lines.join('\n'))
  await dialog.getByLabel('When was this conversation?').fill('2026-11-02T09:30')
  await dialog.getByRole('button', { name: /^Import/ }).click()
  await page.waitForURL(/\/voice\/[0-9a-f-]{36}/)
  await segments().last().waitFor()
}
const segments = () => page.getByRole('list', { name: 'Segments' }).getByRole('listitem')
/** Who says what, as the page shows it; "…" goes on with the speaker above. */
const turns = () =>
  segments().evaluateAll((items) =>
    items.map((item) => {
      const speaker = item.querySelector('[aria-haspopup="menu"]')?.textContent.replace(/: change$/, '')
      return `${speaker ?? '…'}: ${item.querySelector('[data-text]')?.textContent ?? ''}`
    }),
  )
const tasks = () => page.getByRole('region', { name: 'Action items' })

it('splits a turn at the caret, and the words behind it are another voice’s', async () => {
  await importText('Split')
  await tasks().getByRole('button', { name: 'Show “Send Karin the quote”' }).waitFor()
  await segments().nth(0).hover()
  await segments().nth(0).getByRole('button', { name: 'Edit this text' }).click()
  const field = page.getByLabel('Text of this segment')
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(17, 17))
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Another voice from here' }).click()
  await expect
    .poll(turns)
    .toEqual([
      'Uwe Brandt: Good to see you.',
      'Karin Vogel: I need the prices by Thursday.',
      '…: We have twenty people in the field.',
      'Uwe Brandt: I will send you the quote on Friday. Thank you.',
    ])
})

it('gives a turn to somebody else in two clicks, and what follows is made anew', async () => {
  await page.getByRole('button', { name: 'Uwe Brandt : change' }).last().click()
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Karin Vogel' }).click()
  await expect
    .poll(turns)
    .toEqual([
      'Uwe Brandt: Good to see you.',
      'Karin Vogel: I need the prices by Thursday.',
      '…: We have twenty people in the field.',
      '…: I will send you the quote on Friday. Thank you.',
    ])
  await tasks().getByRole('button', { name: 'Show “Send us the quote”' }).waitFor()
})

it('knows somebody who was not named before, on their side', async () => {
  await page.getByRole('button', { name: 'Karin Vogel : change' }).click()
  await page.getByRole('menuitem', { name: 'Someone else…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who is speaking here?' })
  await dialog.getByLabel('Name').fill('Jan Roth')
  await dialog.getByText('Their side').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(turns)
    .toEqual([
      'Uwe Brandt: Good to see you.',
      'Jan Roth: I need the prices by Thursday.',
      '…: We have twenty people in the field.',
      '…: I will send you the quote on Friday. Thank you.',
    ])
})

it('does all of it by keyboard', async () => {
  await importText('Keys')
  const edit = segments().nth(2).getByRole('button', { name: 'Edit this text' })
  await edit.press('Enter')
  const field = page.getByLabel('Text of this segment')
  await field.waitFor()
  await page.keyboard.press('End')
  for (let step = 0; step < 'Thank you.'.length; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect
    .poll(turns)
    .toEqual([
      'Uwe Brandt: Good to see you. I need the prices by Thursday.',
      'Karin Vogel: We have twenty people in the field.',
      'Uwe Brandt: I will send you the quote on Friday.',
      'Karin Vogel: Thank you.',
    ])
  await segments().nth(3).getByRole('button', { name: 'Edit this text' }).press('Enter')
  await field.waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await expect.poll(async () => (await turns())[3]).toBe('…: Thank you.')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Edit this text')
  await segments().nth(1).getByRole('button', { name: 'Karin Vogel : change' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Uwe Brandt' }).press('Enter')
  await expect
    .poll(async () => (await turns()).filter((turn) => !turn.startsWith('…')))
    .toEqual(['Uwe Brandt: Good to see you. I need the prices by Thursday.'])
})

const unlabelled = [
  'Good morning Karin, how are things?',
  'We would like to see the prices.',
  'I will send you the quote on Friday.',
].flatMap((line) => [line, ''])

it('states no promise while nobody knows who speaks, until one line after the other is somebody’s', async () => {
  await importText('One channel', unlabelled)
  const question = page.getByRole('region', { name: 'Who is speaking?' })
  await question.waitFor()
  expect((await turns()).map((turn) => turn.split(':')[0])).toEqual(Array(3).fill('Unknown speaker'))
  await page.getByText('1 statement left out').waitFor()
  expect(await page.getByRole('region', { name: 'Follow-up email' }).count()).toBe(0)
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  const dialog = page.getByRole('dialog', { name: 'Who is speaking here?' })
  for (const [line, name] of [
    [0, 'Uwe Brandt'],
    [1, 'Karin Vogel'],
  ] as const) {
    await segments().nth(line).getByRole('button', { name: 'Unknown speaker : change' }).click()
    await page.getByRole('menuitem', { name: 'Someone else…' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await segments()
      .nth(line)
      .getByRole('button', { name: `${name} : change` })
      .waitFor()
  }
  await page.getByRole('region', { name: 'Some speakers are unknown' }).waitFor()
  await segments().nth(2).getByRole('button', { name: 'Unknown speaker : change' }).click()
  await page.getByRole('menuitem', { name: 'Uwe Brandt' }).click()
  await tasks().getByRole('button', { name: 'Show “Send Karin the quote”' }).waitFor()
  expect(await question.count()).toBe(0)
})

it('is told in one click that one side speaks alone', async () => {
  await importText('A note', unlabelled)
  await page.getByRole('button', { name: 'Only our side' }).click()
  await tasks()
    .getByRole('button', { name: /^Show “Send .* the quote”/ })
    .waitFor()
  expect((await turns())[0]).toBe('Uwe Brandt: Good morning Karin, how are things?')
})

it('takes a press that ends the writing of another turn, and keeps the words when they cannot be read again', async () => {
  await importText('Read again')
  await segments().nth(0).hover()
  await segments().nth(0).getByRole('button', { name: 'Edit this text' }).click()
  await page.getByLabel('Text of this segment').fill('Good to see you both.')
  const isRead = /\/rest\/v1\/transcript_segments/
  await page.route(isRead, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 400, body: '{}' }) : route.fallback(),
  )
  const refused = page.waitForResponse((answer) => isRead.test(answer.url()) && answer.status() === 400)
  await page.getByRole('button', { name: 'Uwe Brandt : change' }).last().click()
  await page.getByRole('menuitem', { name: 'Karin Vogel' }).click()
  await refused
  await page.getByRole('button', { name: 'Karin Vogel : change' }).last().click()
  await page.getByRole('menuitem', { name: 'Uwe Brandt' }).click()
  await expect
    .poll(turns)
    .toEqual([
      'Uwe Brandt: Good to see you both.',
      '…: We have twenty people in the field.',
      '…: I will send you the quote on Friday. Thank you.',
    ])
})

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
