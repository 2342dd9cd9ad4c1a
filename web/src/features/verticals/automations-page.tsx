import { type Vertical, verticals } from '@parley/core/automations/recipe'
import { Link, useNavigate } from '@tanstack/react-router'
import { useProfile } from '~/data/profile.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RecipeList, readVertical } from '../automations/index.ts'

const labels: Record<Vertical, string> = { saas: 'SaaS', ecommerce: 'E-commerce', other: 'Any business' }
const sentences: Record<Vertical, string> = {
  saas: 'From the first day of a trial to the conversation about more seats.',
  ecommerce: 'Quick replies, complaints caught early, and a thank-you for large orders.',
  other: 'No lead waits, no task is forgotten, no contract is late.',
}

/** /vertical-automations: recipes for the company's line of business, then those for the others. */
export default function VerticalAutomationsPage() {
  const own = readVertical(useProfile().data)
  const navigate = useNavigate()
  return (
    <PageBody>
      <PageHeader
        title="Recipes by industry"
        eyebrow={<BackLink to="/automations">Automations</BackLink>}
        description="Take one and change what you like. It is a draft of your own, off until you publish it."
      />
      <div className="space-y-12">
        {[own, ...verticals.filter((vertical) => vertical !== own)].map((vertical) => (
          <Panel
            key={vertical}
            title={labels[vertical]}
            aside={vertical === own ? 'Your industry' : undefined}
          >
            <p className="pt-3 text-muted">{sentences[vertical]}</p>
            <RecipeList
              vertical={vertical}
              onMade={(id) => void navigate({ to: '/automations', search: { automation: id } })}
            />
          </Panel>
        ))}
        <p className="text-muted">
          Nothing that fits?{' '}
          <Link to="/automations" className="link">
            Start from scratch
          </Link>{' '}
          under Automations.
        </p>
      </div>
    </PageBody>
  )
}
