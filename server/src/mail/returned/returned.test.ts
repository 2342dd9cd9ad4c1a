import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtp, type TestSmtp } from '../../auth/testing/mailbox.ts'
import { confirmedPerson } from '../../testing/confirmed-person.ts'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { fromExim, fromPostfix, fromVacation } from '../../testing/returned-mails.ts'

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

const bearer = { Authorization: `Bearer ${secret}` }
const post = (body: string, headers: Record<string, string> = bearer) =>
  fetch(`${host.url}/mail/returned`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', ...headers },
    body,
  })
async function answerTo(body: string) {
  const answer = await post(body)
  return [answer.status, await answer.json()]
}

/** Sends a mail to a new lead and waits until it was really received. */
async function send(person: Person, email: string) {
  const { data: lead } = await person.client
    .from('leads')
    .insert({ name: 'Ana', email })
    .select('id')
    .single()
    .throwOnError()
  const { data: mail } = await person.client
    .rpc('send_lead_email', { lead: lead.id, subject: 'Our offer', body: 'As promised.' })
    .throwOnError()
  const { source, envelopeFrom } = await smtp.next(email)
  const messageId = /^Message-ID: (<.+>)/im.exec(source)?.[1] ?? ''
  return { lead: lead.id, mail: mail.id, envelopeFrom, original: { messageId, recipient: email, source } }
}
const readMail = async ({ client }: Person, id: string) =>
  (await client.from('lead_emails').select('status, error').eq('id', id).single().throwOnError()).data
const readLead = async ({ client }: Person, id: string) =>
  (
    await client
      .from('leads')
      .select('email_bounced_at, email_bounce_reason, last_activity_at')
      .eq('id', id)
      .single()
      .throwOnError()
  ).data
const noticesOf = async ({ client }: Person) =>
  (await client.from('notifications').select('title, message, link').eq('kind', 'mail_returned')).data
const isUnmarked = { email_bounced_at: null, email_bounce_reason: null }

describe('a report about a mail to a lead', () => {
  it('comes to the address of MAIL_RETURN_PATH, and marks mail and lead once', async () => {
    const { lead, mail, envelopeFrom, original } = await send(ben, 'ana@acme.example')
    expect(envelopeFrom).toBe('returned@parley.example')
    expect(original.source).toContain('<crm@parley.example>')
    const report = fromPostfix(original)
    // Immediately, as a mail server on the same machine may: the mail may not be marked as sent yet.
    expect(await answerTo(report)).toEqual([202, { returned: true }])
    const reason = '550 5.1.1 <ana@acme.example>: Recipient address rejected: User unknown'
    expect(await readMail(ben, mail)).toEqual({ status: 'failed', error: reason })
    const marked = await readLead(ben, lead)
    expect(marked).toMatchObject({ email_bounced_at: expect.any(String), email_bounce_reason: reason })
    const { data: history } = await ben.client
      .from('lead_activities')
      .select('data')
      .eq('lead_id', lead)
      .eq('kind', 'email')
    expect(history).toEqual([{ data: { email_id: mail, subject: 'Our offer', returned: reason } }])
    const notice = {
      title: 'Mail to ana@acme.example was not delivered',
      message: reason,
      link: `/leads/${lead}`,
    }
    expect(await noticesOf(ben)).toEqual([notice])

    expect(await answerTo(report)).toEqual([202, { returned: false }])
    expect(await readLead(ben, lead)).toEqual(marked)
    expect(await noticesOf(ben)).toEqual([notice])
    const again = await ben.client.rpc('send_lead_email', { lead, subject: 'Hi', body: 'Hi' })
    expect(again.error?.message).toBe('Mail to ana@acme.example came back. Correct the address first.')
  })

  it('tells that a recording’s follow-up was not sent after all', async () => {
    const { data: recording } = await ben.client
      .from('recordings')
      .insert({ title: 'Call' })
      .select('id')
      .single()
      .throwOnError()
    const { lead, mail, original } = await send(ben, 'cy@acme.example')
    await expect.poll(() => readMail(ben, mail)).toMatchObject({ status: 'sent' })
    await host.database.sql`update public.lead_emails set recording_id = ${recording.id} where id = ${mail}`
    await host.database.sql`
      insert into public.follow_up_emails (company_id, recording_id, lead_id, subject, body, engine, status, sent_at)
      values (${ben.companyId}, ${recording.id}, ${lead}, 'Our offer', 'As promised.', 'local', 'sent', now())`
    expect(await answerTo(fromExim(original))).toEqual([202, { returned: true }])
    const { data } = await ben.client.from('follow_up_emails').select('status, sent_at').eq('lead_id', lead)
    expect(data).toEqual([{ status: 'failed', sent_at: null }])
  })

  it('leaves a lead as it is whose address was corrected meanwhile, and one whose mail alone was refused', async () => {
    const corrected = await send(ben, 'old@acme.example')
    await ben.client
      .from('leads')
      .update({ email: 'new@acme.example' })
      .eq('id', corrected.lead)
      .throwOnError()
    expect(await answerTo(fromPostfix(corrected.original))).toEqual([202, { returned: true }])
    expect(await readMail(ben, corrected.mail)).toMatchObject({ status: 'failed' })
    expect(await readLead(ben, corrected.lead)).toMatchObject(isUnmarked)

    const refused = await send(ben, 'strict@acme.example')
    expect(await answerTo(fromPostfix(refused.original, '5.7.1'))).toEqual([202, { returned: true }])
    expect(await readMail(ben, refused.mail)).toMatchObject({ status: 'failed' })
    expect(await readLead(ben, refused.lead)).toMatchObject(isUnmarked)
  })

  it.each([
    ['a delay', (about: { messageId: string; recipient: string }) => fromPostfix(about, '4.4.1', 'delayed')],
    ['an answer from somebody who is away', fromVacation],
    [
      'another address',
      ({ messageId }: { messageId: string }) => fromPostfix({ messageId, recipient: 'else@acme.example' }),
    ],
    [
      'a mail under another name',
      ({ messageId, recipient }: { messageId: string; recipient: string }) =>
        fromPostfix({ messageId: messageId.replace('@', '@not.'), recipient }),
    ],
    [
      'a mail that never was',
      ({ recipient }: { recipient: string }) =>
        fromPostfix({ messageId: `<${crypto.randomUUID()}@parley.test>`, recipient }),
    ],
    ['nothing that could be read', () => 'no mail at all'],
  ])('changes nothing for %s', async (_what, report) => {
    const { lead, mail, original } = await send(ben, `${crypto.randomUUID()}@acme.example`)
    await expect.poll(() => readMail(ben, mail)).toMatchObject({ status: 'sent' })
    expect(await answerTo(report(original))).toEqual([202, { returned: false }])
    expect(await readMail(ben, mail)).toEqual({ status: 'sent', error: null })
    expect(await readLead(ben, lead)).toMatchObject(isUnmarked)
  })

  it('touches nothing of another company that writes to the same address', async () => {
    const address = 'shared@acme.example'
    const theirs = await send(eve, address)
    const ours = await send(ben, address)
    await expect.poll(() => readMail(eve, theirs.mail)).toMatchObject({ status: 'sent' })
    expect(await answerTo(fromPostfix(ours.original))).toEqual([202, { returned: true }])
    expect(await readMail(eve, theirs.mail)).toEqual({ status: 'sent', error: null })
    expect(await readLead(eve, theirs.lead)).toMatchObject(isUnmarked)
    expect(await noticesOf(eve)).toEqual([])
  })
})

describe('the address', () => {
  it('takes the secret as a bearer token or a password, and nothing else', async () => {
    const basic = (pair: string) => ({ Authorization: `Basic ${Buffer.from(pair).toString('base64')}` })
    expect((await post('', basic(`mail:${secret}`))).status).toBe(202)
    for (const headers of [
      {},
      { Authorization: `Bearer ${secret.slice(0, -1)}` },
      { Authorization: `Bearer ${host.secretKey}` },
      { Authorization: secret },
      basic(secret),
      basic(`${secret}:`),
    ]) {
      const answer = await post('', headers)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('WWW-Authenticate')).toContain('Basic')
    }
  })

  it('takes one mail of at most 1 MiB, as it came', async () => {
    expect((await post('x'.repeat(1024 ** 2))).status).toBe(202)
    expect((await post('x'.repeat(1024 ** 2 + 1))).status).toBe(413)
    expect((await post('x', { ...bearer, 'Content-Type': 'application/json' })).status).toBe(415)
  })

  it('is not there without a secret', async () => {
    const other = await startTestHost()
    try {
      const [answer, unknown] = await Promise.all(
        ['/mail/returned', '/mail/elsewhere'].map((path) =>
          fetch(`${other.url}${path}`, { method: 'POST', headers: bearer }),
        ),
      )
      expect(answer?.status).toBe(404)
      expect(await answer?.text()).toBe(await unknown?.text())
    } finally {
      await other.close()
    }
  })
})
