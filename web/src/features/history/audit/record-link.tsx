import { historyRecord } from '@parley/core/history/records'
import { Link } from '@tanstack/react-router'
import type { CompanyChange } from './company-history-query.ts'

const linkClasses = 'font-medium hover:underline'

/** The record of a change by its name, leading to its page where it has one. */
export function RecordLink({ change: { record, record_id: id, label } }: { change: CompanyChange }) {
  const { noun } = historyRecord(record)
  const name = label ?? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  switch (record) {
    case 'leads':
    case 'lead_contacts':
      return (
        <Link to="/leads/$leadId" params={{ leadId: id }} className={linkClasses}>
          {name}
        </Link>
      )
    case 'accounts':
      return (
        <Link to="/accounts/$accountId" params={{ accountId: id }} className={linkClasses}>
          {name}
        </Link>
      )
    case 'contacts':
      return (
        <Link to="/contacts/$contactId" params={{ contactId: id }} className={linkClasses}>
          {name}
        </Link>
      )
    case 'tasks':
      return (
        <Link to="/tasks" search={{ task: id }} className={linkClasses}>
          {name}
        </Link>
      )
    default:
      return <span className="font-medium">{name}</span>
  }
}
