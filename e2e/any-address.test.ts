import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { watchErrors } from './support/browser.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { openPlace } from './support/journey.ts'
import { fillSampleInstance, isDrawn, type SampleInstance } from './support/sample-instance.ts'

/** Read as a stranger's: its types would bring the whole app into this program. */
const table = new URL('../web/src/app/routes.ts', import.meta.url).href
const { routeEntries } = z
  .object({ routeEntries: z.array(z.object({ path: z.string(), access: z.string() })) })
  .parse(await import(/* @vite-ignore */ table))

/** Over plain http, browsers withhold much at any name but localhost; preview hosts open pages to nobody in particular. */
const plain = 'crm.example'
const preview = 'preview.crm.example'
let host: RunningHost
let browser: Browser
let sample: SampleInstance

beforeAll(async () => {
  host = await startHost()
  ;({ browser } = await openPlace({ host, launch: { names: [plain, preview] } }))
  sample = await fillSampleInstance(host, browser)
})

const at = (name: string) => `http://${name}:${host.port}`

/** What stands for a row that is there; elsewhere one that is not. */
function addressOf(path: string): string {
  const { lead, recording, 'blog-post': post } = sample.places
  const known: Record<string, string | undefined> = {
    '/leads/$leadId': lead,
    '/voice/$recordingId': recording,
    '/blog/$slug': post,
  }
  return known[path] ?? path.replace(/\$\w+/, 'none')
}

/** A window of the sample's owner at another name, or of nobody. */
async function openAt(name: string, isSignedIn: boolean): Promise<Page> {
  const origins = [
    {
      origin: at(name),
      localStorage: isSignedIn
        ? (sample.storageState.origins[0]?.localStorage ?? [])
        : [{ name: 'analytics_consent', value: 'false' }],
    },
  ]
  const context = await browser.newContext({ storageState: { cookies: [], origins } })
  return context.newPage()
}

/** Opens each path and answers what went wrong, by path. */
async function walk(page: Page, name: string): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {}
  const errors = watchErrors(page)
  for (const { path, access } of routeEntries) {
    await page.goto(`${at(name)}${addressOf(path)}`)
    // Nobody in particular has no company, for whose rows some pages wait.
    if (name === plain) await isDrawn(page, access === 'public')
    else {
      await page.locator('main :is(h1, h2, p, button, [role="alert"], [aria-busy])').first().waitFor()
      await page.getByText('Loading page...').waitFor({ state: 'detached' })
    }
    if (await page.getByRole('heading', { name: 'Something went wrong' }).count())
      errors.push(String(await page.evaluate(() => sessionStorage.getItem('parley.errors')?.slice(0, 300))))
    if (errors.length > 0) wrong[path] = errors.splice(0)
  }
  return wrong
}

describe('at another name than localhost, over http', () => {
  it('every page opens for who is signed in', async () => {
    const page = await openAt(plain, true)
    await page.goto(`${at(plain)}/dashboard`)
    expect(await page.evaluate(() => globalThis.isSecureContext)).toBe(false)
    expect(await walk(page, plain)).toEqual({})
    await page.context().close()
  })

  it('texts can be copied, from dialogs too', async () => {
    const page = await openAt(plain, true)
    await page.goto(`${at(plain)}/tasks`)
    await page.getByRole('button', { name: 'Calendar', exact: true }).click()
    await page.getByRole('button', { name: 'Create a link' }).click()
    const link = await page.getByLabel('Your link').inputValue()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied to clipboard').waitFor()
    await page.getByRole('dialog').press('Escape')
    const search = page.getByRole('searchbox').first()
    await search.press('ControlOrMeta+v')
    expect(await search.inputValue()).toBe(link)
    await page.context().close()
  })

  it('the recorder says what the microphone needs', async () => {
    const page = await openAt(plain, true)
    await page.goto(`${at(plain)}/voice`)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start recording' }).click()
    await page.getByText(/Ask whoever runs this Parley for its https address/).waitFor()
    expect(await page.getByRole('timer').count()).toBe(0)
    await page.context().close()
  })
})

describe('on a preview host', () => {
  it('every page opens for nobody in particular', async () => {
    const page = await openAt(preview, false)
    expect(await walk(page, preview)).toEqual({})
    await page.context().close()
  })
})
