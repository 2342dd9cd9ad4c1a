import { describe, expect, it } from 'vitest'
import { fromExchange, fromExim, fromGmail, fromPostfix, fromVacation } from '../../testing/returned-mails.ts'
import { isAboutAddress, readDeliveryReport } from './delivery-report.ts'

const original = {
  messageId: '<0b9f5a52-1f0e-4a6b-9a57-0d2c3b1f2a11@parley.example>',
  recipient: 'ana@acme.example',
}
const { messageId, recipient } = original
const read = (source: string) => readDeliveryReport(Buffer.from(source))

describe('a report of a failure', () => {
  it.each([
    [
      'Postfix',
      fromPostfix(original),
      '5.1.1',
      '550 5.1.1 <ana@acme.example>: Recipient address rejected: User unknown',
    ],
    ['Exim', fromExim(original), '5.0.0', '550 Unrouteable address'],
    [
      'Exchange',
      fromExchange(original),
      '5.1.10',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ana@acme.example not found by SMTP address lookup',
    ],
    [
      'Gmail',
      fromGmail(original),
      '5.1.1',
      "550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos or unnecessary spaces.",
    ],
  ])('is read as %s writes it', (_server, source, status, reason) => {
    expect(read(source)).toEqual({ messageId, failures: [{ recipient, status, reason }] })
    // Mails passed by a pipe have the line ends of the machine.
    expect(read(source.replaceAll('\r\n', '\n'))).toEqual(read(source))
  })

  it('names the mail by its own In-Reply-To where nothing of the mail is returned', () => {
    const [withoutMail = ''] = fromGmail(original).split(
      /--000000000000c8f1a30627715b44\nContent-Type: message\/rfc822/,
    )
    expect(read(withoutMail)?.messageId).toBe(messageId)
  })

  it('reports the result for each of several recipients', () => {
    const source = fromPostfix(original).replace(
      'Final-Recipient:',
      [
        'Final-Recipient: rfc822; ben@acme.example',
        'Action: delayed',
        'Status: 4.4.1',
        '',
        'Final-Recipient: rfc822; <Cy@Acme.example>',
        'Action: failed (and that is final)',
        'Status: 5.2.1 (disabled)',
        '',
        'Final-Recipient:',
      ].join('\r\n'),
    )
    expect(read(source)?.failures).toEqual([
      {
        recipient: 'cy@acme.example',
        status: '5.2.1',
        reason: 'The mail server could not deliver it (5.2.1).',
      },
      expect.objectContaining({ recipient }),
    ])
  })

  it('is read in its international form, with the address as it is written', () => {
    const source = fromPostfix({ messageId, recipient: 'jörg@exämple.example' })
      .replace('message/delivery-status', 'message/global-delivery-status')
      .replace('message/rfc822', 'message/global')
      .replaceAll('rfc822;', 'utf-8;')
    expect(read(source)?.failures[0]?.recipient).toBe('jörg@exämple.example')
  })

  it('is cut to what the lead can hold, without what Postgres refuses', () => {
    const source = fromExim(original).replace('550 Unrouteable', `550 \0${'x'.repeat(2000)}`)
    expect(read(source)?.failures[0]?.reason).toMatch(/^550 x{496}$/)
  })
})

describe('no failure', () => {
  it.each(['delayed', 'relayed', 'expanded', 'delivered'])('is a report with the action %s', (action) => {
    expect(read(fromPostfix(original, '5.1.1', action))?.failures).toEqual([])
  })

  it.each([
    ['somebody who is away', fromVacation(original)],
    [
      'a receipt that it was read (RFC 8098)',
      fromPostfix(original)
        .replace('report-type=delivery-status', 'report-type=disposition-notification')
        .replace('message/delivery-status', 'message/disposition-notification'),
    ],
    [
      'a mail that quotes a report',
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${fromPostfix(original)}\r\n--b--`,
    ],
    ['nothing', ''],
    ['no mail', '\0\xff--\r\n\r\n: =\r\n'],
    ['parts without end', `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\n'.repeat(20_000)}`],
  ])('is %s', (_what, source) => {
    expect(read(source)).toBeNull()
  })
})

it('distinguishes a failed address from a rejected mail', () => {
  const about = ['5.0.0', '5.1.1', '5.1.10', '5.2.1', '5.2.2', '5.4.4', '5.7.1', '5.6.0', '5.3.4', '4.4.7']
  expect(about.filter(isAboutAddress)).toEqual(['5.0.0', '5.1.1', '5.1.10', '5.2.1', '5.2.2', '5.4.4'])
})
