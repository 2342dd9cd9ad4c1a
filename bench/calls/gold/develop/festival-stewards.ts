import type { CallGold } from '../call-gold.ts'

/** Yorkshire; a folk festival leaves its stewards after a bad Saturday and lets them price the car parks; a deposit, a rival's price and hourly rates beside the budget; the chair has the say now. */
export const festivalStewards: CallGold = {
  file: 'festival-stewards.txt',
  kind: 'cancellation',
  // A Tuesday, four in the afternoon in Yorkshire.
  calledAt: '2030-09-17T15:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Leanne Hardcastle',
  us: ['Leanne', 'Sanjay'],
  people: [
    { id: 'lead-1', name: 'Callum Birtwhistle', company: 'Dales Folk', email: 'callum@dalesfolk.example' },
  ],
  actions: [
    { owner: 'us', assignee: 'Leanne', words: /who had the roster|i'd like to know, yeah/i, due: null },
    {
      owner: 'them',
      assignee: 'Callum',
      words: /in an email tonight|give us it in writing/i,
      due: '2030-09-17',
    },
    {
      owner: 'us',
      assignee: 'Leanne',
      words: /would you confirm it|get it friday|when'd that be|i will\.$/im,
      due: '2030-09-20',
    },
    {
      owner: 'us',
      assignee: 'Maureen',
      words: /maureen|there's the deposit|looking out for it/i,
      due: '2030-10-10',
    },
    {
      owner: 'them',
      assignee: 'Danny',
      words: /danny|drop them off|ten radios with you/i,
      due: '2030-09-21',
    },
    {
      owner: 'us',
      assignee: 'Sanjay',
      words: /incident log|wants typing|friday week|by when, though|that'd do\./i,
      due: '2030-09-27',
    },
    {
      owner: 'us',
      assignee: 'Leanne',
      words: /price up just|had it by monday|monday\. i'll do it|see the harm/i,
      due: '2030-09-23',
    },
    { owner: 'them', assignee: 'Callum', words: /trustees on thursday|tell her then/i, due: '2030-09-19' },
  ],
  notActions: [
    /ten percent/i,
    /giving her a bell|with a whistle/i,
    /change her mind about|she won't/i,
    /dog unit|whippets/i,
    /if you'd rung me/i,
    /sell the raffle/i,
    /had a hip done|she'd a hip/i,
    /out for the conkers\?|don't ask/i,
    /used to be me/i,
  ],
  open: [
    // The talk is a meeting; to some also a task.
    /second of october|come to the office/i,
    /tell your kyle|made up\. ta-ra/i,
    /i look every morning/i,
    /want shot of it|we can do that/i,
    /new licence application/i,
    /can't promise owt|has the say now/i,
    // The end itself: to some an objection.
    /want to finish|not going to use you/i,
    /nobody rang|got twenty\./i,
    /so long as it's not/i,
    /who you're going to/i,
    /quoted us twenty-one/i,
    /it's gone up/i,
  ],
  meetings: [{ words: /second of october/i, at: '2030-10-02T10:00' }],
  budget: /twenty-four thousand|\b24[,. ]?000|\b24k/i,
  notBudget: [
    /twenty-one and a half|\b21[,. ]?500|\b21\.5/i,
    /eighteen hundred|\b1[,. ]?800/i,
    /nineteen (?:pound )?eighty|\b19\.80/i,
  ],
  decisionMaker: /judith|\bames\b|\bchair\b/i,
  timeline: /thirty-first|end of october|october 31|31(?:st)? (?:of )?october|first of november/i,
  competitors: ['Bluecoat Events'],
  notCompetitors: ['Ridgeway Stewards', 'Dales Folk', 'Ripley', 'Maureen', 'Danny', 'Kyle', 'Broadbent'],
  objections: [
    { kind: 'trust', words: /can't rely on you|nobody rang/i },
    { kind: 'price', words: /too dear|it's gone up/i },
    { kind: 'competitor', words: /bluecoat events|quoted us twenty-one/i },
  ],
  lead: { name: 'Callum Birtwhistle', company: 'Dales Folk', email: 'callum@dalesfolk.example' },
  mailTo: 'callum@dalesfolk.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:£|gbp)? ?(?:21|1[,. ]?800|19|twenty-one|eighteen|nineteen)/i,
    /(?:callum|\bpam|danny|kyle|maureen)(?: birtwhistle)? (?:signs|decides|approves|is the decision)/i,
    /leanne(?: hardcastle)? (?:will|to) (?:call|ring|contact) judith/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:christmas|july|may\b)/i,
    /(?:dog unit|ten percent|10 ?%) (?:is |was )?(?:agreed|accepted)/i,
  ],
  mood: 'negative',
}
