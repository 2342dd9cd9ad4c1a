import { amountWords } from '@parley/core/assistant/tools/words'
import { firstStage, stageName } from '@parley/core/leads/stages'
import { escapeLike } from '@parley/core/text/like'
import { z } from 'zod'
import { addNote } from './add-note.ts'
import type { Change } from './change.ts'
import type { ToolContext } from './context.ts'
import { cellWords } from './draft.ts'
import { tagChanges } from './field-parameters.ts'
import { findColleague } from './find-colleague.ts'
import { findLead, isExternal, leadLabel, leadPath, toLeadData } from './find-lead.ts'
import { cellsOf, leadParameters, readDraft, requireLost, toLeadUpdate, toLines } from './lead-changes.ts'
import { defineTool } from './tool.ts'
import { linesOfHanging } from './what-hangs-on.ts'

const leadReference = z.string().min(1).max(200).describe('Id, name, company or email of the lead')

/** The latest sales of whoever has this address: the one that is still open, and the one that was decided. */
async function findSales(email: string | undefined, { client }: ToolContext) {
  if (email === undefined || email === '') return { open: undefined, decided: undefined }
  const sales = () =>
    client
      .from('leads')
      .select('id, name, company, deal_name, status, created_by, source')
      .ilike('email', escapeLike(email))
      .order('created_at', { ascending: false })
      .limit(1)
  const [open, decided] = await Promise.all([
    sales().not('status', 'in', '(won,lost)').throwOnError(),
    sales().in('status', ['won', 'lost']).throwOnError(),
  ])
  return { open: open.data[0], decided: decided.data[0] }
}

/** That of a lead which says none. */
async function companyCurrency({ client, userId }: ToolContext): Promise<string> {
  const { data } = await client
    .from('profiles')
    .select('companies(currency)')
    .eq('id', userId)
    .single()
    .throwOnError()
  return data.companies?.currency ?? 'USD'
}

const createLead = defineTool({
  name: 'create_lead',
  description:
    'Creates a lead. Refuses where an open lead with the same email exists; a customer whose sales are decided gets another.',
  kind: 'write',
  parameters: z.strictObject({
    ...z.strictObject(leadParameters).partial().shape,
    name: leadParameters.name,
  }),
  run: async ({ owner: ownerName, name, ...said }, context) => {
    const { stages } = context
    const wanted = { ...said, name }
    const draft = await readDraft(wanted, null, context)
    const status = cellWords(draft.values['status']) || firstStage
    requireLost(wanted.lost_reason, status, stages)
    const sales = await findSales(wanted.email, context)
    if (sales.open) {
      const { open } = sales
      const label = leadLabel(open)
      return {
        message: `${label} has an open sale in ${stageName(stages, open.status)} with the email ${wanted.email ?? ''}, so no lead was created.`,
        data: {
          candidates: [
            {
              id: open.id,
              name: open.name,
              company: open.company,
              deal_name: open.deal_name,
              path: leadPath(open.id),
            },
          ],
        },
        evidence: [{ kind: 'record', path: leadPath(open.id), label }],
        hasUntrustedText: true,
      }
    }
    const currency = wanted.currency ?? (await companyCurrency(context))
    const id = crypto.randomUUID()
    const person = ownerName === undefined ? null : await findColleague(ownerName, context)
    const values = { ...draft.values, ...(person ? { owner_id: person.id } : {}) }
    const label = leadLabel({
      name: wanted.name,
      company: wanted.company ?? null,
      deal_name: wanted.deal_name ?? null,
    })
    const stage = stageName(stages, status)
    const earlier = sales.decided
      ? `${leadLabel(sales.decided)}, ${stageName(stages, sales.decided.status)}`
      : null
    const worth = wanted.value === undefined ? '' : `, worth ${amountWords(wanted.value, currency)}`
    const change: Change = {
      table: 'leads',
      action: 'insert',
      id,
      values,
      before: {},
      restore: {},
      title: `Create the lead ${label}`,
      lines: [
        ...toLines(draft, null, { currency, stages }),
        ...(person ? [{ label: 'Owner', after: person.name }] : []),
        ...(earlier === null ? [] : [{ label: 'Earlier sale', after: earlier }]),
      ],
      done: `Created the lead ${label} in ${stage}${worth}.${earlier === null ? '' : ` Earlier sale: ${earlier}.`}`,
      label,
      path: leadPath(id),
      undoLabel: `Remove the lead ${label} again`,
    }
    return { change, hasUntrustedText: sales.decided !== undefined && isExternal(sales.decided) }
  },
})

const updateLead = defineTool({
  name: 'update_lead',
  description:
    'Changes fields of one lead, including its stage (status). Give only what changes; an empty text clears a field.',
  kind: 'write',
  parameters: z.strictObject({
    lead: leadReference,
    ...z.strictObject(leadParameters).partial().shape,
    ...tagChanges,
  }),
  run: async ({ lead: said, owner: ownerName, ...given }, context) => {
    const { stages } = context
    const found = await findLead(said, context)
    if ('answer' in found) return found.answer
    const { data: more } = await context.client
      .from('leads')
      .select('status_changed_at')
      .eq('id', found.row.id)
      .single()
      .throwOnError()
    const wanted = await readDraft(given, found.row, context)
    const person = ownerName === undefined ? null : await findColleague(ownerName, context)
    const before = found.row.owner_id === null ? null : await findColleague(found.row.owner_id, context)
    const handOver = person && person.id !== before?.id ? { from: before, to: person } : null
    const change = toLeadUpdate({ ...found.row, ...more }, wanted, handOver, stages)
    const hasUntrustedText = isExternal(found.row)
    if (change) return { change, hasUntrustedText }
    const label = leadLabel(found.row)
    return {
      message:
        given.status === undefined
          ? `Nothing to change: ${label} already has these values.`
          : `${label} is already in ${stageName(stages, found.row.status)}.`,
      data: toLeadData(found.row, stages),
      hasUntrustedText,
    }
  },
})

const deleteLead = defineTool({
  name: 'delete_lead',
  description: 'Deletes one lead for good, with its notes and history. Always asks the person first.',
  kind: 'destructive',
  parameters: z.strictObject({ lead: leadReference }),
  run: async (wanted, context) => {
    const found = await findLead(wanted.lead, context)
    if ('answer' in found) return found.answer
    const { row } = found
    const label = leadLabel(row)
    const change: Change = {
      table: 'leads',
      action: 'delete',
      id: row.id,
      values: {},
      before: cellsOf(row),
      restore: {},
      title: `Delete the lead ${label}`,
      lines: [
        {
          label: 'Lead',
          before: `${label}, ${stageName(context.stages, row.status)}`,
          after: 'Deleted for good',
        },
        ...(await linesOfHanging('leads', row.id, context)),
      ],
      done: `Deleted the lead ${label}.`,
      label,
      path: '/leads',
      undoLabel: '',
    }
    return { change, hasUntrustedText: isExternal(row) }
  },
})

export const leadWriteTools = [createLead, updateLead, addNote, deleteLead]
