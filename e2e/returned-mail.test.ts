import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSmtp, type TestSmtp } from '../server/src/auth/testing/mailbox.ts'
import { fromPostfix } from '../server/src/testing/returned-mails.ts'
import { accessibilityProblems, settled } from './support/browser.ts'
import { clientOf } from './support/colleague.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { beginJourney, onPhone } from './support/journey.ts'
import type { SignedUp } from './support/people.ts'

const secret = 'a-secret-of-sixteen-and-more'
let smtp: TestSmtp
let host: RunningHost
let page: Page
let ben: SignedUp
let lead: string
let errors: string[]

beforeAll(async () => {
  smtp = await startSmtp()
  host = await startHost()
  ;({
    page,
    session: ben,
    errors,
  } = await beginJourney({ name: 'Ben Carter', email: 'ben@northwind.example' }, { host }))
  // With a mail server from the start, the address would have to be confirmed first.
  await host.restart('SIGTERM', {
    SMTP_URL: smtp.url,
    MAIL_RETURN_PATH: 'returned@northwind.example',
    MAIL_RETURN_SECRET: secret,
  })
  const { data } = await clientOf(host.url, ben)
    .from('leads')
    .insert({ name: 'Ana Ruiz', company: 'Acme', email: 'ana@acme.example' })
    .select('id')
    .single()
    .throwOnError()
  lead = data.id
})
afterAll(() => smtp?.close())

const composer = () => page.getByRole('dialog', { name: 'Email to Ana Ruiz' })
const write = () => page.getByRole('button', { name: 'Email', exact: true }).click()

it('is written on the lead’s page from a template, sent, and kept on the timeline', async () => {
  await clientOf(host.url, ben)
    .from('templates')
    .insert({
      kind: 'email',
      name: 'Thanks',
      subject: 'Thank you, {{lead.first_name}}',
      body: 'Dear {{lead.name}},',
    })
    .throwOnError()
  await page.goto(`${host.url}/leads/${lead}`)
  await write()
  await composer().getByText('ana@acme.example').waitFor()
  await composer().getByLabel('Template').selectOption('Thanks')
  const message = composer().getByRole('textbox', { name: 'Message' })
  await expect.poll(() => message.inputValue()).toBe('Dear Ana Ruiz,')
  await message.fill('Dear Ana Ruiz, it was good to talk.')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.reload()
  await write()
  await expect.poll(() => message.inputValue()).toBe('Dear Ana Ruiz, it was good to talk.')
  await composer().getByRole('button', { name: 'Send' }).click()
  await page.getByText('Email to ana@acme.example is on its way').waitFor()
  const mail = await smtp.next('ana@acme.example')
  expect(mail.subject).toBe('Thank you, Ana')
  expect(mail.text).toContain('it was good to talk.')
  await page.getByText('it was good to talk.').waitFor()
  await write()
  expect(await message.inputValue()).toBe('')
  await composer().getByRole('button', { name: 'Cancel' }).click()
})

it('shows on the lead’s page, while it is open, that a mail came back', async () => {
  await page.goto(`${host.url}/leads/${lead}`)
  await page.getByRole('heading', { name: 'Ana Ruiz' }).waitFor()
  await clientOf(host.url, ben)
    .rpc('send_lead_email', { lead, subject: 'Our offer', body: 'As promised.' })
    .throwOnError()
  const { source } = await smtp.next('ana@acme.example')
  await page.getByText('As promised.').waitFor()
  const messageId = /^Message-ID: (<.+>)/im.exec(source)?.[1] ?? ''
  const answer = await fetch(`${host.url}/mail/returned`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${secret}` },
    body: fromPostfix({ messageId, recipient: 'ana@acme.example', source }),
  })
  expect(await answer.json()).toEqual({ returned: true })
  await page.getByText('Email to this address bounced').waitFor()
  await page.getByText('Email not delivered').waitFor()
  expect(await page.getByText('Recipient address rejected: User unknown').count()).toBeGreaterThan(1)
  await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .click()
  await page.getByText('Mail to ana@acme.example was not delivered').first().waitFor()
  await page.keyboard.press('Escape')
  await write()
  await composer().getByText('Mail to ana@acme.example came back. Correct the address first.').waitFor()
  expect(await composer().getByRole('textbox').count()).toBe(0)
  await composer().getByRole('button', { name: 'Close', exact: true }).first().click()
})

it('is said on a phone of 320 px too, and passes axe there', async () => {
  const narrow = await onPhone(page, 320)
  await narrow.goto(`${host.url}/leads/${lead}`)
  await narrow.getByText('Email to this address bounced').waitFor()
  await settled(narrow)
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await accessibilityProblems(narrow)).toEqual([])
  await narrow.context().close()
})

it('forgets it once the address is corrected', async () => {
  await page.getByRole('button', { name: 'Email: ana@acme.example' }).click()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ana@acme-group.example')
  await page.keyboard.press('Enter')
  await page.getByText('Email to this address bounced').waitFor({ state: 'detached' })
  await page.getByText('Email not delivered').waitFor()
  expect(errors).toEqual([])
})
