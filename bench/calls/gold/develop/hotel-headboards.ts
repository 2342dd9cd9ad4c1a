import type { CallGold } from '../call-gold.ts'

/** India; headboards for a palace hotel, imported by a colleague who is to measure and isn't on the call: a sample that lifted, sixteen thousand elsewhere, a wedding after Diwali; who decides isn't said, and only a consultant's address. */
export const hotelHeadboards: CallGold = {
  file: 'hotel-headboards.txt',
  kind: 'imported',
  // A Wednesday, eleven in the morning in India.
  calledAt: '2035-07-11T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Farhan Qureshi',
  us: ['Kavita Menon'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Rohan Thakkar',
      words: /room list|have to recount|by the 20th/i,
      due: '2035-07-20',
    },
    {
      owner: 'us',
      assignee: 'Kavita Menon',
      words: /rework the rate|ply back|back is ply|day after tomorrow/i,
      due: '2035-07-13',
    },
    { owner: 'them', assignee: 'Leela Fernandes', words: /\bcourier|swatch/i, due: '2035-07-12' },
    {
      owner: 'us',
      assignee: 'Kavita Menon',
      words: /shop drawing|cut-outs|agniconsult|copy to our fire/i,
      due: '2035-07-14',
    },
    {
      owner: 'us',
      assignee: 'Kavita Menon',
      words: /certificate|foam tested|paper was for mattresses/i,
      due: '2035-07-11',
    },
    { owner: 'us', assignee: 'Farhan', words: /farhan|measure three/i, due: '2035-07-17' },
    { owner: 'them', assignee: 'Rohan Thakkar', words: /bhupesh|site engineer|his number/i, due: null },
  ],
  notActions: [
    // Refused or conditional.
    /second sample/i,
    /care contract|own carpenter/i,
    /mid-september|forty per cent/i,
    /under sixteen i can't/i,
    // Done already.
    /lobby sofas|those in april/i,
    /came by bus/i,
    /came down on a guest/i,
    /different glue now/i,
  ],
  open: [
    // The next talk is a meeting.
    /monday the 23rd/i,
    /if the rain allows/i,
    /workshop in jodhpur|after the monsoon/i,
    /last lot leaves|three lots/i,
    /whatsapp/i,
    /noted\. and for you/i,
    /four bolts/i,
    /between the indigo/i,
    // Remarks that may count as doubts.
    /fifty in advance|burnt our fingers/i,
    /small letters/i,
    /one has to ask|keep it under sixteen/i,
    /had to crawl/i,
    /nothing is straight/i,
    /i can't cut/i,
    /last vendor/i,
  ],
  meetings: [{ words: /monday the 23rd|23 july|july 23/i, at: '2035-07-23T16:00' }],
  budget: /twenty-two lakhs?|\b22 ?lakhs?|\b22,?00,?000|\b2[,. ]?200[,. ]?000|\b22 ?L\b|\b2[.,]2 ?m/i,
  notBudget: [
    /twenty-five lakh|\b25\.9\b|\b25,?90,?000|\b2[,. ]?590[,. ]?000/i,
    /eighteen thousand five hundred|\b18[,. ]?500/i,
    /sixteen thousand|\b16[,. ]?000/i,
    /nine lakh|\b9 ?lakh|\b9,?00,?000\b/i,
    /one lakh|\b1 ?lakh|\b1,?00,?000\b/i,
  ],
  // Nobody says it.
  decisionMaker: null,
  timeline:
    /tenth of november|november (?:10|tenth)|10(?:th)? (?:of )?november|2035-11-10|2035-11-12|twelfth|12(?:th)? (?:of )?november/i,
  competitors: ['Marudhar Interiors'],
  notCompetitors: ['Lakepalm Hotels', 'Sheesham and Sons', 'Bhupesh', 'Agniconsult'],
  objections: [
    { kind: 'trust', words: /veneer lifted|fill me with confidence/i },
    { kind: 'price', words: /too high, kavita|take that anywhere/i },
    { kind: 'competitor', words: /marudhar interiors is giving/i },
    { kind: 'timing', words: /carpenters will go home|how you make it/i },
  ],
  lead: { name: 'Rohan Thakkar', company: 'Lakepalm Hotels', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr)? ?(?:25|18[,. ]?500|16[,. ]?000|9 ?lakh|9,00|twenty-five|nine lakh|eighteen)/i,
    /(?:rohan|leela|bhupesh)(?: thakkar| fernandes)? (?:decides|signs|approves|is the decision)/i,
    /kavita(?: menon)? (?:will|to|should) (?:send|make|courier) [^.]{0,15}second sample/i,
    /(?:sixteen|16[,. ]?000|twenty-two lakh|22 lakh) (?:is|was|has been) (?:agreed|accepted|promised)/i,
    /(?:fifty|50) ?(?:%|per cent) (?:advance )?(?:is|was|has been) (?:agreed|accepted)/i,
    /(?:rohan|lakepalm)(?: thakkar| hotels)? (?:wants|will|is going) to (?:buy|order) [^.]{0,15}sofas/i,
    /rohan(?: thakkar)?[^.]{0,20}drawings@agniconsult/i,
  ],
  mood: 'mixed',
}
