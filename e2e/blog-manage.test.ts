import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, settled, watchErrors } from './support/browser.ts'
import { pickUp } from './support/drag.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { finishOnboarding, type SignedUp, signUp } from './support/people.ts'

let host: RunningHost
let browser: Browser
let page: Page
let session: SignedUp
let errors: string[]

async function ask(path: string, body: unknown, method = 'POST') {
  const answer = await fetch(`${host.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: session.publishableKey,
      Authorization: `Bearer ${session.accessToken}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.text()
}
const post = (title: string, slug: string, more: object = {}) =>
  ask('blog_posts', { title, slug, content: `<p>${title} in words.</p>`, ...more })

/** The day `days` from now in UTC, the time zone of the test's browser. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  host = await startHost()
  ;({ browser, page, session, errors } = await beginJourney(
    { name: 'Ada Admin', email: 'ada@northwind.example' },
    { host, context: { timezoneId: 'UTC' } },
  ))
  await post('Silence sells', 'silence-sells', { status: 'published', published_at: `${day(0)}T00:00:01Z` })
  await post('Eleven questions', 'eleven-questions', { excerpt: 'What to ask first.' })
  await post('A week of calls', 'a-week-of-calls', { planned_for: day(0) })
})

async function open(where: Page, path: string) {
  await where.goto(`${host.url}/blog/${path}`)
  await where.getByRole('heading', { level: 1 }).waitFor()
  await settled(where)
}
const row = (title: string) => page.getByRole('row').filter({ hasText: title })
async function menu(title: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const said = (words: string | RegExp) => page.getByText(words).first().waitFor()

it('finds, filters and sorts posts in the address', async () => {
  await open(page, 'posts')
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('ask first')
  await page.waitForURL(/q=ask/)
  await page.getByText('1 post found').waitFor()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published')
  await page.getByText('No post matches').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('3 posts', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Title' }).click()
  await page.waitForURL(/direction=up/)
  expect(await page.getByRole('row').nth(1).innerText()).toContain('A week of calls')
})

it('publishes, takes back, duplicates and deletes with a way back', async () => {
  await open(page, 'posts')
  await menu('Eleven questions', 'Publish now')
  await row('Eleven questions')
    .getByText(/^Published/)
    .last()
    .waitFor()
  await menu('Eleven questions', 'Back to draft')
  await row('Eleven questions').getByText('Draft', { exact: true }).last().waitFor()
  await menu('Eleven questions', 'Duplicate')
  await row('Copy of Eleven questions').waitFor()
  await page.getByRole('checkbox', { name: 'Select Copy of Eleven questions' }).check()
  await page.getByRole('region', { name: 'Selected posts' }).getByRole('button', { name: 'Delete' }).click()
  await row('Copy of Eleven questions').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row('Copy of Eleven questions').waitFor()
  await menu('Copy of Eleven questions', 'Delete')
  await row('Copy of Eleven questions').waitFor({ state: 'detached' })
  expect(await page.getByText('3 posts', { exact: true }).count()).toBe(1)
})

it('shows what a revision said word by word and brings it back', async () => {
  // Another status begins another revision.
  await ask('blog_posts?slug=eq.silence-sells', { status: 'draft' }, 'PATCH')
  await ask('blog_posts?slug=eq.silence-sells', { content: '<p>Silence sells in numbers.</p>' }, 'PATCH')
  await open(page, 'posts')
  await menu('Silence sells', 'Revisions…')
  const dialog = page.getByRole('dialog', { name: 'Revisions' })
  await dialog.locator('del', { hasText: 'words' }).waitFor()
  expect(await dialog.locator('ins', { hasText: 'numbers' }).innerText()).toBe('numbers')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore this revision' }).click()
  await said('Revision restored')
  expect(await ask('blog_posts?slug=eq.silence-sells', { planned_for: null }, 'PATCH')).toContain('in words')
})

it('leaves posts with text in brackets to fill in as drafts, and says so', async () => {
  await ask('blog_posts?slug=eq.eleven-questions', { excerpt: 'What [your example] asks first.' }, 'PATCH')
  await open(page, 'posts')
  await page.getByRole('checkbox', { name: 'Select Eleven questions' }).check()
  await page
    .getByRole('region', { name: 'Selected posts' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click()
  await said('0 posts published; 1 with text in brackets to fill in first')
  const stored = await ask('blog_posts?slug=eq.eleven-questions', { excerpt: 'What to ask first.' }, 'PATCH')
  expect(stored).toContain('"status":"draft"')
})

it('makes a preview link and revokes it', async () => {
  await open(page, 'posts')
  await menu('Eleven questions', 'Preview links…')
  const dialog = page.getByRole('dialog', { name: 'Preview links' })
  await dialog.getByRole('button', { name: 'New link' }).click()
  const link = dialog.getByRole('link', { name: /\/blog\/preview\/[0-9a-f]{64}$/ })
  await link.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await link.waitFor({ state: 'detached' })
})

it('plans by keyboard and asks before it moves an appointment', async () => {
  await open(page, 'calendar?view=week')
  const card = page.getByRole('cell').filter({ hasText: 'A week of calls' })
  await card.waitFor()
  const before = await card.getAttribute('aria-label')
  // Monday to Saturday go right, Sunday goes left, so that the day stays in the week.
  const isSunday = new Date(`${day(0)}T00:00Z`).getUTCDay() === 0
  const grip = page.getByRole('button', { name: 'Move A week of calls' })
  const carry = async () => {
    const started = await pickUp(grip, 'A week of calls is over ')
    await page.keyboard.press(isSunday ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(() => page.locator('[id^=DndLiveRegion]').innerText()).not.toBe(started)
    await page.keyboard.press('Space')
  }
  await carry()
  await said('Planned')
  await expect.poll(() => card.getAttribute('aria-label')).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => card.getAttribute('aria-label')).toBe(before)

  await open(page, 'posts')
  await menu('A week of calls', 'Schedule…')
  const dialog = page.getByRole('dialog', { name: 'Schedule for later' })
  await dialog.getByLabel('Date').fill(day(-1))
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText('Choose a time that is still to come').waitFor()
  await dialog.getByLabel('Date').fill(day(1))
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await row('A week of calls')
    .getByText(/^Publishes/)
    .last()
    .waitFor()
  await open(page, `calendar?view=week&day=${day(1)}`)
  const start = await card.getAttribute('aria-label')
  const isMonday = new Date(`${day(1)}T00:00Z`).getUTCDay() === 1
  const told = await pickUp(grip, 'A week of calls is over ')
  await page.keyboard.press(isMonday ? 'ArrowRight' : 'ArrowLeft')
  await expect.poll(() => page.locator('[id^=DndLiveRegion]').innerText()).not.toBe(told)
  await page.keyboard.press('Space')
  // A later day asks for a yes; an earlier one, which is today, for another time.
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await card.getAttribute('aria-label')).toBe(start)
})

/** Has the worker do now what its clock has it do each minute; `npm run test:all` waits for the clock. */
async function passMinute(): Promise<void> {
  await host.onDatabase(async ({ sql }) => {
    const known = () => sql`
      select identifier from graphile_worker._private_known_crontabs where identifier = 'every_minute'`
    await expect.poll(known).toHaveLength(1)
    if (!process.env['TEST_ALL']) await sql`select graphile_worker.add_job('every_minute', '{}')`
  })
}

it('publishes what is scheduled by itself, also when the server was away at that minute', async () => {
  await post('Out on its own', 'out-on-its-own')
  const id: string = JSON.parse(
    await ask('blog_posts?slug=eq.out-on-its-own', { planned_for: null }, 'PATCH'),
  )[0].id
  const publishAt = new Date(Date.now() + 500).toISOString()
  await ask('rpc/schedule_blog_post', { post_id: id, publish_at: publishAt })
  await host.restart('SIGKILL')
  await passMinute()
  const asVisitor = async () => {
    const answer = await fetch(`${host.url}/rest/v1/blog_posts?id=eq.${id}&select=published_at`, {
      headers: { apikey: session.publishableKey },
    })
    const rows: { published_at: string }[] = await answer.json()
    return rows.map(({ published_at }) => new Date(published_at).toISOString())
  }
  await expect.poll(asVisitor, { interval: 2000 }).toEqual([publishAt])
  await open(page, 'posts')
  await row('Out on its own')
    .getByText(/^Published/)
    .last()
    .waitFor()
  expect(await (await fetch(`${host.url}/blog/out-on-its-own`)).text()).toContain('Out on its own in words.')
})

it('creates, renames and deletes a category, moving its posts', async () => {
  await open(page, 'categories')
  await page.getByRole('button', { name: 'New category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Name and slug are required').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Name').fill('Calls & Coffee')
  expect(await dialog.getByLabel('Slug').inputValue()).toBe('calls-coffee')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await said('Category created successfully')
  await page.getByRole('button', { name: 'New category' }).click()
  await dialog.getByLabel('Name').fill('Calls & Coffee')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Another category has this name or slug.').waitFor()
  await said('Failed to create category')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Calls & Coffee' }).click()
  await dialog.getByLabel('Name').fill('Calls and Coffee')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await said('Category saved')

  await open(page, 'posts')
  await page.getByRole('checkbox', { name: 'Select Silence sells' }).check()
  await page.getByRole('combobox', { name: 'Move to category' }).selectOption('Calls and Coffee')
  await said('1 post moved to Calls and Coffee')
  await open(page, 'categories')
  await page.getByRole('button', { name: 'Delete Calls and Coffee' }).click()
  await dialog.getByLabel('Move its posts to').selectOption('Sales Psychology & Communication')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await said('“Calls and Coffee” deleted')
  await open(page, 'posts')
  await row('Silence sells').getByText('Sales Psychology & Communication').waitFor()
})

it('opens for everybody signed in, with what is published and no control that would be refused', async () => {
  const other = await (await browser.newContext()).newPage()
  const signedUp = await signUp(other, host.url, { name: 'Ben Carter', email: 'ben@southwind.example' })
  await finishOnboarding(host.url, signedUp)
  const othersErrors = watchErrors(other)
  const controls = () => other.getByRole('main').getByRole('button').allInnerTexts()
  const seen = async (path: string, words: string) => {
    await open(other, path)
    await other.getByRole('main').getByText(words).first().waitFor()
    expect(await accessibilityProblems(other)).toEqual([])
    return controls()
  }
  expect((await seen('posts', 'Out on its own')).join()).not.toMatch(/New|Actions|Delete/)
  expect(await other.getByRole('checkbox').count()).toBe(0)
  expect(await other.getByText('Eleven questions').count()).toBe(0)
  expect((await seen('calendar', 'Out on its own')).join()).not.toMatch(/Move|Plan/)
  expect(await other.getByText('Unscheduled').count()).toBe(0)
  expect(await seen('categories', 'Sales Psychology & Communication')).toEqual([])
  expect(await seen('analytics', 'No views in this period')).not.toContain('All posts')
  await open(other, 'posts')
  await other.getByRole('link', { name: 'Out on its own' }).click()
  await other.waitForURL(/\/blog\/out-on-its-own/)
  expect(othersErrors).toEqual([])
})

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
