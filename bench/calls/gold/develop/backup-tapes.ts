import type { CallGold } from '../call-gold.ts'

/** New Zealand; a credit union gives notice to its tape vault: a restore that took 31 hours, 4% each July, a rival at 27,400; one more offer, one more test, and the exit all the same. */
export const backupTapes: CallGold = {
  file: 'backup-tapes.txt',
  kind: 'cancellation',
  // A Monday, eleven in the morning in New Zealand (winter time).
  calledAt: '2037-06-14T23:00:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Callum Orr',
  us: ['Callum'],
  people: [
    { id: 'lead-1', name: 'Huia Pomare', company: 'Otway Credit Union', email: 'huia@otwaycu.example' },
    { id: 'lead-2', name: 'Leith Fenwick', company: 'Otway Credit Union', email: 'leith@otwaycu.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Callum',
      words: /the offer in writing|restore times of those/i,
      due: '2037-06-19',
    },
    {
      owner: 'them',
      assignee: 'Leith',
      words: /the file names|tomorrow, by noon|leith picks the files/i,
      due: '2037-06-16',
    },
    {
      owner: 'us',
      assignee: 'Callum',
      words: /run the test again|restore them on wednesday|have the log|with times/i,
      due: '2037-06-17',
    },
    { owner: 'us', assignee: 'Callum', words: /exit form/i, due: '2037-06-15' },
    {
      owner: 'us',
      assignee: 'Callum',
      words: /which boxes|ask the vault|know by thursday/i,
      due: '2037-06-18',
    },
    {
      owner: 'us',
      assignee: 'Callum',
      words: /confirm my notice|have that this afternoon/i,
      due: '2037-06-15',
    },
  ],
  notActions: [
    /ten minutes with the committee|don't take suppliers/i,
    /small contract make sense|one phone number/i,
    /read the report too/i,
    /used to do it with a nod/i,
    /if the committee says no/i,
    /4% on top every july/i,
    /knows the dog/i,
    /board passed that/i,
    /there's a draft/i,
  ],
  open: [
    // The next call is a meeting.
    /tuesday the 30th/i,
    // The offer as it was made, and its rest.
    /make you an offer|your index moves/i,
    /papers go in on the 24th/i,
    /bring them back or/i,
    /clause 19|then it's free/i,
    /have to stay/i,
    /plan the exit/i,
    // Remarks that may count as doubts.
    /two weeks/i,
    /one bad result/i,
    /one supplier, one phone/i,
    /don't get talked out/i,
    /since when have you/i,
  ],
  meetings: [{ words: /tuesday the 30th/i, at: '2037-06-30T11:00' }],
  budget: /\b31[,. ]?000|\b31k/i,
  notBudget: [/\b3[,. ]?150\b/i, /\b27[,. ]?400/i, /\b29[,. ]?500/i, /\$4\b/i],
  decisionMaker: /risk committee|four directors/i,
  timeline:
    /(?:\b1|1st) (?:of )?september|september 1\b|30(?:th)? (?:of )?september|september 30|2037-09-(?:01|30)/i,
  competitors: ['Cloudhaven'],
  notCompetitors: ['Vaultline', 'Otway', 'Aldridge', 'Wiremu'],
  objections: [
    { kind: 'trust', words: /can't tell a regulator|after 31 hours/i },
    { kind: 'price', words: /van and a shelf|too much for a van/i },
    // A rival's lower price.
    { kind: 'competitor', words: /haven't got an argument|restore in 20 minutes/i },
  ],
  lead: { name: 'Huia Pomare', company: 'Otway Credit Union', email: 'huia@otwaycu.example' },
  mailTo: 'huia@otwaycu.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$?(?:3[,. ]?150|27[,. ]?400|29[,. ]?500|37[,. ]?800)/i,
    /(?:huia|leith|mr aldridge|callum)(?: pomare| fenwick| orr)? (?:decides|signs|approves|is the decision)/i,
    /callum(?: orr)? (?:will|to|should) (?:present|speak) to the (?:risk )?committee/i,
    /(?:has |have )(?:already )?signed with cloudhaven/i,
    /(?:notice|cancellation) (?:is|was|has been) (?:withdrawn|taken back)/i,
    /archive contract (?:is|was) (?:agreed|accepted)/i,
  ],
  mood: 'negative',
}
