import type { CallGold } from '../call-gold.ts'

/** Britain; a pump maker stops the search for a finance controller, the job went to somebody of its own: a second invoice in dispute, a report, a letter, CVs to delete; nothing new for the recruiter. */
export const accountantSearch: CallGold = {
  file: 'accountant-search.txt',
  kind: 'cancellation',
  // A Monday, three in the afternoon in Britain.
  calledAt: '2040-01-16T15:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Fiona Hartley',
  us: ['Fiona'],
  people: [
    { id: 'lead-1', name: 'Neil Ashworth', company: 'Delmore Pumps', email: 'neil.ashworth@delmore.example' },
    { id: 'lead-2', name: 'Bev Tully', company: 'Delmore Pumps', email: 'bev.tully@delmore.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Fiona', words: /search report|report (?:of|on) who/i, due: '2040-01-20' },
    { owner: 'us', assignee: 'Fiona', words: /\bhugh\b|give you an answer/i, due: '2040-01-18' },
    { owner: 'us', assignee: 'Fiona', words: /okafor/i, due: '2040-01-16' },
    {
      owner: 'them',
      assignee: 'Bev',
      words: /delet\w+ (?:the |all |all the )?(?:cvs|them)|confirm to me/i,
      due: '2040-01-31',
    },
    { owner: 'us', assignee: 'Fiona', words: /cancellation|letter by six/i, due: '2040-01-16' },
    { owner: 'them', assignee: 'Bev', words: /darren's form|six-month form/i, due: '2040-01-17' },
    {
      owner: 'us',
      assignee: 'Fiona',
      words: /visitor pass|post the pass|post it back/i,
      due: '2040-01-19',
    },
  ],
  notActions: [
    /half of it off|not half/i,
    /our solicitor/i,
    /could start in march/i,
    /send me any cvs/i,
    /write to three|might be one of them/i,
    /write to alan|leave him alone/i,
    /interim accountants/i,
    /reference on our website|ask me again when/i,
    /told before christmas/i,
    /went out on the 9th/i,
    /split it up/i,
    /ledgerlink|they start in may/i,
  ],
  open: [
    // The next call is a meeting.
    /speak on wednesday|wednesday the 18th/i,
    // Asides of the promises.
    /without names is fine/i,
    /please be kind/i,
    /want to stop the search/i,
    /what would happen if/i,
    // Remarks that may count as doubts.
    /nobody that we could hire/i,
    /not paying that one|never was a shortlist/i,
    /found ourselves/i,
    /isn't up to us/i,
    /approves every agency/i,
    /sorry that it ended/i,
  ],
  meetings: [{ words: /wednesday the 18th/i, at: '2040-01-18T14:00' }],
  // A salary and a software are planned, no sum for a recruiter.
  budget: null,
  notBudget: [/\b7[,. ]?200\b/i, /\b72[,. ]?000/i, /\b66\b/i, /\b40[,. ]?000/i, /£450\b/i, /£30\b/i],
  decisionMaker: /alan|pryce/i,
  timeline: null,
  competitors: [],
  notCompetitors: ['Ledgerlink', 'Harrow Finch'],
  objections: [
    { kind: 'trust', words: /wasn't happy with your search|never worked in manufacturing/i },
    { kind: 'price', words: /can't see what we paid/i },
    { kind: 'price', words: /far too much/i },
  ],
  lead: { name: 'Neil Ashworth', company: 'Delmore Pumps', email: 'neil.ashworth@delmore.example' },
  mailTo: 'neil.ashworth@delmore.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?\d/i,
    /(?:neil|bev|hugh|sunita)(?: ashworth| tully)? (?:decides on|signs off|approves) (?:the |every )?agenc/i,
    /(?:second )?invoice (?:was|has been) (?:withdrawn|halved|cancelled|paid)/i,
    /fiona(?: hartley)? (?:will|to|should) (?:send (?:new |more )?(?:cvs|candidates)|write to alan)/i,
    /search (?:continues|goes on|is on hold)/i,
    /(?:new|open) (?:role|position) (?:is )?to be filled (?:by|in) (?:march|may)/i,
  ],
  mood: 'negative',
}
