import type { CallGold } from '../call-gold.ts'

export const liftMaintenance: CallGold = {
  file: 'lift-maintenance.txt',
  kind: 'complaint',
  // A Thursday in summer time.
  calledAt: '2026-10-15T09:30:00Z',
  timeZone: 'Europe/London',
  owner: 'Sanjay',
  us: ['Sanjay'],
  people: [
    {
      id: 'lead-1',
      name: 'Carol Dunleavy',
      company: 'Beaumont Court',
      email: 'c.dunleavy@beaumontcourt.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: null,
      words: /engineer with you|engineer .{0,40}tomorrow/i,
      due: '2026-10-16',
    },
    { owner: 'us', assignee: 'Sanjay', words: /text you his name|mobile number/i, due: '2026-10-15' },
    { owner: 'us', assignee: 'Sanjay', words: /credit note|that one i'll cancel/i, due: '2026-10-23' },
    { owner: 'us', assignee: 'Sanjay', words: /put it to her|put .{0,40}to helen/i, due: '2026-10-19' },
    {
      owner: 'them',
      assignee: 'Mrs Dunleavy',
      words: /dates of all four|email you my list/i,
      due: '2026-10-15',
    },
  ],
  notActions: [
    /order it from linz/i,
    /write a notice|no notices?\b/i,
    /free month i can't/i,
    /residents' committee|leave the committee/i,
    /promised that on monday/i,
    /may yet leave/i,
  ],
  meetings: [{ words: /tuesday at four/i, at: '2026-10-20T16:00' }],
  budget: null,
  notBudget: [/two hundred and forty|240/i, /six thousand eight hundred|6[,. ]?800/i],
  // Helen Okoro decides about a free month on our side, nobody was named on theirs.
  decisionMaker: null,
  timeline: null,
  competitors: ['Castle Lifts'],
  notCompetitors: ["Marchbank's", 'Beaumont Court', 'Apex Vertical'],
  objections: [
    { kind: 'trust', words: /don't trust your tickets/i },
    { kind: 'competitor', words: /castle lifts/i },
  ],
  lead: {
    name: 'Carol Dunleavy',
    company: 'Beaumont Court',
    email: 'c.dunleavy@beaumontcourt.example',
  },
  mailTo: 'c.dunleavy@beaumontcourt.example',
  never: [
    /(?<!not |n't )(?:granted|agreed to|will give her) a (?:free month|month free)/i,
    /(?:has|have) (?:cancelled|terminated) (?:the|their) contract/i,
    /lift (?:two )?(?:was|has been) (?:fixed|repaired)/i,
  ],
  mood: 'negative',
}
