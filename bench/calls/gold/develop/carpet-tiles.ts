import type { CallGold } from '../call-gold.ts'

/** India; lakhs; a rate is haggled over, a rival is seven per cent cheaper, a floor like a chess board; a subtitle file; the CFO decides, once it was the chairman; no spare tiles. */
export const carpetTiles: CallGold = {
  file: 'carpet-tiles.srt',
  kind: 'negotiation',
  // A Monday, half past eleven in Pune.
  calledAt: '2036-10-06T06:00:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Lalit Bajaj',
  us: ['Lalit'],
  people: [
    {
      id: 'lead-1',
      name: 'Arvind Kelkar',
      company: 'Chandrakor Estates',
      email: 'arvind.kelkar@chandrakor.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Arvind',
      words: /share the sheet|whatsapp it|i have their sheet/i,
      due: '2036-10-06',
    },
    {
      owner: 'us',
      assignee: 'Lalit',
      words: /director for a better rate|when do i have it|wednesday evening/i,
      due: '2036-10-08',
    },
    {
      owner: 'us',
      assignee: 'Lalit',
      words: /from one dye lot|that in writing|in writing on the order|letter from the factory/i,
      due: '2036-10-08',
    },
    {
      owner: 'them',
      assignee: 'Roxanne',
      words: /measure the moisture|pujari|the readings|on thursday, perfect/i,
      due: '2036-10-09',
    },
    {
      owner: 'us',
      assignee: 'Shobha',
      words: /gst certificate|shobha|mail both tomorrow/i,
      due: '2036-10-07',
    },
    {
      owner: 'us',
      assignee: 'Lalit',
      words: /put that to my director|okay, with the rate|come to it with the rate/i,
      due: '2036-10-08',
    },
  ],
  notActions: [
    /underlay out|underlay stays/i,
    /takes away the old carpet|thirty rupees|scrap fellow/i,
    /some spare tiles|client keeps nothing/i,
    /bring a lawyer/i,
    /it was poured on/i,
    /went home in ganpati/i,
    /has had his forty/i,
    /pictures of handles/i,
    /everything was maroon/i,
    /i will be in goa/i,
    /we always do thirty/i,
  ],
  open: [
    // The visit is a meeting; to some also a task.
    /hinjewadi|which you did some years back|friday eleven|i'll drive/i,
    // A kind joke with a condition.
    /bring the sweets|dinner at the site/i,
    /lay in three weeks|comes by the sixteenth/i,
    /put my name on it|another kelkar/i,
    /ask the daughter/i,
    /everything must be down/i,
    // How it is paid; to some a point of price.
    /fifty per cent with the order/i,
    /screed on the third floor/i,
    /layers all go home/i,
  ],
  meetings: [{ words: /friday eleven|take you there on friday/i, at: '2036-10-10T11:00' }],
  budget: /thirty-eight lakh|\b38 ?lakh|\b38[,. ]?00[,. ]?000|\b3[,. ]?800[,. ]?000|\b3\.8 ?m/i,
  notBudget: [
    /forty-two and a half|\b42\.5/i,
    /eleven hundred and twenty|\b1[,. ]?120/i,
    /his forty|\b40 ?lakh/i,
    /sixty rupees|\b60 rupees/i,
    /thirty rupees|\b30 rupees/i,
  ],
  decisionMaker: /deshmukh|\bcfo\b/i,
  timeline: /tenth of november|november 10|10(?:th)? (?:of )?november|by the tenth|2036-11-10/i,
  competitors: ['Weftone'],
  notCompetitors: ['Pilefield', 'Diwali', 'Hinjewadi', 'Baner', 'Goa', 'Pujari', 'Shobha'],
  objections: [
    { kind: 'price', words: /on the higher side|that is all i have/i },
    { kind: 'competitor', words: /weftone has quoted|pay you more/i },
    { kind: 'trust', words: /like a chess board|one bad experience|sure that yours match/i },
  ],
  lead: { name: 'Arvind Kelkar', company: 'Chandrakor Estates', email: 'arvind.kelkar@chandrakor.example' },
  mailTo: 'arvind.kelkar@chandrakor.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr)? ?(?:42|40|1[,. ]?120|forty|eleven hundred)/i,
    /(?:arvind|roxanne|pujari|(?:old )?chairman)(?: kelkar)? (?:signs|decides|approves|is the decision)/i,
    /(?:lalit|pilefield)(?: bajaj| carpets)? (?:will|to) (?:leave|supply|deliver)[^.]{0,20}spare/i,
    /(?:lalit|pilefield)(?: bajaj| carpets)? (?:will|to) (?:remove|take away)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:nineteenth|october 19|19 october|diwali|sixteenth|october 16)/i,
  ],
  mood: 'mixed',
}
