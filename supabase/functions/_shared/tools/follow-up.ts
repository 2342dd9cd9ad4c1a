import { joinList } from '@parley/core/text/words'
import { z } from 'zod'
import type { ToolContext } from './context.ts'
import { findLead, type LeadRow, leadEvidence, leadLabel } from './find-lead.ts'
import { defineTool } from './tool.ts'

interface Email {
  to_name: string | null
  to_email: string | null
  subject: string
  body: string
}

/** A plain email from a lead's records: its next step and open tasks, nothing invented. */
function compose(lead: LeadRow, tasks: string[], sender: string): Email {
  const first = lead.name.split(' ')[0] ?? lead.name
  const agreed = [...(lead.next_step === null ? [] : [lead.next_step]), ...tasks].slice(0, 4)
  const about = lead.company === null ? '' : ` about ${lead.company}`
  const body = [
    `Hi ${first},`,
    `I wanted to follow up on our conversation${about}.`,
    ...(agreed.length === 0
      ? ['Is there anything you need from me to go on?']
      : [['What I have noted as next steps:', ...agreed.map((step) => `- ${step}`)].join('\n')]),
    'Just reply to this email, whatever suits you.',
    ['Best regards', sender].filter(Boolean).join('\n'),
  ].join('\n\n')
  return { to_name: lead.name, to_email: lead.email, subject: `Following up${about}`, body: `${body}\n` }
}

async function lastDraft(leadId: string, { client }: ToolContext) {
  const { data } = await client
    .from('recordings')
    .select('id, title, recorded_at, follow_up_emails!inner(to_name, to_email, subject, body)')
    .eq('lead_id', leadId)
    .order('recorded_at', { ascending: false })
    .limit(1)
    .throwOnError()
  const [recording] = data
  const email = [recording?.follow_up_emails].flat()[0]
  return recording && email ? { recording, email } : null
}

const draftFollowUp = defineTool({
  name: 'draft_follow_up',
  description:
    "Drafts a follow-up email to a lead: the one from the last conversation, else one from the lead's next steps. Text only; sends nothing.",
  kind: 'read',
  parameters: z.strictObject({ lead: z.string().min(1).max(200) }),
  run: async (wanted, context) => {
    const found = await findLead(wanted.lead, context)
    if ('answer' in found) return found.answer
    const { row } = found
    const draft = await lastDraft(row.id, context)
    if (draft) {
      const { recording, email } = draft
      return {
        message: `Drafted an email to ${leadLabel(row)} from "${recording.title}": "${email.subject}". Nothing was sent.`,
        data: email,
        evidence: [
          { kind: 'record', path: `/voice/${recording.id}`, label: recording.title },
          leadEvidence(row),
        ],
        hasUntrustedText: true,
      }
    }
    const { client, userId } = context
    const [{ data: tasks }, { data: profile }] = await Promise.all([
      client
        .from('tasks')
        .select('title')
        .eq('lead_id', row.id)
        .neq('status', 'done')
        .order('due_at')
        .limit(3)
        .throwOnError(),
      client.from('profiles').select('full_name').eq('id', userId).maybeSingle().throwOnError(),
    ])
    const email = compose(
      row,
      tasks.map((task) => task.title),
      profile?.full_name ?? '',
    )
    const from = joinList([
      ...(row.next_step === null ? [] : ['the next step']),
      ...(tasks.length === 0 ? [] : ['the open tasks']),
    ])
    return {
      message: `Drafted an email to ${leadLabel(row)}${from === '' ? '' : ` from ${from}`}: "${email.subject}". Nothing was sent.`,
      data: email,
      evidence: [leadEvidence(row)],
      hasUntrustedText: true,
    }
  },
})

export const followUpTools = [draftFollowUp]
