import type { CallGold } from '../call-gold.ts'

/** South Africa; five lodges give back their rented juicers; a director not on the call has decided; every offer is declined; codes, collection, deposit and a disputed bill remain. */
export const breakfastJuicers: CallGold = {
  file: 'breakfast-juicers.txt',
  kind: 'cancellation',
  // A Tuesday, twenty past three in the afternoon in South Africa.
  calledAt: '2036-05-06T13:20:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Nokuthula Hadebe',
  us: ['Nokuthula'],
  people: [
    { id: 'lead-1', name: 'Retha Kriel', company: 'Fishriver Lodges', email: 'retha@fishriver.example' },
  ],
  actions: [
    { owner: 'them', assignee: 'Retha', words: /written notice|before five today/i, due: '2036-05-06' },
    {
      owner: 'us',
      assignee: 'Mandla',
      words: /mandla|lodge managers|collection time/i,
      due: '2036-05-09',
    },
    {
      owner: 'them',
      assignee: 'Retha',
      words: /gate codes|have those from you|list of codes/i,
      due: '2036-05-07',
    },
    { owner: 'us', assignee: null, words: /your deposit|pay that back/i, due: '2036-07-15' },
    {
      owner: 'us',
      assignee: 'Nokuthula',
      words: /those two call-outs|call-outs that nobody/i,
      due: '2036-05-12',
    },
    { owner: 'us', assignee: 'Busisiwe', words: /busisiwe|final statement/i, due: '2036-06-20' },
  ],
  notActions: [
    // Refused.
    /if i spoke to him|he doesn't want that/i,
    /swapped it|gone past that/i,
    /bring the rental down|eleven hundred/i,
    /pause it for|no pause either/i,
    /take them back|once they're opened/i,
    /lines for the website|week i cancel/i,
    // Conditional.
    /if we ever open/i,
    // Done already.
    /hoppers went back/i,
    /by voicemail/i,
    /every contract in april/i,
    /citrapress before you/i,
    /dropped a ham/i,
  ],
  open: [
    // The last check is a meeting.
    /first of july|the first is the auditors/i,
    /thursday the third/i,
    /sixty days/i,
    /thirtieth of june/i,
    /we're stopping|you want to stop/i,
    /just be bottles/i,
    /^to me, please|^to you\b/i,
    /who fetches what/i,
    /the ham's on us/i,
    /i'd like that/i,
    /hear it from you/i,
    /that helps me/i,
    // Remarks that may count as doubts.
    /not happy with that/i,
    /didn't rain/i,
    /not a maybe/i,
  ],
  meetings: [{ words: /thursday the third|\b3(?:rd)? (?:of )?july|july 3\b/i, at: '2036-07-03T09:00' }],
  budget: null,
  notBudget: [
    /sixty-two rand|R ?62\b/i,
    /\b1[,. ]?450/i,
    /\b1[,. ]?100|eleven hundred/i,
    /\b18[,. ]?000/i,
    /\b2[,. ]?380/i,
  ],
  decisionMaker: /ebrahim|cassim|operations director/i,
  timeline: /thirtieth of june|\b30(?:th)? (?:of )?june|june (?:the )?30|2036-06-30/i,
  competitors: ['Citrapress'],
  notCompetitors: ['Squeezewell', 'Fishriver Lodges', 'Hluhluwe', 'Cathkin', 'Nelspruit', 'Ballito', 'Sarel'],
  objections: [
    { kind: 'price', words: /sixty-two rand|can't carry that/i },
    { kind: 'need', words: /nobody drinks it|need five juicers/i },
    { kind: 'trust', words: /four breakdowns|trust that machine/i },
  ],
  lead: { name: 'Retha Kriel', company: 'Fishriver Lodges', email: 'retha@fishriver.example' },
  mailTo: 'retha@fishriver.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:R|zar)? ?(?:62\b|1[,. ]?450|1[,. ]?100|18[,. ]?000|2[,. ]?380)/i,
    /(?:retha|mandla|busisiwe|nokuthula|sarel)(?: kriel| hadebe)? (?:signs|decides|decided|approves|is the decision)/i,
    /(?:pause|lower rental|R ?1[,. ]?100) (?:is|was|has been) (?:agreed|accepted)/i,
    /retha(?: kriel)? (?:will|agreed to) (?:write|give) [^.]{0,30}(?:website|testimonial|reference)/i,
    /(?:check|meeting|call) (?:is |was )?(?:agreed|set|booked|fixed|scheduled) (?:for|on) [^.]{0,12}(?:first of july|1 july|july 1\b)/i,
    /(?:ends|end|out) (?:on|by) (?:the )?(?:5 july|july 5|fifth of july)/i,
  ],
  mood: 'negative',
}
