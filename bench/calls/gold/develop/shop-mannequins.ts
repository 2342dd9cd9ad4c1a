import type { CallGold } from '../call-gold.ts'

/** Australia; hired mannequins came without arms, scratched and in the rain; two of ours on the call; a credit note, a count in fourteen stores, a letter to the general manager, who decides. */
export const shopMannequins: CallGold = {
  file: 'shop-mannequins.txt',
  kind: 'complaint',
  // A Monday, eleven in the morning in Sydney (summer time).
  calledAt: '2031-11-10T00:00:00Z',
  timeZone: 'Australia/Sydney',
  owner: 'Jago Treloar',
  us: ['Jago', 'Ruoxi'],
  people: [
    {
      id: 'lead-1',
      name: 'Kerryn Petrovic',
      company: 'Thredwell Frocks',
      email: 'kpetrovic@thredwell.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Ruoxi', words: /arms will go out|separate carton/i, due: '2031-11-11' },
    {
      owner: 'us',
      assignee: 'Ruoxi',
      words: /scratched ones and the blokes|picked up on wednesday/i,
      due: '2031-11-12',
    },
    { owner: 'us', assignee: 'Ruoxi', words: /nine good ladies|replace the scratched/i, due: '2031-11-18' },
    { owner: 'them', assignee: 'Kerryn', words: /wet boxes/i, due: '2031-11-10' },
    { owner: 'us', assignee: 'Jago', words: /credit note/i, due: '2031-11-10' },
    {
      owner: 'them',
      assignee: 'Kerryn',
      words: /get them all to count|stores will count|one list by thursday/i,
      due: '2031-11-13',
    },
    {
      owner: 'us',
      assignee: 'Jago',
      words: /tell radovan myself|it's one page|write to radovan/i,
      due: '2031-11-14',
    },
  ],
  notActions: [
    // Refused.
    /come to chatswood myself|one more dummy/i,
    /fifteen per cent|don't talk to me about next year/i,
    /going to hold off|not ordering one more/i,
    // Taken back.
    /price on the sitting ones|you've had that|my mistake/i,
    // Done already.
    /pictures of the faces/i,
    /cardigan over/i,
    /held each of them/i,
    /bloke argued|he's left us/i,
    /sorry in advance/i,
    /no pictures of arms/i,
  ],
  open: [
    // The next talk is a meeting.
    /the four of us, on friday/i,
    /monday the seventeenth/i,
    /with both arms/i,
    /in writing/i,
    /somebody on the dock/i,
    /model number/i,
    /for our insurer/i,
    /^no arms/i,
    /how many were you thinking/i,
    /the twenty-fourth\. got it/i,
    /get me through this/i,
    // Remarks that may count as doubts.
    /believe it when/i,
    /no left arm/i,
    /scratch right down/i,
    /when the dock was shut/i,
    /hasn't opened the boxes/i,
    /add a cent/i,
    /not up to me/i,
    /contractor, not one of ours/i,
  ],
  meetings: [{ words: /seventeenth|17(?:th)? (?:of )?november|november 17/i, at: '2031-11-17T10:00' }],
  budget: /twenty-two thousand|\b22[,. ]?000|\b22k/i,
  notBudget: [/\b3[,. ]?150/i, /\$ ?640\b/i],
  decisionMaker: /radovan|ilic|general manager/i,
  timeline: /twenty-fourth|\b24(?:th)? (?:of )?november|november (?:the )?24|2031-11-24/i,
  competitors: ['Poseline'],
  notCompetitors: [
    'Formfolk',
    'Thredwell Frocks',
    'Chatswood',
    'Penrith',
    'Wollongong',
    'Melbourne',
    'Perth',
    'Teams',
  ],
  objections: [
    { kind: 'trust', words: /third delivery this year|stopped believing/i },
    { kind: 'price', words: /for freight|not paying freight/i },
    { kind: 'competitor', words: /poseline|wasn't tempted/i },
  ],
  lead: { name: 'Kerryn Petrovic', company: 'Thredwell Frocks', email: 'kpetrovic@thredwell.example' },
  mailTo: 'kpetrovic@thredwell.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?\$|aud)? ?(?:3[,. ]?150|640|6[,. ]?400)/i,
    /(?:kerryn|jago|ruoxi)(?: petrovic| treloar)? (?:signs|decides|approves|is the decision)/i,
    /jago(?: treloar)? (?:will|is going to) (?:come to|visit|help at|set up) /i,
    /(?:fifteen per ?cent|15 ?%|15 per ?cent|discount) (?:is|was|has been) (?:agreed|accepted)/i,
    /(?:ten|six|10) sitting (?:mannequins|ones) (?:are|were|have been) ordered/i,
    /(?:meeting|call) (?:is |was )?(?:agreed|set|booked|fixed|scheduled) (?:for|on) (?:this )?(?:friday|14 november|november 14)/i,
  ],
  mood: 'mixed',
}
