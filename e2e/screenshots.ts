import { copyFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { alsoSignedIn, signedOut, whileEmpty } from './support/addresses.ts'
import { launch, settled } from './support/browser.ts'
import { startHost } from './support/host.ts'
import { finishOnboarding, signUp } from './support/people.ts'
import { fillSampleInstance, isDrawn } from './support/sample-instance.ts'

/** What opens over a page. */
const panels = {
  search: async (page: Page) => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('dialog').getByRole('combobox').fill('price')
    await page.getByText('Recordings', { exact: true }).waitFor()
  },
  'leads-columns': async (page: Page) => {
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Columns' }).click()
    await page.getByRole('dialog').getByRole('list', { name: 'Shown', exact: true }).waitFor()
  },
  'leads-filters': async (page: Page) => {
    const filters = [
      ['value', 'min', '10000'],
      ['last_activity_at', 'last', '90'],
    ]
    await page.goto(
      `${new URL(page.url()).origin}/leads?filters=${encodeURIComponent(JSON.stringify(filters))}`,
    )
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Source', exact: true }).click()
    await page.getByRole('dialog', { name: 'Filter by Source' }).waitFor()
  },
  'leads-save-view': async (page: Page) => {
    await page.getByLabel('Status', { exact: true }).selectOption('proposal')
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Open proposals')
  },
  assistant: async (page: Page) => {
    await page.getByRole('button', { name: 'Open the assistant' }).click()
    const box = page.getByRole('textbox', { name: /ask|message/i })
    await box.fill('move Daniel Brooks to negotiation and remind me Thursday')
    await box.press('Enter')
    await page
      .getByRole('button', { name: /Confirm/ })
      .nth(1)
      .waitFor()
  },
}

/** A file on its way into the leads, before the press. */
async function chooseFile(page: Page, url: string): Promise<void> {
  const rows = Array.from(
    { length: 40 },
    (_, index) =>
      `Ana Ruiz ${index},Firm ${index},ana${index}@${index % 9 === 4 ? '' : 'firm.example'},Qualified,"1,200"`,
  )
  await page.goto(`${url}/leads/import`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Full name,Company,E-mail,Stage,Deal value', ...rows].join('\n')),
  })
  await page.getByRole('heading', { name: 'Preview' }).waitFor()
}

/** `/account?tab=data` as a file's name: `account-tab-data`. */
const nameOf = (address: string) => address.slice(1).replaceAll(/\W+/g, '-') || 'start'
const named = (addresses: readonly string[], prefix = '') =>
  Object.fromEntries(addresses.map((address) => [`${prefix}${nameOf(address)}`, address]))

/** Somebody new, before and after the onboarding. */
async function welcome(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const ada = await signUp(page, url, { name: 'Ada Stone', email: 'ada@stone.example' })
  const storageState = await context.storageState()
  await context.close()
  return { storageState, finish: () => finishOnboarding(url, ada) }
}

/** The README shows these. */
const shown = ['recording-light', 'blog-editor-light']

/** `npm run screenshots`: every screen of the sample company in light, dark and on a phone, into `screens/`. */
const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url))
const target = folder('screens')
mkdirSync(target, { recursive: true })
const host = await startHost()
const browser = await launch()
try {
  const { places, storageState } = await fillSampleInstance(host, browser)
  const { storageState: ada, finish } = await welcome(browser, host.url)
  const looks = [
    { name: 'light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    { name: 'dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
    { name: 'phone', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  ] as const
  type Look = (typeof looks)[number]
  const open = async ({ colorScheme, viewport }: Look, as?: BrowserContextOptions['storageState']) => {
    const context = await browser.newContext({
      colorScheme,
      viewport,
      reducedMotion: 'reduce',
      ...(as === undefined ? {} : { storageState: as }),
    })
    await context.addInitScript(() => localStorage.setItem('analytics_consent', 'false'))
    return context.newPage()
  }
  const take = async (tab: Page, look: Look, pages: Record<string, string>) => {
    for (const [place, path] of Object.entries(pages)) {
      await tab.goto(`${host.url}${path}`)
      // It looks on and on at the connection's state.
      await isDrawn(tab, path !== '/test-minimal')
      await tab.screenshot({ path: `${target}${place}-${look.name}.png` })
    }
  }
  for (const look of looks) {
    const tab = await open(look, storageState)
    await take(tab, look, { ...named(alsoSignedIn), ...places })
    await chooseFile(tab, host.url)
    await settled(tab)
    await tab.screenshot({ path: `${target}leads-import-file-${look.name}.png` })
    for (const [panel, show] of Object.entries(panels)) {
      await tab.goto(`${host.url}/leads`)
      await settled(tab)
      await show(tab)
      await tab.screenshot({ path: `${target}${panel}-${look.name}.png` })
    }
    await tab.context().close()
    const visitor = await open(look)
    await take(visitor, look, named(signedOut, 'visitor-'))
    await visitor.context().close()
    const newcomer = await open(look, ada)
    await take(newcomer, look, named(['/onboarding', '/connect']))
    await newcomer.context().close()
  }
  await finish()
  for (const look of looks) {
    const tab = await open(look, ada)
    await take(tab, look, named(whileEmpty, 'empty-'))
    await tab.context().close()
  }
  for (const name of shown) copyFileSync(`${target}${name}.png`, `${folder('docs/screens')}${name}.png`)
} finally {
  await browser.close()
  await host.stop()
}
