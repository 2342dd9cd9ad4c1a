import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { clientOf } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney } from './support/journey.ts'

/** Whoever works with the keyboard is after each window where they were before it. */
let host: Host
let page: Page
let client: ReturnType<typeof clientOf>
let errors: string[]
const ids = { lead: '', account: '', contact: '', otto: '', automation: '' }

const leads = [
  { name: 'Julia Lind', company: 'Fjord', email: 'julia@fjord.example', phone: '030 1' },
  { name: 'Julia Lind', company: 'Fjord', phone: '030 2' },
  { name: 'Karl Berg', company: 'Fjord GmbH', email: 'karl@berg.example' },
]

beforeAll(async () => {
  const journey = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.focus.example' })
  ;({ host, page, errors } = journey)
  client = clientOf(host.url, journey.session)
  await client.from('leads').insert(leads).throwOnError()
  const { data: lead } = await client
    .from('leads')
    .select('id, account_id, contact_id')
    .eq('phone', '030 1')
    .single()
    .throwOnError()
  Object.assign(ids, { lead: lead.id, account: lead.account_id, contact: lead.contact_id })
  const records = [{ lead_id: ids.lead }, { account_id: ids.account }, { contact_id: ids.contact }]
  for (const [place, of] of records.entries()) {
    await client
      .from('tasks')
      .insert({ ...of, title: `Call ${place}` })
      .throwOnError()
    await client
      .from('lead_activities')
      .insert({ ...of, kind: 'note', body: 'Said hello' })
      .throwOnError()
  }
  const { data: automation } = await client
    .from('automations')
    .insert({ name: 'Thank new leads' })
    .select('id')
    .single()
    .throwOnError()
  const { data: otto } = await client
    .from('contacts')
    .insert({ name: 'Otto Solo' })
    .select('id')
    .single()
    .throwOnError()
  Object.assign(ids, { automation: automation.id, otto: otto.id })
})

/** Something that the keyboard opens: the names of what opens it, then of the entry of the menu that came. */
type Opening = readonly [opener: string, entry?: string]
interface Place {
  name: string
  path: () => string
  openings: readonly Opening[]
  /** The regions of the openers that others are called like. */
  within?: Readonly<Record<string, string>>
  /** What brings the openers to the page. */
  begin?: () => Promise<unknown>
}

const list = (of: 'lead' | 'account' | 'contact', one: string): readonly Opening[] => [
  [`New ${of}`],
  ['More actions'],
  ['More actions', 'Columns'],
  ['More actions', `Fields of ${one}`],
  ['Add filter'],
  ['Add filter', 'Phone'],
]
const several: readonly Opening[] = [['Tag'], ['Field'], ['Add task'], ['Merge']]
const entries: readonly Opening[] = [['Actions for this note'], ['Merge with another']]
async function select() {
  for (const row of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(row)
      .press('Space')
}

const places: readonly Place[] = [
  { name: 'the leads', path: () => '/leads', openings: list('lead', 'a lead') },
  { name: 'the accounts', path: () => '/accounts', openings: list('account', 'an account') },
  { name: 'the contacts', path: () => '/contacts', openings: list('contact', 'a contact') },
  { name: 'several leads', path: () => '/leads', begin: select, openings: several },
  { name: 'several accounts', path: () => '/accounts', begin: select, openings: several },
  { name: 'several contacts', path: () => '/contacts', begin: select, openings: several },
  {
    name: 'a lead',
    path: () => `/leads/${ids.lead}`,
    openings: [['Email'], ['More actions'], ...entries.slice(0, 1), ['Merge with Julia Lind']],
  },
  {
    name: 'an account',
    path: () => `/accounts/${ids.account}`,
    openings: [['New lead'], ['More actions'], ['More actions', 'Delete'], ['Add'], ...entries],
    within: { Add: 'People' },
  },
  {
    name: 'a contact',
    path: () => `/contacts/${ids.contact}`,
    openings: [['More actions'], ['More actions', 'Delete'], ...entries],
  },
  {
    name: 'the tasks',
    path: () => '/tasks',
    openings: [['Calendar'], ['Call 0'], ['Assignee of Call 0: Ben Carter']],
  },
  {
    name: 'the conversations',
    path: () => '/voice',
    openings: [['Upload audio'], ['Import transcript'], ['Recording settings']],
  },
  { name: 'the automations', path: () => '/automations', openings: [['New automation']] },
  {
    name: 'an automation',
    path: () => `/automations?automation=${ids.automation}`,
    openings: [['More actions'], ['More actions', 'Delete']],
  },
]

const opened = () => page.locator('[role=dialog], [role=alertdialog], [role=menu]')
function openerOf(name: string, region?: string): Locator {
  const place = region === undefined ? page : page.getByRole('region', { name: region })
  return place
    .getByRole('button', { name, exact: true, disabled: false })
    .or(place.getByRole('link', { name, exact: true }))
    .first()
}
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement
    return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 40)}`
  })

/** Opens it by the keyboard and leaves it with Escape. @returns whether the opener has the focus then; else what has it */
async function leave([name, entry]: Opening, region?: string): Promise<() => Promise<string>> {
  const opening = entry === undefined ? name : `${name} > ${entry}`
  const opener = openerOf(name, region)
  await opener.press('Enter')
  if (entry !== undefined) {
    await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  await opened().first().waitFor()
  await page.keyboard.press('Escape')
  await opened().first().waitFor({ state: 'detached' })
  return async () =>
    (await opener.evaluate((element) => element === document.activeElement)) ? opening : focused()
}

it.each(places)('goes back to what opened it: $name', async ({ path, begin, openings, within = {} }) => {
  await page.goto(`${host.url}${path()}`)
  await begin?.()
  for (const opening of openings) {
    const place = await leave(opening, within[opening[0]])
    await expect.poll(place).toBe(opening.join(' > '))
  }
})

it('goes back to what opened the first of two windows, where the second took its place', async () => {
  const answer = Promise.withResolvers<void>()
  // The drawer stands while the task is on its way, and another with the task comes after it.
  const ofOne = /\/rest\/v1\/tasks\?(.*&)?id=eq\./
  await page.route(ofOne, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto(`${host.url}/tasks`)
  const opener = openerOf('Call 0')
  await opener.press('Enter')
  await page.getByText('Loading the task').waitFor()
  answer.resolve()
  await page.getByRole('dialog').getByLabel('Priority').waitFor()
  await page.keyboard.press('Escape')
  await opened().first().waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.unroute(ofOne)
})

const press = (name: string, kind: 'button' | 'menuitem' | 'link' = 'button') =>
  page.getByRole(kind, { name, exact: true }).first().press('Enter')
const confirm = (name: string) =>
  opened().getByRole('button', { name, exact: true, disabled: false }).press('Enter')
async function choose(menu: string, entry: string) {
  await press(menu)
  await press(entry, 'menuitem')
}

interface Loss {
  what: string
  path: () => string
  act: () => Promise<unknown>
  /** What isn't there any more, and the opener with it. */
  gone: () => Locator
}
const selected = (of: string) => page.getByRole('region', { name: `Selected ${of}` })
const losses: readonly Loss[] = [
  {
    what: 'a selection that was cleared',
    path: () => '/leads',
    act: () => select().then(() => press('Clear')),
    gone: () => selected('leads'),
  },
  {
    what: 'a selection that was tagged',
    path: () => '/leads',
    async act() {
      await select()
      await press('Tag')
      await page.getByRole('dialog').getByLabel('Tag').fill('vip')
      await page.keyboard.press('Enter')
    },
    gone: () => selected('leads'),
  },
  {
    what: 'a note that was deleted',
    path: () => `/leads/${ids.lead}`,
    act: () => choose('Actions for this note', 'Delete'),
    gone: () => page.getByText('Said hello'),
  },
  {
    what: 'a task that was deleted',
    path: () => '/tasks',
    act: () => press('Call 0', 'link').then(() => confirm('Delete')),
    gone: () => page.getByRole('link', { name: 'Call 0', exact: true }),
  },
  {
    what: 'an automation that was deleted',
    path: () => `/automations?automation=${ids.automation}`,
    act: () => choose('More actions', 'Delete').then(() => confirm('Delete')),
    gone: () => page.getByLabel('Name of the automation'),
  },
  {
    what: 'a lead that was merged into this one',
    path: () => `/leads/${ids.lead}`,
    act: () => press('Merge with Julia Lind').then(() => confirm('Merge')),
    gone: () => openerOf('Merge with Julia Lind'),
  },
  {
    what: 'a lead that was deleted',
    path: () => `/leads/${ids.lead}`,
    act: () => choose('More actions', 'Delete'),
    gone: () => page.getByRole('region', { name: 'Timeline' }),
  },
  {
    what: 'two accounts that were merged',
    path: () => '/accounts',
    act: () => select().then(() => press('Merge').then(() => confirm('Merge'))),
    gone: () => selected('accounts'),
  },
  {
    what: 'a contact that was deleted',
    path: () => `/contacts/${ids.otto}`,
    act: () => choose('More actions', 'Delete').then(() => confirm('Delete')),
    gone: () => page.getByRole('heading', { name: 'Otto Solo' }),
  },
  {
    what: 'several contacts that were deleted',
    path: () => '/contacts',
    act: () => select().then(() => press('Delete')),
    gone: () => selected('contacts'),
  },
]

it.each(losses)('stays on the page after $what', async ({ path, act, gone }) => {
  await page.goto(`${host.url}${path()}`)
  await act()
  await gone().waitFor({ state: 'detached' })
  const place = () => page.evaluate(() => document.activeElement?.closest('#main')?.id ?? 'elsewhere')
  await expect.poll(async () => ((await place()) === 'main' ? 'main' : focused())).toBe('main')
})

it('threw nothing on the way', () => expect(errors).toEqual([]))
