import { scoreLead } from '@parley/core/leads/score'
import { nearestStage, type Stage } from '@parley/core/leads/stages'
import type { SampleLead } from '../../seed/types.ts'
import type { Calendar } from './calendar.ts'
import type { ReadConversation } from './recordings.ts'
import type { TaskRow } from './tasks.ts'

/** A lead of the sample and what belongs to it. */
export interface LeadFile {
  id: string
  lead: SampleLead
  conversations: ReadConversation[]
  tasks: TaskRow[]
}

const touchedHour = 15
const createdHour = 9

/** When something last happened with a lead: the day the sample names, or its latest conversation. ISO 8601. */
const lastActivity = ({ lead, conversations }: LeadFile, calendar: Calendar): string =>
  conversations
    .map((conversation) => conversation.endedAt)
    .reduce(
      (latest, moment) => (moment > latest ? moment : latest),
      calendar.past(lead.touchedDaysAgo, touchedHour),
    )

const meanSentiment = (conversations: ReadConversation[]): number | null =>
  conversations.length === 0
    ? null
    : conversations.reduce((sum, { analysis }) => sum + (analysis.sentiment.overall ?? 0), 0) /
      conversations.length

/** Days from a sale's last touch to its expected close, by its stage; earlier stages have no date yet. */
const daysToClose: Partial<Record<SampleLead['status'], number>> = {
  qualified: 55,
  proposal: 28,
  negotiation: 12,
}

function expectedClose({ status, touchedDaysAgo }: SampleLead, { due }: Calendar): string | null {
  const days = daysToClose[status]
  return days === undefined ? null : due(days - touchedDaysAgo, createdHour).slice(0, 10)
}

/** The row of leads, with the score that its facts give today. */
export function toLeadRow(file: LeadFile, calendar: Calendar, companyStages: readonly Stage[]) {
  const { id, lead, conversations, tasks } = file
  const isLost = lead.status === 'lost'
  const stage = nearestStage(companyStages, lead.status)
  const open = tasks.filter((task) => task.status !== 'done')
  const lastActivityAt = lastActivity(file, calendar)
  const hasSlot = (slot: 'budget' | 'decisionMaker' | 'timeline'): boolean =>
    conversations.some(({ analysis }) => analysis.slots[slot] !== null)
  const { score, reasons } = scoreLead(
    {
      ...lead,
      stage,
      lastActivityAt,
      conversations: conversations.length,
      sentiment: meanSentiment(conversations),
      hasBudget: hasSlot('budget'),
      hasDecisionMaker: hasSlot('decisionMaker'),
      hasTimeline: hasSlot('timeline'),
      openObjections: conversations.reduce((sum, { analysis }) => sum + analysis.objections.length, 0),
      openTasks: open.length,
      overdueTasks: open.filter((task) => task.due_at !== null && task.due_at < calendar.now).length,
    },
    calendar.now,
  )
  return {
    id,
    name: lead.name,
    company: lead.company,
    deal_name: lead.dealName ?? null,
    email: lead.email,
    phone: lead.phone,
    title: lead.title,
    status: stage.key,
    value: lead.value,
    source: lead.source,
    score,
    score_reasons: reasons,
    next_step: isLost ? null : lead.nextStep,
    lost_reason: isLost ? lead.nextStep : null,
    expected_close_on: expectedClose(lead, calendar),
    tags: lead.tags,
    last_activity_at: lastActivityAt,
    status_changed_at: calendar.past(lead.touchedDaysAgo, touchedHour),
    created_at: calendar.past(lead.createdDaysAgo, createdHour),
  }
}

const path = ['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won'] as const

/** The stages a lead went through, first to last. Lost ones left after the proposal. */
const stagesOf = (lead: SampleLead): string[] =>
  lead.status === 'lost' ? [...path.slice(0, 4), 'lost'] : path.slice(0, path.indexOf(lead.status) + 1)

/** The lead's history as lead_activities: when it came, each change of stage evenly between, each conversation. */
export function toActivityRows(
  { id, lead, conversations }: LeadFile,
  calendar: Calendar,
  companyStages: readonly Stage[],
) {
  // Where the company has fewer stages, several of these are one of its own.
  const stages = [...new Set(stagesOf(lead).map((key) => nearestStage(companyStages, key).key))]
  const days = lead.createdDaysAgo - lead.touchedDaysAgo
  return [
    {
      lead_id: id,
      kind: 'created',
      body: null,
      data: { status: 'new', source: lead.source },
      created_at: calendar.past(lead.createdDaysAgo, createdHour),
    },
    ...stages.slice(1).map((to, index) => ({
      lead_id: id,
      kind: 'status_changed',
      body: null,
      data: { from: stages[index], to },
      created_at: calendar.past(
        lead.createdDaysAgo - Math.round((days * (index + 1)) / (stages.length - 1)),
        touchedHour,
      ),
    })),
    ...conversations.map((conversation) => ({
      lead_id: id,
      kind: 'recording',
      body: conversation.analysis.title,
      data: { recording_id: conversation.id },
      created_at: conversation.endedAt,
    })),
  ]
}
