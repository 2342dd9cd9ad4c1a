import { useQuery } from '@tanstack/react-query'
import { formatDayAndTime } from '~/data/formats.ts'
import { NewestOnly } from '~/ui/newest-only.tsx'
import { deletionsQuery, mostDeletions } from './settings.ts'

/** What went lately, and why. Its content is not kept. */
export function Deletions() {
  const { data = [] } = useQuery(deletionsQuery)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="voice-deletions">
      <h3 id="voice-deletions" className="border-b pb-2 font-semibold">
        Recently deleted
      </h3>
      <ul>
        {data.map(({ id, what, reason, recorded_at, created_at, profiles }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b py-2 text-sm">
            <span>
              {what === 'audio' ? 'Audio of a recording' : 'A recording'} of {formatDayAndTime(recorded_at)}
            </span>
            <span className="text-faint tabular-nums">
              {reason === 'rule'
                ? 'by the retention rule'
                : profiles?.full_name || profiles?.email || 'by a person'}
              &nbsp;· {formatDayAndTime(created_at)}
            </span>
          </li>
        ))}
      </ul>
      <NewestOnly shown={data.length} most={mostDeletions} what="deletions" />
    </section>
  )
}
