import { sanitisePost } from '@parley/core/blog/sanitise-post'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { readSession } from './support/people.ts'

let host: RunningHost
let page: Page
let errors: string[]

const content = () => page.getByRole('textbox', { name: 'Content', exact: true })
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const menu = () => page.getByRole('listbox', { name: 'Insert' })
const dialog = () => page.getByRole('dialog')

/** What stands in the editor, without what only shows a cursor or an upload. */
const markup = () =>
  content().evaluate((element) =>
    element.innerHTML.replaceAll(/<br class="ProseMirror[^>]*>| (?:class|data-[a-z]+)="[^"]*"/g, ''),
  )

async function write(): Promise<void> {
  await page.goto(`${host.url}/blog/admin`)
  await content().click()
}
async function typeLine(words: string): Promise<void> {
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}
const paste = (kinds: Record<string, string>) =>
  content().evaluate((element, given) => {
    const data = new DataTransfer()
    for (const [kind, value] of Object.entries(given)) data.setData(kind, value)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, kinds)

let posts = 0
async function store(html: string, title = `Stored ${posts + 1}`): Promise<string> {
  posts += 1
  const { data } = await clientOf(host.url, await readSession(page))
    .from('blog_posts')
    .insert({ title, slug: `stored-${posts}`, content: html, status: 'draft' })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}
async function readStored(id: string) {
  const { data } = await clientOf(host.url, await readSession(page))
    .from('blog_posts')
    .select('title, content')
    .eq('id', id)
    .single()
    .throwOnError()
  return data
}

beforeAll(async () => {
  host = await startHost()
  const begun = await beginJourney(
    { name: 'Ada Admin', email: 'ada@instance.example' },
    { host, context: { viewport: { width: 1280, height: 900 } } },
  )
  ;({ page, errors } = begun)
  await page.goto(`${host.url}/blog/admin`)
})

describe('a stored post', () => {
  const rich = sanitisePost(
    '<h2>Prices</h2><table><caption>Per <em>seat</em></caption><thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><td>Team</td><td>9</td></tr></tbody><tfoot><tr><td colspan="2">Net</td></tr></tfoot></table><ul><li>Plain item</li><li><h3>Titled</h3><p>item</p></li></ul><pre><code>let x = 1\n\n  y()\n</code></pre><p>See <a href="/pricing"><strong>all</strong> <img src="/icon.svg" alt="plans" width="20" height="20"></a></p><details><summary>Why <em>so</em>?</summary>Because.</details><figure><blockquote><p>Said</p></blockquote><figcaption>By <strong>Ben</strong></figcaption></figure>',
  )

  it('keeps all of it when a letter is typed', async () => {
    const id = await store(rich)
    await page.goto(`${host.url}/blog/admin?edit=${id}`)
    await content().getByRole('heading', { name: 'Prices' }).click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect.poll(async () => (await readStored(id)).content).toBe(rich.replace('Prices', 'Prices!'))
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('says what it would lose, and is not written before somebody agrees', async () => {
    const odd = '<details><summary><h2>Why?</h2></summary><p>So.</p></details><p>End</p>'
    const id = await store(odd)
    await page.goto(`${host.url}/blog/admin?edit=${id}`)
    await page.getByRole('alert').getByText('The editor can’t keep everything in this text').waitFor()
    await page.getByText('how its parts are nested').waitFor()
    expect(await content().count()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Another title')
    await expect.poll(() => readStored(id)).toEqual({ title: 'Another title', content: odd })
    await page.getByRole('button', { name: 'Edit anyway' }).click()
    await content().getByText('End').click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect.poll(async () => (await readStored(id)).content).toContain('<p>End!</p>')
  })
})

describe('tables', () => {
  it('are made and changed by the toolbar', async () => {
    await write()
    await tool('Table').click()
    expect(await item('Row below').getAttribute('aria-disabled')).toBe('true')
    await item('Insert table').click()
    await page.keyboard.type('Plan')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Price')
    const act = async (name: string) => {
      await tool('Table').click()
      await item(name).click()
    }
    const sizes = () =>
      content().evaluate((element) =>
        [...element.querySelectorAll('tr')].map(
          (row) => `${row.querySelectorAll('th').length}/${row.children.length}`,
        ),
      )
    expect(await sizes()).toEqual(['3/3', '0/3', '0/3'])
    await act('Row below')
    await act('Column to the right')
    await expect.poll(sizes).toEqual(['4/4', '0/4', '0/4', '0/4'])
    await act('Remove column')
    await act('Header row')
    await expect.poll(sizes).toEqual(['0/3', '0/3', '0/3', '0/3'])
    await act('Remove row')
    await expect.poll(sizes).toEqual(['0/3', '0/3', '0/3'])
    await act('Remove table')
    await expect.poll(sizes).toEqual([])
  })

  it.each([
    [
      'a spreadsheet',
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><!--StartFragment--><table border=0 cellpadding=0 width=128 style="border-collapse:collapse"><col width=64 span=2><tr height=20 style="height:15pt"><td height=20 class=xl65 width=64>Plan</td><td class=xl66 style="color:red">Price</td></tr><tr><td>Team</td><td align=right>9</td></tr></table><!--EndFragment--></body></html>',
    ],
    [
      'Word',
      '<table class=MsoTableGrid border=1 style="mso-yfti-tbllook:1184"><tr style="mso-yfti-irow:0"><td width=200 valign=top style="border:solid windowtext 1.0pt"><p class=MsoNormal>Plan<o:p></o:p></p></td><td><p class=MsoNormal><span style="color:red">Price</span></p></td></tr><tr><td><p class=MsoNormal>Team</p></td><td><p class=MsoNormal>9</p></td></tr></table>',
    ],
  ])('stay tables from %s', async (_, html) => {
    await write()
    await paste({ 'text/html': html, 'text/plain': 'Plan\tPrice\nTeam\t9' })
    await expect
      .poll(markup)
      .toContain(
        '<table><tbody><tr><td><p>Plan</p></td><td><p>Price</p></td></tr><tr><td><p>Team</p></td><td><p>9</p></td></tr></tbody></table>',
      )
  })
})

describe('Markdown', () => {
  it('is pasted as what it means', async () => {
    await write()
    await paste({
      'text/plain':
        '## Plans\n\nSee [the guide](https://example.com/guide).\n\n- one\n- two\n\n```\nlet x = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    })
    await expect.poll(markup).toContain('<h2>Plans</h2>')
    const written = await markup()
    for (const part of [
      '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
      '<pre><code>let x = 1</code></pre>',
      '<th><p>a</p></th>',
    ])
      expect(written).toContain(part)
    expect(await content().getByRole('link', { name: 'the guide' }).getAttribute('href')).toBe(
      'https://example.com/guide',
    )
  })

  it('stays text where it may be none', async () => {
    await write()
    await paste({ 'text/plain': '# a comment\nexport PATH=/bin\n5 * 3 * 2' })
    await expect.poll(markup).toBe('<p># a comment</p><p>export PATH=/bin</p><p>5 * 3 * 2</p>')
  })

  it('makes a link of what is typed as one', async () => {
    await write()
    await page.keyboard.type('See [the guide](example.com/guide) and [no](javascript:x) so')
    await expect
      .poll(() => content().getByRole('link', { name: 'the guide' }).getAttribute('href'))
      .toBe('https://example.com/guide')
    expect(await content().innerText()).toBe('See the guide and [no](javascript:x) so')
    expect(await content().getByRole('link').count()).toBe(1)
  })
})

describe('links', () => {
  it('Ctrl+K links in the text and finds own posts; everywhere else it opens the search', async () => {
    await store('<p>Words</p>', 'A guide to listening')
    await write()
    await page.keyboard.type('Read ')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Insert Link' }).waitFor()
    expect(await dialog().count()).toBe(1)
    await dialog().getByLabel('URL').fill('listening')
    const found = dialog().getByRole('listbox', { name: 'Your posts' })
    await found.getByRole('option', { name: 'A guide to listening' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await dialog().getByRole('button', { name: 'Insert link' }).click()
    await expect
      .poll(() => content().getByRole('link', { name: 'A guide to listening' }).getAttribute('href'))
      .toMatch(/^\/blog\/stored-\d+$/)
    await page.getByRole('textbox', { name: 'Title', exact: true }).click()
    await page.keyboard.press('Control+k')
    await dialog().getByRole('combobox').waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('a slash', () => {
  it('offers what can stand there, by keyboard', async () => {
    await write()
    await page.keyboard.type('/')
    await menu().getByRole('option', { name: 'Heading 2' }).waitFor()
    await expect
      .poll(async () => {
        const id = await content().getAttribute('aria-activedescendant')
        return page.locator(`[id="${id}"]`).innerText()
      })
      .toBe('Heading 2')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => menu().getByRole('option', { selected: true }).innerText()).toBe('Heading 3')
    await page.keyboard.press('Enter')
    await typeLine('A title')
    await page.keyboard.type('/quo')
    await expect.poll(() => menu().getByRole('option').allInnerTexts()).toEqual(['Quote'])
    await page.keyboard.press('Enter')
    await page.keyboard.type('Said')
    await expect.poll(markup).toBe('<h3>A title</h3><blockquote><p>Said</p></blockquote><p></p>')
  })

  it('by mouse, opening a window where one is needed', async () => {
    await write()
    await page.keyboard.type('/')
    await menu().getByRole('option', { name: 'Table' }).click()
    await expect.poll(() => content().locator('th').count()).toBe(3)
    await write()
    await page.keyboard.type('/image')
    await menu().getByRole('option', { name: 'Image', exact: true }).click()
    await page.getByRole('dialog', { name: 'Insert Image' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(await content().innerText()).not.toContain('/image')
  })

  it('stays a slash with Escape, within words and in code', async () => {
    await write()
    await page.keyboard.type('/tab')
    await menu().waitFor()
    await page.keyboard.press('Escape')
    await menu().waitFor({ state: 'detached' })
    await page.keyboard.type(' and / or')
    expect(await menu().count()).toBe(0)
    expect(await content().innerText()).toBe('/tab and / or')
  })
})

it('ends without an error of the page', () => expect(errors).toEqual([]))
