import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { launch, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { startHost } from './support/host.ts'
import { signUp } from './support/people.ts'
import { saasRows, shopRows } from './support/vertical-data.ts'

/** What opens over a page. */
const panels = {
  search: async (page: Page) => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('dialog').getByRole('combobox').fill('price')
    await page.getByText('Recordings', { exact: true }).waitFor()
  },
  'leads-columns': async (page: Page) => {
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Columns of the table' }).click()
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
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
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

/** `npm run screenshots`: the README's pictures, of the sample company, in light, dark and on a phone. */
const target = fileURLToPath(new URL('../docs/screens/', import.meta.url))
mkdirSync(target, { recursive: true })
const host = await startHost()
const browser = await launch()
try {
  const first = await browser.newContext()
  const page = await first.newPage()
  const ben = await signUp(page, host.url, { name: 'Ben Carter', email: 'ben@northwind.example' })
  await page.goto(`${host.url}/dashboard`)
  await page.getByRole('button', { name: 'Load the sample company' }).click()
  await page.getByText('You are looking at sample data').waitFor()
  await page.goto(`${host.url}/voice`)
  for (const [kind, rows] of Object.entries({ ...saasRows(), ...shopRows() }))
    await clientOf(host.url, ben)
      .rpc('import_vertical_rows', { kind, rows: JSON.parse(JSON.stringify(rows)) })
      .throwOnError()
  const recording = await page.locator('a[href^="/voice/"]').first().getAttribute('href')
  await page.goto(`${host.url}/leads`)
  const lead = await page.getByRole('link', { name: 'Daniel Brooks' }).first().getAttribute('href')
  await page.goto(`${host.url}/blog/posts`)
  const edit = page.getByRole('link', { name: /The five-minute silence/ })
  const postId = new URL((await edit.getAttribute('href')) ?? '', host.url).searchParams.get('edit')
  await page.goto(`${host.url}/automations`)
  await page.getByRole('button', { name: 'Use the recipe Prepare the contract' }).click()
  await page.getByLabel('Name of the automation').waitFor()
  const automation = new URL(page.url()).pathname + new URL(page.url()).search
  await page.goto(`${host.url}/templates`)
  await page.getByRole('button', { name: 'Write an email template' }).click()
  await page.getByRole('article', { name: 'Preview' }).waitFor()
  const template = new URL(page.url()).pathname + new URL(page.url()).search
  await page.goto(`${host.url}/integrations`)
  await page.getByRole('button', { name: 'New address' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Website form')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('A lead came in').waitFor()
  const webhook = new URL(page.url()).pathname + new URL(page.url()).search
  const places = {
    dashboard: '/dashboard',
    voice: '/voice',
    'voice-search': '/voice?q=price',
    'voice-settings': '/voice?settings=true',
    recording: recording ?? '/voice',
    leads: '/leads',
    'leads-board': '/leads?view=board',
    lead: lead ?? '/leads',
    tasks: '/tasks',
    insights: '/insights',
    'ai-insights': '/ai-insights',
    'insight-feed': '/insight-feed',
    analytics: '/analytics?days=90',
    'vertical-insights-saas': '/vertical-insights?vertical=saas',
    'vertical-insights-shop': '/vertical-insights?vertical=ecommerce',
    'vertical-insights': '/vertical-insights?vertical=other',
    board: '/tasks?view=board',
    automations: '/automations',
    automation,
    'automation-recipes': '/vertical-automations',
    templates: '/templates',
    template,
    integrations: '/integrations',
    webhook,
    developers: '/developers',
    account: '/account?tab=members',
    'admin-metrics': '/admin/metrics',
    'admin-accounts': '/admin/metrics?tab=accounts',
    'admin-backups': '/admin/metrics?tab=backups',
    landing: '/',
    blog: '/blog',
    'blog-post': '/blog/silence-after-the-price',
    'blog-editor': `/blog/admin?edit=${postId}`,
    'blog-optimize': `/blog/admin?edit=${postId}&tab=optimise`,
    'blog-posts': '/blog/posts',
    'blog-calendar': '/blog/calendar',
  }
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
      storageState: await first.storageState(),
    })
    const tab = await context.newPage()
    for (const [place, path] of Object.entries(places)) {
      await tab.goto(`${host.url}${path}`)
      await tab.locator('h1').first().waitFor()
      // What the server drew has a heading too; the app then loads and draws it anew.
      await tab.waitForLoadState('networkidle')
      await tab.getByText('Loading page...').waitFor({ state: 'detached' })
      await settled(tab)
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
} finally {
  await browser.close()
  await host.stop()
}
