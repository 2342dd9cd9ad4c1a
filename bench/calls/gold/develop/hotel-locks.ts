import type { CallGold } from '../call-gold.ts'

/** Penang; a subtitle file; a hotel's door locks eat their batteries; no budget, only an invoice and refunds; nobody knows who decides since the manager left; all must work by the wedding on 29 March; a mobile key and a call to the owner are declined. */
export const hotelLocks: CallGold = {
  file: 'hotel-locks.srt',
  kind: 'complaint',
  // A Wednesday, ten in the morning in Malaysia.
  calledAt: '2042-03-12T02:00:00Z',
  timeZone: 'Asia/Kuala_Lumpur',
  owner: 'Alvin Khoo',
  us: ['Alvin'],
  people: [
    {
      id: 'lead-1',
      name: 'Wai Ling',
      company: 'Kencana Esplanade Hotel',
      email: 'wailing@kencanaesplanade.example',
    },
    { id: 'lead-2', name: 'Hisham', company: 'Kencana Esplanade Hotel', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Prem',
      words: /prem will come|forty battery packs|put back the old software|around nine, before/i,
      due: '2042-03-13',
    },
    {
      owner: 'them',
      assignee: 'Hisham',
      words: /have the room numbers|can you whatsapp|plan his route|after lunch i send|in my notebook/i,
      due: '2042-03-12',
    },
    {
      owner: 'us',
      assignee: 'Alvin',
      words: /please cancel it|credit note|have it by friday|automatic or not/i,
      due: '2042-03-14',
    },
    {
      owner: 'them',
      assignee: 'Wai Ling',
      words: /copy of both|ask them nicely|get it by monday|have the receipts|accounts has/i,
      due: '2042-03-17',
    },
    {
      owner: 'us',
      assignee: 'Alvin',
      words: /in writing by the twenty-first|write down what they found|with the real cause/i,
      due: '2042-03-21',
    },
    {
      owner: 'us',
      assignee: 'Alvin',
      words: /programmer|borrow another one|bring it on tuesday/i,
      due: '2042-03-18',
    },
  ],
  notActions: [
    /mobile key|open with a card|talk about the phone/i,
    /call the owners|better not|about the uncle yet/i,
    /if even one door|bride's mother/i,
    /changed twelve/i,
    /refunded two rooms/i,
    /in january you said/i,
    /gave hisham a cap/i,
    /put it in the drawer/i,
    /shouted at my girl/i,
    /he went to langkawi/i,
  ],
  open: [
    // Agreed: the walk through the floors.
    /tuesday the eighteenth|tuesday at three|are coming tuesday|wait for you at the loading/i,
    /i also will be there|what time\?/i,
    /by then all must be working|by the twenty-ninth|in red|must everything be stable/i,
    /just fix it|will do\b/i,
    /i keep quiet/i,
    /claim it from our insurance/i,
    /give me the chance/i,
    /please don't\. i have met/i,
    // Nobody knows who decides: to some an objection.
    /now nobody knows|a new gm is coming/i,
    // What is wrong: a complaint, to some a doubt of its own.
    /four rooms cannot open|guest standing/i,
    /battery finish|since your update/i,
    /when it's charging|we have only one/i,
    /sorry no cure/i,
    /okay, fair/i,
    /my team is complete/i,
    /cannot argue/i,
    /you are on speaker/i,
    /top of the cupboard/i,
    /it must be automatic/i,
    /a good cap/i,
    // Why an offer is refused, and other complaints: to some an objection.
    /open with a card/i,
    /shouted at my girl/i,
  ],
  meetings: [{ words: /tuesday the eighteenth|tuesday at three/i, at: '2042-03-18T15:00' }],
  budget: null,
  notBudget: [
    /one thousand two hundred|\b1[,. ]?240/i,
    /thirty-eight ringgit|\b38\b/i,
    /one thousand one seven eight|\b1[,. ]?178/i,
  ],
  decisionMaker: null,
  timeline: /twenty-ninth|march 29|29(?:th)? (?:of )?mar|mar\.? 29|2042-03-29|wedding/i,
  competitors: ['Doorika'],
  notCompetitors: ['Klikpass', 'Kencana Esplanade Hotel', 'Ipoh', 'Langkawi', 'Prem', 'Balan'],
  objections: [
    {
      kind: 'trust',
      words: /in january you said|don't believe it any more|every time a new reason|firmware improved/i,
    },
    { kind: 'price', words: /not going to pay|thirty-eight ringgit|is eating/i },
    { kind: 'competitor', words: /doorika was here|seriously thinking/i },
  ],
  lead: { name: 'Wai Ling', company: 'Kencana Esplanade Hotel', email: 'wailing@kencanaesplanade.example' },
  mailTo: 'wailing@kencanaesplanade.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:myr|rm)? ?(?:1[,. ]?240|1[,. ]?178|38|one thousand)/i,
    /(?:wai ling|hisham|alvin|(?:mr )?balan|the owners?)(?: khoo)? (?:signs|decides|approves|is the decision)/i,
    /alvin(?: khoo)? (?:will|to) (?:call|apologi[sz]e to) the owner/i,
    /alvin(?: khoo)? (?:will|to) upgrade/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:december|21(?:st)? march|march 21)/i,
  ],
  mood: 'negative',
}
