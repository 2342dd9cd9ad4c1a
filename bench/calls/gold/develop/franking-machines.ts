import type { CallGold } from '../call-gold.ts'

/** Ireland; a solicitors' franking machine, whose lease ran out and rolls on: no hurry at all, a year's sum in a book, nine days without an engineer, a partner who is kinder after the soup; the one who signed before is not dead. */
export const frankingMachines: CallGold = {
  file: 'franking-machines.txt',
  kind: 'renewal',
  // A Tuesday, half past ten in the morning in Limerick.
  calledAt: '2028-02-08T10:30:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Muireann Mulcahy',
  us: ['Muireann'],
  people: [
    {
      id: 'lead-1',
      name: 'Dympna Coyle',
      company: 'Sugrue & Loane',
      email: 'dcoyle@sugrueloane.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Pat',
      words: /\bpat\b|lenihan|that's a roller|(?:new|replace the) roller|on friday morning/i,
      due: '2028-02-11',
    },
    {
      owner: 'us',
      assignee: 'Muireann',
      words: /credit note|you'll have it by the end of the month/i,
      due: '2028-02-29',
    },
    {
      owner: 'them',
      assignee: 'Donagh',
      words:
        /count them for me|count what goes out|figure on monday|count (?:of )?(?:the |this week's )?letters/i,
      due: '2028-02-14',
    },
    {
      owner: 'us',
      assignee: 'Muireann',
      words:
        /smaller one called|email you that by thursday|(?:price|mini)[^.]{0,30}by thursday|price (?:of|for) the mini/i,
      due: '2028-02-10',
    },
    {
      owner: 'them',
      assignee: 'Dympna',
      words: /meter reading|go down to the basement|before i go home/i,
      due: '2028-02-08',
    },
    {
      owner: 'them',
      assignee: 'Dympna',
      words: /in front of her there|partners' lunch|in front of eithne/i,
      due: '2028-02-22',
    },
  ],
  notActions: [
    // Refused.
    /come in and see|i would not, in that rain/i,
    /bring one over to you|hauling it up/i,
    /if you went for five years|five years!/i,
    /if i rang her myself|calls from anyone selling/i,
    // Done already.
    /loaded it myself/i,
    /licking stamps/i,
    /ran out on the thirty-first/i,
    /left a box of roses/i,
    /card at christmas/i,
    /did his back/i,
  ],
  open: [
    // The next talk is a meeting.
    /the twenty-fourth/i,
    /do\. you have me/i,
    /three it is/i,
    /how do we bring it/i,
    /mind yourselves/i,
    // Remarks that may count as doubts.
    /chewing envelopes/i,
    /roll on away|no hurry/i,
    /all the one to me/i,
    /sixty\? it used to be/i,
    /all smiles and no ink/i,
    /paper clip/i,
    /not a cent/i,
  ],
  meetings: [{ words: /the twenty-fourth/i, at: '2028-02-24T15:30' }],
  budget: /twelve hundred|\b1[,. ]?200\b/i,
  notBudget: [
    /ninety-six|\b96\b/i,
    /hundred and twelve\b|\b112\b/i,
    /thirteen forty-four|\b1[,. ]?344\b/i,
    /seventy-nine|\b79\b/i,
    /ninety euro|€ ?90\b/i,
  ],
  decisionMaker: /eithne|managing partner/i,
  // No hurry, this year or next.
  timeline: null,
  competitors: ['Quillmail'],
  notCompetitors: ['Stampwell', 'Sugrue', 'Lanzarote', 'Raheen', 'Roses', 'Lenihan'],
  objections: [
    { kind: 'price', words: /a hundred and twelve\? ah no|away over what i have/i },
    { kind: 'trust', words: /nine days waiting|not much faith/i },
    { kind: 'need', words: /whether we need a machine|half of what i used to frank/i },
    { kind: 'competitor', words: /quillmail last week|not the cheapest/i },
  ],
  lead: { name: 'Dympna Coyle', company: 'Sugrue & Loane', email: 'dcoyle@sugrueloane.example' },
  mailTo: 'dcoyle@sugrueloane.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur|euro)? ?(?:96|112|1[,. ]?344|79|90)\b/i,
    /(?:dympna|donagh|mr sugrue|pat)(?: coyle| lenihan)? (?:decides|approves|signs|is the decision)/i,
    /(?:five[- ]year|5[- ]year) (?:lease|term|contract) (?:is|was|has been) (?:agreed|accepted|signed)/i,
    /muireann(?: mulcahy)? will (?:bring|ring eithne|call eithne|phone eithne)/i,
    /sugrue (?:is dead|died|has died|passed away)/i,
    /(?:meeting|next call) (?:is |was )?(?:agreed |set |planned |scheduled )?(?:on|for) (?:the )?(?:22|twenty-second|february 22)/i,
  ],
  mood: 'mixed',
}
