import type { CallGold } from '../call-gold.ts'

export const espressoLeases: CallGold = {
  file: 'espresso-leases.txt',
  kind: 'complaint',
  // A Thursday in Melbourne, still Wednesday in UTC.
  calledAt: '2026-10-21T23:10:00Z',
  timeZone: 'Australia/Melbourne',
  owner: 'Lachie Pryor',
  us: ['Lachie'],
  people: [{ id: 'lead-1', name: 'Paolo Ferrante', company: 'Tre Fratelli Coffee', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Lachie',
      words:
        /loaner will be|tomorrow before you open|two-group|there well before|loaner (?:machine|to|in|for)\b|(?:deliver|drop|send|bring|provide|get|supply|have)\b[^.]{0,25}(?:\bloaner|loan machine)/i,
      due: '2026-10-23',
    },
    {
      owner: 'them',
      assignee: 'Tess',
      words: /with a key|got the key|wait for (?:him|the driver)|side door/i,
      due: '2026-10-23',
    },
    {
      owner: 'them',
      assignee: 'Tess',
      words: /code on camera|\bclips?\b|\bvideos?\b|filmed it|\btonight\b|straight to the factory/i,
      due: '2026-10-22',
    },
    {
      owner: 'us',
      assignee: 'Lachie',
      words: /fault report|writes up what|real report|pump replaced, tested|real one, with photos/i,
      due: '2026-10-26',
    },
    {
      owner: 'us',
      assignee: 'Lachie',
      words: /refund|on your card|by the thirtieth|write it down here|writing it on the wall/i,
      due: '2026-10-30',
    },
    { owner: 'them', assignee: 'Paolo', words: /receipts|on sunday|sunday's fine/i, due: '2026-10-25' },
    { owner: 'them', assignee: 'Tess', words: /checklist|put that up|print it and|tape it/i, due: null },
    {
      owner: 'us',
      assignee: 'Lachie',
      words: /ring them tomorrow|\bpause\b|before lunch|(?:ring|call|ask) the finance/i,
      due: '2026-10-23',
    },
  ],
  notActions: [
    /care plan|leave the plan/i,
    /about a swap|on the footpath/i,
    /my cousin|solicitor/i,
    /single origin|bring no beans/i,
    /fourth machine|fourth shop/i,
  ],
  meetings: [
    {
      words: /\bwednesday\b|half two|half past two|come out with goran|open it up in front|\bsuits\b/i,
      at: '2026-10-28T14:30',
    },
  ],
  budget: null,
  notBudget: [
    /two thousand three hundred|\b2[,. ]?300/i,
    /three hundred and eighty-five|\b385\b/i,
    /one hundred and ninety|\b190\b/i,
    /nearly seven thousand|\b7[,. ]?000/i,
    /six hundred and forty|\b640\b/i,
  ],
  decisionMaker: null,
  timeline: null,
  competitors: ['Brunati', 'Mokarello'],
  notCompetitors: ['Carlton', 'Brunswick', 'Fitzroy', 'St Kilda', 'Goran', 'Baristoria'],
  objections: [
    { kind: 'trust', words: /third time since june|three times!|the same pump|don't believe any more/i },
    { kind: 'price', words: /you want me to pay more|nearly seven thousand|too much money/i },
    { kind: 'need', words: /no fourth shop|landlord gave it|don't need another machine/i },
    {
      kind: 'competitor',
      words: /they put the machine for free|service is inside|was not bad|it would be them/i,
    },
  ],
  lead: { name: 'Paolo', company: 'Tre Fratelli Coffee', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?u?\$)?\d/i,
    /(?:agreed to|takes|accepted|upgrad\w+ to)[^.]{0,20}care plan/i,
    /paolo (?:wants|needs|plans)[^.]{0,20}fourth/i,
    /lachie (?:will|to) (?:bring|send)[^.]{0,20}(?:beans|single origin)/i,
    /lachie (?:will|to) (?:swap|replace)/i,
  ],
  mood: 'negative',
}
