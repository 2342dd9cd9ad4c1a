import type { CallGold } from '../call-gold.ts'

export const mallGuards: CallGold = {
  file: 'mall-guards.txt',
  kind: 'negotiation',
  // A Wednesday.
  calledAt: '2026-10-14T08:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Sibusiso Mthembu',
  us: ['Sibusiso'],
  people: [
    {
      id: 'lead-1',
      name: 'Charlene van Wyk',
      company: 'Baobab Square',
      email: 'charlene@baobabsquare.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Sibusiso',
      words: /rework the schedule|the new schedule|(?:revised|updated|reworked) schedule|write that in/i,
      due: '2026-10-16',
    },
    {
      owner: 'us',
      assignee: 'Sibusiso',
      words: /wage calculation|what's provident fund/i,
      due: '2026-10-14',
    },
    {
      owner: 'us',
      assignee: 'Sibusiso',
      words:
        /ask our legal lady|clause fourteen by wednesday|(?:come|get) back (?:to (?:you|charlene) )?on clause (?:fourteen|14)/i,
      due: '2026-10-21',
    },
    {
      owner: 'us',
      assignee: 'Sibusiso',
      words: /all twenty-nine|certificates by the twenty-sixth|psira certificates/i,
      due: '2026-10-26',
    },
    { owner: 'them', assignee: 'Charlene', words: /incident register|scan it for you/i, due: '2026-10-14' },
    {
      owner: 'them',
      assignee: 'Charlene',
      words: /i write the two pages|two-page|once i've got everything/i,
      due: null,
    },
  ],
  notActions: [
    /signed for three years|fourteen six/i,
    /tenant list/i,
    /presentation to him/i,
    /then i'll write him two pages/i,
    /nomsa/i,
    /fire marshal/i,
    /gave all the tags/i,
    /promised us their best lady/i,
  ],
  meetings: [{ words: /twenty-second|half past ten/i, at: '2026-10-22T10:30' }],
  budget: /four hundred and ten|four ten|410/i,
  notBudget: [
    /four hundred and forty|440/i,
    /fifteen thousand two|15[,. ]?200/i,
    /thirteen nine|13[,. ]?900/i,
    /fourteen six|14[,. ]?600/i,
    /eleven thousand|11[,. ]?000/i,
  ],
  decisionMaker: /govender/i,
  timeline: /february|end of january/i,
  competitors: ['Falcon', 'Ubuntu Shield'],
  notCompetitors: ['Jacaranda Mall', 'Govender', 'Nomsa', 'PSIRA'],
  objections: [
    { kind: 'price', words: /it's too much|most expensive of the three/i },
    { kind: 'need', words: /don't need the vehicle|don't have a use for it/i },
    { kind: 'competitor', words: /falcon came in|that's a strong argument|swop people around/i },
    {
      kind: 'trust',
      words: /lost faith|on paper and not on the floor|the last ones also had tags|to one guy in a chair/i,
    },
    { kind: 'timing', words: /can't change guards in the middle|can't be before the end of january/i },
    { kind: 'authority', words: /haven't got the mandate|he appoints|it's his final decision/i },
  ],
  lead: { name: 'Charlene', company: 'Baobab Square', email: 'charlene@baobabsquare.example' },
  mailTo: 'charlene@baobabsquare.example',
  never: [
    /charlene (?:decides|approves|appoints|is the decision)/i,
    /budget(?: (?:is|of))?:? ?R? ?(?:440|15[,. ]?200|13[,. ]?900)/i,
    /(?:agreed|wants|accepted|prefers) (?:to |on )?(?:a )?(?:three|3)[- ]year/i,
    /sibusiso will (?:present|write|send (?:a )?two pages)[^.]*govender/i,
    /(?:will|agreed to) start (?:on )?(?:the )?(?:first of|1(?:st)?) (?:of )?december/i,
  ],
  mood: 'mixed',
}
