import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch, phone } from './support/browser.ts'
import { finishProblems, smallTargets } from './support/finish-problems.ts'
import { cornerProblems } from './support/phone-problems.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage(phone)
})
afterAll(() => browser?.close())

const show = (body: string) =>
  page.setContent(
    `<meta name="viewport" content="width=device-width"><main style="width: 300px">${body}</main>`,
  )

it.each([
  ['a date', '<p>Nov 3</p><p>3 Nov</p>', 'two spellings of a date: Nov 3 | 3 Nov'],
  ['a date', '<p>November 3</p><p>2026-11-03</p>', 'two spellings of a date: November 3 | 2026-11-03'],
  [
    'one day',
    '<p>Sat, Nov 28</p><p>Saturday, November 28</p><p>December 2</p>',
    'two spellings of Nov 28: Nov 28 | November 28',
  ],
  [
    'an engine',
    '<p>Built-in engine</p><p>Built in</p>',
    'two spellings of an engine: built-in engine | built in',
  ],
  ['an engine', '<p>moonshine</p><p>Moonshine</p>', 'two spellings of an engine: moonshine | Moonshine'],
  ['a stage', '<p>Qualified</p><p>Ana · qualified</p>', 'two spellings of a stage: Qualified | qualified'],
  [
    'a score',
    '<p><span data-score>93 <b>Hot</b></span></p><p>45 Warm</p>',
    'two spellings of a score: a mark | n Warm',
  ],
])('finds two spellings of %s', async (_, body, problem) => {
  await show(body)
  expect(await finishProblems(page)).toEqual([problem])
})

it('takes what was said, and names within words, as they are', async () => {
  await show('<p>Nov 3, 2026</p><p data-said>by 30 June</p><p>12 Marcus</p><p>Tue, Nov 3</p>')
  expect(await finishProblems(page)).toEqual([])
})

const cut = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap'

it('finds text that is cut off beside room, and lets be what has none', async () => {
  const words = 'a long name of a company'
  await show(`<ul><li><p style="width: 100px; ${cut}">${words}</p></li></ul>`)
  expect(await finishProblems(page)).toEqual([
    expect.stringMatching(/^cut off by \d+ px beside 1\d\d px: “a long/),
  ])
  await show(`<ul><li><p style="${cut}">${words} ${words} ${words}</p></li></ul>`)
  expect(await finishProblems(page)).toEqual([])
})

it('finds words whose hyphens are as wide as figures', async () => {
  const words = (style: string) => show(`<p style="${style}">Built-in engine</p><p>12-14</p>`)
  await words('font-variant-numeric: tabular-nums')
  expect(await finishProblems(page)).toEqual(['words with the hyphen of figures: “Built-in engine”'])
  await words('')
  expect(await finishProblems(page)).toEqual([])
})

it('finds places of a section that do not fit their line', async () => {
  const places = (width: number) =>
    show(
      `<nav data-places style="width: ${width}px; overflow-x: auto; white-space: nowrap">Posts Calendar</nav>`,
    )
  await places(40)
  expect(await finishProblems(page)).toEqual([expect.stringMatching(/^places are cut off by \d+ px$/)])
  await places(280)
  expect(await finishProblems(page)).toEqual([])
})

it('finds addresses and short texts that are cut off, also where there is no room', async () => {
  const showNarrow = (words: string) => show(`<p style="width: 60px; ${cut}">${words}</p>`)
  await showNarrow('anna.keller@brightwater.example')
  expect(await finishProblems(page)).toEqual(['cut off: “anna.keller@brightwater.example”'])
  await showNarrow('Since Nov 25')
  expect(await finishProblems(page)).toEqual(['cut off: “Since Nov 25”'])
})

it('finds controls under 44 px and words under 24, where presses are heard', async () => {
  const box = 'border: 1px solid; margin: 40px; display: block'
  await show(`<button style="height: 40px; ${box}">Save</button>`)
  expect(await smallTargets(page)).toEqual([expect.stringMatching(/× 40 px, 44 are needed: button “Save”/)])
  await show(`<button style="height: 44px; ${box}">Save</button>`)
  expect(await smallTargets(page)).toEqual([])
  await show('<a href="#" style="display: block; line-height: 20px; margin: 40px">Leads</a>')
  expect(await smallTargets(page)).toEqual([expect.stringMatching(/× 20 px, 24 are needed: a “Leads”/)])
  await show('<p style="line-height: 20px">See all of the <a href="#">leads</a> of today.</p>')
  expect(await smallTargets(page)).toEqual([])
  await show('<label style="display: block; padding: 16px"><input type="checkbox"> Mine</label>')
  expect(await smallTargets(page)).toEqual([])
})

describe('the assistant’s button stands before', () => {
  const corner = 'position: fixed; right: 10px; bottom: 10px; width: 44px; height: 44px'
  const showBeneath = (content: string) =>
    page.setContent(
      `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin: 0"><main>${content}</main><button class="corner-button" style="${corner}"></button>`,
    )
  const lines = (count: number) => '<p style="margin: 0; text-align: right">a value</p>'.repeat(count)

  it('a value beside which the page leaves no room', async () => {
    await showBeneath(lines(3))
    expect(await cornerProblems(page)).toEqual([expect.stringContaining('stands before “a value”')])
    await showBeneath(`<div style="padding-right: 60px">${lines(3)}</div>`)
    expect(await cornerProblems(page)).toEqual([])
  })

  it('a value of a table that reaches further than what it scrolls in', async () => {
    const table = (room: number) =>
      `<div style="margin-right: ${room}px; overflow-x: auto"><div style="width: 3000px">${'a value '.repeat(300)}</div></div>`
    await showBeneath(table(10))
    expect(await cornerProblems(page)).toEqual([expect.stringContaining('stands before “a value')])
    await showBeneath(table(60))
    expect(await cornerProblems(page)).toEqual([])
  })
})
