import type { CallGold } from '../call-gold.ts'

/** Canada; a clinic in Halifax cancels its parking gates after an arm came down on a patient's hood; the rival is signed, so the call is about the way out. */
export const parkingBarriers: CallGold = {
  file: 'parking-barriers.srt',
  kind: 'cancellation',
  // A Tuesday, half past two in Halifax (winter time).
  calledAt: '2039-11-15T18:30:00Z',
  timeZone: 'America/Halifax',
  owner: 'Brynn MacAskill',
  us: ['Brynn'],
  people: [
    {
      id: 'lead-1',
      name: 'Gord LeBlanc',
      company: 'Fairview Renal Clinic',
      email: 'gleblanc@fairviewrenal.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Brynn', words: /gate log|\bnoon\b/i, due: '2039-11-16' },
    { owner: 'us', assignee: 'Brynn', words: /termination form|inbox today/i, due: '2039-11-15' },
    {
      owner: 'them',
      assignee: 'Gord',
      words: /shoot it back|two signatures|end of the month|signed form/i,
      due: '2039-11-30',
    },
    {
      owner: 'us',
      assignee: 'Brynn',
      words: /final statement|you'll have it friday/i,
      due: '2039-11-18',
    },
    // January third was named first.
    {
      owner: 'us',
      assignee: 'Tyrell',
      words: /take the gates out|the 29th|december 29|both arms/i,
      due: '2039-12-29',
    },
    {
      owner: 'us',
      assignee: 'Brynn',
      words: /pass holders|export|spreadsheet|a week from today/i,
      due: '2039-11-22',
    },
    { owner: 'them', assignee: 'Gord', words: /transponders|drop the box|want those back/i, due: null },
  ],
  notActions: [
    /putting a number to you|wasting your time/i,
    /comes back and does it right|that part's on you/i,
    /sent those to your help desk/i,
    /call you in the summer|i wouldn't bother/i,
    /and a review|i better not/i,
    /signed for it myself/i,
    /listened to the tape/i,
    /would've phoned first/i,
    /last thursday\./i,
  ],
  open: [
    /and the holes|cold patch/i,
    /both gates, the pay station/i,
    /any time\. there's coffee/i,
    // Remarks that may count as doubts or as one of the objections once more.
    /press four|on her hood/i,
    /in june\?/i,
    /could've come and told/i,
    /hard to argue with/i,
    /you know what tipped it/i,
    /what's it going to cost/i,
    /gate for three days|i'll live/i,
    /had your coffee/i,
    /came down the stairs/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/26[,. ]?400/, /17[,. ]?800/, /31[,. ]?000/, /eighteen bucks|\$18\b/i],
  decisionMaker: null,
  timeline:
    /new year'?s day|january 1(?:st)?\b|(?:1st|first|\b1) (?:of )?january|december 31|31(?:st)? (?:of )?december|2040-01-01|2039-12-31/i,
  competitors: ['PlateFree'],
  notCompetitors: ['Gatewise', 'Legion', 'Tyrell', 'Burnside'],
  objections: [
    { kind: 'trust', words: /third time it's stuck|don't trust out in front/i },
    { kind: 'price', words: /two arms and a box/i },
    { kind: 'competitor', words: /platefree/i },
  ],
  lead: { name: 'Gord LeBlanc', company: 'Fairview Renal Clinic', email: 'gleblanc@fairviewrenal.example' },
  mailTo: 'gleblanc@fairviewrenal.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:26[,. ]?400|17[,. ]?800|31[,. ]?000)/i,
    /gord(?: leblanc)? (?:decides|decided|signs off|approves|is the decision)/i,
    /(?:notice|cancellation) (?:is|was|has been) (?:withdrawn|taken back)/i,
    /(?:pays?|owes?|is charged) (?:an? |the )?(?:early )?(?:termination|exit) (?:fee|penalty)/i,
    /gord(?: leblanc)? (?:will|to|should|is to) (?:write|leave|post) a review/i,
    /tyrell (?:will )?(?:come|return|repair)s?[^.]* in (?:the )?spring/i,
  ],
  mood: 'negative',
}
