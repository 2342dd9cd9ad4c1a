import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { clientOf } from './support/assistant.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { payloads } from './support/payloads.ts'

/** Whatever a post holds or the clipboard brings, the editor runs none of it: also without the page's own policy. */
let host: RunningHost
let page: Page
const fired: string[] = []
const perPost = 51

const content = () => page.getByRole('textbox', { name: 'Content', exact: true })
/** What could run, in the editor and its preview: elements and attributes that no post may have. */
const foreign = () =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('.article, .article *')) {
      if (
        /^(?:script|style|iframe|object|embed|base|form|meta|link|template|math|svg)$/i.test(element.tagName)
      )
        found.push(element.outerHTML)
      for (const { name, value } of element.attributes)
        if (/^on/i.test(name) || /^\s*(?:javascript|vbscript|data):/i.test(value))
          found.push(`${name}=${value}`)
    }
    return found.filter((each) => !each.startsWith('alt='))
  })

beforeAll(async () => {
  host = await startHost()
  ;({ page } = await beginJourney(
    { name: 'Ada Admin', email: 'ada@northwind.example' },
    { host, context: { bypassCSP: true } },
  ))
  await page.exposeFunction('tripwire', (place: string) => fired.push(place))
  await page.addInitScript(() => {
    globalThis.alert = () => void Reflect.get(globalThis, 'tripwire')(location.href)
  })
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') fired.push(dialog.message())
    void dialog.accept()
  })
})

const groups = Array.from({ length: Math.ceil(payloads.length / perPost) }, (_, index) =>
  payloads.slice(index * perPost, (index + 1) * perPost),
)

it('opens and previews posts that came through the API', async () => {
  expect(payloads.length).toBeGreaterThan(300)
  const client = await clientOf(page, host.url)
  const { data: posts } = await client
    .from('blog_posts')
    .insert(
      groups.map((group, index) => ({
        title: `Payloads ${index}`,
        slug: `payloads-${index}`,
        content: group.map((payload) => `<p>start</p>${payload}<p>end</p>`).join('\n'),
        excerpt: group.join(' ').slice(0, 500),
        faq_items: [{ question: group[0] ?? '', answer: group[1] ?? '' }],
      })),
    )
    .select('id')
    .throwOnError()
  for (const { id } of posts) {
    await page.goto(`${host.url}/blog/admin?edit=${id}`)
    // A table that was left open is closed by the editor, which asks first.
    const goOn = page.getByRole('button', { name: 'Edit anyway' })
    await content().or(goOn).waitFor()
    expect(await foreign()).toEqual([])
    if (await goOn.isVisible()) await goOn.click()
    await content().waitFor()
    expect(await page.locator('.article').count()).toBeGreaterThan(0)
    expect(await foreign()).toEqual([])
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByRole('tabpanel', { name: 'Preview' }).getByText('start').first().waitFor()
    expect(await foreign()).toEqual([])
  }
  expect(fired).toEqual([])
})

it('takes them from the clipboard without running them', async () => {
  await page.goto(`${host.url}/blog/admin`)
  await content().waitFor()
  for (const group of groups) {
    await content().evaluate((element, html) => {
      const data = new DataTransfer()
      data.setData('text/html', html)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, group.join('\n'))
  }
  await expect.poll(() => content().innerText()).toContain('before')
  expect(await foreign()).toEqual([])
  expect(fired).toEqual([])
})
