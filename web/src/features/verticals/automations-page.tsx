import { type Vertical, verticals } from '@parley/core/automations/recipe'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useProfile } from '~/data/profile.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { RecipeList, readVertical } from '../automations/index.ts'

const labels: Record<Vertical, string> = { saas: 'SaaS', ecommerce: 'E-commerce', other: 'Any business' }
const sentences: Record<Vertical, string> = {
  saas: 'From the first day of a trial to the conversation about more seats.',
  ecommerce: 'Quick replies, complaints caught early, and a thank-you for large orders.',
  other: 'No lead waits, no task is forgotten, no contract is late.',
}

/** /vertical-automations: recipes for the company's line of business, and for the others on a click. */
export default function VerticalAutomationsPage() {
  const own = readVertical(useProfile().data)
  const [chosen, setChosen] = useState<Vertical | null>(null)
  const navigate = useNavigate()
  const vertical = chosen ?? own
  return (
    <PageBody>
      <PageHeader
        title={`Automations for ${vertical === 'other' ? 'any business' : labels[vertical]}`}
        eyebrow={<BackLink to="/automations">Automations</BackLink>}
        description={sentences[vertical]}
        actions={
          <SegmentedControl
            label="Industry"
            value={vertical}
            options={verticals.map((value) => ({ value, label: labels[value] }))}
            onChange={setChosen}
          />
        }
      />
      <div className="border-t">
        <RecipeList
          vertical={vertical}
          onMade={(id) => void navigate({ to: '/automations', search: { automation: id } })}
        />
      </div>
      <p className="pt-6 text-muted">Each becomes a draft of your own, off until you publish it.</p>
    </PageBody>
  )
}
