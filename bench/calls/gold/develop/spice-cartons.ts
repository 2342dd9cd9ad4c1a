import type { CallGold } from '../call-gold.ts'

export const spiceCartons: CallGold = {
  file: 'spice-cartons.txt',
  kind: 'negotiation',
  // A Thursday.
  calledAt: '2026-05-14T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Meenal Joshi',
  us: ['Meenal'],
  people: [
    {
      id: 'lead-1',
      name: 'Vikram Deshpande',
      company: 'Deccan Masala',
      email: 'vikram.d@deccanmasala.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Meenal',
      words:
        /rework|new (?:rate )?sheet|three-ply for those|revised (?:rates?|sheet|price)|by saturday|saturday is fine/i,
      due: '2026-05-16',
    },
    {
      owner: 'them',
      assignee: 'Fatima',
      words: /\bdrawing|mail it to you tomorrow|tomorrow is good|don't have the size|square jar/i,
      due: '2026-05-15',
    },
    { owner: 'us', assignee: 'Meenal', words: /certificate|burst test|today evening/i, due: '2026-05-14' },
    {
      owner: 'us',
      assignee: 'Meenal',
      words: /credit note|get it raised|\bplease\.|accountant asks|it will be done, sir/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Vikram',
      words:
        /payment will go out|vendor run|run of the twentieth|(?:two|both) bills|overdue|outstanding|release (?:the )?payment/i,
      due: '2026-05-20',
    },
    {
      owner: 'us',
      assignee: 'Meenal',
      words:
        /bhosale|plant head|come back to you on monday|monday\. good|monday\.$|tell him\b|(?:forty-five|45)[- ]days?/i,
      due: '2026-05-18',
    },
    {
      owner: 'them',
      assignee: 'Vikram',
      words:
        /ask her about|(?:ask|speak (?:to|with)|talk to) (?:mrs\.? )?apte|speak with her|about the advance|by tuesday/i,
      due: '2026-05-19',
    },
  ],
  notActions: [
    /printing plates|no plates yet|plates we leave/i,
    /sit again|we will sit|pass it on/i,
    /pay three lakh/i,
    /cannot commit anything|small order/i,
    /have changed the mill/i,
  ],
  meetings: [
    {
      words: /four o'clock|the twenty-second|four is okay|new line in chakan|next friday|at chakan/i,
      at: '2026-05-22T16:00',
    },
  ],
  budget: /\beighteen\b|\b18 ?(?:lakh|lac|l\b)|18,00,000|\b1[,. ]?800[,. ]?000/i,
  notBudget: [
    /twenty-one lakh|\b21[,. ]?40|\b21\.4|2[,. ]?140[,. ]?000/i,
    /nineteen lakh|\b19 ?(?:lakh|lac|l\b)/i,
    /two lakh|2[,. ]?35[,. ]?000|\b235[,. ]?000/i,
    /three lakh|\b3 ?(?:lakh|lac)|3,00,000/i,
    /ten lakh|\b10 ?(?:lakh|lac)/i,
    /forty-four|\b44[,. ]?000/i,
  ],
  decisionMaker: /apte|\bmd\b|managing director/i,
  timeline: /twentieth of june|\b20(?:th)?(?: of)? june|june 20|first july|\bjune\b/i,
  competitors: ['Nandi Packaging', 'Shree Corrugators'],
  notCompetitors: ['Chakan', 'Bhosale', 'Apte', 'Pimpri', 'Surat'],
  objections: [
    {
      kind: 'price',
      words: /not slept|forty thousand for one quarter|for boxes\?|sheet is not moving|too much for me/i,
    },
    {
      kind: 'trust',
      words:
        /like papad|finger went through|pieces we threw|that you are saying|believe it in the rains|afraid of your quality/i,
    },
    { kind: 'price', words: /thirty days i cannot|pay me in ninety|need forty-five|financing everybody/i },
    {
      kind: 'competitor',
      words: /giving us sixty|godown is two kilometres|they are there, and|calling me daily/i,
    },
    {
      kind: 'authority',
      words: /advance is not in my hands|without her i cannot commit|not even a small order/i,
    },
  ],
  lead: { name: 'Vikram', company: 'Deccan Masala', email: 'vikram.d@deccanmasala.example' },
  mailTo: 'vikram.d@deccanmasala.example',
  never: [
    /vikram(?: deshpande)? (?:decides|signs|is the (?:final )?decision)/i,
    /budget(?: (?:is|of))?:? ?(?:rs\.? ?|₹ ?)?(?:21|19|twenty-one|nineteen)/i,
    /(?:agreed|approved|accepted)[^.]{0,40}(?:forty-five|45)[- ]day/i,
    /meenal (?:will|to) (?:make|prepare)[^.]{0,20}plates/i,
    /vikram (?:will|to) pay[^.]{0,30}advance/i,
  ],
  mood: 'mixed',
}
