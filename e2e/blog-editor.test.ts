import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawPng, grantAdmin } from './support/blog.ts'
import { accessibilityProblems, watchErrors } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney } from './support/journey.ts'
import { finishOnboarding, password, readSession, signUp } from './support/people.ts'

let host: RunningHost
let browser: Browser
let page: Page
let errors: string[]
let ben: Awaited<ReturnType<typeof inviteColleague>>

const desk = { viewport: { width: 1280, height: 900 } }
const newPage = async (): Promise<Page> => (await browser.newContext(desk)).newPage()
/** The machine is shared: what comes in its own time gets plenty. */
const expectSoon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read)
const title = () => page.getByRole('textbox', { name: 'Title', exact: true })
const content = () => page.getByRole('textbox', { name: 'Content', exact: true })
const slug = () => page.getByLabel('URL slug')
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const expectSaid = (words: string) => page.getByText(words, { exact: true }).first().waitFor()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const status = (words: RegExp | string) => page.getByText(words).first().waitFor()

/** Opens the editor; what an earlier test left unsaved is let go. */
async function open(address = ''): Promise<void> {
  await page.goto(`${host.url}/blog/admin${address}`)
  await content().waitFor()
}
async function write(words: { title: string; content: string }): Promise<void> {
  await title().fill(words.title)
  await content().click()
  await page.keyboard.type(words.content)
}
const idInAddress = () => new URL(page.url()).searchParams.get('edit') ?? ''
async function saved(): Promise<string> {
  await expectSoon(idInAddress).not.toBe('')
  await status(/^(Draft|Published), saved/)
  return idInAddress()
}
async function row(id: string) {
  const { data } = await clientOf(host.url, await readSession(page))
    .from('blog_posts')
    .select('*')
    .eq('id', id)
    .single()
    .throwOnError()
  return data
}

beforeAll(async () => {
  host = await startHost()
  const begun = await beginJourney(
    { name: 'Ada Admin', email: 'ada@instance.example' },
    { host, context: desk },
  )
  ;({ browser, page, errors } = begun)
  ben = await inviteColleague(host.url, begun.session, { name: 'Ben Carter', email: 'ben@instance.example' })
  grantAdmin(host, 'ben@instance.example')
})

it('is for admins: anybody else reads why, and whom to ask', async () => {
  const stranger = await newPage()
  await finishOnboarding(
    host.url,
    await signUp(stranger, host.url, { name: 'Eve Else', email: 'eve@else.example' }),
  )
  await stranger.goto(`${host.url}/blog/admin`)
  await stranger.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await stranger.getByText('Access Denied: You need admin privileges to access this page.').waitFor()
  await stranger.getByText('contact an administrator').waitFor()
  expect(await stranger.getByRole('textbox', { name: 'Content' }).count()).toBe(0)
  await stranger.context().close()
})

it('shows a static card with debug=2', async () => {
  await page.goto(`${host.url}/blog/admin?debug=2`)
  await page.getByText('Static test card').waitFor()
  expect(await content().count()).toBe(0)
})

it('asks for title, content and slug', async () => {
  await open()
  await press('Save Draft')
  await expectSaid('Please fill in title, content, and slug')
  await page.getByText('Give the post a title').waitFor()
  await page.getByText('Write some content').waitFor()
  await press('Publish')
  await expectSaid('Please fill in title, content, and slug')
})

describe('writing', () => {
  it('by toolbar, shortcuts and Markdown, with one stop of the tab key for the toolbar', async () => {
    await open()
    await write({ title: 'Ways to listen', content: 'Plain ' })
    await page.keyboard.press('Control+b')
    await page.keyboard.type('bold')
    await page.keyboard.press('Control+b')
    await page.keyboard.press('Control+i')
    await page.keyboard.type('italic')
    await page.keyboard.press('Control+i')
    await page.keyboard.press('Control+u')
    await page.keyboard.type('under')
    await page.keyboard.press('Control+u')
    await page.keyboard.press('Enter')
    await page.keyboard.type('## Heading by Markdown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1. First')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('> Quoted')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('By button')
    await tool('Heading 3').click()
    await expectSoon(() => tool('Heading 3').getAttribute('aria-pressed')).toBe('true')
    await tool('Align center').click()
    await page.keyboard.press('Enter')
    await tool('Bulleted list').click()
    await page.keyboard.type('Dot')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await tool('Horizontal rule').click()
    const markup = () => content().evaluate((element) => element.innerHTML)
    await expectSoon(markup).toContain('<strong>bold</strong><em>italic</em><u>under</u>')
    const written = await markup()
    for (const tag of ['<h2>Heading by Markdown</h2>', '<ol>', '<blockquote>', '<ul>', '<hr'])
      expect(written).toContain(tag)
    expect(written).toMatch(/<h3 style="text-align: center;?">By button<\/h3>/)
    await tool('Bold').focus()
    const stops = page.getByRole('toolbar').locator('button[tabindex="0"]')
    await expectSoon(() => stops.count()).toBe(1)
    await page.keyboard.press('ArrowRight')
    await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Italic',
    )
    await page.getByText('1 min read').waitFor()
  })

  it('follows the title with the slug until that is written by hand, and copies the meta title once', async () => {
    await open()
    await title().fill('Hello, World: one')
    expect(await slug().inputValue()).toBe('hello-world-one')
    await slug().fill('My Own Address')
    await title().click()
    expect(await slug().inputValue()).toBe('my-own-address')
    await title().fill('Another title')
    expect(await slug().inputValue()).toBe('my-own-address')
    await press('Regenerate slug from title')
    expect(await slug().inputValue()).toBe('another-title')
    await content().click()
    await page.keyboard.type('Words.')
    await press('Save Draft')
    expect(await row(await saved())).toMatchObject({ slug: 'another-title', seo_title: 'Hello, World: one' })
  })

  it('cleans what Word and Google Docs put on the clipboard', async () => {
    await open()
    await content().click()
    const paste = (html: string) =>
      content().evaluate((element, markup) => {
        const data = new DataTransfer()
        data.setData('text/html', markup)
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      }, html)
    await paste(
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span> </span></span>Numbered</p><p class=MsoNormal style="text-align:center;color:red">Red <img src=x onerror="globalThis.hacked=1"><a href="javascript:globalThis.hacked=1">link</a></p>`,
    )
    await paste('<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>Thin</span></p></b>')
    const markup = await content().evaluate((element) => element.innerHTML)
    expect(markup).toContain('<ol><li><p>Numbered</p></li></ol>')
    expect(markup).not.toMatch(/color|javascript|onerror|<strong>/)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
  })
})

describe('windows', () => {
  const dialog = () => page.getByRole('dialog')
  const confirm = (name: string) => dialog().getByRole('button', { name, exact: true }).click()

  it('link: the bare address of a video says what readers see in its place', async () => {
    await open()
    await content().click()
    await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ')
    await page.keyboard.press('Enter')
    const sign = () => content().locator('[data-embed-sign]')
    await expectSoon(() => sign().getAttribute('data-embed-sign')).toBe(
      'Readers see the video from YouTube here',
    )
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await page.keyboard.type('Look: ')
    await expectSoon(() => sign().count()).toBe(0)
  })

  it('link: needs an address that leads somewhere safe', async () => {
    await open()
    await content().click()
    await tool('Link').click()
    await confirm('Insert link')
    await expectSaid('Please enter a URL')
    await dialog().getByLabel('URL').fill('javascript:alert(1)')
    await confirm('Insert link')
    await dialog().getByText('is not a valid address').waitFor()
    await dialog().getByLabel('URL').fill('example.com/guide')
    await dialog().getByLabel('Text').fill('the guide')
    await confirm('Insert link')
    await expectSoon(() => content().getByRole('link', { name: 'the guide' }).getAttribute('href')).toBe(
      'https://example.com/guide',
    )
  })

  it('image by address: needs address and alt text, and counts to 125', async () => {
    await tool('Insert image').click()
    await confirm('Insert image')
    await expectSaid('Please enter an image URL')
    await expectSaid('Please provide alt text for accessibility')
    await dialog().getByText('0/125').waitFor()
    await dialog().getByLabel('Alt text').fill('x'.repeat(130))
    expect(await dialog().getByLabel('Alt text').inputValue()).toHaveLength(125)
    await dialog().getByText('125/125').waitFor()
    await dialog().getByLabel('Image URL').fill('/icon.svg')
    await dialog().getByLabel('Alt text').fill('The mark')
    await dialog().getByLabel('Caption').fill('Two voices')
    await confirm('Insert image')
    await content().getByRole('img', { name: 'The mark' }).waitFor()
    await content().getByText('Two voices').waitFor()
  })

  it('upload: refuses what is no image or too large, stores the rest with size and alt text', async () => {
    await title().fill('A chart of calls')
    await tool('Upload image').click()
    await confirm('Insert image')
    await expectSaid('Please upload or enter an image URL')
    const choose = (name: string, buffer: Buffer) =>
      dialog().locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
    await choose('chart.png', Buffer.from('this is a text file'))
    await expectSaid('Please upload an image file')
    await choose('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await expectSaid('SVG images can’t be used here')
    const png = await drawPng(page, 640, 360)
    await choose('large.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))
    await expectSaid('Image must be less than 5MB')
    await choose('chart.txt', png)
    await expectSaid('Image uploaded successfully!')
    await expectSaid('Alt text generated!')
    expect(await dialog().getByLabel('Image URL').inputValue()).toMatch(
      /^\/storage\/v1\/object\/public\/blog-images\/[0-9a-f-]{36}\.png$/,
    )
    await dialog().getByLabel('Alt text').fill('')
    await confirm('Insert image')
    await expectSaid('Please provide alt text for accessibility')
    await dialog().getByLabel('Alt text').fill('Calls by hour')
    await confirm('Insert image')
    const image = content().getByRole('img', { name: 'Calls by hour' })
    await image.waitFor()
    expect([await image.getAttribute('width'), await image.getAttribute('height')]).toEqual(['640', '360'])
  })

  it('says when alt text or upload fail, and goes on', async () => {
    await page.route('**/functions/v1/generate-image-alt-text', (route) =>
      route.fulfill({ status: 500, json: { error: 'broken' } }),
    )
    await tool('Upload image').click()
    const png = await drawPng(page, 32, 32)
    const choose = () =>
      dialog()
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
    await choose()
    await expectSaid('Failed to generate alt text. You can enter it manually.')
    await page.unroute('**/functions/v1/generate-image-alt-text')
    await page.route('**/storage/v1/object/blog-images/**', (route) =>
      route.fulfill({ status: 400, json: { statusCode: '400', error: 'x', message: '' } }),
    )
    await choose()
    await expectSaid('Failed to upload image')
    await page.unroute('**/storage/v1/object/blog-images/**')
    await confirm('Cancel')
  })

  it('takes an image from the clipboard where the cursor is', async () => {
    const png = await drawPng(page, 48, 24)
    await content().evaluate((element, base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, png.toString('base64'))
    await expectSoon(() => content().locator('img[width="48"][height="24"]').getAttribute('alt')).toContain(
      'the guide',
    )
  })

  it('FAQ: needs both, at least one, clears its list, and edits what stands in the text', async () => {
    await open()
    await content().click()
    await tool('FAQ accordion').click()
    await expectSaid('Please add at least one FAQ item')
    expect(await dialog().getByRole('button', { name: 'Insert FAQ' }).isDisabled()).toBe(true)
    await dialog().getByLabel('Question').fill('Why?')
    await confirm('Add item')
    await expectSaid('Please enter both question and answer')
    await dialog().getByLabel('Answer').fill('Because.')
    await confirm('Add item')
    await dialog().getByRole('list', { name: 'FAQ items' }).getByText('Because.').waitFor()
    await confirm('Insert FAQ')
    await expectSaid('FAQ accordion inserted')
    await content().getByText('Why?').click()
    // The button tells that the editor itself knows where the cursor is.
    await expectSoon(() => tool('FAQ accordion').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('In the answer')
    await expectSoon(() => content().locator('[data-type="detailsContent"]').innerText()).toContain(
      'In the answer',
    )
    await tool('FAQ accordion').click()
    await dialog().getByRole('button', { name: 'Edit: Why?' }).click()
    await dialog().getByLabel('Question').fill('Why now?')
    await confirm('Change item')
    await confirm('Update FAQ')
    await expectSaid('FAQ accordion updated')
    await content().getByText('Why now?').waitFor()
    expect(await content().locator('[data-type="details"]').count()).toBe(1)
  })
})

describe('details', () => {
  it('makes a category where one is missing', async () => {
    await open()
    await press('New category')
    await press('Create category')
    await expectSaid('Name and slug are required')
    const form = page.getByRole('form', { name: 'New category' })
    await form.getByLabel('Name').fill('Field Notes & More')
    expect(await form.getByLabel('Category slug').inputValue()).toBe('field-notes-more')
    await form.getByLabel('Category description').fill('What we saw on the way')
    const named = page.waitForRequest((request) => /blog_categories\?select=name&id=eq\./.test(request.url()))
    await press('Create category')
    await expectSaid('Category created successfully')
    await named
    const { data: made } = await clientOf(host.url, await readSession(page))
      .from('blog_categories')
      .select('description')
      .eq('slug', 'field-notes-more')
      .single()
      .throwOnError()
    expect(made.description).toBe('What we saw on the way')
    const category = page.getByLabel('Category', { exact: true })
    await expectSoon(() =>
      category.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
    ).toBe('Field Notes & More')
    await press('New category')
    await form.getByLabel('Name').fill('Field Notes & More')
    await press('Create category')
    await expectSaid('Failed to create category')
  })

  it('judges the excerpt’s length and keeps the featured image with its alt text', async () => {
    const excerpt = page.getByLabel('Excerpt')
    await excerpt.fill('x'.repeat(149))
    await page.getByText('Too short · 149/500').waitFor()
    await excerpt.fill('x'.repeat(150))
    await page.getByText('Good · 150/500').waitFor()
    await excerpt.fill('x'.repeat(301))
    await page.getByText('Too long · 301/500').waitFor()
    await write({ title: 'With a picture', content: 'Words.' })
    const png = await drawPng(page, 1200, 630)
    await page
      .getByRole('region', { name: 'Featured image' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png })
    await expectSaid('Alt text generated!')
    await page.getByText('1200 × 630 px').last().waitFor()
    await press('Save Draft')
    await expectSaid('Draft saved successfully!')
    expect(await row(await saved())).toMatchObject({
      featured_image_url: expect.stringContaining('/blog-images/'),
      featured_image_alt: expect.stringContaining('With a picture'),
      status: 'draft',
    })
  })
})

describe('saving', () => {
  it('inserts by the first press, saves by itself from then on, then publishes, with the specified fields', async () => {
    await open()
    const sent: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/blog_posts') && ['POST', 'PATCH'].includes(request.method()))
        sent.push(request.postDataJSON())
    })
    await write({ title: 'Saved by itself', content: 'One two three.' })
    const listed = page.waitForRequest((request) =>
      decodeURIComponent(request.url()).includes(
        'blog_posts?select=id,title,slug,excerpt,status,published_at&',
      ),
    )
    await page.keyboard.press('Control+s')
    await expectSaid('Draft saved successfully!')
    const id = await saved()
    await listed
    expect(await row(id)).toMatchObject({ status: 'draft', category_id: null, read_time_minutes: 1 })
    expect(await content().evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type(' And more.')
    await expectSoon(async () => (await row(id)).content).toContain('And more.')
    await press('Save Draft')
    await expectSaid('Draft updated!')
    await press('Publish')
    await expectSaid('Post updated and published!')
    expect(await row(id)).toMatchObject({ status: 'published', content: '<p>One two three. And more.</p>' })
    for (const body of sent) {
      expect(body).not.toHaveProperty('faq_items')
      expect(body).not.toHaveProperty('howto_steps')
      expect(body).not.toHaveProperty('publish_at')
    }
    page.removeAllListeners('request')
  })

  it('keeps changes of a published post to itself until Publish, and asks before it takes it off', async () => {
    const before = await row(idInAddress())
    await content().click()
    await page.keyboard.type(' Unseen.')
    await status('Published, with changes not saved yet')
    await press('Save Draft')
    await page.getByRole('alertdialog').getByText('Take this post off the blog?').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect((await row(idInAddress())).version).toBe(before.version)
    await press('Publish')
    await expectSoon(async () => (await row(idInAddress())).content).toContain('Unseen.')
    await status(/^Published, saved/)
  })

  it('publishes a new post at once, and says at the field when its address is taken', async () => {
    await open()
    await title().fill('Saved by itself')
    await slug().fill('saved-by-itself')
    await content().click()
    await page.keyboard.type('Other words.')
    await press('Publish')
    await expectSaid('This address is taken. Choose a different one.')
    await slug().fill('saved-by-me')
    await press('Publish')
    await expectSaid('Post published successfully!')
    expect(await row(await saved())).toMatchObject({ status: 'published', slug: 'saved-by-me' })
  })

  it('says when saving fails, and keeps the words', async () => {
    await open()
    await page.route('**/rest/v1/blog_posts*', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 500, json: { message: '', code: 'XX000' } }),
    )
    await write({ title: 'Not saved', content: 'Words.' })
    await press('Save Draft')
    await expectSaid('Failed to save draft')
    await press('Publish')
    await expectSaid('Failed to publish post')
    await status('Not saved, kept in this browser')
    await page.unroute('**/rest/v1/blog_posts*')
    await press('Save Draft')
    await expectSaid('Draft saved successfully!')
    await saved()
  })

  it('lists the other posts, and says when they can’t be loaded', async () => {
    await open()
    await press('Posts')
    await page.getByRole('menuitem', { name: /^Not saved/ }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('menuitem', { name: /^With a picture/ }).click()
    await expectSoon(() => title().inputValue()).toBe('With a picture')
    await page.route('**/rest/v1/blog_posts*', (route) =>
      route.fulfill({ status: 400, json: { message: 'no' } }),
    )
    await press('Posts')
    await page.getByText('Failed to load posts').first().waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await page.keyboard.press('Escape')
  })

  it('says when a post can’t be loaded', async () => {
    await page.goto(`${host.url}/blog/admin?edit=00000000-0000-4000-8000-000000000000`)
    await expectSaid('Failed to load post')
  })
})

describe('two authors', () => {
  const theirSave = async (id: string, words: string) => {
    await ben.client.from('blog_posts').update({ title: words }).eq('id', id).throwOnError()
  }

  /** Lets Ben save while Ada's save is on its way. */
  const beSlowerThan = async (id: string, words: string) => {
    let hasSaved = false
    await page.route('**/rest/v1/blog_posts*', async (route) => {
      if (!hasSaved && route.request().method() === 'PATCH') {
        hasSaved = true
        await theirSave(id, words)
      }
      return route.continue()
    })
  }

  it('tells that somebody saved, and shows it where nothing is lost by it', async () => {
    await open()
    await write({ title: 'Shared', content: 'Together.' })
    await press('Save Draft')
    const id = await saved()
    const notice = page.getByText('Ben Carter saved this post.')
    // A save before the channel has joined is not told.
    await expectSoon(async () => {
      await theirSave(id, 'Shared by Ben')
      return notice.isVisible()
    }).toBe(true)
    await press('Show it')
    await expectSoon(() => title().inputValue()).toBe('Shared by Ben')
  })

  it('overwrites nothing: the later one compares, then keeps or takes', async () => {
    const id = idInAddress()
    await beSlowerThan(id, 'Ben was faster')
    await title().fill('Ada was slower')
    await page.getByRole('alert').getByText('Ben Carter saved this post').waitFor()
    expect((await row(id)).title).toBe('Ben was faster')
    await page.getByRole('alert').getByRole('button', { name: 'Compare' }).click()
    const differing = page.getByRole('dialog').getByRole('region', { name: 'Title' })
    expect(await differing.innerText()).toMatch(/Ada was slower[\s\S]*Ben was faster/)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
    await expectSoon(async () => (await row(id)).title).toBe('Ada was slower')
    await status(/^Draft, saved/)
    await page.unrouteAll({ behavior: 'wait' })
  })

  it('takes theirs when asked to', async () => {
    const id = idInAddress()
    await beSlowerThan(id, 'Ben again')
    await title().fill('Ada again')
    await page.getByRole('alert').getByRole('button', { name: 'Take theirs' }).click()
    await expectSoon(() => title().inputValue()).toBe('Ben again')
    await status(/^Draft, saved/)
    expect((await row(id)).title).toBe('Ben again')
    await page.unrouteAll({ behavior: 'wait' })
  })
})

describe('scheduling', () => {
  const appointment = async (id: string) => {
    const { data } = await clientOf(host.url, await readSession(page))
      .from('blog_post_schedules')
      .select('publish_at')
      .eq('post_id', id)
      .maybeSingle()
      .throwOnError()
    return data && Date.parse(data.publish_at)
  }

  it('arranges the publication after the save, shows it, and takes it back', async () => {
    await open()
    await write({ title: 'For later', content: 'Soon to be read.' })
    await page.getByRole('tab', { name: 'AI Optimize' }).click()
    const panel = page.getByRole('region', { name: 'Publishing schedule' })
    await panel.getByRole('switch', { name: 'Schedule for later' }).click()
    const date = panel.getByLabel('Date')
    const now = new Date()
    const pad = (value: number) => String(value).padStart(2, '0')
    const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
    expect(await date.getAttribute('min')).toBe(today)
    await date.fill('2020-01-01')
    await panel.getByText('Choose a time that is still to come').waitFor()
    expect(await panel.getByRole('button', { name: 'Save and schedule' }).isDisabled()).toBe(true)
    await date.fill(`${now.getFullYear() + 1}-03-09`)
    await panel.getByLabel('Time').fill('08:30')
    await panel.getByText(/^Will publish on .*Mar 9.*8:30 AM/).waitFor()
    await panel.getByRole('button', { name: 'Save and schedule' }).click()
    await expectSaid('Scheduled')
    const id = idInAddress()
    await panel.getByText(/^Publishes automatically on .*Mar 9.*8:30 AM/).waitFor()
    expect(await appointment(id)).toBe(new Date(now.getFullYear() + 1, 2, 9, 8, 30).getTime())
    expect((await row(id)).status).toBe('draft')
    await panel.getByRole('button', { name: 'Cancel schedule' }).click()
    await expectSaid('Schedule canceled')
    await expectSoon(() => appointment(id)).toBeNull()
  })
})

describe('nothing is lost', () => {
  /** What this browser keeps of posts that were not saved, as JSON. */
  const keptForms = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const asked = indexedDB.open('parley-posts')
          asked.addEventListener('error', () => reject(asked.error))
          asked.addEventListener('success', () => {
            const rows = asked.result.transaction('copies').objectStore('copies').getAll()
            rows.addEventListener('error', () => reject(rows.error))
            rows.addEventListener('success', () => {
              asked.result.close()
              resolve(JSON.stringify(rows.result))
            })
          })
        }),
    )

  it('offers after a crash what was written, to restore or discard', async () => {
    await open()
    await title().fill('Lost and found')
    await content().click()
    await page.keyboard.type('Before the crash.')
    await expectSoon(keptForms).toContain('"content":"<p>Before the crash.</p>"')
    const context = page.context()
    await page.close()
    page = await context.newPage()
    watchErrors(page, errors)
    await open()
    const offer = page.getByRole('region', { name: 'Unsaved changes' })
    while (!(await offer.innerText()).includes('Lost and found'))
      await offer.getByRole('button', { name: 'Discard' }).click()
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expectSoon(() => title().inputValue()).toBe('Lost and found')
    await expectSoon(() => content().innerText()).toContain('Before the crash.')
    await press('Save Draft')
    await expectSaid('Draft saved successfully!')
    await saved()
  })

  it('asks before a page with unsaved changes is left', async () => {
    await content().click()
    await page.route('**/rest/v1/blog_posts*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await page.keyboard.type(' Unsaved.')
    await page.getByRole('link', { name: 'Leads' }).first().click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Leave without saving?').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(page.url()).toContain('/blog/admin')
    await page.unroute('**/rest/v1/blog_posts*')
    await press('Save Draft')
    await status(/^Draft, saved/)
    await page.getByRole('link', { name: 'Leads' }).first().click()
    await page.waitForURL(/\/leads/)
  })

  it('gives a new post a new editor after one was saved', async () => {
    await open()
    await write({ title: 'First of two', content: 'Words.' })
    await press('Save Draft')
    await saved()
    await page.goto(`${host.url}/blog/admin`)
    await content().waitFor()
    expect(await title().inputValue()).toBe('')
  })

  it('inserts nothing before the first press, through a reload, a second window and a sign-out', async () => {
    const inserted: string[] = []
    const watch = (tab: Page) =>
      tab.on('request', (request) => {
        if (request.url().includes('/rest/v1/blog_posts') && request.method() === 'POST')
          inserted.push(request.url())
      })
    const offerIn = (tab: Page) =>
      tab.getByRole('region', { name: 'Unsaved changes' }).filter({ hasText: 'Kept on the device' })
    await open()
    watch(page)
    await write({ title: 'Kept on the device', content: 'Not sent.' })
    await status('Not saved yet, kept in this browser')
    await expectSoon(keptForms).toContain('Not sent.')
    await page.reload()
    await offerIn(page).getByRole('button', { name: 'Restore' }).click()
    await expectSoon(() => content().innerText()).toContain('Not sent.')

    const second = await page.context().newPage()
    watch(second)
    await second.goto(`${host.url}/blog/admin`)
    await second.getByRole('textbox', { name: 'Content', exact: true }).waitFor()
    expect(await offerIn(second).count()).toBe(0)
    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/\/auth/)
    await second.close()
    await page.locator('[name=identifier]').fill('ada@instance.example')
    await page.locator('[name=password]').fill(password)
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    await open()
    await offerIn(page).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${host.url}/blog/admin`)
    await offerIn(other).getByRole('button', { name: 'Restore' }).click()
    await page.reload()
    await content().waitFor()
    expect(await offerIn(page).count()).toBe(0)
    await other.close()
    await offerIn(page).getByRole('button', { name: 'Discard' }).click()
    expect(idInAddress()).toBe('')
    expect(inserted).toEqual([])
  })
})

describe('for everybody', () => {
  it('opens dialogs of the toolbar that pass axe', async () => {
    await open()
    await write({ title: 'For everybody', content: 'Words and ' })
    await tool('Quote').click()
    for (const name of ['Link', 'Insert image', 'Upload image', 'FAQ accordion']) {
      await tool(name).click()
      await page.getByRole('dialog').waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  it('ends without an error of the page', () => expect(errors).toEqual([]))
})
