import type { Subject } from '@parley/core/records/subject'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  subject: Pick<Subject, 'kind' | 'id'>
  className: string
  children: ReactNode
}

/** Leads to the page of the record that something belongs to. */
export function SubjectLink({ subject: { kind, id }, className, children }: Props) {
  const rest = { className, draggable: false, children }
  if (kind === 'lead') return <Link to="/leads/$leadId" params={{ leadId: id }} {...rest} />
  if (kind === 'account') return <Link to="/accounts/$accountId" params={{ accountId: id }} {...rest} />
  return <Link to="/contacts/$contactId" params={{ contactId: id }} {...rest} />
}
