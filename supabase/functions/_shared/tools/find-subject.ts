import { type SubjectIds, type SubjectKind, subjectIds, subjectLabels } from '@parley/core/records/subject'
import { z } from 'zod'
import { type ToolContext, ToolFailure } from './context.ts'
import {
  accountPath,
  contactLabel,
  contactPath,
  findAccount,
  findContact,
  isFromOutside,
} from './customers/find-customer.ts'
import { findLead, isExternal, leadLabel, leadPath } from './find-lead.ts'
import type { Found } from './find-row.ts'

const reference = z.string().min(1).max(200).optional()

/** Parameters that name the record that a task or a note belongs to; one of them at most. */
export const subjectParameters = { lead: reference, account: reference, contact: reference }

interface FoundSubject {
  ids: SubjectIds
  /** "Lead", as a card says it. */
  kind: string
  /** "Anna Keller (Acme)". */
  label: string
  path: string
  /** Whether its text is untrusted. */
  isExternal: boolean
}

const paths: Record<SubjectKind, (id: string) => string> = {
  lead: leadPath,
  account: accountPath,
  contact: contactPath,
}

const found = (kind: SubjectKind, id: string, label: string, isFromThem: boolean): Found<FoundSubject> => ({
  row: {
    ids: subjectIds({ kind, id }),
    kind: subjectLabels[kind],
    label,
    path: paths[kind](id),
    isExternal: isFromThem,
  },
})

/**
 * The lead, account or contact that a call names; null where it names none, and an answer that asks which for several.
 * @throws ToolFailure 400 where it names two, 404 where there is none
 */
export async function findSubject(
  { lead, account, contact }: Partial<Record<SubjectKind, string | undefined>>,
  context: ToolContext,
): Promise<Found<FoundSubject> | null> {
  if ([lead, account, contact].filter((named) => named !== undefined).length > 1)
    throw new ToolFailure(400, 'Name one of them: a lead, an account or a contact.')
  if (lead !== undefined) {
    const one = await findLead(lead, context)
    return 'answer' in one ? one : found('lead', one.row.id, leadLabel(one.row), isExternal(one.row))
  }
  if (account !== undefined) {
    const one = await findAccount(account, context)
    return 'answer' in one ? one : found('account', one.row.id, one.row.name, isFromOutside(one.row))
  }
  if (contact === undefined) return null
  const one = await findContact(contact, context)
  return 'answer' in one ? one : found('contact', one.row.id, contactLabel(one.row), isFromOutside(one.row))
}
