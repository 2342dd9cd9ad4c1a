import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageBody } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { TemplateList } from './template-list.tsx'
import { readTemplatesSearch } from './templates-search.ts'

const TemplateView = lazy(() => import('./template-view.tsx'))

export default function TemplatesPage() {
  const { template } = readTemplatesSearch({ ...useSearch({ strict: false }) })
  const navigate = useNavigate()
  const open = (id: string) => void navigate({ to: '/templates', search: { template: id } })
  return (
    <PageBody>
      {template === undefined ? (
        <TemplateList onOpen={open} />
      ) : (
        <Suspense fallback={<SkeletonRows count={6} label="Loading the template" />}>
          <TemplateView
            key={template}
            id={template}
            onClose={() => void navigate({ to: '/templates', search: {} })}
          />
        </Suspense>
      )}
    </PageBody>
  )
}
