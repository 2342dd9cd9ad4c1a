/** Tools by their names whose commands are guessed from examples. */
const learnedTools = [
  'search_leads',
  'get_lead',
  'search_tasks',
  'search_recordings',
  'list_insights',
  'create_task',
  'update_task',
  'delete_task',
  'create_lead',
  'update_lead',
  'delete_lead',
  'add_note',
  'draft_follow_up',
  'daily_briefing',
  'hot_leads',
  'trial_health',
  'product_qualified_leads',
  'revenue_metrics',
  'expansion_opportunities',
  'vip_customers',
  'abandoned_carts',
  'purchase_predictions',
  'customer_lifetime_value',
  'analytics_figures',
] as const

/** Tools of accounts and contacts: their commands are read by rules alone (customers/). */
export const customerIntents = [
  'search_accounts',
  'search_contacts',
  'get_account',
  'get_contact',
  'create_account',
  'update_account',
  'create_contact',
  'update_contact',
  'add_contact_to_lead',
] as const
export type CustomerIntent = (typeof customerIntents)[number]

/** What a command can mean: the assistant's tools by their names, and what is answered in words alone. */
export const toolIntents = [...learnedTools, ...customerIntents] as const
export type ToolIntent = (typeof toolIntents)[number]

export const talkIntents = ['greeting', 'help', 'thanks', 'other'] as const
export type TalkIntent = (typeof talkIntents)[number]

export type Intent = ToolIntent | TalkIntent

export const intents: readonly Intent[] = [...toolIntents, ...talkIntents]

/** What a classifier tells apart. */
export type LearnedIntent = Exclude<Intent, CustomerIntent>
export const learnedIntents: readonly LearnedIntent[] = [...learnedTools, ...talkIntents]

/** Example utterances of an intent, one a line, lower case, entities masked. */
export type Examples = Partial<Record<LearnedIntent, string>>

const writes: ReadonlySet<Intent> = new Set([
  'create_task',
  'update_task',
  'delete_task',
  'create_lead',
  'update_lead',
  'delete_lead',
  'add_note',
  'create_account',
  'update_account',
  'create_contact',
  'update_contact',
  'add_contact_to_lead',
])

/** Whether the intent changes records. */
export const isWrite = (intent: Intent): boolean => writes.has(intent)
