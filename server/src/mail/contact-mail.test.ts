import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtp, type TestSmtp } from '../auth/testing/mailbox.ts'
import { confirmedPerson } from '../testing/confirmed-person.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { fromPostfix } from '../testing/returned-mails.ts'

/** Mail to contacts who have no lead. */
const secret = 'a-secret-of-sixteen-and-more'
let smtp: TestSmtp
let host: TestHost
let ben: Person
let eve: Person

beforeAll(async () => {
  smtp = await startSmtp()
  host = await startTestHost({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Parley <crm@parley.example>',
    MAIL_RETURN_PATH: 'returned@parley.example',
    MAIL_RETURN_SECRET: secret,
  })
  ben = await confirmedPerson(host, 'ben')
  eve = await confirmedPerson(host, 'eve')
})
afterAll(async () => {
  await host.close()
  await smtp.close()
})

async function addContact(name: string, email: string | null): Promise<string> {
  const { data } = await ben.client
    .from('contacts')
    .insert({ name, email })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}
const write = (contact: string, { client } = ben) =>
  client.rpc('send_contact_email', { contact, subject: 'Our offer', body: 'As promised.' })
const tokenIn = (source: string) => /unsubscribe\/(\w+)>/.exec(source)?.[1] ?? ''
async function marksOf(table: 'contacts' | 'leads', id: string) {
  const { data } = await ben.client
    .from(table)
    .select('email_opt_out_at, email_bounced_at, email_bounce_reason')
    .eq('id', id)
    .single()
    .throwOnError()
  return data
}
async function sellTo(name: string, email: string) {
  const { data } = await ben.client
    .from('leads')
    .insert({ name, email })
    .select('id, contact_id')
    .single()
    .throwOnError()
  return data
}

it('is sent, kept on the contact’s timeline, and once under one key', async () => {
  const contact = await addContact('Ana Ruiz', 'ana@acme.example')
  const send = () =>
    ben.client
      .rpc('send_contact_email', { contact, subject: 'Our offer', body: 'As promised.', effect_key: 'once' })
      .throwOnError()
  const [first, second] = [await send(), await send()]
  expect(second.data.id).toBe(first.data.id)
  const { source } = await smtp.next('ana@acme.example')
  expect(source).toContain('As promised.')
  const sent = async () =>
    (
      await ben.client
        .from('lead_emails')
        .select('status, lead_id, contact_id')
        .eq('id', first.data.id)
        .single()
    ).data
  await expect.poll(sent).toEqual({ status: 'sent', lead_id: null, contact_id: contact })
  const { data: told } = await ben.client.rpc('customer_timeline', { customer: contact }).throwOnError()
  expect(told).toMatchObject([
    { kind: 'email', body: 'As promised.' },
    { source: 'change', kind: 'insert' },
  ])
})

it('is refused to whom has no address, is of another company, or says nothing', async () => {
  const silent = await addContact('No Address', null)
  expect((await write(silent)).error?.message).toBe('No Address has no email address.')
  const contact = await addContact('Cy Lund', 'cy@acme.example')
  expect((await write(contact, eve)).error?.message).toBe('This contact is no longer there.')
  const empty = await ben.client.rpc('send_contact_email', { contact, subject: ' ', body: 'x' })
  expect(empty.error?.message).toBe('A mail needs a subject and a message.')
  const { data } = await eve.client.from('lead_emails').select('id')
  expect(data).toEqual([])
})

it('can be refused from then on by the link it holds, for every sale with that person', async () => {
  const contact = await addContact('Dora Vik', 'dora@acme.example')
  await write(contact).throwOnError()
  const { source } = await smtp.next('dora@acme.example')
  const lead = await sellTo('Dora Vik', 'dora@acme.example')
  expect(lead.contact_id).toBe(contact)
  expect((await fetch(`${host.url}/unsubscribe/${tokenIn(source)}`, { method: 'POST' })).status).toBe(200)
  expect((await write(contact)).error?.message).toBe('Dora Vik has asked for no more mail.')
  const ofLead = await ben.client.rpc('send_lead_email', { lead: lead.id, subject: 'Hi', body: 'Hi' })
  expect(ofLead.error?.message).toBe('Dora Vik has asked for no more mail.')
  const later = await sellTo('Dora Vik', 'dora@acme.example')
  expect((await marksOf('leads', later.id)).email_opt_out_at).not.toBeNull()
})

it('holds a link that works before the sending has ended', async () => {
  const contact = await addContact('Ida Falk', 'ida@acme.example')
  const statuses: number[] = []
  smtp.beforeAnswer(async ({ source }) => {
    const answer = await fetch(`${host.url}/unsubscribe/${tokenIn(source)}`, { method: 'POST' })
    statuses.push(answer.status)
  })
  await write(contact).throwOnError()
  await smtp.next('ida@acme.example')
  await expect.poll(() => statuses).toEqual([200])
  expect((await write(contact)).error?.message).toBe('Ida Falk has asked for no more mail.')
})

it('that a lead refuses is refused to the person', async () => {
  const lead = await sellTo('Gro Lie', 'gro@acme.example')
  await ben.client
    .rpc('send_lead_email', { lead: lead.id, subject: 'Our offer', body: 'As promised.' })
    .throwOnError()
  const { source } = await smtp.next('gro@acme.example')
  await fetch(`${host.url}/unsubscribe/${tokenIn(source)}`, { method: 'POST' })
  expect((await write(lead.contact_id ?? '')).error?.message).toBe('Gro Lie has asked for no more mail.')
  expect((await marksOf('contacts', lead.contact_id ?? '')).email_opt_out_at).not.toBeNull()
})

it('that comes back marks contact and leads; another address is written to again', async () => {
  const contact = await addContact('Emil Holm', 'emil@acme.example')
  const lead = await sellTo('Emil Holm', 'emil@acme.example')
  const { data: mail } = await write(contact).throwOnError()
  const { source } = await smtp.next('emil@acme.example')
  const messageId = /^Message-ID: (<.+>)/im.exec(source)?.[1] ?? ''
  const answer = await fetch(`${host.url}/mail/returned`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${secret}` },
    body: fromPostfix({ messageId, recipient: 'emil@acme.example', source }),
  })
  expect(await answer.json()).toEqual({ returned: true })
  expect((await marksOf('contacts', contact)).email_bounced_at).not.toBeNull()
  expect((await marksOf('leads', lead.id)).email_bounced_at).not.toBeNull()
  const { data: notice } = await ben.client
    .from('notifications')
    .select('link')
    .eq('kind', 'mail_returned')
    .throwOnError()
  expect(notice).toEqual([{ link: `/contacts/${contact}` }])
  const { data: kept } = await ben.client
    .from('lead_emails')
    .select('status')
    .eq('id', mail.id)
    .single()
    .throwOnError()
  expect(kept.status).toBe('failed')
  expect((await write(contact)).error?.message).toMatch(/^Mail to emil@acme.example came back/)
  await ben.client.from('contacts').update({ email: 'e.holm@acme.example' }).eq('id', contact).throwOnError()
  expect(await marksOf('contacts', contact)).toEqual({
    email_opt_out_at: null,
    email_bounced_at: null,
    email_bounce_reason: null,
  })
  expect((await write(contact)).error).toBeNull()
})

it('goes along when two are made one, with the refusal, and back when they are two again', async () => {
  const [keep, gone] = [
    await addContact('Finn Dahl', 'finn@acme.example'),
    await addContact('F. Dahl', 'f@acme.example'),
  ]
  const { data: mail } = await write(gone).throwOnError()
  const { source } = await smtp.next('f@acme.example')
  await fetch(`${host.url}/unsubscribe/${tokenIn(source)}`, { method: 'POST' })
  const { data: merge } = await ben.client
    .rpc('merge_customers', { record: 'contacts', keep, drop_record: gone })
    .throwOnError()
  const holder = async () =>
    (await ben.client.from('lead_emails').select('contact_id').eq('id', mail.id).single().throwOnError()).data
      .contact_id
  expect(await holder()).toBe(keep)
  expect((await write(keep)).error?.message).toBe('Finn Dahl has asked for no more mail.')
  await ben.client.rpc('undo_customer_merge', { merge }).throwOnError()
  expect(await holder()).toBe(gone)
  expect((await write(keep)).error).toBeNull()
  expect((await write(gone)).error?.message).toBe('F. Dahl has asked for no more mail.')
})

/** What is said of a mail to a lead that was queued before anything stood against it. */
async function fateOfQueued(lead: string): Promise<string | null> {
  const [mail] = await host.database.sql<{ id: string }[]>`
    select (private.queue_mail(jsonb_populate_record(null::public.lead_emails, jsonb_build_object('company_id', company_id, 'lead_id', id,
      'to_email', email, 'subject', 'Our offer', 'body', 'As promised.')))).id from public.leads where id = ${lead}`
  const read = async () =>
    (
      await ben.client
        .from('lead_emails')
        .select('status, error')
        .eq('id', mail?.id ?? '')
        .single()
        .throwOnError()
    ).data
  await expect.poll(async () => (await read()).status).toBe('failed')
  return (await read()).error
}

describe('that a person refused', () => {
  /** Why a mail to a lead is not taken; one that was taken before is not sent for the same reason. */
  async function outcomeOf(lead: string) {
    const { error } = await ben.client.rpc('send_lead_email', {
      lead,
      subject: 'Our offer',
      body: 'As promised.',
    })
    expect(error?.message).toBe(await fateOfQueued(lead))
    return error?.message
  }
  const refused = (name: string) => `${name} has asked for no more mail.`
  const refuse = (table: 'contacts' | 'leads', id: string | null) =>
    host.database
      .sql`update ${host.database.sql(`public.${table}`)} set email_opt_out_at = now() where id = ${id}`

  it('goes to no later sale after their two leads were merged', async () => {
    const [keep, gone] = [
      await sellTo('Nina Berg', 'nina@berg.example'),
      await sellTo('N. Berg', 'n@berg.example'),
    ]
    await refuse('contacts', gone.contact_id)
    await ben.client.rpc('merge_leads', { keep: keep.id, drop_lead: gone.id }).throwOnError()
    const renewal = await sellTo('Nina Berg', 'nina@berg.example')
    expect(renewal.contact_id).toBe(keep.contact_id)
    expect(await outcomeOf(renewal.id)).toEqual(refused('Nina Berg'))
  })

  it('goes to no later sale where only an earlier sale says so', async () => {
    const first = await sellTo('Olav Moe', 'olav@moe.example')
    await refuse('leads', first.id)
    expect(await outcomeOf((await sellTo('Olav Moe', 'olav@moe.example')).id)).toEqual(refused('Olav Moe'))
  })

  it('goes to no sale that they are named for later, nor to their address under another name', async () => {
    const contact = await addContact('Pia Dal', 'pia@dal.example')
    await refuse('contacts', contact)
    const sale = await sellTo('Per Dal', 'per@dal.example')
    await ben.client.from('leads').update({ contact_id: contact }).eq('id', sale.id).throwOnError()
    expect(await outcomeOf(sale.id)).toEqual(refused('Pia Dal'))
    const other = await sellTo('P. Dal', 'p@dal.example')
    await ben.client.from('leads').update({ email: 'pia@dal.example' }).eq('id', other.id).throwOnError()
    expect(await outcomeOf(other.id)).toEqual(refused('P. Dal'))
  })

  it('goes to another company’s customer all the same', async () => {
    await refuse('contacts', await addContact('Rut Vang', 'rut@vang.example'))
    const { data: contact } = await eve.client
      .from('contacts')
      .insert({ name: 'Rut Vang', email: 'rut@vang.example' })
      .select('id')
      .single()
      .throwOnError()
    await write(contact.id, eve).throwOnError()
    expect((await smtp.next('rut@vang.example')).source).toContain('As promised.')
  })
})

it('that came back from an address goes to no later sale there after two leads were merged', async () => {
  const [keep, gone] = [
    await sellTo('Siv Aas', 'siv@aas.example'),
    await sellTo('S. Aas', 'dead@aas.example'),
  ]
  await host.database.sql`
    update public.leads set email_bounced_at = now(), email_bounce_reason = 'No such user' where id = ${gone.id}`
  await ben.client
    .rpc('merge_leads', { keep: keep.id, drop_lead: gone.id, chosen: { email: 'dead@aas.example' } })
    .throwOnError()
  const renewal = await sellTo('Siv Aas', 'dead@aas.example')
  const { error } = await ben.client.rpc('send_lead_email', {
    lead: renewal.id,
    subject: 'Our offer',
    body: 'As promised.',
  })
  expect(error?.message).toBe('Mail to dead@aas.example came back. Correct the address first.')
  expect(await fateOfQueued(renewal.id)).toBe(error?.message)
})
