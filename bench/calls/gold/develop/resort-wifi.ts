import type { CallGold } from '../call-gold.ts'

/** The Philippines; wifi for an island resort; two point eight million approved, three point six quoted; the owner signs, a board did; the present provider is cheaper; a trial and a presentation are declined. */
export const resortWifi: CallGold = {
  file: 'resort-wifi.txt',
  kind: 'demo',
  // A Tuesday, two in the afternoon in the Philippines.
  calledAt: '2041-06-18T06:00:00Z',
  timeZone: 'Asia/Manila',
  owner: 'Jericho Salonga',
  us: ['Jericho'],
  people: [
    {
      id: 'lead-1',
      name: 'Marivic Abad',
      company: 'Isla Taguan Resort',
      email: 'marivic@islataguan.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Jericho',
      words:
        /new quotation like that|have it on friday|friday, okay|what we can remove|without the court|(?:send|make|prepare|provide|submit|deliver)[^.]{0,30}quotation|revised? quot/i,
      due: '2041-06-21',
    },
    {
      owner: 'us',
      assignee: 'Jericho',
      words: /\bcora\b|have her number|ask her first|text you the number|number tomorrow|that would help/i,
      due: '2041-06-19',
    },
    {
      owner: 'them',
      assignee: 'Rommel',
      words: /floor plan|with the architect|get it from him|send it to you on monday|monday is good/i,
      due: '2041-06-24',
    },
    {
      owner: 'us',
      assignee: 'Arvin',
      words:
        /measure the trench|second and measure|come on the second|arvin (?:will|to) (?:come|measure|visit)|the second is okay/i,
      due: '2041-07-02',
    },
    {
      owner: 'them',
      assignee: 'Marivic',
      words: /reserve a room|room for (?:him|arvin)/i,
      due: '2041-06-18',
    },
  ],
  notActions: [
    /if i present to him|present to him|not yet\. let me/i,
    /access point in the lobby for a month|no need, jericho|free, as a trial/i,
    /sent it last week|received the survey report/i,
    /refunded that couple/i,
    /made us an offer/i,
    /did they do a survey/i,
    /if the order is in/i,
    /signs everything himself/i,
    /read it twice|read the first three/i,
  ],
  open: [
    // Their talk on the twenty-sixth.
    /twenty-sixth/i,
    /go through your new quotation/i,
    // How the work would go.
    /hill can be september|september is okay|lobby side first/i,
    /can come later/i,
    /so you will dig|we follow the water line|we go by fiber/i,
    /server room was flooded|main switch, where/i,
    /share my screen/i,
    /leave it at that/i,
    /within twenty-four hours|if there's a boat/i,
    /that depends on mr lim/i,
    /ask another resort/i,
    /i believe you that it works/i,
    /choppy|aircons/i,
    /let's go to the price/i,
    /how about the staff house/i,
    /almost zero|no signal/i,
    /i have to consider it/i,
  ],
  meetings: [{ words: /twenty-sixth/i, at: '2041-06-26T10:00' }],
  budget: /two point eight|\b2\.8 ?(?:m|million)?\b|\b2[,. ]?800[,. ]?000|\b2800 ?k/i,
  notBudget: [
    /three point six|\b3\.6|\b3[,. ]?600[,. ]?000/i,
    /two million|\b2 ?million|\b2[,. ]?000[,. ]?000/i,
    /fifty-six thousand|\b56[,. ]?000/i,
    /twenty-eight thousand|\b28[,. ]?000/i,
  ],
  decisionMaker: /\blim\b|benedict|\bowner\b/i,
  timeline: /mid[- ]?(?:of )?november|middle of november|peak season|november 15|15 november/i,
  competitors: ['Islanet'],
  notCompetitors: [
    'Lumbra Networks',
    'Isla Taguan Resort',
    'Punta Bayog',
    'Puerto Princesa',
    'Makati',
    'Facebook',
    'Arvin',
  ],
  objections: [
    { kind: 'timing', words: /july and august|people digging|it's the koreans/i },
    { kind: 'price', words: /too high for us|i was shocked/i },
    {
      kind: 'competitor',
      words: /islanet made us|two million, all in|much cheaper than yours|i have to consider it/i,
    },
    {
      kind: 'trust',
      words: /supplier of our cctv|never came back|sure that you'll come|very far here|what worries me/i,
    },
  ],
  lead: { name: 'Marivic Abad', company: 'Isla Taguan Resort', email: 'marivic@islataguan.example' },
  mailTo: 'marivic@islataguan.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:php|₱)? ?(?:3\.6|2 million|56|28[,. ]?000|three point six|two million|fifty-six|twenty-eight)/i,
    /(?:marivic|rommel|board)(?: abad)? (?:signs|decides|approves|is the decision)/i,
    /jericho(?: salonga)? (?:will|to) (?:present|install|put one)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:2 july|july 2|end of july|september|26 june|june 26)/i,
  ],
  mood: 'mixed',
}
