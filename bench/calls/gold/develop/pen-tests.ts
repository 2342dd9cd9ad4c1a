import type { CallGold } from '../call-gold.ts'

/** Frankfurt; a payment firm's buyer presses the price of a penetration test; a cheaper bid, last year's students; three years, slides and phishing are declined; the CTO who decided has left. */
export const penTests: CallGold = {
  file: 'pen-tests.txt',
  kind: 'negotiation',
  // A Tuesday, eleven in the morning in Frankfurt.
  calledAt: '2030-05-14T09:00:00Z',
  timeZone: 'Europe/Berlin',
  owner: 'Idris Vaughan',
  us: ['Idris'],
  people: [
    {
      id: 'lead-1',
      name: 'Ulrike Ostrowski',
      company: 'Belmira Pay',
      email: 'ulrike.ostrowski@belmirapay.example',
    },
    { id: 'lead-2', name: 'Jannik Faber', company: 'Belmira Pay', email: 'jannik.faber@belmirapay.example' },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Idris',
      words: /with a cv|three cvs|see who it is before|friday is fine/i,
      due: '2030-05-17',
    },
    { owner: 'us', assignee: 'Idris', words: /new version without|then write it so/i, due: '2030-05-15' },
    {
      owner: 'us',
      assignee: 'Idris',
      words: /ask my director|ask her today|and you tell me|by this evening/i,
      due: '2030-05-14',
    },
    {
      owner: 'them',
      assignee: 'Jannik',
      words: /get to see them|our comments on thursday|in the document/i,
      due: '2030-05-16',
    },
    {
      owner: 'them',
      assignee: 'Ulrike',
      words: /list of systems|only send encrypted|have it this month|collect it from|twenty-fourth/i,
      due: '2030-05-24',
    },
    {
      owner: 'us',
      assignee: 'Nkem',
      words: /a word with you|call you on monday|in the afternoon, please|test windows/i,
      due: '2030-05-20',
    },
    {
      owner: 'them',
      assignee: 'Ulrike',
      words: /put it before her|on the twenty-second/i,
      due: '2030-05-22',
    },
  ],
  notActions: [
    /if you take three years|three years with anybody/i,
    /signed before the end of june|such clocks/i,
    /a summary, a slide|hates slides/i,
    /phishing exercises|phishpond/i,
    /already read it, last week/i,
    /makes olive oil/i,
    /sent us two students/i,
    /paint a car/i,
    /the coffee we should change/i,
    /made us again an offer/i,
    /mail from last night/i,
  ],
  open: [
    // To pass the afternoon on to Nkem.
    /i'll let her know/i,
    // The closing call is a meeting.
    /to close it|three o'clock is good|at three i can|twenty-third at three/i,
    /this nkem can discuss|data centre moves/i,
    /take the mobile app out|land a bit under/i,
    /must be through|september to repair/i,
    /it's signed when it's right/i,
    // The retest's fee is part of the price; to some an objection of its own.
    /the retest\?|sound strange|i put it like that/i,
    /the liability is the big one/i,
    /free in july/i,
    /don't have a drawer/i,
    /make it orally/i,
    /thirty-nine, with grauwolf/i,
  ],
  meetings: [{ words: /twenty-third|at three i can|three o'clock is good/i, at: '2030-05-23T15:00' }],
  budget: /forty-eight thousand|\b48[,. ]?000|\b48k/i,
  notBudget: [
    /sixty-one(?: thousand)?|\b61[,. ]?000|\b61k/i,
    /thirty-nine|\b39[,. ]?000/i,
    /forty-four thousand|\b44[,. ]?000/i,
    /four and a half thousand|\b4[,. ]?500/i,
    /twenty thousand|\b20[,. ]?000/i,
  ],
  decisionMaker: /haller|\bcfo\b/i,
  timeline: /end of august|august 31|31(?:st)? (?:of )?august|2030-08-31/i,
  competitors: ['Grauwolf'],
  notCompetitors: ['Ninth Latch', 'Belmira Pay', 'BaFin', 'PhishPond', 'Milan', 'Nkem', 'Lisbon'],
  objections: [
    { kind: 'price', words: /far too much|can't do sixty-one|looked two times/i },
    { kind: 'trust', words: /my worry is|again come two students/i },
    { kind: 'competitor', words: /made us again an offer|forty-four thousand/i },
  ],
  lead: { name: 'Ulrike Ostrowski', company: 'Belmira Pay', email: 'ulrike.ostrowski@belmirapay.example' },
  mailTo: 'ulrike.ostrowski@belmirapay.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:61|39|44|20|4[,. ]5|sixty-one|thirty-nine|forty-four)/i,
    /(?:milan|jannik|ulrike)(?: faber| ostrowski)? (?:signs|decides|approves|is the decision)/i,
    /idris(?: vaughan)? (?:will|to) (?:send|prepare|make) [^.]{0,15}slide/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|june|july)/i,
    /(?:belmira pay|ulrike|jannik) (?:agreed|agrees|took|takes|accepted|accepts)[^.]{0,20}(?:three years|three-year)/i,
  ],
  mood: 'mixed',
}
