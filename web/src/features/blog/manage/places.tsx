import { SectionHeading } from '~/ui/section-heading.tsx'

const places = [
  { to: '/blog/posts', label: 'Posts' },
  { to: '/blog/calendar', label: 'Calendar' },
  { to: '/blog/categories', label: 'Categories' },
  { to: '/blog/analytics', label: 'Analytics' },
] as const

/** The four places of the blog's management. */
export function BlogPlaces({ current }: { current: (typeof places)[number]['label'] }) {
  return <SectionHeading label="Blog" places={places} current={current} />
}
