import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { atSize } from '../server/src/testing/at-size.ts'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** A blog of many years, more than the API answers at once: all are newer than the ones looked for. */
const count = atSize(1500, 5000)
const inWords = (posts: number) => `${posts.toLocaleString('en')} posts`
const inAll = (count + 3).toLocaleString('en')
const today = new Date().toISOString().slice(0, 10)
let host: RunningHost
let page: Page
let client: ReturnType<typeof clientOf>
let errors: string[]

beforeAll(async () => {
  host = await startHost()
  const begun = await beginJourney(
    { name: 'Ada Admin', email: 'ada@northwind.example' },
    { host, context: { timezoneId: 'UTC', viewport: { width: 1280, height: 800 } } },
  )
  ;({ page, errors } = begun)
  client = clientOf(host.url, begun.session)
  const first = [
    { title: 'Zebra first written', slug: 'zebra', content: '<p>Old.</p>', planned_for: today },
    {
      title: 'Yak out today',
      slug: 'yak',
      content: '<p>Old.</p>',
      status: 'published',
      published_at: `${today}T00:00:01Z`,
    },
    { title: 'Xerus without a day', slug: 'xerus', content: '<p>Old.</p>' },
  ]
  // One after the other: the order they are made in is what the list goes by.
  for (const { status = 'draft', published_at = null, planned_for = null, ...post } of first)
    await client
      .from('blog_posts')
      .insert({ ...post, status, published_at, planned_for })
      .throwOnError()
  for (let start = 0; start < count; start += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      title: `Many ${String(start + index).padStart(4, '0')}`,
      slug: `many-${start + index}`,
      content: '<p>New.</p>',
      planned_for: '2020-02-02',
    }))
    await client.from('blog_posts').insert(rows).throwOnError()
  }
  await client
    .from('blog_posts')
    .update({ updated_at: '2020-01-01T00:00Z' })
    .eq('slug', 'xerus')
    .throwOnError()
})

async function open(path: string) {
  await page.goto(`${host.url}/blog/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
}
const rows = () => page.getByRole('row').count()

it('says how many there are, shows them page by page, and sorts all of them', async () => {
  await open('posts')
  await page.getByText(inWords(count + 3), { exact: true }).waitFor()
  await page.getByText(`100 of ${inAll} shown`).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText(`200 of ${inAll} shown`).waitFor()
  expect(await rows()).toBe(201)
  await page.getByRole('button', { name: 'Title' }).click()
  await page.getByRole('row').nth(1).getByText('Many 0000').waitFor()
  await page.getByRole('button', { name: 'Title' }).click()
  await page.getByRole('row').nth(1).getByText('Zebra first written').waitFor()
  await page.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('row').nth(1).getByText('Yak out today').waitFor()
})

it('filters all of them', async () => {
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('xerus')
  await page.getByText('1 post found').waitFor()
  await expect.poll(rows).toBe(2)
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('')
  await page.getByText(inWords(count + 3), { exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published')
  await page.getByText('1 post found').waitFor()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Scheduled')
  await page.getByText('No post matches').waitFor()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft')
  await page.getByText(`${inWords(count + 2)} found`).waitFor()
})

it('changes all that fit, says how many, and takes a deletion of them back', async () => {
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('many')
  await page.getByText(`${inWords(count)} found`).waitFor()
  await page.getByRole('checkbox', { name: 'Select all posts' }).click()
  const bar = page.getByRole('region', { name: 'Selected posts' })
  await bar.getByText(`${count.toLocaleString('en')} selected`).waitFor()
  await bar
    .getByRole('combobox', { name: 'Move to category' })
    .selectOption('Sales Psychology & Communication')
  await page.getByText(`${inWords(count)} moved to Sales Psychology & Communication`).waitFor()
  const left = await client
    .from('blog_posts')
    .select('id', { count: 'exact', head: true })
    .is('category_id', null)
    .throwOnError()
  expect(left.count).toBe(3)
  await page.getByRole('checkbox', { name: 'Select all posts' }).click()
  await bar.getByText(`${count.toLocaleString('en')} selected`).waitFor()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByText(`${inWords(count)} deleted`).waitFor()
  const there = async () =>
    (await client.from('blog_posts').select('id', { count: 'exact', head: true }).throwOnError()).count
  expect(await there()).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(there).toBe(count + 3)
  await page.getByText(`${inWords(count)} found`).waitFor()
})

it('shows in the calendar what lies in the month or week, however old', async () => {
  for (const view of ['calendar', 'calendar?view=week']) {
    await open(view)
    await page.getByRole('link', { name: /Zebra first written/ }).waitFor()
    await page.getByRole('link', { name: /Yak out today/ }).waitFor()
    await page.getByRole('link', { name: 'Xerus without a day' }).waitFor()
    expect(await page.getByText('Many').count()).toBe(0)
  }
})

it('threw no error on the way', () => {
  expect(errors).toEqual([])
})
