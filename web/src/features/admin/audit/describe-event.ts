import { formatAction } from '../format.ts'
import type { AuditEvent } from './audit-query.ts'

/** What an event carries beside its people, as `reason: Left the company`; nothing where that is empty. */
export function describeDetails(details: AuditEvent['details']): string {
  return Object.entries(details ?? {})
    .filter(([, value]) => value !== null && value !== '' && typeof value !== 'object')
    .map(([name, value]) => `${formatAction(name).toLowerCase()}: ${String(value)}`)
    .join(', ')
}

/** Who did it: the address where the account still exists. */
export const actorName = ({ actor_email: email, actor_id: id }: AuditEvent): string =>
  email ?? (id === null ? 'The instance' : 'A former account')

/** Who did it, to whom and from where, in a line: `ana@acme.example to ben@acme.example, from 192.0.2.1`. */
export const describePeople = (event: AuditEvent): string =>
  `${actorName(event)}${event.target_email === null ? '' : ` to ${event.target_email}`}${event.ip_address ? `, from ${event.ip_address}` : ''}`
