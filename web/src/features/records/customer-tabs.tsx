import { SectionHeading } from '~/ui/section-heading.tsx'

const places = [
  { to: '/leads', label: 'Leads' },
  { to: '/accounts', label: 'Accounts' },
  { to: '/contacts', label: 'Contacts' },
] as const

/** Leads, their accounts and their people. */
export function CustomerTabs({ current }: { current: (typeof places)[number]['label'] }) {
  return <SectionHeading label="Customers" places={places} current={current} />
}
