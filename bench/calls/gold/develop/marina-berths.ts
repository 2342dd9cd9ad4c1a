import type { CallGold } from '../call-gold.ts'

export const marinaBerths: CallGold = {
  file: 'marina-berths.txt',
  kind: 'demo',
  calledAt: '2027-01-12T15:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Joanna Reyes',
  us: ['Joanna Reyes'],
  people: [
    { id: 'pete', name: 'Pete Lindqvist', company: 'Salt Pond Marina', email: 'pete@saltpond.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Joanna Reyes', words: /december invoices|result from me/i, due: '2027-01-15' },
    {
      owner: 'us',
      assignee: 'Joanna Reyes',
      words: /take care of that today|go through you|refund/i,
      due: '2027-01-12',
    },
    {
      owner: 'us',
      assignee: 'Joanna Reyes',
      words: /check with my director|see about a discount/i,
      due: '2027-01-14',
    },
    { owner: 'us', assignee: 'Joanna Reyes', words: /one-pager|have it by friday/i, due: '2027-01-22' },
    { owner: 'them', assignee: 'Pete Lindqvist', words: /slip plan/i, due: null },
  ],
  notActions: [/sign the same day/i, /mobile app/i, /write him/i, /whiteboard/i],
  meetings: [],
  budget: /ten grand|10[,.]?000|10k/i,
  notBudget: [/eleven hundred|1[,.]?100/i, /thirteen|13[,.]?2/i, /four hundred/i, /nine five|9[,.]?5/i],
  decisionMaker: /evelyn|commodore/i,
  timeline: /march (?:first|1)|1 march/i,
  competitors: ['Harbormaster Pro'],
  notCompetitors: ['Dockhand', 'Marsh'],
  objections: [
    { kind: 'trust', words: /charged twice|other fella said/i },
    { kind: 'price', words: /not a penny on top|back to the whiteboard/i },
  ],
  lead: { name: 'Pete Lindqvist', company: 'Salt Pond Marina', email: 'pete@saltpond.example' },
  mailTo: 'pete@saltpond.example',
  never: [
    /marsh@saltpond/i,
    /(?:email|write|contact) (?:to )?marsh/i,
    /(?:will|'ll|to) sign/i,
    /(?:show|demo).{0,20}mobile app/i,
    /budget.{0,30}(?:1,?100|13,?200|9,?500)/i,
  ],
  mood: 'mixed',
}
