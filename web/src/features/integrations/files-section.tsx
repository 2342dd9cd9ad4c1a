import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAge } from '~/data/ages.ts'
import { formatNumber } from '~/data/formats.ts'
import { supabase } from '~/data/supabase.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Status } from '~/ui/status.tsx'
import { Row, Section } from './section.tsx'

/** The company's latest import; null where there was none. */
const latestImportQuery = () =>
  queryOptions({
    queryKey: ['integrations', 'latest-import'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_imports')
        .select('id, file_name, status, rows_read, failure_reason, created_at')
        .neq('status', 'uploading')
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })

/** Leads as files, in and out. */
export function FilesSection() {
  const { data: latest, isSuccess } = useQuery(latestImportQuery())
  const { now } = useClock()
  return (
    <Section
      title="Files"
      about="Leads from any spreadsheet, with a preview and undo; all company data as a zip."
    >
      <ul>
        <Row
          name="CSV import"
          detail={
            latest
              ? `${latest.file_name}, ${formatNumber(latest.rows_read)} rows, ${formatAge(latest.created_at, now)}`
              : isSuccess
                ? 'Nothing imported yet.'
                : '\u00a0'
          }
          state={
            latest && <Status kind={latest.status === 'failed' ? 'failed' : 'done'}>{latest.status}</Status>
          }
          {...(latest?.failure_reason
            ? { note: <span className="text-danger">{latest.failure_reason}</span> }
            : {})}
        >
          <Button asChild size="small">
            <Link to="/leads/import">Import</Link>
          </Button>
        </Row>
        <Row name="Export" detail="Leads as CSV from their list; all company data under Account.">
          <Button asChild size="small">
            <Link to="/account" search={{ tab: 'data' }}>
              Export
            </Link>
          </Button>
        </Row>
      </ul>
    </Section>
  )
}
