/** What a report is about. */
interface Original {
  messageId: string
  recipient: string
  /** The original mail as it was received; a short one of its own by default. */
  source?: string
}

const crlf = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n')

const originalOf = ({ messageId, recipient, source }: Original): string =>
  source ??
  `Received: from parley.example (parley.example [192.0.2.10])
	by mail.acme.example (Postfix) with ESMTPS id 4XyZ1p2Q3Rz9s
	for <${recipient}>; Sun, 22 Nov 2026 09:00:00 +0000 (UTC)
From: "Ben Carter, Northwind" <crm@parley.example>
To: ${recipient}
Subject: =?UTF-8?Q?Angebot_f=C3=BCr_Sie?=
Message-ID:
 ${messageId}
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

As promised.`

/** Postfix: comment in the boundary's line, folded diagnostic, the whole mail returned. */
export const fromPostfix = (original: Original, status = '5.1.1', action = 'failed'): string =>
  crlf(`Return-Path: <>
Received: by mail.acme.example (Postfix)
	id 4XyZ1p2Q3Rz9t; Sun, 22 Nov 2026 09:00:02 +0000 (UTC)
Date: Sun, 22 Nov 2026 09:00:02 +0000 (UTC)
From: MAILER-DAEMON@mail.acme.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: returned@parley.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4XyZ1p2Q3Rz9s.1795338002/mail.acme.example"
Message-Id: <20261122090002.4XyZ1p2Q3Rz9t@mail.acme.example>

This is a MIME-encapsulated message.

--4XyZ1p2Q3Rz9s.1795338002/mail.acme.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.acme.example.

<${original.recipient}>: host mx.acme.example[192.0.2.20] said: 550 5.1.1
    <${original.recipient}>: Recipient address rejected: User unknown (in reply
    to RCPT TO command)

--4XyZ1p2Q3Rz9s.1795338002/mail.acme.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.acme.example
X-Postfix-Queue-ID: 4XyZ1p2Q3Rz9s
X-Postfix-Sender: rfc822; returned@parley.example
Arrival-Date: Sun, 22 Nov 2026 09:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${original.recipient}
Original-Recipient: rfc822;${original.recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.acme.example
Diagnostic-Code: smtp; 550 5.1.1 <${original.recipient}>: Recipient address
    rejected: User unknown

--4XyZ1p2Q3Rz9s.1795338002/mail.acme.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

${originalOf(original)}

--4XyZ1p2Q3Rz9s.1795338002/mail.acme.example--
`)

/** Exim: a boundary without quotes, heads only where the mail was long, a status that says little. */
export const fromExim = (original: Original): string =>
  crlf(`Received: from Debian-exim by mx.globex.example with local (Exim 4.96)
	id 1tEfGh-0001Ab-2C
	for returned@parley.example;
	Sun, 22 Nov 2026 09:10:00 +0000
X-Failed-Recipients: ${original.recipient}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mx.globex.example>
To: returned@parley.example
References: ${original.messageId}
Content-Type: multipart/report; report-type=delivery-status; boundary=1732266600-eximdsn-1804289383
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender

--1732266600-eximdsn-1804289383
Content-type: text/plain; charset=us-ascii

This message was created automatically by mail delivery software.

--1732266600-eximdsn-1804289383
Content-type: message/delivery-status

Reporting-MTA: dns; mx.globex.example

Action: failed
Final-Recipient: rfc822;${original.recipient}
Status: 5.0.0
Remote-MTA: dns; mx.globex.example
Diagnostic-Code: smtp; 550 Unrouteable address

--1732266600-eximdsn-1804289383
Content-type: text/rfc822-headers

Return-path: <returned@parley.example>
${originalOf(original).split(/\r?\n\r?\n/)[0]}

--1732266600-eximdsn-1804289383--
`)

/** Exchange Online: parts in base64, an empty line too many, the mail named in In-Reply-To as well. */
export function fromExchange(original: Original): string {
  const base64 = (text: string) => Buffer.from(crlf(text)).toString('base64').replace(/.{76}/g, '$&\n')
  return crlf(`From: "Microsoft Outlook"
 <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@contoso.example>
To: <returned@parley.example>
Date: Sun, 22 Nov 2026 09:20:00 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="6e3bc7e4-54f7-4f9d-95a2-d22cf2a3b4a2"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: en-US
Message-ID: <de4a@contoso.example>
In-Reply-To: ${original.messageId}
References: ${original.messageId}
Subject: Undeliverable: Angebot
Auto-Submitted: auto-replied
MIME-Version: 1.0

--6e3bc7e4-54f7-4f9d-95a2-d22cf2a3b4a2
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="b2c8"

--b2c8
Content-Type: text/plain; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

Your message to ${original.recipient} couldn't be delivered.=20

--b2c8
Content-Type: text/html; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

<html><body><p>wasn't found at contoso.example</p></body></html>

--b2c8--

--6e3bc7e4-54f7-4f9d-95a2-d22cf2a3b4a2
Content-Type: message/delivery-status
Content-Transfer-Encoding: base64

${base64(`Reporting-MTA: dns;AM0PR01MB1234.eurprd01.prod.exchangelabs.com
Received-From-MTA: dns;parley.example
Arrival-Date: Sun, 22 Nov 2026 09:19:58 +0000


Final-Recipient: rfc822;${original.recipient.toUpperCase()}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ${original.recipient} not found by SMTP address lookup

`)}
--6e3bc7e4-54f7-4f9d-95a2-d22cf2a3b4a2
Content-Type: message/rfc822
Content-Transfer-Encoding: base64

${base64(originalOf(original))}
--6e3bc7e4-54f7-4f9d-95a2-d22cf2a3b4a2--
`)
}

/** Gmail: nested parts, a diagnostic over several lines, line ends as a pipe hands them over. */
export const fromGmail = (original: Original): string => `Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: returned@parley.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: ${original.messageId}
In-Reply-To: ${original.messageId}
Message-ID: <6740.abc.GMR@mx.google.com>
Date: Sun, 22 Nov 2026 01:30:00 -0800 (PST)
Content-Type: multipart/report; boundary="000000000000c8f1a30627715b44"; report-type=delivery-status

--000000000000c8f1a30627715b44
Content-Type: multipart/related; boundary="000000000000c8f5b00627715b4d"

--000000000000c8f5b00627715b4d
Content-Type: multipart/alternative; boundary="000000000000c8f5b80627715b4e"

--000000000000c8f5b80627715b4e
Content-Type: text/plain; charset="UTF-8"
Content-Transfer-Encoding: quoted-printable

** Address not found **

Your message wasn=E2=80=99t delivered.

--000000000000c8f5b80627715b4e--
--000000000000c8f5b00627715b4d--
--000000000000c8f1a30627715b44
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Arrival-Date: Sun, 22 Nov 2026 01:29:59 -0800 (PST)
X-Original-Message-ID: ${original.messageId}

Final-Recipient: rfc822; ${original.recipient}
Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.l.google.com. (142.250.0.26, the server
 for the domain gmail.com.)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try
 550-5.1.1 double-checking the recipient's email address for typos or
 550 5.1.1 unnecessary spaces.
Last-Attempt-Date: Sun, 22 Nov 2026 01:30:00 -0800 (PST)

--000000000000c8f1a30627715b44
Content-Type: message/rfc822

${originalOf(original)}
--000000000000c8f1a30627715b44--
`

/** An automatic reply of an absent recipient. */
export const fromVacation = ({ messageId, recipient }: Original): string =>
  crlf(`From: ${recipient}
To: returned@parley.example
Subject: Out of office
Auto-Submitted: auto-replied (vacation)
In-Reply-To: ${messageId}
Content-Type: text/plain; charset=utf-8

Action: failed
Final-Recipient: rfc822; ${recipient}
Status: 5.1.1
`)
