import type { CommandContext } from '../../../core/src/assistant/entities.ts'
import { defaultStages, firstPipeline, type Stage } from '../../../core/src/leads/stages.ts'
import { type ExpectedCommand, expectOne } from './command.ts'
import { context } from './company.ts'

const [first, ...given] = defaultStages
const own = (key: string, name: string, position: number | null): Stage => ({
  key,
  name,
  outcome: 'open',
  probability: 0.4,
  color: null,
  position,
  pipeline: firstPipeline,
})

/** A company that renamed, added and took away stages. */
export const stagesContext: CommandContext = {
  ...context,
  stages: [
    ...(first ? [{ ...first, name: 'Inbox' }] : []),
    own('first_talk', 'First talk', 2),
    own('meeting', 'Meeting', 3),
    own('proposal', 'Angebot', 4),
    own('pilot', 'Pilot', 5),
    own('contract_review', 'Contract review', 6),
    own('on_hold', 'On hold', 7),
    ...given
      .filter(({ outcome }) => outcome !== 'open')
      .map((stage, order) => ({
        ...stage,
        name: stage.outcome === 'won' ? 'Customer' : 'Gone',
        position: 8 + order,
      })),
    own('contacted', 'Contacted', null),
    own('qualified', 'Qualified', null),
    own('negotiation', 'Negotiation', null),
    own('trial', 'Trial', null),
  ],
}

const nothing = (text: string, earlier?: readonly string[]): ExpectedCommand => ({
  text,
  ...(earlier ? { earlier } : {}),
  group: 'stages',
  commands: null,
})

/** Written before the rules for own stages ran for the first time, and never tuned to. */
export const heldOutStages: readonly ExpectedCommand[] = [
  expectOne('stages', 'put priya into pilot', 'update_lead', { lead: 'priya', status: 'pilot' }),
  expectOne('stages', 'Move Globex’s Bo to contract review please', 'update_lead', {
    lead: 'bo',
    status: 'contract_review',
  }),
  expectOne('stages', 'yuki is in first talk now', 'update_lead', { lead: 'yuki', status: 'first_talk' }),
  expectOne('stages', 'set the stage of omar to meeting', 'update_lead', { lead: 'omar', status: 'meeting' }),
  expectOne('stages', 'which leads are on hold?', 'search_leads', { status: 'on_hold' }),
  expectOne('stages', 'show me all pilot deals over 20k', 'search_leads', {
    status: 'pilot',
    min_value: 20_000,
  }),
  expectOne('stages', 'how many leads are in contract review', 'search_leads', { status: 'contract_review' }),
  expectOne('stages', 'who is in angebot', 'search_leads', { status: 'proposal' }),
  expectOne('stages', 'grace signed', 'update_lead', { lead: 'grace', status: 'won' }),
  expectOne('stages', 'move Sofia from pilot to contract review', 'update_lead', {
    lead: 'sofia',
    status: 'contract_review',
  }),
  expectOne('stages', 'remind me tomorrow to prepare the pilot', 'create_task', {
    title: 'Prepare the pilot',
    due_at: '2026-11-22T17:00:00.000Z',
  }),
  expectOne('stages', 'note on Omar: wants the contract review in May', 'add_note', {
    lead: 'omar',
    text: 'Wants the contract review in May',
  }),
  nothing('move jean to negotiation'),
  nothing('move jean to trial'),
  nothing('please don’t move lia to pilot'),
  nothing('should I move tomasz to contract review?'),
  nothing('if yuki agrees, move her to pilot'),
  nothing('push omar to second pilot'),
  nothing('skip contract review for bo'),
  nothing('move ana to meeting or pilot'),
]
