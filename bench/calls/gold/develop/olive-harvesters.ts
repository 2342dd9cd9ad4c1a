import type { CallGold } from '../call-gold.ts'

/** South Australia; the hire of olive shakers is haggled over; thirty-six thousand for the whole pick; she decides since July; from the twentieth of April; two seasons, a crew and a waiver are declined. */
export const oliveHarvesters: CallGold = {
  file: 'olive-harvesters.txt',
  kind: 'negotiation',
  // A Wednesday, half past two in the afternoon in South Australia (summer time).
  calledAt: '2043-01-21T04:00:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Brodie Schild',
  us: ['Brodie'],
  people: [
    {
      id: 'lead-1',
      name: 'Rosanna Pellegrino',
      company: 'Wirrabeel Olives',
      email: 'rosanna@wirrabeelolives.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Brodie',
      words: /marg heysen|number for her|check with her first|text it to you tomorrow/i,
      due: '2043-01-22',
    },
    {
      owner: 'us',
      assignee: 'Brodie',
      words:
        /redo the quote|need it before then|have it tuesday|public holiday|that'll do nicely|on their own line|in the new quote/i,
      due: '2043-01-27',
    },
    {
      owner: 'them',
      assignee: 'Rosanna',
      words: /map of the rows|irrigation people|over the weekend|drip lines/i,
      due: '2043-01-25',
    },
    {
      owner: 'them',
      assignee: 'Vince',
      words:
        /eighty centimetres|my sort of job|end of february|lift(?:ing)? the trees|trees down by the creek/i,
      due: '2043-02-28',
    },
    {
      owner: 'us',
      assignee: 'Brodie',
      words: /leanne|this arvo|quarter when we book|by tomorrow night/i,
      due: '2043-01-22',
    },
    {
      owner: 'them',
      assignee: 'Rosanna',
      words: /certificate|have to ring them|end of the month/i,
      due: '2043-01-31',
    },
  ],
  notActions: [
    /two seasons|one year at a time|ask me after the pick/i,
    /no crews|send a picking crew/i,
    /damage waiver|already covered/i,
    /never doing that again/i,
    /bark off forty trees/i,
    /signed the place over/i,
    /dawn service/i,
    /drove into the dam/i,
    /two eighty a day/i,
    /up in clare/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /twenty-ninth|thursday at two|give you a call once/i,
    /off my head|one of your hats|ask him about the hat|he'll take it/i,
    // She asks for other terms: to some an objection.
    /half up front|quarter when we book/i,
    /with the accountant on wednesday/i,
    /that's what the last bloke said|something always breaks/i,
    /could you live with one shaker|how long would it take/i,
    /ring them\./i,
    /you could talk to her/i,
    /i'll put you on speaker|give me a tick/i,
    /i've got a machine free/i,
    /pretending to do the books/i,
    /leaning their way/i,
    /haven't sat down/i,
    /trip over them/i,
    /that'd be good/i,
    /it can't really be later/i,
  ],
  meetings: [{ words: /thursday the twenty-ninth|thursday at two|two o'clock/i, at: '2043-01-29T14:00' }],
  budget: /thirty-six|\b36[,. ]?000|\b36 ?k\b/i,
  notBudget: [
    /forty-four thousand|\b44[,. ]?000|\b44 ?k/i,
    /fifty-one thousand|\b51[,. ]?000|\b51 ?k/i,
    /thirty-four|\b34[,. ]?000|\b34 ?k/i,
    /two eighty|\b280\b/i,
    /nine hundred|\$ ?900\b/i,
  ],
  decisionMaker: /rosanna/i,
  timeline: /april|2043-04-20|monday the twentieth|\b20 apr|apr\.? 20/i,
  competitors: ['Treeline Harvest'],
  notCompetitors: [
    'Grovemate',
    'Wirrabeel Olives',
    'Willunga',
    'Clare',
    'Leanne',
    'Marg Heysen',
    'Anzac Day',
  ],
  objections: [
    { kind: 'price', words: /lot more than we can pay|forty-four thousand for three/i },
    { kind: 'trust', words: /bark off forty trees|so that worries me|last bloke said/i },
    { kind: 'competitor', words: /treeline|leaning their way/i },
  ],
  lead: { name: 'Rosanna Pellegrino', company: 'Wirrabeel Olives', email: 'rosanna@wirrabeelolives.example' },
  mailTo: 'rosanna@wirrabeelolives.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aud|a?\$)? ?(?:44|51|34|280|900|forty-four|fifty-one|thirty-four)/i,
    /(?:vince|leanne|brodie|accountant|marg)(?: schild| heysen| pellegrino)? (?:signs|decides|approves|is the decision)/i,
    /(?:rosanna|wirrabeel olives)(?: pellegrino)? (?:has )?(?:booked|signed|accepted|taken the waiver)/i,
    /brodie(?: schild)? (?:will|to) (?:send|supply|bring) [^.]{0,15}(?:picking )?crew/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:anzac|july|february)/i,
  ],
  mood: 'mixed',
}
