/** Mail anyone can have says nothing about a company. The database keeps the same list (0001_access.sql). */
const freeMail = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com me.com aol.com proton.me protonmail.com gmx.com gmx.net gmx.de web.de mail.com zoho.com yandex.com fastmail.com hey.com msn.com qq.com 163.com'.split(
    ' ',
  ),
)

/** The company name offered at sign-up: from the email's domain, "My company" for free mail (docs/specified.md P1). */
export function companyNameFromEmail(email: string): string {
  const domain = email.trim().toLowerCase().split('@')[1] ?? ''
  const label = domain.split('.')[0] ?? ''
  if (!domain.includes('.') || label === '') return ''
  if (freeMail.has(domain)) return 'My company'
  return label
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()
}
