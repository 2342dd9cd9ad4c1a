import type { CallGold } from '../call-gold.ts'

/** Kerry, Ireland; a hotel's trap backs up again; an invoice is taken off; right by the nineteenth, the day before a wedding; no budget and no decider; a jetting and a visit are declined. */
export const kitchenDrains: CallGold = {
  file: 'kitchen-drains.txt',
  kind: 'complaint',
  // A Thursday, twenty past nine in Ireland (summer time).
  calledAt: '2040-10-04T08:20:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Orlaith Meaney',
  us: ['Orlaith'],
  people: [
    {
      id: 'lead-1',
      name: 'Fintan Duggan',
      company: 'Mangerton Hotel',
      email: 'fintan@mangertonhotel.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Mossie',
      words: /mossie|with the tanker|eleven tonight|not half past one|^(?:orlaith: )?at eleven\./i,
      due: '2040-10-04',
    },
    {
      owner: 'them',
      assignee: 'Gráinne',
      words: /photos|send me on a few|do it this evening|twenty on the phone/i,
      due: '2040-10-04',
    },
    {
      owner: 'us',
      assignee: 'Orlaith',
      words: /take it off|credit note|see a credit|^(?:orlaith: )?i will\. you'll see/i,
      due: '2040-10-08',
    },
    { owner: 'us', assignee: 'Donal', words: /camera|\bdonal\b, our|on tuesday morning/i, due: '2040-10-09' },
    {
      owner: 'us',
      assignee: null,
      words: /written report|on the thursday|with pictures|hear what he found/i,
      due: '2040-10-11',
    },
    {
      owner: 'them',
      assignee: 'Fintan',
      words: /drawing|have a look for it|go up on saturday|i'll scan it|attic/i,
      due: '2040-10-06',
    },
  ],
  notActions: [
    /free jetting|want gestures|floor i can stand/i,
    /if it floods once more|i'm ringing them|long and the short/i,
    /come down and meet ye|there's no need|better off at the phone/i,
    /won't say a word/i,
    /not paying four hundred/i,
    /mop it with tablecloths/i,
    /my cousin has them/i,
    /every four weeks|leave that for now|what donal says/i,
    /told me in june/i,
    /having the beef/i,
  ],
  open: [
    /get you going/i,
    /gate code|four fours/i,
    /have you on the loudspeaker/i,
    /backing up again|all over the floor|not good at all|half ten last night/i,
    /past his elbow|the docket/i,
    /i'll tell you straight/i,
    /wedding|friday the nineteenth|i mean right|right by, at/i,
    /cheese tower|four foot|no pressure/i,
    /invoice here|be the standard/i,
    /a floor i can|and shoes/i,
    /something in the line|collapse, roots/i,
    /only one that answers/i,
    /with the disposal|with everything/i,
    /that's one thing|fair enough/i,
    /mind yourselves|let me see here/i,
    /what i think myself/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/four hundred and ten|\b410\b/i, /three twenty|\b320\b/i],
  decisionMaker: null,
  timeline: /nineteenth|oct(?:ober)?\.? 19|19(?:th)? (?:of )?oct|the 19th|before the wedding|2040-10-19/i,
  competitors: ['Kingdom Tankers'],
  notCompetitors: ['Drumcora Drains', 'Mangerton Hotel', 'Bayview', 'Tralee', 'Mossie', 'Donal', 'Cremin'],
  objections: [
    {
      kind: 'trust',
      words: /don't believe a word|told me in june|hose in past his elbow|the docket can say/i,
    },
    {
      kind: 'price',
      words:
        /not paying four hundred|didn't do right on the first|four hundred and ten euro|invoice here for the september/i,
    },
    {
      kind: 'competitor',
      words:
        /kingdom tankers|three twenty a visit|crowd in tralee|if it floods once more|that's with everything/i,
    },
  ],
  lead: { name: 'Fintan Duggan', company: 'Mangerton Hotel', email: 'fintan@mangertonhotel.example' },
  mailTo: 'fintan@mangertonhotel.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:eur|€)? ?(?:410|320|four hundred|three (?:hundred|twenty))/i,
    /(?:fintan|gráinne|grainne|donal|mossie|cousin)(?: duggan)? (?:signs|decides|approves|is the decision)/i,
    /orlaith(?: meaney)? (?:will|to) (?:visit|come down|meet)/i,
    /(?:free jetting|jetting) (?:will|is) [^.]{0,15}(?:done|agreed|accepted)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:twelfth|12 (?:september|october)|easter|june|august)/i,
  ],
  mood: 'negative',
}
