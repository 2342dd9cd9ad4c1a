import type { CallGold } from '../call-gold.ts'

/** Singapore; a first call after a web form: fourteen patents into Japanese, nine of them into Korean, an agency that once made an anode of a cathode; the address is said, the bus is leaving. */
export const patentTranslation: CallGold = {
  file: 'patent-translation.txt',
  kind: 'qualification',
  // A Tuesday and the last of July, 17:25 in Singapore.
  calledAt: '2040-07-31T09:25:00Z',
  timeZone: 'Asia/Singapore',
  owner: 'Wei Jie Koh',
  us: ['Wei Jie'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Wei Jie',
      words: /quotation|checking separately|\bquote\b/i,
      due: '2040-08-07',
    },
    {
      owner: 'us',
      assignee: 'Wei Jie',
      words: /our nda|nda tonight|send (?:the |an |over the )?nda/i,
      due: '2040-07-31',
    },
    {
      owner: 'them',
      assignee: 'Shalini',
      words: /back signed|chase him|signed nda|return the nda/i,
      due: '2040-08-02',
    },
    {
      owner: 'them',
      assignee: 'Shalini',
      words: /two of the specs|two shortest|upload|two specs/i,
      due: '2040-08-03',
    },
    // National Day is the ninth of August.
    {
      owner: 'us',
      assignee: 'Wei Jie',
      words: /test (?:piece|translation)|before national day|two pages in korean/i,
      due: '2040-08-08',
    },
    { owner: 'them', assignee: 'Farid', words: /farid|word list|glossary/i, due: null },
    { owner: 'us', assignee: 'Wei Jie', words: /tomoko|ask her if/i, due: null },
  ],
  notActions: [
    /join a short call|calls with vendors/i,
    /start with the published|nothing signed, nothing read/i,
    /two more, but i'd want/i,
    /five percent a day/i,
    /doreen could do it/i,
    /not do it in my head/i,
    /examiner wrote to us/i,
    /filled in our form/i,
  ],
  open: [
    // The next call is a meeting.
    /the fifteenth/i,
    /kestrelcells\.example/i,
    /ask her nicely/i,
    /be with me by the fourteenth/i,
    /min-jun/i,
    // Remarks that may count as doubts.
    /i did\. it's more/i,
    /everybody says can/i,
    /where do the files sit/i,
    /and if you're late/i,
    /hear at lunch/i,
    /exactly\. nobody/i,
    /not the whole lot/i,
    /five are not published/i,
  ],
  meetings: [{ words: /the fifteenth/i, at: '2040-08-15T16:00' }],
  budget: /\b48(?:\b|k)|forty[- ]eight/i,
  notBudget: [
    /eighty-five thousand|\b85[,. ]?000|\b85k/i,
    /nineteen cents|0[.,]19/i,
    /fifty k|\b50[,. ]?000|\b50 ?k/i,
  ],
  decisionMaker: /\btan\b|general counsel/i,
  timeline:
    /(?:14(?:th)?|fourteenth) (?:of )?september|september 14|(?:30(?:th)?|thirtieth) (?:of )?september|september 30|end of september|2040-09-(?:14|30)/i,
  competitors: [],
  notCompetitors: ['Straits Lingua', 'Farid', 'Doreen', 'Tokyo', 'Jurong'],
  objections: [
    { kind: 'trust', words: /cathode|allergic/i },
    { kind: 'need', words: /don't need any of you|ninety percent/i },
  ],
  lead: { name: 'Shalini', company: 'Kestrel Cells', email: 'shalini@kestrelcells.example' },
  mailTo: 'shalini@kestrelcells.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:s?\$|sgd)? ?(?:85|50|190|eighty-five|fifty)/i,
    /(?:doreen|shalini|farid) (?:decides|approves|signs off|is the decision)/i,
    /mr tan (?:will|is going to|agreed to) (?:join|attend|call)/i,
    /nda (?:is|was|has been) already signed|already signed the nda/i,
    /(?:14|fourteen) (?:patents|specs|specifications) (?:into|in|to) korean/i,
    /(?:discount|penalty) of five percent (?:was|is) (?:agreed|negotiated)/i,
  ],
  mood: 'positive',
}
