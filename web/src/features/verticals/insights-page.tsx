import { type Vertical, verticals } from '@parley/core/automations/recipe'
import type { VerticalKind } from '@parley/core/verticals/import/kind-names'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useProfile } from '~/data/profile.ts'
import { useRights } from '~/data/rights.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { LoadingFigures } from '~/ui/loading-figures.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { readVertical } from '../automations/index.ts'
import { InsightPlaces } from '../places/index.ts'
import { ApiNotes } from './api-notes.tsx'
import { refreshVerticalFacts } from './facts.ts'
import { readVerticalInsightsSearch, type VerticalInsightsSearch } from './insights-search.ts'

const figures: Record<Vertical, ReturnType<typeof lazy>> = {
  saas: lazy(() => import('./saas-figures.tsx')),
  ecommerce: lazy(() => import('./shop-figures.tsx')),
  other: lazy(() => import('./general-figures.tsx')),
}
const ImportDialog = lazy(() => import('./import/import-dialog.tsx'))

const labels: Record<Vertical, string> = { saas: 'SaaS', ecommerce: 'E-commerce', other: 'Any business' }
const sentences: Record<Vertical, string> = {
  saas: 'Trials, recurring revenue and customers outgrowing their plan, from your own subscriptions and usage.',
  ecommerce: 'Your best customers, abandoned carts and who orders next, from your own orders and carts.',
  other: 'Your day at a glance, the warmest leads, and how fast new leads get an answer.',
}
const firstKind: Record<Vertical, VerticalKind | null> = {
  saas: 'subscriptions',
  ecommerce: 'orders',
  other: null,
}

/** /vertical-insights: the figures of the company's line of business, and of the others on a click. */
export default function VerticalInsightsPage() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = readVerticalInsightsSearch({ ...raw })
  const profile = useProfile()
  const { isManager } = useRights()
  const own = readVertical(profile.data)
  const vertical = search.vertical ?? own
  const Figures = figures[vertical]
  const kind = firstKind[vertical]
  useTableChanges(['leads', 'lead_activities', 'recordings'], () => void refreshVerticalFacts(), {
    settle: 3000,
  })
  const go = (patch: VerticalInsightsSearch) =>
    void navigate({ to: '/vertical-insights', search: { ...patch }, replace: true, resetScroll: false })
  const chosen = search.vertical === undefined ? {} : { vertical: search.vertical }
  return (
    <PageBody>
      <PageHeader
        title="Industry"
        heading={<InsightPlaces current="Industry" />}
        description={sentences[vertical]}
        actions={
          <>
            <SegmentedControl
              label="Industry"
              value={vertical}
              options={verticals.map((value) => ({ value, label: labels[value] }))}
              onChange={(value) => go({ vertical: value })}
            />
            {isManager && kind !== null && (
              <Button onClick={() => go({ ...chosen, import: kind })}>
                <Upload aria-hidden="true" className="size-4 sm:hidden" />
                <span className="max-sm:sr-only">Import data</span>
              </Button>
            )}
          </>
        }
      />
      {/* What stands below is not drawn away from a press. */}
      <div className="border-t pt-6 has-[[aria-busy=true]]:min-h-dvh">
        {profile.data === undefined ? (
          <LoadingFigures />
        ) : (
          <Suspense fallback={<LoadingFigures />}>
            <Figures />
          </Suspense>
        )}
      </div>
      <div className="grid gap-4 pt-10">
        {kind !== null && <ApiNotes />}
        <p className="text-muted">
          Act on it automatically with{' '}
          <Link to="/vertical-automations" className="link">
            automations for your industry
          </Link>
          .
        </p>
      </div>
      <Suspense fallback={null}>
        {isManager && search.import !== undefined && (
          <ImportDialog
            kind={search.import}
            onKind={(next) => go({ ...chosen, import: next })}
            onClose={() => go(chosen)}
          />
        )}
      </Suspense>
    </PageBody>
  )
}
