import type { CallGold } from '../call-gold.ts'

/** England; a password manager for an accountants' office of 64: a leaver who still had three logins, four thousand a year, seven partners and their notebooks, a trial of five. */
export const passwordVaults: CallGold = {
  file: 'password-vaults.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in England (winter time).
  calledAt: '2033-02-15T10:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Gareth Powell',
  us: ['Gareth'],
  people: [
    {
      id: 'lead-1',
      name: 'Philippa Dunmore',
      company: 'Carrow & Pike',
      email: 'philippa.dunmore@carrowpike.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Philippa',
      words:
        /through the spreadsheet|the number by friday|give me a figure|(?:number|count|figure) of (?:the )?shared logins|count (?:the )?shared logins/i,
      due: '2033-02-18',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /\bpaper\b|send it over straight after|need it for the partners/i,
      due: '2033-02-15',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /ledgerline|our developers|the developers|tomorrow evening/i,
      due: '2033-02-16',
    },
    { owner: 'them', assignee: 'Philippa', words: /dermot|list of (?:the )?computers/i, due: null },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /marlowe finch|ipswich|take a call from/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Toby',
      words: /choose the five|the names by the end|names (?:of|for) the (?:five|trial)|two from lowestoft/i,
      due: '2033-02-28',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /\bquote\b|have it on tuesday|with and without the set-?up|would tuesday do|tuesday's fine/i,
      due: '2033-02-22',
    },
    {
      owner: 'us',
      assignee: 'Gareth',
      words: /test account|the login this afternoon|test login/i,
      due: '2033-02-15',
    },
  ],
  notActions: [
    /changed the bank logins/i,
    /set-up yourselves|could probably do that/i,
    /came to norwich|listen to visitors/i,
    /webinar/i,
    /if rosalind had questions|come back to you/i,
  ],
  open: [
    // How the quote is to be sent.
    /only to me/i,
    // Remarks that may count as doubts.
    /matters/i,
    /between your exams/i,
    /bring along/i,
    /three pounds a head|passfort/i,
    /listen to visitors/i,
    /nobody you can ring/i,
  ],
  meetings: [],
  budget: /\b4[,. ]?000\b|\b4k\b|four thousand/i,
  notBudget: [/\btwo and a half\b/i, /5\.20/, /3,993/, /£450/],
  decisionMaker: /rosalind/i,
  timeline: /\b6(?:th)? (?:of )?april|april 6(?:th)?\b|2033-04-06|start of the tax year/i,
  competitors: ['Passfort'],
  notCompetitors: ['Tessell', 'Marlowe Finch', 'Ledgerline'],
  objections: [
    { kind: 'trust', words: /sits in one place|breaks into yours|all (?:of )?our clients/i },
    { kind: 'price', words: /then i'm over|go back and ask for more|over (?:the )?budget/i },
    { kind: 'need', words: /don't need it|notebook in a locked drawer/i },
  ],
  lead: {
    name: 'Philippa Dunmore',
    company: 'Carrow & Pike',
    email: 'philippa.dunmore@carrowpike.example',
  },
  mailTo: 'philippa.dunmore@carrowpike.example',
  never: [
    /budget(?: (?:is|of))?:? ?£?(?:2[,. ]?500|3[,. ]?993|450|10[,. ]?000)/i,
    /(?:philippa|toby|dermot)(?: dunmore)? (?:decides|signs|approves|is the decision)/i,
    /gareth(?: powell)? (?:will|to|should) (?:visit|come to|travel to) norwich/i,
    /(?:will|to|agreed to) (?:attend|join) the webinar/i,
    /quote (?:is |was |will be )(?:due |sent |ready )?(?:by|on) monday/i,
    /all seven partners (?:decide|must agree|sign)/i,
  ],
  mood: 'positive',
}
