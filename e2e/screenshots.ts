import { copyFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { launch, settled } from './support/browser.ts'
import { startHost } from './support/host.ts'
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
  const looks = [
    { name: 'light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    { name: 'dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
    { name: 'phone', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  ] as const
  for (const { name, colorScheme, viewport } of looks) {
    const context = await browser.newContext({
      colorScheme,
      viewport,
      reducedMotion: 'reduce',
      storageState,
    })
    const tab = await context.newPage()
    for (const [place, path] of Object.entries(places)) {
      await tab.goto(`${host.url}${path}`)
      await isDrawn(tab)
      await tab.screenshot({ path: `${target}${place}-${name}.png` })
    }
    await chooseFile(tab, host.url)
    await settled(tab)
    await tab.screenshot({ path: `${target}leads-import-${name}.png` })
    for (const [panel, open] of Object.entries(panels)) {
      await tab.goto(`${host.url}/leads`)
      await settled(tab)
      await open(tab)
      await tab.screenshot({ path: `${target}${panel}-${name}.png` })
    }
    await context.close()
  }
  for (const name of shown) copyFileSync(`${target}${name}.png`, `${folder('docs/screens')}${name}.png`)
} finally {
  await browser.close()
  await host.stop()
}
