import { Link } from '@tanstack/react-router'
import { formatAge } from '~/data/ages.ts'
import { countOf } from '~/data/formats.ts'
import { useClock } from '~/data/use-clock.ts'
import { Panel } from '~/ui/panel.tsx'
import type { LeadImport } from './calls/import-keys.ts'
import { ImportStatus } from './import-status.tsx'
import { subjectOf, subjectWords } from './subject-words.ts'

export function EarlierImports({ imports }: { imports: readonly LeadImport[] }) {
  const { now } = useClock()
  return (
    <Panel title="Earlier imports">
      <ul>
        {imports.map((one) => (
          <li key={one.id} className="border-b">
            <Link
              to="/leads/import"
              search={{ id: one.id }}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 transition-colors hover:bg-sunken"
            >
              <span className="min-w-0 truncate font-medium">{one.file_name}</span>
              <span className="flex items-baseline gap-4 text-sm text-muted tabular-nums">
                <span>
                  {subjectWords[subjectOf(one)].title}, {countOf(one.rows_read, 'row')}
                </span>
                <ImportStatus status={one.status} />
                <time dateTime={one.created_at} className="min-w-14 text-right text-faint">
                  {formatAge(one.created_at, now)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
