import { contactRoleLabels, contactRoles, findContactRole } from '@parley/core/records/contact-roles'
import { z } from 'zod'
import type { Change } from '../change.ts'
import { findLead, isExternal, leadLabel, leadPath } from '../find-lead.ts'
import { defineTool } from '../tool.ts'
import { contactLabel, findContact, isFromOutside } from './find-customer.ts'

const reference = z.string().min(1).max(200)
function labelOf(role: string | null): string {
  const known = findContactRole(role)
  return known === undefined ? 'No role' : contactRoleLabels[known]
}

const addContactToLead = defineTool({
  name: 'add_contact_to_lead',
  description: 'Adds a contact to the people of a lead, or changes their role in it.',
  kind: 'write',
  parameters: z.strictObject({
    lead: reference.describe('Id, name, company or email of the lead'),
    contact: reference.describe('Id, name or email of the contact'),
    role: z.enum(contactRoles).optional(),
  }),
  run: async (wanted, context) => {
    const [lead, contact] = [await findLead(wanted.lead, context), await findContact(wanted.contact, context)]
    if ('answer' in lead) return lead.answer
    if ('answer' in contact) return contact.answer
    const { data } = await context.client
      .from('lead_contacts')
      .select('id, role')
      .eq('lead_id', lead.row.id)
      .eq('contact_id', contact.row.id)
      .maybeSingle()
      .throwOnError()
    const hasUntrustedText = isExternal(lead.row) || isFromOutside(contact.row)
    const person = contactLabel(contact.row)
    const sale = leadLabel(lead.row)
    const role = wanted.role ?? null
    if (data && (role === null || role === data.role))
      return { message: `${person} is among the people of ${sale} already.`, hasUntrustedText }
    const as = role === null ? '' : ` as ${contactRoleLabels[role].toLowerCase()}`
    const base = { restore: {}, label: sale, path: leadPath(lead.row.id), table: 'lead_contacts' as const }
    const change: Change = data
      ? {
          ...base,
          action: 'update',
          id: data.id,
          values: { role },
          before: { role: data.role },
          title: `Change the role of ${person} in ${sale}`,
          lines: [{ label: 'Role', before: labelOf(data.role), after: labelOf(role) }],
          done: `${person} takes part in ${sale}${as} now.`,
          undoLabel: `Give ${person} the former role in ${sale} back`,
        }
      : {
          ...base,
          action: 'insert',
          id: crypto.randomUUID(),
          values: { lead_id: lead.row.id, contact_id: contact.row.id, role },
          before: {},
          title: `Add ${person} to ${sale}${as}`,
          lines: [
            { label: 'Contact', after: person },
            { label: 'Role', after: labelOf(role) },
          ],
          done: `Added ${person} to ${sale}${as}.`,
          undoLabel: `Take ${person} out of ${sale} again`,
        }
    return { change, hasUntrustedText }
  },
})

export const leadPeopleTools = [addContactToLead]
