import { it } from 'vitest'
import { launch, settled } from './support/browser.ts'
import { startHost } from './support/host.ts'
import { finishOnboarding, signUp } from './support/people.ts'

it('shots', async () => {
  const host = await startHost()
  const browser = await launch()
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  const session = await signUp(page, host.url, {
    name: 'Ben Carter',
    email: 'ben@northwind.example',
    company: 'Northwind',
  })
  await finishOnboarding(host.url, session)
  await page.goto(`${host.url}/dashboard`)
  await page.getByRole('button', { name: 'Load the sample company' }).click()
  await page.getByText('You are looking at sample data').waitFor()
  const shot = async (name: string, full = true) => {
    await settled(page)
    await page.screenshot({ path: `/tmp/wt/shots/${name}.png`, fullPage: full })
  }
  const phone = async (name: string) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shot(`${name}-phone`)
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await page.goto(`${host.url}/automations`)
  await page.getByRole('button', { name: 'Use the recipe Prepare the contract' }).waitFor()
  await shot('list-empty')
  await page.getByRole('button', { name: 'Use the recipe Prepare the contract' }).click()
  await page.getByLabel('On a past event').waitFor()
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByLabel('What to do').last().selectOption('send_email')
  await page.getByText('Choose a template.').waitFor()
  await shot('builder')
  await phone('builder')
  await page.getByRole('button', { name: 'Remove step 3' }).click()
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await page
    .getByText(/It would|Creates the/)
    .first()
    .waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot('builder-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Publish and switch on' }).click()
  await page.getByText('Version 1, published').waitFor()
  await page.goto(`${host.url}/leads`)
  const auth = {
    apikey: session.publishableKey,
    Authorization: `Bearer ${session.accessToken}`,
    'Content-Type': 'application/json',
  }
  for (const [name, value] of [
    ['Jonas Weber', 12000],
    ['Ana Ruiz', 22000],
    ['Small Shop', 500],
  ]) {
    await fetch(`${host.url}/rest/v1/leads`, {
      method: 'POST',
      headers: auth,
      body: JSON.stringify({ name, value }),
    })
  }
  await fetch(`${host.url}/rest/v1/leads?name=in.("Jonas Weber","Ana Ruiz","Small Shop")`, {
    method: 'PATCH',
    headers: auth,
    body: JSON.stringify({ status: 'proposal' }),
  })
  await page.goto(`${host.url}/automations`)
  await page.getByRole('button', { name: /Use the recipe Call new/ }).click()
  await page.getByLabel('Name of the automation').waitFor()
  await page.goto(`${host.url}/automations`)
  await page.getByRole('link', { name: 'Prepare the contract' }).waitFor()
  await shot('list')
  await phone('list')
  await page.getByRole('link', { name: 'Prepare the contract' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: /Done/ }).first().click()
  await page.getByText('1. Create a task').waitFor()
  await shot('history')
  await phone('history')
  await page.goto(`${host.url}/vertical-automations`)
  await page.getByText('E-commerce').first().waitFor()
  await shot('vertical')
  await page.goto(`${host.url}/automations`)
  await page.goto(`${host.url}/templates`)
  await page.getByRole('button', { name: 'Write an email template' }).click()
  await page.getByRole('article').waitFor()
  await page
    .getByLabel('Message', { exact: true })
    .fill(
      'Hello {{lead.first_name|there}},\n\nthank you for the talk. You said that {{lead.next_step|the next step}} comes first, so here it is.\n\nShall we look at it together on Thursday?\n\n{{owner.name}}\n{{company.name}}, {{lead.phone}}',
    )
  await page.getByText('Email · Saved').waitFor()
  await shot('template')
  await phone('template')
  await page.goto(`${host.url}/templates`)
  await page.getByRole('link', { name: /New email/ }).waitFor()
  await shot('templates')
  await browser.close()
  await host.stop()
})
