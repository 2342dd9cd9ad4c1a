import type { CallGold } from '../call-gold.ts'

/** A range in lakhs, an older sum and a rival's; the father-in-law decided once; the lead spells her own address. */
export const xrayFilm: CallGold = {
  file: 'xray-film.srt',
  kind: 'demo',
  // A Wednesday, four in the afternoon there.
  calledAt: '2027-12-08T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Rohit Deshpande',
  us: ['Rohit', 'Farah'],
  people: [],
  actions: [
    { owner: 'us', assignee: 'Farah', words: /cat studies/i, due: '2027-12-09' },
    { owner: 'them', assignee: 'Sanjay', words: /\bphoto\b/i, due: '2027-12-08' },
    { owner: 'us', assignee: 'Farah', words: /scanning partner/i, due: null },
    {
      owner: 'us',
      assignee: 'Rohit',
      words: /rework the proposal|revert with it|proposal from me/i,
      due: '2027-12-13',
    },
    {
      owner: 'them',
      assignee: 'Meenakshi',
      words: /discuss (?:it|the proposal|this) with|talking to my husband/i,
      due: '2027-12-12',
    },
    { owner: 'them', assignee: 'Sanjay', words: /licence/i, due: '2027-12-10' },
  ],
  notActions: [
    /gave the count/i,
    /bank finance|no loans/i,
    /call sir directly/i,
    /radiation inspector|checks the old set/i,
    /doing the demo/i,
  ],
  open: [
    // The visit is a meeting; to some also Farah's task.
    /tuesday the fourteenth|farah can bring one|try the plate/i,
    /first week of february/i,
    /proposal should go to whom/i,
    /no brochure pictures/i,
    /came after three weeks/i,
    /from 2009/i,
    /standing twelve minutes|fixer smell/i,
    /no loans/i,
  ],
  meetings: [{ words: /tuesday the fourteenth|farah can bring one|try the plate/i, at: '2027-12-14T17:00' }],
  budget: /twelve (?:and|to) fifteen|\b12\b.{0,12}\b15\b/i,
  notBudget: [
    /eighteen lakhs|\b18 ?lakhs?|\b18[,. ]?00[,. ]?000/i,
    /nine lakhs|\b9 ?lakhs?|\b9[,. ]?00[,. ]?000/i,
    /seventeen and a half|\b17\.5/i,
  ],
  decisionMaker: /raghavan|husband/i,
  timeline: /fifteenth of february|february 15|15(?:th)? (?:of )?feb/i,
  competitors: ['Lumivet'],
  notCompetitors: ['Clearplate Imaging', 'Pawsworth', 'Nagpur', 'Adyar', 'Pune'],
  objections: [
    { kind: 'price', words: /eighteen lakhs is too much/i },
    { kind: 'authority', words: /any yes on my own|without raghavan/i },
    { kind: 'timing', words: /cannot install anything in january|rabies camp/i },
  ],
  lead: {
    name: 'Meenakshi Iyer',
    company: 'Pawsworth Vet Clinics',
    email: 'meenakshi.iyer@pawsworth.example',
  },
  mailTo: 'meenakshi.iyer@pawsworth.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.? |inr )?(?:9|nine|18|eighteen|17|seventeen)\b/i,
    /(?:father-in-law|meenakshi|sanjay) (?:signs|decides|approves|is the decision)/i,
    /rohit (?:will|to) call (?:sir|dr raghavan|raghavan|her husband)/i,
    /(?:will|to) prepare (?:the )?(?:finance |loan |bank )?papers/i,
  ],
  mood: 'positive',
}
