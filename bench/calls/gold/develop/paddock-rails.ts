import type { CallGold } from '../call-gold.ts'

/** United Kingdom; a stud near Newmarket wants plastic paddock rails: 46,300 against 40,000, rails that once snapped like biscuits, an owner who reads in pencil; imported by a colleague who does not speak. */
export const paddockRails: CallGold = {
  file: 'paddock-rails.txt',
  kind: 'imported',
  // A Tuesday, twenty past four in the afternoon in England (summer time).
  calledAt: '2032-09-14T15:20:00Z',
  timeZone: 'Europe/London',
  owner: 'Harriet Dowling',
  us: ['Tom'],
  people: [
    {
      id: 'lead-1',
      name: 'Cressida Vane',
      company: 'Hollowbrook Stud',
      email: 'cressida@hollowbrookstud.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tom',
      words: /without the east\b|new figures|(?:revis|updat|requot)\w*.*(?:quote|figures|price)/i,
      due: '2032-09-20',
    },
    {
      owner: 'us',
      assignee: 'Tom',
      words:
        /if i brought a length|put it in your freezer|on thursday, so|drop one off|next to the colostrum|sample/i,
      due: '2032-09-16',
    },
    {
      owner: 'us',
      assignee: 'Tom',
      words: /in your own words|in the envelope|\bguarantee\b/i,
      due: '2032-09-20',
    },
    {
      owner: 'them',
      assignee: 'Cressida',
      words: /lay it before|saturday week|between the soup|hear of ours/i,
      due: '2032-09-25',
    },
    {
      owner: 'us',
      assignee: 'Tom',
      words: /nige tonight|make certain|are they free/i,
      due: '2032-09-14',
    },
    {
      owner: 'them',
      assignee: 'Cressida',
      words: /root it out|old plan|estate office|before we dig/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Barry',
      words: /mark them on a map|walk round|barry can\b|photograph it|gates? on (?:a|the) map/i,
      due: '2032-09-17',
    },
    {
      owner: 'us',
      assignee: 'Tom',
      words: /say it in monday's letter|add a line|\bline\b.*letter|price (?:hold|lock|promise)/i,
      due: '2032-09-20',
    },
  ],
  notActions: [
    /fence at lidgate|other people's fences/i,
    /old rails away|promised them to the allotments/i,
    /if you do the east paddock/i,
    /all went on a roof/i,
    /nige has his own/i,
    /might leave something out/i,
    /romans are free/i,
    /tin of paint/i,
  ],
  open: [
    // The next call is a meeting.
    /after that supper|27th|nine o'clock/i,
    // Barry's test, and its size.
    /mallet/i,
    /friday is fine/i,
    /do that\. the last fencers/i,
    /posts go in during november/i,
    /tomorrow's the vet/i,
    // Remarks that may count as doubts.
    /stay with oak|price of the nails/i,
    /small print/i,
    /turn up with extras|stung before/i,
    /went off to a festival/i,
    /long way off with that lady/i,
    /got to persuade/i,
    /gerald/i,
  ],
  meetings: [{ words: /monday the 27th|nine o'clock/i, at: '2032-09-27T09:00' }],
  budget: /\b40[,. ]?000|\b40 ?k\b/i,
  notBudget: [/46[,. ]?300/, /1[,. ]?800/, /25[,. ]?000/],
  decisionMaker: /ashcombe/i,
  timeline: /15th of december|15(?:th)? december|december 15|mid[- ]december|2032-12-15/i,
  competitors: [],
  notCompetitors: ['Priory Saddlery', 'Lidgate', 'Nige', 'Fenland Rail'],
  objections: [
    { kind: 'price', words: /sum's too much|can't spend that/i },
    { kind: 'trust', words: /like biscuits|stand by that again/i },
  ],
  lead: { name: 'Cressida Vane', company: 'Hollowbrook Stud', email: 'cressida@hollowbrookstud.example' },
  mailTo: 'cressida@hollowbrookstud.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:46[,. ]?300|25[,. ]?000|1[,. ]?800)/i,
    /(?:cressida|barry|sir miles)(?: vane)? (?:decides|has the final say|signs off|is the decision)/i,
    /tom(?: aldous)? (?:will|to|should) (?:show|meet|visit|telephone|call) (?:lady|her ladyship)/i,
    /(?:fenland|tom|nige)(?: rail| aldous)? (?:will|to) (?:take away|remove|dispose of|collect) the old/i,
    /harriet(?: dowling)? (?:said|asked|promised|offered|will)/i,
    /priory saddlery (?:is|as) (?:a|another) (?:competitor|rival)/i,
  ],
  mood: 'positive',
}
