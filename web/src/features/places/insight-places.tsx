import { SectionHeading } from '~/ui/section-heading.tsx'

const places = [
  { to: '/insights', label: 'Insights' },
  { to: '/ai-insights', label: 'AI insights' },
  { to: '/insight-feed', label: 'Feed' },
  { to: '/analytics', label: 'Analytics' },
  { to: '/vertical-insights', label: 'Industry' },
] as const

/** What conversations and sales say: figures, advice, statements, sales, and the line of business. */
export function InsightPlaces({ current }: { current: (typeof places)[number]['label'] }) {
  return <SectionHeading label="Insights" places={places} current={current} />
}
