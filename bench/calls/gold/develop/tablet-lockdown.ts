import type { CallGold } from '../call-gold.ts'

/** Ireland; 380 tablets of a home care company want locking; an enquiry from the website, no money set aside, a phone company's tool for nearly nothing; by the middle of November. */
export const tabletLockdown: CallGold = {
  file: 'tablet-lockdown.txt',
  kind: 'qualification',
  // A Tuesday, ten in the morning in Ireland (summer time).
  calledAt: '2029-09-04T09:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Sinead Hanley',
  us: ['Sinead'],
  people: [],
  actions: [
    { owner: 'them', assignee: 'Declan', words: /lenovo models|models and versions/i, due: '2029-09-06' },
    {
      owner: 'us',
      assignee: 'Sinead',
      words: /brosna|would they take a call|ask them (?:would|if)/i,
      due: '2029-09-07',
    },
    {
      owner: 'them',
      assignee: 'Declan',
      words: /list of the lost|lost (?:ones|tablets)|there were eleven/i,
      due: '2029-09-04',
    },
    {
      owner: 'us',
      assignee: 'Sinead',
      words:
        /business case (?:on|by) monday|have the business case|on one page for her|one[- ]page business case/i,
      due: '2029-09-10',
    },
    {
      owner: 'us',
      assignee: 'Sinead',
      words: /caretrail runs|in the locked mode|check with (?:our|the) engineers/i,
      due: '2029-09-05',
    },
  ],
  notActions: [
    /send you the brochure|spare me/i,
    /filled in the form/i,
    /looked at droverly/i,
    /letter to the data protection/i,
    /bought without telling/i,
    /wipe it from where/i,
    /call them all in/i,
    /i'd bring it in to her/i,
  ],
  open: [
    /oisin can change it|do that soon|i will, yeah/i,
    /do a demo|we might\. let me hear/i,
    /signed by the middle of october/i,
    /ask you a few things/i,
    /any brochure/i,
    /scans a code/i,
    /found somewhere/i,
    // Remarks that may count as doubts.
    /need a degree/i,
    /nearly free/i,
    /throw in with the sim/i,
    /wasting both our mornings/i,
    /would it work with our care app/i,
    /talking to someone like ourselves/i,
    /isn't\. it was never/i,
  ],
  meetings: [],
  // Nothing is set aside.
  budget: null,
  notBudget: [/twelve hundred|\b1[,. ]?200\b/i, /\b1[,. ]?216\b/i, /\b3\.20\b/i],
  decisionMaker: /carmel|geraghty|chief executive/i,
  timeline: /mid(?:dle of|-)? ?november|end of november|2029-11-(?:15|30)/i,
  competitors: ['Eirwave', 'Droverly'],
  notCompetitors: ['Brosna Care', 'CareTrail', 'Callan Home Care', 'Samsung', 'Lenovo', 'Oisin'],
  objections: [
    { kind: 'trust', words: /everyone says that|believe a word of it/i },
    { kind: 'price', words: /very dear|leaves a bag on a bus/i },
    { kind: 'timing', words: /october's very tight|flu jabs/i },
  ],
  lead: { name: 'Declan Roche', company: 'Callan Home Care', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:1[,. ]?200|1[,. ]?216|3\.20|twelve hundred)/i,
    /(?:declan|oisin)(?: roche)? (?:decides|approves|signs|is the decision)/i,
    /sinead(?: hanley)? (?:will|to|should) (?:send|email)[^.]{0,15}brochure/i,
    /(?:brosna(?: care)?|caretrail) (?:is|as) (?:a |the )?(?:competitor|rival)/i,
    /demo[^.]{0,20}(?:agreed|booked|scheduled)/i,
  ],
  mood: 'positive',
}
