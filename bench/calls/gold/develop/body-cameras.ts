import type { CallGold } from '../call-gold.ts'

/** Canada; a police service haggles over cameras worn by officers: the storage is robbery, the server may be American, the rival's clip holds; the commission has voted the money and the chief picks. */
export const bodyCameras: CallGold = {
  file: 'body-cameras.srt',
  kind: 'negotiation',
  // A Wednesday, two in the afternoon in New Brunswick (summer time).
  calledAt: '2031-05-14T17:00:00Z',
  timeZone: 'America/Moncton',
  owner: 'Meredith Vance',
  us: ['Meredith'],
  people: [
    {
      id: 'lead-1',
      name: 'Luc Thériault',
      company: 'Miramar Bay Regional Police',
      email: 'luc.theriault@miramarbaypolice.example',
    },
    {
      id: 'lead-2',
      name: 'Dana Fitch',
      company: 'Miramar Bay Regional Police',
      email: 'dana.fitch@miramarbaypolice.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Meredith', words: /overage|go over the pool/i, due: '2031-05-15' },
    { owner: 'us', assignee: 'Meredith', words: /residency letter/i, due: '2031-05-21' },
    { owner: 'us', assignee: 'Meredith', words: /redo the contract/i, due: '2031-05-16' },
    { owner: 'us', assignee: 'Meredith', words: /courier you six|magnetic mount/i, due: '2031-05-15' },
    {
      owner: 'them',
      assignee: 'Luc',
      words: /how many (?:of them )?came back|find out and email the two/i,
      due: '2031-05-20',
    },
    {
      owner: 'them',
      assignee: 'LeBlanc',
      words: /leblanc|privacy assessment/i,
      due: '2031-05-31',
    },
    { owner: 'them', assignee: 'Dana', words: /billing details/i, due: '2031-05-14' },
  ],
  notActions: [
    // Refused.
    /longer term interest|doesn't bind the next/i,
    /like a demonstration|she had yours in february/i,
    /says everything on signing|say everything on signing/i,
    // Jokes.
    /putting that in the brochure|right beside/i,
    // Done already.
    /sent that in march|so you did/i,
    /lent us ten/i,
    /the 22nd, same time/i,
    /i'm leaving it/i,
    /ask me after/i,
  ],
  open: [
    // The next call is a meeting.
    /friday the 23rd|ten is good/i,
    /send the invitation/i,
    // How it will be paid: settled, carried out by the contract.
    /half and half|second half comes|thirty days after delivery/i,
    /by a person/i,
    /pooled plan at/i,
    /can't ship without/i,
    /mind the snowbanks/i,
    /proof of insurance/i,
    /been bitten/i,
    // Remarks that may count as doubts.
    /41 officers|seven recruits/i,
    /brochure says/i,
    /^barely/i,
    /no second envelope/i,
    /\$71,424/i,
    /missing something/i,
    /i recommend, dana counts/i,
    /commission's? (?:choice|votes)|vote the money/i,
    /ten weeks after the order/i,
  ],
  meetings: [{ words: /friday the 23rd|may 23|23 may/i, at: '2031-05-23T10:00' }],
  budget: /sixty-eight|\b68[,. ]?000|\b68k/i,
  notBudget: [
    /\b54[,. ]?720/i,
    /\b16[,. ]?704/i,
    /\b71[,. ]?424/i,
    /\b12[,. ]?672/i,
    /\b67[,. ]?392/i,
    /\b1[,. ]?140\b/i,
  ],
  decisionMaker: /arsenault|\bchief\b/i,
  timeline: /september 1\b|september first|\b1(?:st)? (?:of )?september|2031-09-01/i,
  competitors: ['Halcyon'],
  notCompetitors: ['Clearvest', 'Montreal', 'Toronto', 'Roy', 'LeBlanc', 'Arsenault'],
  objections: [
    { kind: 'price', words: /that's robbery|video of a parked car/i },
    { kind: 'trust', words: /american server|want to say canada/i },
    { kind: 'competitor', words: /prefer theirs|lost in a snowbank/i },
  ],
  lead: {
    name: 'Luc Thériault',
    company: 'Miramar Bay Regional Police',
    email: 'luc.theriault@miramarbaypolice.example',
  },
  mailTo: 'luc.theriault@miramarbaypolice.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ca)?\$?(?:54[,. ]?720|71[,. ]?424|67[,. ]?392|16[,. ]?704|12[,. ]?672)/i,
    /(?<!not )\b(?:luc|dana|meredith|leblanc)(?: th[ée]riault| fitch| vance)? (?:signs|decides|approves|has the last word|is the decision)/i,
    /(?<!no )five[- ]year (?:deal|term|contract) (?:is|was|has been) (?:agreed|accepted|signed)/i,
    /(?:next (?:call|meeting|talk|visit)|(?:call|meeting|talk|visit) (?:is |was )?(?:agreed|fixed|set|planned|booked)):? (?:is )?(?:on |for )?(?:thursday|may 22|22 may)/i,
    /halcyon (?:was|has been) (?:chosen|selected)|chief (?:has )?already (?:chose|chosen|decided)/i,
  ],
  mood: 'mixed',
}
