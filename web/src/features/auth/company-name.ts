import { isFreeMailDomain } from '@parley/core/text/free-mail'

/** The company name offered at sign-up: from the email's domain, "My company" for free mail (docs/specified.md P1). */
export function companyNameFromEmail(email: string): string {
  const domain = email.trim().toLowerCase().split('@')[1] ?? ''
  const label = domain.split('.')[0] ?? ''
  if (!domain.includes('.') || label === '') return ''
  if (isFreeMailDomain(domain)) return 'My company'
  return label
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()
}
