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

it('is written to a contact without a sale, too, and refused by whoever holds its link', async () => {
  const client = clientOf(host.url, ben)
  const { data: contact } = await client
    .from('contacts')
    .insert({ name: 'Nora Vik', email: 'nora@vik.example' })
    .select('id')
    .single()
    .throwOnError()
  await page.goto(`${host.url}/contacts/${contact.id}`)
  await write()
  const dialog = page.getByRole('dialog', { name: 'Email to Nora Vik' })
  await dialog.getByLabel('Template').selectOption('Thanks')
  const message = dialog.getByRole('textbox', { name: 'Message' })
  await expect.poll(() => message.inputValue()).toBe('Dear Nora Vik,')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  const mail = await smtp.next('nora@vik.example')
  expect(mail.subject).toBe('Thank you, Nora')
  await page.getByText('Dear Nora Vik,').waitFor()
  const token = /unsubscribe\/(\w+)>/.exec(mail.source)?.[1] ?? ''
  await fetch(`${host.url}/unsubscribe/${token}`, { method: 'POST' })
  await page.getByText(/^Unsubscribed on/).waitFor()
  await write()
  await dialog.getByText('Nora Vik has asked for no more mail.').waitFor()
  expect(errors).toEqual([])
})

it('of a conversation goes to its contact', async () => {
  const client = clientOf(host.url, ben)
  const { data: contact } = await client
    .from('contacts')
    .insert({ name: 'Odd Lund', email: 'odd@vik.example' })
    .select('id')
    .single()
    .throwOnError()
  const { data: talk } = await client
    .from('recordings')
    .insert({ title: 'Site visit', source: 'import', contact_id: contact.id })
    .select('id')
    .single()
    .throwOnError()
  const consent = { recording_id: talk.id, method: 'everyone_agreed' }
  await client.from('recording_consents').insert(consent).throwOnError()
  const segments = [
    { start: 0, end: 9, speaker: 'Ben Carter', text: 'I will send you the price list on Monday.' },
    { start: 9, end: 12, speaker: 'Odd Lund', text: 'Great, thank you.' },
  ]
  await client.rpc('import_transcript', { recording: talk.id, segments }).throwOnError()
  await page.goto(`${host.url}/voice/${talk.id}`)
  await page.getByRole('button', { name: 'Send to odd@vik.example' }).click()
  await smtp.next('odd@vik.example')
  await page.getByText('Sent to odd@vik.example').waitFor()
  const { data: kept } = await client
    .from('lead_emails')
    .select('lead_id, contact_id')
    .eq('recording_id', talk.id)
    .throwOnError()
  expect(kept).toEqual([{ lead_id: null, contact_id: contact.id }])
})

it('is written on an account’s page to one of its people, but not to who wants none', async () => {
  const client = clientOf(host.url, ben)
  const { data: account } = await client
    .from('accounts')
    .insert({ name: 'Vik Glass' })
    .select('id')
    .single()
    .throwOnError()
  const { id: account_id } = account
  await client.from('contacts').update({ account_id }).eq('name', 'Nora Vik').throwOnError()
  const people = [
    { name: 'Per Vik', email: 'per@vik.example', account_id },
    { name: 'Siv Vik', email: null, account_id },
  ]
  await client.from('contacts').insert(people).throwOnError()
  await page.goto(`${host.url}/accounts/${account_id}`)
  await write()
  const item = (name: string) => page.getByRole('menuitem', { name })
  expect(await item('To Nora Vik · Unsubscribed').getAttribute('aria-disabled')).toBe('true')
  expect(await item('To Siv Vik · No address').getAttribute('aria-disabled')).toBe('true')
  await settled(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await item('To Per Vik').click()
  const dialog = page.getByRole('dialog', { name: 'Email to Per Vik' })
  await dialog.getByLabel('Template').selectOption('Thanks')
  await dialog.getByRole('button', { name: 'Send' }).click()
  expect((await smtp.next('per@vik.example')).subject).toBe('Thank you, Per')
  expect(errors).toEqual([])
})
