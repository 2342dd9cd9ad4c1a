import type { CallGold } from '../call-gold.ts'

export const honeyJars: CallGold = {
  file: 'honey-jars.txt',
  kind: 'cancellation',
  // A Wednesday there.
  calledAt: '2026-10-13T21:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Moana Tipene',
  us: ['Moana'],
  people: [
    { id: 'lead-1', name: 'Rob Cutler', company: 'Kowhai Ridge Honey', email: 'rob@kowhairidge.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Moana',
      words: /chase that credit|credit for july|july credit|on your account by|this friday|the sixteenth/i,
      due: '2026-10-16',
    },
    {
      owner: 'them',
      assignee: 'Rob',
      words: /photos|broken ones|wife's phone|get her to send/i,
      due: '2026-10-14',
    },
    {
      owner: 'them',
      assignee: 'Rob',
      words: /need it in writing|doesn't count|an email over the weekend|\bsunday\b|date you want to end/i,
      due: '2026-10-18',
    },
    { owner: 'us', assignee: 'Moana', words: /confirmation|last date on it/i, due: null },
    {
      owner: 'them',
      assignee: 'Rob',
      words:
        /divider trays|need to come back|no rush on them|they get back to us|bring them in|can't say when/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Moana',
      words: /ring you in the new year|how the squeezy ones|\bfebruary\b/i,
      due: null,
    },
    { owner: 'us', assignee: 'Moana', words: /\bdeposit\b|refund/i, due: null },
    { owner: 'them', assignee: 'Rob', words: /bank account|account number/i, due: '2026-10-14' },
  ],
  notActions: [
    /asked my manager|wouldn't bother/i,
    /exit surveys/i,
    /cut it to half|already packed/i,
    /hold you at ninety-four/i,
    /kept it here and you drew/i,
    /filled in the form/i,
    /carton of theirs/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /eighty-eight cents|\b0?\.88\b/i,
    /dollar five|\b1\.05\b/i,
    /ninety-one|\b0?\.91\b/i,
    /ninety-four|\b0?\.94\b/i,
    /three hundred and forty|\b340\b/i,
  ],
  decisionMaker: null,
  timeline: /november|\bnov\b/i,
  competitors: ['Southern Glass', 'Pakline'],
  notCompetitors: ['Hikurangi Transport', 'Hemi', 'Te Puke', 'Clearpack'],
  objections: [
    { kind: 'price', words: /main one's the price|nineteen percent|dollar five|put that on the shelf/i },
    {
      kind: 'competitor',
      words: /ninety-one cents, lid|they're the same jar|same mould|hit southern glass|looking at pakline/i,
    },
    { kind: 'need', words: /as much glass as i used to|supermarket wants squeezy/i },
    {
      kind: 'trust',
      words: /the breakages|same in march|turn up in one piece|sixty-one jars gone|and nothing happened/i,
    },
    { kind: 'need', words: /whole pallet with you|nowhere to put a pallet|pallet's no good/i },
    { kind: 'price', words: /owe anybody for jars/i },
  ],
  lead: { name: 'Rob', company: 'Kowhai Ridge Honey', email: 'rob@kowhairidge.example' },
  mailTo: 'rob@kowhairidge.example',
  never: [
    /rob (?:will stay|agreed to stay|stays|will renew|accepted (?:the )?(?:offer|ninety-four))/i,
    /budget(?: (?:is|of))?:? ?\$?(?:340|0?\.9[14]|1\.05)/i,
    /november (?:delivery|pallet)[^.]{0,20}(?:halved|cut to half|reduced)/i,
    /rob will (?:fill|complete|do)[^.]{0,20}survey/i,
    /moana will (?:match|ask)[^.]{0,20}(?:manager|ninety-one)/i,
  ],
  mood: 'mixed',
}
