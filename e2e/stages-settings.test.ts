import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityProblems, phoneWidths, settled, watchErrors } from './support/browser.ts'
import { clientOf, inviteColleague } from './support/colleague.ts'
import { letGo, pickUp } from './support/drag.ts'
import type { Host } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import { finishOnboarding, password, readSession, type SignedUp } from './support/people.ts'

/** An owner makes the stages the company's own; leads, board and figures follow, and members see them. */
let host: Host
let page: Page
let session: SignedUp
let errors: string[]

const client = () => clientOf(host.url, session)
const names = (tab: Page) =>
  tab
    .getByRole('list', { name: 'Open stages' })
    .getByRole('textbox', { name: /^Name of/ })
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))
const stageOf = async (name: string) =>
  (await client().from('leads').select('status').eq('name', name).single().throwOnError()).data.status

async function open(tab: Page) {
  await tab.goto(`${host.url}/account?tab=stages`)
  await tab
    .getByRole('list', { name: /stages/i })
    .first()
    .waitFor()
  await settled(tab)
}
async function save() {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Stages saved').waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor({ state: 'detached' })
}

beforeAll(async () => {
  ;({ host, page, session, errors } = await beginJourney({
    name: 'Ben Carter',
    email: 'ben@northwind.stages.example',
  }))
  await client()
    .from('leads')
    .insert([
      { name: 'Ana Ruiz', status: 'qualified' },
      { name: 'Tom Baker', status: 'qualified' },
      { name: 'Mia Long', status: 'proposal' },
    ])
    .throwOnError()
})

it('are reached from the leads’ menu, added, renamed, given a chance and a colour', async () => {
  await page.goto(`${host.url}/leads`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit stages' }).click()
  await page.waitForURL(/\/account\?tab=stages/)
  await page.getByText('New leads come in here, so this stage stays first.').waitFor()
  expect(await page.getByRole('button', { name: /^(Move|Remove|Drag) New\b/ }).count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Add stage' }).click()
  await page.keyboard.type('won')
  await page.getByRole('textbox', { name: 'Chance of won in percent' }).fill('120')
  await page.getByRole('textbox', { name: 'Name of Contacted' }).fill('Discovery')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('0 to 100').waitFor()
  await page.getByText('Another stage is called “won”', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Name of won', exact: true }).fill('Legal')
  await page.getByRole('textbox', { name: 'Chance of Legal in percent' }).fill('80')
  await page.getByRole('button', { name: 'Color of Legal: No color' }).click()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Teal' }).click()
  await save()
  const { data } = await client()
    .from('stages')
    .select('key, name, probability, color')
    .in('name', ['Legal', 'Discovery'])
    .order('position')
    .throwOnError()
  expect(data).toEqual([
    { key: 'contacted', name: 'Discovery', probability: 0.1, color: null },
    { key: 'legal', name: 'Legal', probability: 0.8, color: 'teal' },
  ])
})

it('are put in order by buttons and by keys, and the board follows', async () => {
  const up = page.getByRole('button', { name: 'Move Legal up' })
  await up.click()
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await names(page)).toEqual(['New', 'Discovery', 'Qualified', 'Proposal', 'Legal', 'Negotiation'])
  await pickUp(page.getByRole('button', { name: 'Drag Legal' }), /^(Picked up Legal|Legal is at place 5)\.$/)
  await page.keyboard.press('ArrowUp')
  await page.getByText('Legal is at place 4.').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect
    .poll(() => names(page))
    .toEqual(['New', 'Discovery', 'Qualified', 'Legal', 'Proposal', 'Negotiation'])
  await save()
  await page.reload()
  await page.getByRole('list', { name: 'Open stages' }).waitFor()
  expect(await names(page)).toEqual(['New', 'Discovery', 'Qualified', 'Legal', 'Proposal', 'Negotiation'])
  await page.goto(`${host.url}/leads?view=board`)
  const columns = page.getByRole('region', { name: 'Leads by stage' }).getByRole('heading', { level: 2 })
  await columns.first().waitFor()
  await expect
    .poll(async () => (await columns.allInnerTexts()).map((text) => text.split('\n')[0]?.trim()))
    .toEqual(['New', 'Discovery', 'Qualified', 'Legal', 'Proposal', 'Negotiation', 'Won', 'Lost'])
})

it('are the order of a list that is sorted by status, both ways', async () => {
  await page.goto(`${host.url}/leads`)
  const stages = async () => {
    const { data } = await client().from('leads').select('name, status').throwOnError()
    const links = await page.locator('[data-row-link]').allInnerTexts()
    return links.map((name) => data.find((lead) => lead.name === name.trim())?.status)
  }
  const sort = () => page.getByRole('columnheader', { name: 'Status' }).getByRole('button').click()
  await page.getByRole('link', { name: 'Mia Long' }).waitFor()
  await sort()
  await expect.poll(stages).toEqual(['qualified', 'qualified', 'proposal'])
  await sort()
  await expect.poll(stages).toEqual(['proposal', 'qualified', 'qualified'])
})

it('move by the pointer to where they are put down', async () => {
  await open(page)
  const centre = async (name: string) => {
    const box = await page.getByRole('button', { name: `Drag ${name}` }).boundingBox()
    if (!box) throw new Error(`${name} has no grip`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [from, to] = [await centre('Negotiation'), await centre('Legal')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await letGo(page)
  await expect
    .poll(() => names(page))
    .toEqual(['New', 'Discovery', 'Qualified', 'Negotiation', 'Legal', 'Proposal'])
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  expect(await names(page)).toEqual(['New', 'Discovery', 'Qualified', 'Legal', 'Proposal', 'Negotiation'])
})

it('ask where their leads go before one is removed, and nothing moves before it is saved', async () => {
  await open(page)
  await page.getByRole('button', { name: 'Remove Qualified' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Qualified?' })
  await question.getByText('2 leads are in this stage. They move when you save.').waitFor()
  await question.getByLabel('Move them to').selectOption('Legal')
  expect(await accessibilityProblems(page)).toEqual([])
  await question.getByRole('button', { name: 'Remove stage' }).click()
  await page.getByText('2 leads move to Legal.').waitFor()
  expect(await stageOf('Ana Ruiz')).toBe('qualified')

  // Leaving asks first.
  await page.getByRole('link', { name: 'Members' }).click()
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leave.getByRole('button', { name: 'Cancel' }).click()
  await save()
  expect([await stageOf('Ana Ruiz'), await stageOf('Tom Baker'), await stageOf('Mia Long')]).toEqual([
    'legal',
    'legal',
    'proposal',
  ])
  await page.reload()
  await page.getByRole('list', { name: 'Open stages' }).waitFor()
  expect(await names(page)).toEqual(['New', 'Discovery', 'Legal', 'Proposal', 'Negotiation'])
})

it('stay, and say so, where the leads can’t be moved', async () => {
  await open(page)
  await page.getByRole('button', { name: 'Remove Legal' }).click()
  await page.getByRole('dialog').getByLabel('Move them to').selectOption('Proposal')
  await page.getByRole('button', { name: 'Remove stage' }).click()
  await page.route('**/rest/v1/rpc/change_each', (route) =>
    route.fulfill({ status: 400, json: { code: 'P0001', message: 'No room.' } }),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Not all leads in “Legal” could be moved, so it stays').waitFor()
  await page.unroute('**/rest/v1/rpc/change_each')
  expect(await stageOf('Ana Ruiz')).toBe('legal')
  const { data } = await client().from('stages').select('position').eq('key', 'legal').single().throwOnError()
  expect(data.position).toBe(3)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  errors.splice(0, errors.length, ...errors.filter((each) => !each.includes('400')))
})

it('aren’t overwritten where somebody else has changed them meanwhile', async () => {
  await open(page)
  await page.getByRole('textbox', { name: 'Name of Discovery' }).fill('First talk')
  const { data } = await client()
    .from('stages')
    .select('key, name, probability, color')
    .not('position', 'is', null)
    .order('position')
    .throwOnError()
  await client()
    .rpc('set_stages', {
      given: data.map((stage) => (stage.key === 'legal' ? { ...stage, name: 'Contract' } : stage)),
    })
    .throwOnError()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Someone else changed the stages in the meantime.').waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.poll(() => names(page)).toEqual(['New', 'Discovery', 'Contract', 'Proposal', 'Negotiation'])
})

it('stand in the funnel of analytics', async () => {
  await page.goto(`${host.url}/analytics`)
  const contract = page.getByRole('region', { name: 'Funnel' }).getByRole('row', { name: /Contract/ })
  await contract.waitFor()
  await contract.getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: 'Reached Contract' })
  await drawer.getByText('3 in all').waitFor()
  expect(await drawer.getByRole('link').allInnerTexts()).toEqual(
    expect.arrayContaining(['Ana Ruiz', 'Tom Baker', 'Mia Long']),
  )
})

it('are read by members, who can’t change them', async () => {
  await inviteColleague(host.url, session, { name: 'Tom Reed', email: 'tom@northwind.stages.example' })
  const browser = page.context().browser()
  if (!browser) throw new Error('a page of no browser')
  const member = await (await browser.newContext()).newPage()
  watchErrors(member, errors)
  await member.goto(`${host.url}/auth`)
  await member.locator('[name=identifier]').fill('tom@northwind.stages.example')
  await member.locator('[name=password]').fill(password)
  await member.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await member.waitForURL(/\/(dashboard|onboarding)/)
  await finishOnboarding(host.url, await readSession(member))
  await open(member)
  const items = member.getByRole('list', { name: /^(Sales|Closed stages)$/ }).getByRole('listitem')
  expect((await items.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'New',
    'Discovery',
    'Contract',
    'Proposal',
    'Negotiation',
    'Won',
    'Lost',
  ])
  const panel = member.locator('[data-place]')
  expect(await panel.getByRole('textbox').count()).toBe(0)
  expect(await panel.getByRole('button').count()).toBe(0)
  expect(await accessibilityProblems(member)).toEqual([])
  await member.context().close()
})

it('fit on phones', async () => {
  for (const width of phoneWidths) {
    const held = await onPhone(page, width)
    await open(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(held)).toEqual([])
    await held.context().close()
  }
  expect(errors).toEqual([])
})
