import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { brand } from '~/brand.ts'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { articles, faq } from './articles.ts'
import { AskForm } from './ask-form.tsx'
import { InstancePanel } from './instance-panel.tsx'
import { readSupportSearch } from './support-search.ts'
import { TicketList } from './ticket-list.tsx'
import { Topics } from './topics.tsx'

const Hits = lazy(() => import('./hits.tsx'))
const HandbookArticle = lazy(() => import('./handbook-article.tsx'))

export default function SupportPage() {
  const raw = useSearch({ strict: false })
  const search = useMemo(() => readSupportSearch({ ...raw }), [raw])
  const navigate = useNavigate()
  const find = (q: string | undefined) =>
    navigate({ to: '/support', search: readSupportSearch({ q }), replace: search.q !== undefined })
  const article = [...articles, ...(faq ? [faq] : [])].find(({ name }) => name === search.article)
  return (
    <PageBody>
      <PageHeader
        title="Support"
        description="The handbook, the status of this instance, and people who answer."
      />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0 space-y-12">
          <div className="space-y-6">
            <search>
              <SearchField
                label="Search the handbook"
                placeholder="Search the handbook"
                words={search.q ?? ''}
                onChange={find}
              />
            </search>
            <Suspense fallback={<SkeletonRows count={8} label="Loading the handbook" />}>
              {search.q !== undefined && <Hits words={search.q} onClear={() => void find(undefined)} />}
              {search.q === undefined && article && <HandbookArticle key={article.name} article={article} />}
            </Suspense>
            {search.q === undefined && !article && <Topics />}
          </div>
          <TicketList open={search.ticket} />
        </div>
        <div className="space-y-10">
          <AskForm />
          <InstancePanel />
          <Panel title="Elsewhere">
            <ul className="space-y-1.5 pt-3 text-sm">
              <li>
                <a href="/developers" className="link">
                  For developers
                </a>
              </li>
              <li>
                <a href={`mailto:${brand.supportEmail}`} className="link">
                  {brand.supportEmail}
                </a>
              </li>
            </ul>
          </Panel>
        </div>
      </div>
    </PageBody>
  )
}
