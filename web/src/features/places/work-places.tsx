import { SectionHeading } from '~/ui/section-heading.tsx'

const places = [
  { to: '/tasks', label: 'Tasks' },
  { to: '/automations', label: 'Automations' },
  { to: '/templates', label: 'Templates' },
] as const

/** What is to be done: by people, by itself, and with which words. */
export function WorkPlaces({ current }: { current: (typeof places)[number]['label'] }) {
  return <SectionHeading label="Work" places={places} current={current} />
}
