import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtp, type TestSmtp } from '../auth/testing/mailbox.ts'
import { createTestDatabase } from '../testing/database.ts'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { createMailer } from './index.ts'
import { authMail } from './templates.ts'
import { mailLocale, mailWords } from './words.ts'

describe('words', () => {
  it('go by the account first, then by the browser', () => {
    expect(mailLocale('de-AT', 'en')).toBe('de')
    expect(mailLocale(undefined, 'fr, de;q=0.8, en;q=0.5')).toBe('de')
    expect(mailLocale(7, 'fr')).toBe('en')
    expect(mailLocale(undefined, undefined)).toBe('en')
  })

  it.each(['en', 'de'] as const)('say the same in text and HTML, each mail in %s', (locale) => {
    for (const kind of ['confirmation', 'magiclink', 'recovery', 'invite', 'email_change_new'] as const) {
      const mail = authMail({
        kind,
        locale,
        brand: 'Acme <CRM>',
        to: 'ana@acme.example',
        link: 'https://crm.example.com/auth/v1/verify?token=abc&type=signup',
        code: '012345',
      })
      for (const line of mailWords[locale][kind]('Acme <CRM>').lines) expect(mail.text).toContain(line)
      expect(mail.text).toContain('token=abc&type=signup')
      expect(mail.html).toContain('token=abc&amp;type=signup')
      expect(mail.text).toContain('012345')
      expect(mail.html).toContain('012345')
      expect(mail.html).toContain(`lang="${locale}"`)
      expect(mail.html).not.toContain('<CRM>')
    }
  })
})

describe('delivery', () => {
  let smtp: TestSmtp
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  beforeAll(async () => {
    smtp = await startSmtp()
    database = await createTestDatabase()
  })
  afterAll(async () => {
    await database.drop()
    await smtp.close()
  })
  const log = pino({ level: 'silent' })
  const row = async (to: string) => {
    const [found] = await database.sql<
      { status: string; body_text: string; error: string | null; attempts: number }[]
    >`select * from host.mail_outbox where recipient = ${to}`
    return found
  }
  const mail = (to: string) => ({ to, subject: 'Über uns', text: 'Hallo Ödön', html: '<p>Hallo</p>' })

  it('sends, names the sender, and keeps no copy of what signs people in', async () => {
    const settings = () => ({ SMTP_URL: smtp.url, MAIL_FROM: '"Acme CRM" <crm@acme.example>' })
    const mailer = createMailer({ sql: database.sql, settings, log })
    expect([mailer.isSending, mailer.brand]).toEqual([true, 'Acme CRM'])
    await mailer.send(mail('one@acme.example'))
    const received = await smtp.next('one@acme.example')
    expect(received.subject).toBe('Über uns')
    expect(received.text).toContain('Hallo Ödön')
    expect(received.source).toContain('From: Acme CRM <crm@acme.example>')
    await expect.poll(() => row('one@acme.example')).toMatchObject({ status: 'sent', body_text: '' })
  })

  it('sends to the one mailbox that is named, whatever its text looks like', async () => {
    const settings = () => ({ SMTP_URL: smtp.url, MAIL_FROM: undefined })
    const mailer = createMailer({ sql: database.sql, settings, log })
    await mailer.send(mail('somebody, victim@acme.example'))
    await expect.poll(() => row('somebody, victim@acme.example')).toMatchObject({ attempts: 1 })
    await mailer.send(mail('after@acme.example'))
    await smtp.next('after@acme.example')
    expect(await smtp.count('victim@acme.example')).toBe(0)
  })

  it('tries again when the server was busy', async () => {
    const mailer = createMailer({
      sql: database.sql,
      settings: () => ({ SMTP_URL: smtp.url, MAIL_FROM: undefined }),
      log,
    })
    smtp.refuse(1)
    await mailer.send(mail('two@acme.example'))
    await expect
      .poll(() => row('two@acme.example'))
      .toMatchObject({ status: 'failed', error: expect.stringContaining('Busy') })
    await mailer.sweep()
    expect(await smtp.count('two@acme.example')).toBe(0)
    await database.sql`update host.mail_outbox set next_attempt_at = now()`
    await Promise.all([mailer.sweep(), mailer.sweep()])
    await expect
      .poll(() => row('two@acme.example'))
      .toMatchObject({ status: 'sent', attempts: 2, error: null })
    expect(await smtp.count('two@acme.example')).toBe(1)
  })

  it('keeps mail for seven days without a server', async () => {
    const mailer = createMailer({
      sql: database.sql,
      settings: () => ({ SMTP_URL: undefined, MAIL_FROM: undefined }),
      log,
    })
    await mailer.send(mail('three@acme.example'))
    await mailer.sweep()
    expect(await row('three@acme.example')).toMatchObject({ status: 'kept', body_text: 'Hallo Ödön' })
    await database.sql`update host.mail_outbox set created_at = now() - interval '8 days'`
    await mailer.sweep()
    expect(await row('three@acme.example')).toBeUndefined()
  })
})

describe('the outbox', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.close())

  it('is read by admins of the instance alone', async () => {
    const [admin, member] = [await host.person('admin'), await host.person('member')]
    await admin.client.auth.resetPasswordForEmail(admin.email)
    const read = (id: string) =>
      host.database.transaction(
        { role: 'authenticated', claims: { sub: id, role: 'authenticated' } },
        (sql) => sql<{ recipient: string; body_text: string }[]>`select * from host.read_mail_outbox(10)`,
      )
    await expect
      .poll(async () => (await read(admin.id)).map(({ recipient }) => recipient))
      .toContain(admin.email)
    await expect(read(member.id)).rejects.toThrow('Only an admin')
    await expect(
      host.database.transaction(
        { role: 'authenticated', claims: { sub: admin.id } },
        (sql) => sql`select * from host.mail_outbox`,
      ),
    ).rejects.toThrow('permission denied')
  })
})
