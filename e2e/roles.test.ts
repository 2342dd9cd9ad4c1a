import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, phoneWidths, settled, watchErrors } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import { finishOnboarding, password, readSession, type SignedUp } from './support/people.ts'

/** An owner arranges who may do what; a manager and a member find what is theirs; a leaver's records go to a colleague. */
let host: Host
let owner: Page
let session: SignedUp
let member: Page
let errors: string[]
type Colleague = Awaited<ReturnType<typeof inviteColleague>>
let priya: Colleague
let tom: Colleague

const main = (page: Page) => page.getByRole('main')

async function signIn(email: string): Promise<Page> {
  const browser = owner.context().browser()
  if (!browser) throw new Error('a page of no browser')
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  watchErrors(page, errors)
  await page.addInitScript(() => localStorage.setItem('analytics_consent', 'false'))
  await page.goto(`${host.url}/auth`)
  await page.locator('[name=identifier]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/(dashboard|onboarding)/)
  await finishOnboarding(host.url, await readSession(page))
  return page
}

async function openMembers(page: Page) {
  await page.goto(`${host.url}/account?tab=members`)
  await page.getByRole('heading', { name: 'What members see' }).waitFor()
  await settled(page)
}

async function openLeads(page: Page) {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('heading', { name: 'Leads' }).waitFor()
}

beforeAll(async () => {
  ;({
    host,
    page: owner,
    session,
    errors,
  } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.roles.example',
  }))
  priya = await inviteColleague(host.url, session, {
    name: 'Priya Shah',
    email: 'priya@northwind.roles.example',
  })
  tom = await inviteColleague(host.url, session, { name: 'Tom Reed', email: 'tom@northwind.roles.example' })
  await clientOf(host.url, session)
    .from('leads')
    .insert({ name: 'Boss Only', company: 'Hidden Ltd' })
    .throwOnError()
  await priya.client
    .from('leads')
    .insert([{ name: 'Priya One', company: 'Acme' }, { name: 'Priya Two' }])
    .throwOnError()
  await priya.client.from('tasks').insert({ title: 'Call Acme' }).throwOnError()
  await tom.client.from('leads').insert({ name: 'Tom One' }).throwOnError()
  member = await signIn('tom@northwind.roles.example')
})

it('makes a team, puts people into it, and lets members see their own and their team’s records', async () => {
  await openMembers(owner)
  await owner.getByLabel('New team').fill('North')
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('combobox', { name: 'Team of Priya Shah' }).selectOption('North')
  await owner.getByText('Priya Shah is in North now').waitFor()
  await owner.getByRole('radio', { name: /^Their own and their team’s/ }).check()
  await owner.getByText('Saved', { exact: true }).waitFor()

  await openLeads(member)
  await main(member).getByText('Tom One').first().waitFor()
  expect(
    await main(member)
      .getByText(/Priya One|Priya Two|Boss Only/)
      .count(),
  ).toBe(0)

  await owner.getByRole('combobox', { name: 'Team of Tom Reed' }).selectOption('North')
  await owner.getByText('Tom Reed is in North now').waitFor()
  await openLeads(member)
  await main(member).getByText('Priya One').first().waitFor()
  expect(await main(member).getByText('Boss Only').count()).toBe(0)
})

it('shows a member no control that would be refused, and says who has it', async () => {
  await openLeads(member)
  expect(await member.getByRole('button', { name: 'Export' }).count()).toBe(0)
  // Their own leads can be deleted, those of colleagues not, several at once neither.
  const bar = member.getByRole('region', { name: 'Selected leads' })
  await member.getByRole('checkbox', { name: 'Select Tom One' }).check()
  await bar.getByRole('button', { name: 'Delete' }).waitFor()
  await member.getByRole('checkbox', { name: 'Select Priya One' }).check()
  await bar.getByText('2 leads selected').waitFor()
  await bar.getByRole('button', { name: 'Delete' }).waitFor({ state: 'detached' })
  expect(await bar.getByRole('button', { name: 'Merge' }).count()).toBe(0)
  await bar.getByRole('button', { name: 'Clear' }).click()
  await main(member).getByRole('link', { name: 'Tom One' }).first().click()
  await main(member).getByRole('button', { name: 'More actions' }).waitFor()
  await openLeads(member)
  await main(member).getByRole('link', { name: 'Priya One' }).first().click()
  await member.getByRole('heading', { name: 'Priya One' }).waitFor()
  await settled(member)
  expect(await main(member).getByRole('button', { name: 'More actions' }).count()).toBe(0)
  // Nor what they took over themselves.
  const { data: taken } = await tom.client
    .from('leads')
    .update({ owner_id: tom.id })
    .eq('name', 'Priya One')
    .select('id')
    .throwOnError()
  expect(taken).toHaveLength(1)
  await openLeads(member)
  await member.getByRole('checkbox', { name: 'Select Priya One' }).check()
  await bar.getByText('1 lead selected').waitFor()
  await settled(member)
  expect(await bar.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  await bar.getByRole('button', { name: 'Clear' }).click()
  await main(member).getByRole('link', { name: 'Priya One' }).first().click()
  await member.getByRole('heading', { name: 'Priya One' }).waitFor()
  await settled(member)
  expect(await main(member).getByRole('button', { name: 'More actions' }).count()).toBe(0)
  await priya.client.from('leads').update({ owner_id: priya.id }).eq('name', 'Priya One').throwOnError()
  await member.goto(`${host.url}/leads/import`)
  await member.getByText('Only managers and owners can import').waitFor()
  await member.goto(`${host.url}/automations`)
  await member.getByText('Managers and owners create them.').waitFor()
  expect(await member.getByRole('button', { name: 'New automation' }).count()).toBe(0)
  await openMembers(member)
  expect(await main(member).getByRole('combobox').count()).toBe(0)
  expect(await main(member).getByRole('radio').count()).toBe(0)
})

it('shows what a colleague’s customer is called, and says that somebody else looks after it', async () => {
  const { data: sale } = await tom.client
    .from('leads')
    .insert({ name: 'Tom Two', company: 'Hidden Ltd' })
    .select('id, account_id')
    .single()
    .throwOnError()
  await member.goto(`${host.url}/accounts/${sale.account_id}`)
  await member.getByRole('heading', { name: 'Hidden Ltd' }).waitFor()
  await main(member).getByText('Tom Two').first().waitFor()
  await settled(member)
  expect(await main(member).getByText('Boss Only').count()).toBe(0)
  await main(member).getByText('Somebody else looks after this account').waitFor()
  expect(
    await main(member)
      .getByRole('button', { name: /^(?:Name|Phone|Address):/ })
      .count(),
  ).toBe(0)
  await tom.client.from('leads').delete().eq('id', sale.id).throwOnError()
})

it('gives a role that counts at the next look', async () => {
  await openMembers(owner)
  await owner.getByRole('combobox', { name: 'Role of Tom Reed' }).selectOption('Manager')
  await owner.getByText('Tom Reed is a manager now').waitFor()
  await openLeads(member)
  await main(member).getByText('Boss Only').first().waitFor()
  await member.getByRole('button', { name: 'Export' }).waitFor()
  await member.goto(`${host.url}/automations`)
  await member.getByRole('button', { name: 'New automation' }).waitFor()
  await openMembers(member)
  expect(await member.getByRole('combobox', { name: /^Role of/ }).count()).toBe(0)
  await member.getByRole('combobox', { name: 'Team of Priya Shah' }).waitFor()
})

it('invites a manager', async () => {
  await openMembers(owner)
  await owner.getByLabel('Colleague’s email').fill('mia@northwind.roles.example')
  await owner.getByRole('combobox', { name: 'Role of the colleague' }).selectOption('Manager')
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  const pending = owner.getByRole('list', { name: 'Pending invitations' })
  await pending.getByText('mia@northwind.roles.example').waitFor()
  expect(await pending.getByText('Manager', { exact: true }).innerText()).toBe('Manager')
})

it('looks well on every width, with its dialog', async () => {
  expect(await accessibilityProblems(owner)).toEqual([])
  for (const width of phoneWidths) {
    const narrow = await onPhone(owner, width)
    await openMembers(narrow)
    expect(await accessibilityProblems(narrow)).toEqual([])
    await narrow.getByRole('button', { name: 'Remove Priya Shah' }).click()
    await narrow.getByText('Priya Shah owns', { exact: false }).waitFor()
    expect(await accessibilityProblems(narrow)).toEqual([])
    await narrow.context().close()
  }
})

it('asks who takes over a leaver’s records, and says what went over', async () => {
  await openMembers(owner)
  await owner.getByRole('button', { name: 'Remove Priya Shah' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Remove Priya Shah?' })
  await dialog.getByText('Priya Shah owns 2 leads, 1 open task, and 1 account.').waitFor()
  await dialog.getByLabel('Who takes over?').selectOption('Tom Reed')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await owner.getByText('Priya Shah was removed').waitFor()
  await owner.getByText('Tom Reed took over 2 leads, 1 open task, and 1 account.').waitFor()
  const { data } = await tom.client
    .from('leads')
    .select('name')
    .eq('owner_id', tom.id)
    .order('name')
    .throwOnError()
  expect(data.map(({ name }) => name)).toEqual(['Priya One', 'Priya Two', 'Tom One'])
  expect((await priya.client.from('leads').select('id').throwOnError()).data).toEqual([])
  expect(errors).toEqual([])
})
