import type { CallGold } from '../call-gold.ts'

/** Kenya; a dairy cooperative that wants two cooling tanks is qualified by phone: 4.2 million saved, no loans, a point without steady power, seven farmers who decide. */
export const milkChillers: CallGold = {
  file: 'milk-chillers.vtt',
  kind: 'qualification',
  // A Thursday, eleven in the morning in Kenya.
  calledAt: '2031-07-10T08:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Brian Otieno',
  us: ['Brian (Baridi)'],
  people: [
    {
      id: 'lead-1',
      name: 'Wanjiru Kamau',
      company: 'Nyandora Dairy Cooperative',
      email: 'wanjiru@nyandoradairy.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Brian (Baridi)',
      words: /test report|have the report|please send it/i,
      due: '2031-07-10',
    },
    {
      owner: 'us',
      assignee: 'Brian (Baridi)',
      words: /quotation|generator/i,
      due: '2031-07-14',
    },
    {
      owner: 'them',
      assignee: 'Mwangi',
      words: /size of the room|mwangi|measurements/i,
      due: '2031-07-12',
    },
    {
      owner: 'them',
      assignee: 'Wanjiru (Nyandora)',
      words: /ask the chairman|njoroge|his answer on tuesday/i,
      due: '2031-07-15',
    },
    {
      owner: 'us',
      assignee: 'Brian (Baridi)',
      words: /numbers of two|give me those|the numbers by whatsapp|numbers by whatsapp/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Kiprono',
      words: /kiprono|look at (?:our|the|their) old tank/i,
      due: '2031-07-16',
    },
  ],
  notActions: [
    /payment plan|no loans/i,
    /write to highland|leave them out/i,
    /visit your workshop/i,
    /county may add/i,
    /always within 24 hours/i,
    /new by-laws/i,
    /sent me a new offer/i,
    /we had one in 2026/i,
  ],
  open: [
    /come and present/i,
    /if you pay for his transport|we'll pay it/i,
    /the 26th/i,
    /separate line\. for that/i,
    /eight weeks from the deposit/i,
    // Remarks that may count as doubts.
    /no loans/i,
    /has somebody tested/i,
    /who comes when/i,
    /that's closer/i,
  ],
  meetings: [],
  budget: /4[.,]2 ?(?:million|m\b)|4[,. ]?200[,. ]?000/i,
  notBudget: [/800[,. ]?000/, /5\.1 million/, /4\.4 million/, /3\.9 million/, /3[,. ]?500/],
  decisionMaker: /committee|seven farmers/i,
  timeline: /(?:middle of|mid)[- ]?october|short rains/i,
  competitors: ['Frostline'],
  notCompetitors: ['Highland Creameries', 'Egerton', 'Baridi'],
  objections: [
    { kind: 'need', words: /wasted money|three times a week/i },
    { kind: 'price', words: /almost a million over|can't pay that/i },
    { kind: 'trust', words: /have my doubts|heard eight weeks/i },
    { kind: 'competitor', words: /want the cheaper/i },
  ],
  lead: {
    name: 'Wanjiru Kamau',
    company: 'Nyandora Dairy Cooperative',
    email: 'wanjiru@nyandoradairy.example',
  },
  mailTo: 'wanjiru@nyandoradairy.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes|ksh)? ?(?:5\.1|5\.0|5|4\.4|3\.9) million/i,
    /(?:wanjiru|mwangi|mr njoroge|the chairman|the manager)(?: kamau)? (?:decides|signs|approves|is the decision)/i,
    /(?:agreed|accepted|wants?) (?:to )?(?:take |use )?(?:the |a )?(?:payment plan|loan)/i,
    /brian(?: otieno)? (?:will|to|should) (?:write to|contact) highland/i,
    /county (?:has |have )?(?:approved|granted|adds)/i,
  ],
  mood: 'mixed',
}
