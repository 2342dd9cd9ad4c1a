import type { CallGold } from '../call-gold.ts'

/** Nova Scotia; with times; a builder is asked to renew his tender alerts at a higher price; seventy-two hundred; the daughter has been the president since May. */
export const tenderAlerts: CallGold = {
  file: 'tender-alerts.txt',
  kind: 'renewal',
  // A Tuesday, eleven in the morning in Halifax (summer time).
  calledAt: '2040-09-11T14:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Tavleen Gill',
  us: ['Tavleen'],
  people: [
    {
      id: 'lead-1',
      name: 'Wendell Surette',
      company: 'Fundy Bay Civil',
      email: 'wendell@fundybaycivil.example',
    },
    { id: 'lead-2', name: 'Corinne', company: 'Fundy Bay Civil', email: null },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Corinne',
      words: /ten tenders|pull ten|send them over tomorrow/i,
      due: '2040-09-12',
    },
    {
      owner: 'us',
      assignee: 'Tavleen',
      words: /rebuild (?:your|the|corinne's) filter|new filter/i,
      due: '2040-09-17',
    },
    {
      owner: 'them',
      assignee: 'Corinne',
      words: /do you have that alert|forward it to you|(?:late|truro) alert/i,
      due: '2040-09-11',
    },
    {
      owner: 'us',
      assignee: 'Tavleen',
      words: /data team|an answer by friday|real answer|(?:^|: )a real one/i,
      due: '2040-09-14',
    },
    {
      owner: 'us',
      assignee: 'Tavleen',
      words: /new quote|two users i can get|quote for two/i,
      due: '2040-09-13',
    },
    {
      owner: 'them',
      assignee: 'Corinne',
      words: /has pictures|three or four good ones|till the end of next week/i,
      due: '2040-09-21',
    },
    {
      owner: 'them',
      assignee: 'Wendell',
      words:
        /take it to her myself|talked to her by then|and janelle\?|(?:talk|speak|take)[^.]{0,25}janelle/i,
      due: '2040-09-18',
    },
  ],
  notActions: [
    /bid calendar|it has dogs on it/i,
    /should i call her/i,
    /pay the year up front|another three per cent/i,
    /change that\?|i just did it|old company name/i,
    /take back the carpets/i,
    /i'll give you that/i,
    /garth retired/i,
    /i checked with a buddy/i,
    /give us the first month/i,
    /changed the categories/i,
    /got the notice/i,
    /won one job/i,
    /took over as president/i,
    /eating a sandwich/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /tuesday the 18th/i,
    /put any add-ons/i,
    /culvert and a carpet/i,
    // Their terms: to some an objection.
    /pay by the quarter|then quarterly/i,
    /a story for our site/i,
    /let me understand first/i,
    /go through the renewal/i,
    /working on october/i,
    /settled before the 30th/i,
    /two would do/i,
    /not the small towns/i,
    /needs her name/i,
  ],
  meetings: [{ words: /tuesday the 18th/i, at: '2040-09-18T11:00' }],
  budget: /seventy-two hundred|seventy-two|\b7[,. ]?200|\b7\.2 ?k/i,
  notBudget: [
    /\b8[,. ]?640/i,
    /\b7[,. ]?500/i,
    /\b410[,. ]?000|\b410 ?k/i,
    /fifty-eight hundred|\b5[,. ]?800/i,
    /five thousand|\b5[,. ]?000/i,
  ],
  decisionMaker: /janelle|daughter|president/i,
  timeline:
    /october 1\b|october 1st|october first|first of october|1(?:st)? (?:of )?oct|oct\.? 1\b|2040-10-01/i,
  competitors: ['Tenderwatch'],
  notCompetitors: ['Bidhorn', 'Fundy Bay Civil', 'Garth', 'Digby', 'Truro', 'Moncton'],
  objections: [
    { kind: 'price', words: /fifteen per cent up|not paying that/i },
    { kind: 'need', words: /don't really need it|don't open it anymore|snowplows and carpets/i },
    { kind: 'trust', words: /count on the dates|two days after it closed|what bugs me|one in truro/i },
    { kind: 'competitor', words: /tenderwatch|a lot less money|serious offer/i },
  ],
  lead: { name: 'Wendell Surette', company: 'Fundy Bay Civil', email: 'wendell@fundybaycivil.example' },
  mailTo: 'wendell@fundybaycivil.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:cad|c?\$)? ?(?:8[,. ]?640|7[,. ]?500|410|5[,. ]?800|5[,. ]?000|fifty-eight|five thousand)/i,
    /(?:wendell|corinne|garth|tavleen)(?: surette| gill)? (?:signs|decides|approves|is the decision)/i,
    /tavleen(?: gill)? (?:will|to) (?:call|contact|ring) janelle/i,
    /(?:wendell|fundy bay civil) (?:has )?(?:renewed|will pay (?:the year )?up ?front)/i,
    /tavleen(?: gill)? (?:will|to) (?:add|give|include) [^.]{0,15}calendar/i,
  ],
  mood: 'mixed',
}
