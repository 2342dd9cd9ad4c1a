import { defaultStages, openStages, type Stage } from '../leads/stages.ts'
import type { CommandContext } from './entities.ts'
import type { Intent } from './intents.ts'
import type { Problem } from './slots/reading.ts'
import type { Command } from './understand.ts'

/** The label of an intent in questions of the assistant. */
const names: Record<Intent, string> = {
  search_leads: 'find leads',
  get_lead: 'show a lead',
  search_tasks: 'show tasks',
  search_recordings: 'search recordings',
  list_insights: 'list what conversations say',
  create_task: 'create a task',
  update_task: 'change a task',
  delete_task: 'delete a task',
  create_lead: 'create a lead',
  update_lead: 'change a lead',
  delete_lead: 'delete a lead',
  add_note: 'add a note to a lead, an account or a contact',
  draft_follow_up: 'draft a follow-up',
  daily_briefing: 'give the daily briefing',
  hot_leads: 'show hot leads',
  trial_health: 'check trial health',
  product_qualified_leads: 'list product-qualified leads',
  revenue_metrics: 'show MRR and ARR',
  expansion_opportunities: 'list expansion opportunities',
  vip_customers: 'list VIP customers',
  abandoned_carts: 'show abandoned carts',
  purchase_predictions: 'predict purchases',
  customer_lifetime_value: 'show customer lifetime value',
  analytics_figures: 'show sales figures',
  search_accounts: 'list accounts',
  search_contacts: 'list contacts',
  get_account: 'show an account',
  get_contact: 'show a contact',
  create_account: 'create an account',
  update_account: 'change an account',
  create_contact: 'create a contact',
  update_contact: 'change a contact',
  add_contact_to_lead: 'add a contact to a lead',
  greeting: 'say hello',
  help: 'explain what I can do',
  thanks: 'stop here',
  other: 'do something else',
}

const forVertical: Record<CommandContext['vertical'], string> = {
  saas: 'Figures: “trial health”, “show PQLs”, “MRR and ARR”, “expansion opportunities”',
  ecommerce: 'Figures: “VIP customers”, “abandoned carts”, “purchase predictions”, “lifetime value”',
  other: 'Figures: “daily briefing”, “hot leads”, “win rate this quarter”',
}

/** Two stages of the company for examples: the third of its open ones and the last, where it has as many. */
function exampleStages(stages: readonly Stage[]): [found: string, moved: string] {
  const names = openStages(stages).map(({ name }) => name)
  return [names[2] ?? names.at(-1) ?? '', names.at(-1) ?? '']
}

/** As it is said: the names that every company begins with are small. */
const toSaid = (name: string): string =>
  defaultStages.some((stage) => stage.name === name) ? name.toLowerCase() : name

function examplesOf({ vertical, stages }: CommandContext): string {
  const [found, moved] = exampleStages(stages).map(toSaid)
  return [
    `- Find: “show leads in ${found ?? ''}”, “what is due today?”, “what did Ana say about the price?”`,
    '- Tasks: “remind me tomorrow at 3 to call Ana”, “mark the proposal task as done”',
    `- Leads: “move Acme to ${moved ?? ''}”, “new lead Ana Silva at Acme, ana@acme.com”`,
    '- Customers: “who works at Acme?”, “accounts without an open deal”, “change Acme’s website to acme.com”',
    '- Notes and mails: “note on Acme: they need single sign-on”, “draft a follow-up to Ana”',
    `- ${forVertical[vertical]}`,
  ].join('\n')
}

/** What the assistant can do, with an example each. */
export const helpText = (context: CommandContext): string =>
  `You can say or type, for example:\n\n${examplesOf(context)}\n\nNothing changes until you confirm it.`

/** The assistant's questions; the next message answers the last one. */
export const questions: Record<Extract<Problem, { kind: 'missing' }>['slot'], string> = {
  lead: 'Which lead do you mean? Name the person or the company.',
  task: 'Which task do you mean? Say a few words of its title.',
  title: 'What should the task be?',
  text: 'What should the note say?',
  name: 'What is the new lead called? You can add company, email and phone.',
  change: 'What should change, and to what?',
}

const ambiguous = {
  lead: 'Which one do you mean?',
  task: 'Which task do you mean?',
  stage: 'Which stage do you mean?',
}

const hindrances: Record<Extract<Problem, { kind: 'hindered' }>['reason'], string> = {
  forbidden: 'All right, I won’t change anything.',
  conditional: 'I cannot wait for that. Tell me when it is, or make it an automation. Nothing was changed.',
  question:
    'That sounds like a question, so I won’t change anything. Say “move Acme to won” where it should be done.',
  doubtful:
    'I am not sure anything should change. Tell me plainly what to do, like “move Acme to won”. Nothing was changed.',
  statement:
    'I am not sure what to do with that. Say “note that …” to keep it, or “remind me to …” for a task. Nothing was changed.',
  many: 'I only change records that you name. Nothing was changed.',
}

/** The question that resolves a problem, or why nothing is done. */
export function questionFor(problem: Problem): string {
  if (problem.kind === 'hindered') return hindrances[problem.reason]
  if (problem.kind === 'refused') return problem.why
  if (problem.kind === 'missing') return questions[problem.slot]
  return `${ambiguous[problem.slot]}\n\n${problem.choices.map((choice) => `- ${choice}`).join('\n')}`
}

type AskedSlot = Extract<Problem, { slot: string }>['slot']

/** The slot that an earlier answer of the assistant asked for, or null. */
export function findAskedSlot(answer: string): AskedSlot | null {
  const text = answer.trim()
  const missing = Object.entries(questions).find(([, question]) => text.endsWith(question))?.[0]
  const slots: AskedSlot[] = ['lead', 'task', 'title', 'text', 'name', 'change']
  const asked = slots.find((slot) => slot === missing)
  if (asked) return asked
  if (text.includes(`${ambiguous.task}\n`)) return 'task'
  if (text.includes(`${ambiguous.stage}\n`)) return 'stage'
  return text.includes(`${ambiguous.lead}\n`) ? 'lead' : null
}

/** The answer to a command whose confidence is too low to carry it out. */
export function clarificationFor(command: Command, context: CommandContext): string {
  const likely = [{ intent: command.intent, confidence: command.confidence }, ...command.alternatives]
    .filter(({ intent, confidence }) => confidence >= 0.15 && intent !== 'other')
    .slice(0, 3)
    .map(({ intent }) => names[intent])
  const guess =
    likely.length === 0
      ? 'I did not understand that.'
      : `I am not sure what you mean. Should I ${likely.join(', or ')}? Then say it in other words.`
  return `${guess} Nothing was changed.\n\nFor example:\n\n${examplesOf(context)}`
}

/** Greetings, thanks and help, in words. */
export function smallTalkText(intent: 'greeting' | 'help' | 'thanks', context: CommandContext): string {
  if (intent === 'help') return helpText(context)
  if (intent === 'thanks') return 'Good. I am here when you need me.'
  return 'Hello. Ask me for leads, tasks, recordings or figures, or tell me what to do. Say “help” for examples.'
}
