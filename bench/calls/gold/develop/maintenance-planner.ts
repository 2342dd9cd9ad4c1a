import type { CallGold } from '../call-gold.ts'

/** Australia; maintenance software shown to a biscuit factory: a whiteboard, 400 machines, fitters who print their emails, a trial of twenty machines and a site manager who decides. */
export const maintenancePlanner: CallGold = {
  file: 'maintenance-planner.txt',
  kind: 'demo',
  // A Tuesday, half past ten in the morning in Adelaide (winter time).
  calledAt: '2031-08-19T01:00:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Bec Lawler',
  us: ['Bec', 'Nikhil'],
  people: [{ id: 'lead-1', name: 'Warwick Tully', company: 'Hallett Biscuits', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Warwick',
      words: /the register\b|asset register|get it by thursday/i,
      due: '2031-08-21',
    },
    {
      owner: 'us',
      assignee: 'Nikhil',
      words: /trial ready|wednesday week|trial with (?:twenty|20)|(?:set up|prepare|load)s? .*trial/i,
      due: '2031-08-27',
    },
    { owner: 'us', assignee: 'Nikhil', words: /freezer/i, due: '2031-08-22' },
    {
      owner: 'us',
      assignee: 'Bec',
      words: /write the price up|price (?:in|by|up in) an? email|emails? .*\bpric/i,
      due: '2031-08-19',
    },
    {
      owner: 'them',
      assignee: 'Irena',
      words: /single sign-?on|whether they allow it/i,
      due: '2031-08-29',
    },
    { owner: 'us', assignee: 'Bec', words: /coorong|murray bridge|creamery|dairy|real floor/i, due: null },
    { owner: 'them', assignee: 'Warwick', words: /dusko|shift change/i, due: '2031-08-19' },
  ],
  notActions: [
    /send her the recording|don't send her anything/i,
    /close one for you now/i,
    /if you signed|ten percent off/i,
    /spare parts/i,
    /bring them some biscuits/i,
    /he'll run the demo|share my screen/i,
  ],
  open: [
    // The walk through the trial is a meeting.
    /the 28th|two suits me/i,
    /import takes/i,
    // Remarks that may count as doubts.
    /nobody opened it/i,
    /eleven clicks/i,
    /hardly any wi-?fi/i,
    /nothing's been put up/i,
    /can't say anything to that/i,
  ],
  meetings: [{ words: /the 28th/i, at: '2031-08-28T14:00' }],
  budget: null,
  notBudget: [/13,680/, /\$95\b/, /eight grand/i],
  decisionMaker: /gordana/i,
  timeline: /first of december|\b1(?:st)? (?:of )?december|december 1(?:st)?\b|2031-12-01/i,
  competitors: [],
  notCompetitors: ['Berthold', 'Coorong Creamery'],
  objections: [
    { kind: 'need', words: /fitters won't use it|print out their emails/i },
    { kind: 'timing', words: /who types in|haven't got the time/i },
  ],
  lead: {
    name: 'Warwick Tully',
    company: 'Hallett Biscuits',
    email: 'warwick.tully@hallettbiscuits.example',
  },
  mailTo: 'warwick.tully@hallettbiscuits.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?\$)?(?:13[,. ]?680|8[,. ]?000|eight grand|95\b)/i,
    /(?:warwick|irena)(?: tully)? (?:decides|signs|approves|is the decision)/i,
    /(?:group engineering|sydney) (?:decides|approves|has to approve)/i,
    /bec(?: lawler)? (?:will|to|should) send (?:gordana|the site manager|her) the recording/i,
    /ten percent discount (?:is|was|has been) (?:agreed|accepted)/i,
  ],
  mood: 'positive',
}
