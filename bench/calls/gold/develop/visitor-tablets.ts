import type { CallGold } from '../call-gold.ts'

/** Netherlands; a web subtitle file; a seed grower looks at tablets for its visitors; twelve and a half thousand; nobody knows who decides since the merger; it must run when the new building opens. */
export const visitorTablets: CallGold = {
  file: 'visitor-tablets.vtt',
  kind: 'demo',
  // A Wednesday, half past nine in the Netherlands.
  calledAt: '2040-05-23T07:30:00Z',
  timeZone: 'Europe/Amsterdam',
  owner: 'Lotte van Rhee',
  us: ['Lotte van Rhee'],
  people: [
    {
      id: 'lead-1',
      name: 'Sander Kuipers',
      company: 'Nieuwkoop Zaden',
      email: 's.kuipers@nieuwkoopzaden.example',
    },
    { id: 'lead-2', name: 'Yvette Blom', company: 'Nieuwkoop Zaden', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Lotte van Rhee',
      words: /audit report|auditor|is that tested by|likes such papers/i,
      due: '2040-05-23',
    },
    {
      owner: 'us',
      assignee: 'Lotte van Rhee',
      words: /lend you a printer|would like to try|brought to your desk|not between twelve/i,
      due: '2040-05-29',
    },
    {
      owner: 'them',
      assignee: 'Sander Kuipers',
      words: /floor ?plan|architect made|email it to you by friday/i,
      due: '2040-05-25',
    },
    {
      owner: 'us',
      assignee: 'Lotte van Rhee',
      words: /price without|without (?:the )?stands|have it tomorrow/i,
      due: '2040-05-24',
    },
    { owner: 'us', assignee: 'Lotte van Rhee', words: /\bdanish\b|ask in product/i, due: '2040-05-28' },
    {
      owner: 'them',
      assignee: 'Bas',
      words: /\bbas\b|which network|about your wifi|when can he do|so on the 31st/i,
      due: '2040-05-31',
    },
  ],
  notActions: [
    /open the doors|electric locks|please no doors/i,
    /building in june/i,
    /take it outside with me/i,
    /took the wrong one|visitors from 2038/i,
    /keys come on/i,
    /it talked\./i,
    /dead or in wageningen/i,
    /direct, last week/i,
    /i write them\. i have nice/i,
    /always in the call/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /12th of june|the 12th at ten/i,
    /book stays|book may stay/i,
    /switch photos off|erased after thirty/i,
    /one who uses it/i,
    /press it, type/i,
    /must run that morning/i,
    /tell you where a tablet/i,
    // Nobody knows who decides: to some an objection.
    /since the merger|nobody can tell me|don't know it yet|then we'll see/i,
    /use your own stands/i,
    /how many visitors can it take/i,
    /takk, or how/i,
    /ours is silent/i,
  ],
  meetings: [{ words: /12th of june|the 12th at ten/i, at: '2040-06-12T10:00' }],
  budget: /twelve and a half|\b12[.,]5\b|\b12[,. ]?500|\b12[.,]5 ?k/i,
  notBudget: [/\b14[,. ]?300/i, /\b900\b/i, /two thousand for|\b2[,. ]?000\b/i, /four euros/i],
  decisionMaker: null,
  timeline:
    /third of september|september 3\b|september 3rd|september third|3(?:rd)? (?:of )?sep|sept?\.? 3\b|2040-09-03|building opens/i,
  competitors: ['Receptie Direct'],
  notCompetitors: ['Deskhello', 'Nieuwkoop Zaden', 'Wageningen', 'Utrecht', 'Bas', 'Yvette'],
  objections: [
    { kind: 'need', words: /paper book|never been broken|don't see what we need/i },
    { kind: 'trust', words: /photos worry me|that list leaks|faces in the cloud|says who/i },
    { kind: 'price', words: /that's over it|quite steep|it's a bent piece/i },
  ],
  lead: { name: 'Sander Kuipers', company: 'Nieuwkoop Zaden', email: 's.kuipers@nieuwkoopzaden.example' },
  mailTo: 's.kuipers@nieuwkoopzaden.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:14|900|2[,. ]?000|fourteen|nine hundred|two thousand)/i,
    /(?:sander|yvette|bas|lotte|the danes|the mayor)(?: kuipers| blom| van rhee)? (?:signs|decides|approves|is the decision)/i,
    /lotte(?: van rhee)? (?:will|to) (?:install|connect|add) [^.]{0,15}(?:doors|locks)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:august|june)/i,
    /(?:meeting|visit)[^.]{0,20}new building (?:is )?(?:agreed|planned|booked)/i,
  ],
  mood: 'positive',
}
