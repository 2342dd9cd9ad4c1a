import { toJson } from '@parley/core/text/json'
import type { Browser, Page } from 'playwright-core'
import { clientOf } from './colleague.ts'
import type { RunningHost } from './host.ts'
import { type SignedUp, signUp } from './people.ts'
import { saasRows, shopRows } from './vertical-data.ts'

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

export interface SampleInstance {
  /** Who signed up first, and so is an admin. */
  storageState: StorageState
  /** Addresses by name: each page of the product with something on it. */
  places: Record<string, string>
}

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

async function hrefOf(page: Page, selector: string): Promise<string> {
  const href = await page.locator(selector).first().getAttribute('href')
  if (!href) throw new Error(`nothing leads on at ${selector}`)
  return href
}

async function addAutomation(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/automations`)
  await page.getByRole('button', { name: 'Use the recipe Prepare the contract' }).click()
  await page.getByLabel('Name of the automation').waitFor()
  return addressOf(page)
}

async function addTemplate(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/templates`)
  await page.getByRole('button', { name: 'Write an email template' }).click()
  await page.getByRole('article', { name: 'Preview' }).waitFor()
  return addressOf(page)
}

async function addInboundWebhook(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/integrations`)
  await page.getByRole('button', { name: 'New address' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Website form')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('A lead came in').waitFor()
  return addressOf(page)
}

/** The sample's posts come without tags; /blog/tag/price then has one. */
async function tagPost(url: string, ben: SignedUp, post: string): Promise<void> {
  await clientOf(url, ben)
    .rpc('set_blog_post_tags', { post_id: post, names: ['Price'] })
    .throwOnError()
}

/** Fills an instance with the sample company and one of whatever it does not bring. */
export async function fillSampleInstance({ url }: RunningHost, browser: Browser): Promise<SampleInstance> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const ben = await signUp(page, url, { name: 'Ben Carter', email: 'ben@northwind.example' })
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: 'Load the sample company' }).click()
  await page.getByText('You are looking at sample data').waitFor()
  await page.goto(`${url}/voice`)
  for (const [kind, rows] of Object.entries({ ...saasRows(), ...shopRows() }))
    await clientOf(url, ben)
      .rpc('import_vertical_rows', { kind, rows: toJson(rows) })
      .throwOnError()
  const recording = await hrefOf(page, 'a[href^="/voice/"]')
  await page.goto(`${url}/leads`)
  const lead = await hrefOf(page, 'a:has-text("Daniel Brooks")')
  await page.goto(`${url}/accounts`)
  const account = await hrefOf(page, 'a:has-text("Brightwater Logistics")')
  await page.goto(`${url}/contacts`)
  const contact = await hrefOf(page, 'a:has-text("Anna Keller")')
  await page.goto(`${url}/blog/posts`)
  const editor = await hrefOf(page, 'a:has-text("The five-minute silence")')
  await tagPost(url, ben, new URLSearchParams(editor.split('?')[1]).get('edit') ?? '')
  const automation = await addAutomation(page, url)
  const template = await addTemplate(page, url)
  const webhook = await addInboundWebhook(page, url)
  const storageState = await context.storageState()
  await context.close()
  return {
    storageState,
    places: {
      dashboard: '/dashboard',
      voice: '/voice',
      'voice-search': '/voice?q=price',
      'voice-settings': '/voice?settings=true',
      recording,
      leads: '/leads',
      'leads-board': '/leads?view=board',
      lead,
      accounts: '/accounts',
      account,
      contacts: '/contacts',
      contact,
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
      members: '/account?tab=members',
      'admin-metrics': '/admin/metrics',
      'admin-accounts': '/admin/metrics?tab=accounts',
      'admin-backups': '/admin/metrics?tab=backups',
      landing: '/',
      blog: '/blog',
      'blog-post': '/blog/silence-after-the-price',
      'blog-editor': editor,
      'blog-optimize': `${editor}&tab=optimise`,
      'blog-posts': '/blog/posts',
      'blog-calendar': '/blog/calendar',
    },
  }
}

/** Until a page is drawn by the app itself, where the server may have drawn it before, and nothing on it still loads. */
export async function isDrawn(page: Page, isServerDrawn = true): Promise<void> {
  await page.locator('h1').first().waitFor()
  // What the server drew has a heading too; the app then loads and draws it anew.
  if (isServerDrawn) await page.waitForLoadState('networkidle')
  await page.getByText('Loading page...').waitFor({ state: 'detached' })
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}
