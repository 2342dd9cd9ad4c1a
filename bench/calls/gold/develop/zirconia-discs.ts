import type { CallGold } from '../call-gold.ts'

/** Ireland; a dental lab rings mad at its supplier of zirconia: nineteen cracked crowns out of one lot, a cheaper man from Castlebar; new discs tomorrow, a credit note before the books close, a report brought forward. */
export const zirconiaDiscs: CallGold = {
  file: 'zirconia-discs.txt',
  kind: 'complaint',
  // A Thursday, five past four in Ireland (winter time, no offset).
  calledAt: '2031-10-30T16:05:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Dearbhla Nee',
  us: ['Dearbhla'],
  people: [
    {
      id: 'lead-1',
      name: 'Fintan Geraghty',
      company: 'Geraghty Dental Ceramics',
      email: 'fintan@geraghtyceramics.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Fintan',
      words: /\btub\b|courier calling|broken (?:units|crowns|pieces)/i,
      due: '2031-10-31',
    },
    {
      owner: 'us',
      assignee: 'Dearbhla',
      words:
        /different lot|drive out with them|before you have your dinner|four (?:new |replacement |other )?discs/i,
      due: '2031-10-31',
    },
    { owner: 'us', assignee: 'Dearbhla', words: /credit note/i, due: '2031-10-31' },
    {
      owner: 'us',
      assignee: 'Dearbhla',
      words: /curve for the new lot|print (?:out )?(?:the|a) (?:sintering )?curve/i,
      due: '2031-10-31',
    },
    // The fourteenth at first, then the seventh.
    {
      owner: 'us',
      assignee: 'Ingrid',
      words: /\breport\b|from her the seventh|bits land with her/i,
      due: '2031-11-07',
    },
    {
      owner: 'them',
      assignee: 'Orla',
      words: /job sheets|orla has them|send them on to you/i,
      due: '2031-11-03',
    },
    {
      owner: 'us',
      assignee: 'Dearbhla',
      words: /it in writing|lot(?:'s| has| is| was) (?:been )?pulled|in writing/i,
      due: '2031-10-30',
    },
  ],
  notActions: [
    /hours we can't pay/i,
    /give her a ring/i,
    /do something on the price/i,
    /write him a line/i,
    /haven't milled it yet/i,
    /put it in the roof/i,
    /let ye away with/i,
    /calibrated on the third/i,
    /i'm not touching them/i,
  ],
  open: [
    /leave her to me|leaving her to you/i,
    /put my name on it/i,
    /would monday be any use|monday's no use/i,
    /hession wants six/i,
    /writing that on the wall/i,
    /so it'll be in before/i,
    // Remarks that may count as doubts or as one of the objections once more.
    /how long do they take|waiting till june/i,
    /long time with his card/i,
    /furnace full of rubbish/i,
    /hairlines|nineteen units/i,
    /it's the hours/i,
    /running clean by then/i,
    /don't say the furnace/i,
    /nothing over five hundred|she's raging/i,
    /the one, to try/i,
    /making it up/i,
  ],
  meetings: [],
  budget: /eleven hundred|\b1[,. ]?100\b/i,
  notBudget: [
    /forty-two grand|\b42[,. ]?000|\b42k/i,
    /\b740\b/,
    /\b564\b/,
    /\b81\b/,
    /\b94\b/,
    /five hundred|€ ?500\b/i,
  ],
  decisionMaker: /majella/i,
  timeline: /(?:1st|first|\b1) (?:of )?december|december 1\b|(?:start|beginning) of december|2031-12-01/i,
  competitors: ['Molar Direct'],
  notCompetitors: ['Corrib', 'Hession', 'Majella', 'Ingrid', 'Padraic'],
  objections: [
    { kind: 'trust', words: /it's the second time|don't know what i'm going to find/i },
    { kind: 'competitor', words: /molar direct|no answer for her/i },
  ],
  lead: {
    name: 'Fintan Geraghty',
    company: 'Geraghty Dental Ceramics',
    email: 'fintan@geraghtyceramics.example',
  },
  mailTo: 'fintan@geraghtyceramics.example',
  never: [
    /budget(?: (?:is|of))?:? ?€? ?(?:42|740|564|500|forty-two|five hundred)/i,
    /(?:fintan|his father|mr geraghty|orla)(?: geraghty)? (?:decides|signs off|approves|is the decision)/i,
    /dearbhla(?: nee)? (?:will|to|should|is to) (?:ring|call|phone) majella/i,
    /(?:overtime|labour|hours) (?:will be|are|is|to be) (?:paid|compensated|credited|refunded)/i,
    /(?:has|have) (?:already )?(?:switched|moved|gone over) to molar direct/i,
    /furnace (?:was|is) (?:out of calibration|to blame|the cause|at fault)/i,
  ],
  mood: 'mixed',
}
