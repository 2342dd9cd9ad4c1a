import type { ImportSubject } from '@parley/core/leads/import/import-subjects'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countOf, formatNumber } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import type { LeadImport } from './calls/import-keys.ts'
import { keptQuery, shownKept } from './calls/kept-query.ts'
import { subjectOf, subjectWords } from './subject-words.ts'

/** The records that an undo left as they are, each with the reason; the first hundred. */
export function KeptRecords({ row }: { row: LeadImport }) {
  const subject = subjectOf(row)
  const kept = useQuery(keptQuery(row.id, subject)).data ?? []
  const total = row.kept_count
  return (
    <Panel
      title="Kept"
      aside={
        total > shownKept
          ? `The first ${shownKept} of ${formatNumber(total)}`
          : countOf(total, subjectWords[subject].one)
      }
    >
      <ul>
        {kept.map(({ id, name, reason }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b py-2">
            <RecordLink subject={subject} id={id} name={name} />
            <span className="text-sm text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function RecordLink({ subject, id, name }: { subject: ImportSubject; id: string; name: string }) {
  if (subject === 'notes') return <span className="max-w-prose truncate font-medium">{name}</span>
  const link = { className: 'font-medium hover:underline', children: name }
  if (subject === 'accounts') return <Link to="/accounts/$accountId" params={{ accountId: id }} {...link} />
  if (subject === 'contacts') return <Link to="/contacts/$contactId" params={{ contactId: id }} {...link} />
  return <Link to="/leads/$leadId" params={{ leadId: id }} {...link} />
}
