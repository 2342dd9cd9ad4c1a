import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useRights } from '~/data/rights.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportReport } from './import-report.tsx'
import { readImportSearch } from './import-search.ts'
import { ImportSetup } from './import-setup.tsx'
import type { ChosenFile } from './read-file.ts'

const back = <BackLink to="/leads">Leads</BackLink>

/** A file becomes leads: choose it, say what its columns mean, watch it come in, take it back. */
export default function ImportPage() {
  const raw = useSearch({ strict: false })
  const { id } = readImportSearch({ ...raw })
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const { isManager, isKnown } = useRights()
  if (isKnown && !isManager)
    return (
      <PageBody>
        <PageHeader eyebrow={back} title="Import leads" />
        <EmptyState title="Managers and owners import">Ask one of them, or add leads one by one.</EmptyState>
      </PageBody>
    )
  if (id !== undefined) return <ImportReport key={id} id={id} back={back} onLeave={() => setChosen(null)} />
  return (
    <PageBody>
      <PageHeader
        eyebrow={back}
        title="Import leads"
        description="From a CSV file, which every spreadsheet and CRM can save. Nothing is lost: rows that don’t fit come back with the reason, and one click undoes the whole import."
      />
      {chosen ? (
        <ImportSetup chosen={chosen} onChange={setChosen} onCancel={() => setChosen(null)} />
      ) : (
        <ChooseFile onChosen={setChosen} />
      )}
    </PageBody>
  )
}
