import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useRights } from '~/data/rights.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportReport } from './import-report.tsx'
import { readImportSearch } from './import-search.ts'
import type { ChosenFile } from './read-file.ts'
import { subjectWords } from './subject-words.ts'

const ImportSetup = lazy(() => import('./import-setup.tsx'))

/** A file becomes leads, accounts, contacts, or notes of them: choose it, say what its columns mean, watch it come in, take it back. */
export default function ImportPage() {
  const raw = useSearch({ strict: false })
  const { id, of = 'leads' } = readImportSearch({ ...raw })
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const { isManager, isKnown } = useRights()
  const words = subjectWords[chosen?.subject ?? of]
  const title = `Import ${words.many}`
  const back = <BackLink to={subjectWords[of].to}>{subjectWords[of].place}</BackLink>
  if (isKnown && !isManager)
    return (
      <PageBody>
        <PageHeader eyebrow={back} title={title} />
        <EmptyState title="Only managers and owners can import">
          Ask one of them, or add {words.many} one by one.
        </EmptyState>
      </PageBody>
    )
  if (id !== undefined) return <ImportReport key={id} id={id} onLeave={() => setChosen(null)} />
  return (
    <PageBody>
      <PageHeader
        eyebrow={back}
        title={title}
        description="From a CSV file, which every spreadsheet and CRM can save. Nothing is lost: rows that don’t fit come back with the reason, and one click undoes the whole import."
      />
      {chosen ? (
        <Suspense fallback={<SkeletonRows count={8} label="Reading the columns" />}>
          <ImportSetup chosen={chosen} onChange={setChosen} onCancel={() => setChosen(null)} />
        </Suspense>
      ) : (
        <ChooseFile usual={of} onChosen={setChosen} />
      )}
    </PageBody>
  )
}
