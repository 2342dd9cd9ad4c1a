import type { CallGold } from '../call-gold.ts'

/** Singapore; a web subtitle file; a coffee chain bargains for stamps on the phone; forty-two thousand for the first year; Mr Ang's chop decides, a former boss could go to fifty. */
export const loyaltyPoints: CallGold = {
  file: 'loyalty-points.vtt',
  kind: 'negotiation',
  // A Thursday, three in the afternoon in Singapore.
  calledAt: '2039-05-05T07:00:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Nurul Hamid',
  us: ['Nurul Hamid'],
  people: [
    { id: 'lead-1', name: 'Gerald Yap', company: 'Lorong Kopi', email: 'gerald@lorongkopi.example' },
    { id: 'lead-2', name: 'Mei Xuan Ong', company: 'Lorong Kopi', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Nurul Hamid',
      words: /one-pager|both options|can\. but one page|show mr ang both|monday okay|big letters/i,
      due: '2039-05-09',
    },
    {
      owner: 'us',
      assignee: 'Nurul Hamid',
      words: /draft without it|take that out|nine cents each|\bsms\b/i,
      due: '2039-05-06',
    },
    {
      owner: 'us',
      assignee: 'Nurul Hamid',
      words: /uptime|by when\?|^(?:nurul(?: hamid)?: )?wednesday\.|last ninety days/i,
      due: '2039-05-11',
    },
    {
      owner: 'them',
      assignee: 'Gerald Yap',
      words: /ask the manager there|text you tonight|could you check\?|two at the airport|airport/i,
      due: '2039-05-05',
    },
    {
      owner: 'them',
      assignee: 'Mei Xuan Ong',
      words: /addresses with opening|in a sheet|get it on tuesday|opening hours/i,
      due: '2039-05-10',
    },
  ],
  notActions: [
    /if he takes the twenty-four|kiosk|put a tray on it/i,
    /present it to mr ang|come to your office|no need\.|two hours gone/i,
    /could approve up to fifty|left in january/i,
    /tell mr ang\. he has/i,
    /printed it and used three/i,
    /cried already/i,
    /told the whole queue/i,
    /started with one pushcart/i,
    /quoted thirty-nine/i,
    /come back twice/i,
  ],
  open: [
    // Agreed: the next call, a meeting to most readers.
    /the thirteenth|thirteenth at three|three is fine/i,
    /signature by the middle/i,
    /i've got my homework/i,
    /double points|cannot miss/i,
    /start on page two|i'll say it straight/i,
    /twenty-four months from you/i,
    // Bargaining, to some an objection of its own.
    /set-up inside|^(?:mei xuan(?: ong)?: )?inside\.|all red|red is the bad/i,
    /doesn't read the second/i,
    /tell me how i put/i,
    /nothing goes out without/i,
    /gst/i,
    /forgot the name/i,
    /no such thing as wifi/i,
    /pre-order|that one you have/i,
  ],
  meetings: [{ words: /the thirteenth|thirteenth at three/i, at: '2039-05-13T15:00' }],
  budget: /forty-two|\b42\b|\b42[,. ]?000|\b42 ?k/i,
  notBudget: [
    /fifty-seven thousand six|\b57[,. ]?600/i,
    /forty-eight|\b48\b|\b48[,. ]?000|\b48 ?k/i,
    /six and a half|\b6[.,]5\b|\b6[,. ]?500/i,
    /thirty-nine|\b39\b|\b39[,. ]?000|\b39 ?k/i,
    /up to fifty|\b50[,. ]?000|\b50 ?k/i,
  ],
  decisionMaker: /mr\.? ang|\bang\b/i,
  timeline:
    /first of august|august 1\b|august 1st|august first|1(?:st)? (?:of )?aug|aug\.? 1\b|2039-08-01|national day/i,
  competitors: ['Perkly'],
  notCompetitors: ['Stampling', 'Lorong Kopi', 'Toast Republic', 'Bubble Hut', 'Cashflo', 'Jurong', 'Bedok'],
  objections: [
    { kind: 'price', words: /stamps on a phone|too much|costs me four cents/i },
    { kind: 'authority', words: /can't commit to|above my pay/i },
    {
      kind: 'trust',
      words: /spinning and spinning|tell me how i put|no points today|no such thing as wifi/i,
    },
    { kind: 'competitor', words: /mention perkly|quoted thirty-nine|says they are okay/i },
  ],
  lead: { name: 'Gerald Yap', company: 'Lorong Kopi', email: 'gerald@lorongkopi.example' },
  mailTo: 'gerald@lorongkopi.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:sgd|s?\$)? ?(?:57|48|39|50|6[.,]5|fifty|forty-eight|thirty-nine|six and)/i,
    /(?:gerald|mei xuan|nurul)(?: yap| ong| hamid)? (?:signs|decides|approves|is the decision)/i,
    /nurul(?: hamid)? (?:will|to) (?:visit|meet|present to) (?:mr\.? )?ang/i,
    /nurul(?: hamid)? (?:will|to) (?:add|include|throw in|provide) [^.]{0,15}kiosk/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:middle of june|mid-june|thirteenth|may 13)/i,
  ],
  mood: 'mixed',
}
