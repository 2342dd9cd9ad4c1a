import { Link } from '@tanstack/react-router'
import type { Lead } from './lead.ts'

/** The name as a list shows it; below it, what there is no column for. @param below the widths at which it stands there */
const nameWith =
  (below: string) =>
  ({ id, name, company, email, deal_name }: Lead, index: number) => (
    <>
      <Link
        to="/leads/$leadId"
        params={{ leadId: id }}
        data-row-link={index}
        className="block truncate rounded-sm font-medium hover:underline focus-visible:-outline-offset-2"
      >
        {name}
        {/* What tells several sales to one person apart, where there is room to read it. */}
        {deal_name !== null && (
          <span className="hidden font-normal text-muted lg:inline">&nbsp;· {deal_name}</span>
        )}
      </Link>
      {/* At 320 px it takes the space before the status, too. */}
      <span className={`block truncate text-sm text-faint max-[22.5rem]:-mr-2.5 ${below}`}>
        {deal_name ?? company ?? email}
      </span>
    </>
  )

/** Beside the usual columns, where the company has room from 1024 px. */
export const showName = nameWith('lg:hidden')

/** Beside columns that were chosen. */
export const showNameAlone = nameWith('md:hidden')
