import type { CallGold } from '../call-gold.ts'

/** Canada; a seller of boat engines has its customers many times over in the CRM; a rival's trial merged a father with his son; 8,500 for the year, the owner decides; the sales manager says his address. */
export const duplicateContacts: CallGold = {
  file: 'duplicate-contacts.txt',
  kind: 'discovery',
  // A Tuesday, ten in the morning in Halifax (winter time).
  calledAt: '2031-02-04T14:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Mireille Comeau',
  us: ['Mireille'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Priya',
      words: /the export by thursday|need an export|(?:send|get|provide|deliver)\b[^.]{0,40}\bexport/i,
      due: '2031-02-06',
    },
    {
      owner: 'us',
      assignee: 'Mireille',
      words: /duplicate count|count of (?:the )?duplicates/i,
      due: '2031-02-12',
    },
    {
      owner: 'us',
      assignee: 'Mireille',
      words: /guide to the undo|undo guide|guide (?:on|for|about) (?:the )?undo/i,
      due: '2031-02-04',
    },
    {
      owner: 'us',
      assignee: 'Mireille',
      words: /about the old sage|engineers[^.]{0,30}\bsage/i,
      due: '2031-02-07',
    },
    {
      owner: 'us',
      assignee: 'Mireille',
      words:
        /two prices on one page|prices on (?:one|a) page|have that page together|page (?:with|of) (?:the )?(?:two|both) prices/i,
      due: '2031-02-12',
    },
    {
      owner: 'them',
      assignee: 'Dale',
      words: /take it up with (?:him|gord)|managers' breakfast|(?:speak|talk) (?:to|with) gord/i,
      due: '2031-02-20',
    },
    {
      owner: 'us',
      assignee: 'Mireille',
      words: /signed letter|get that in writing|letter (?:saying|confirming|that|on|about)/i,
      due: '2031-02-28',
    },
  ],
  notActions: [
    /give him a call/i,
    /stood at a counter|show you what you want to see/i,
    /we sent him a birthday card/i,
    /mailed one back last month/i,
    /quoted the same yard/i,
    /mergewell on trial in november/i,
    /what do you bet|never bet with people/i,
    /you signed the form/i,
    /picking it apart/i,
    /keep him waiting/i,
  ],
  open: [
    // The next call is a meeting.
    /friday the 14th|afternoon's better/i,
    /where do i send the invite|look over my shoulder/i,
    // How it would be done.
    /waits for your click/i,
    /get going in early march|work around the wedding/i,
    /put a figure on the feeling/i,
    /has to be done by/i,
    // Doubts, and questions that may be one.
    /can't do sage|customer numbers come out/i,
    /works with hubspot/i,
    /off the first week of march/i,
    /seven thousand two hundred all in/i,
    /sixty-one thousand clicks/i,
    /can it be undone/i,
    /data kept in canada/i,
    /lunenburg|counter makes its own/i,
  ],
  meetings: [{ words: /friday the 14th|february 14\b|14 february/i, at: '2031-02-14T13:30' }],
  budget: /eighty-five hundred|\b8[,. ]?500\b|\b8\.5 ?k\b/i,
  notBudget: [
    /\b11[,. ]?400\b/i,
    /\b1[,. ]?500\b/i,
    /\b8[,. ]?900\b/i,
    /seven thousand two hundred|\b7[,. ]?200\b/i,
    /five thousand|\b5[,. ]?000\b/i,
    /four thousand|\b4[,. ]?000\b/i,
  ],
  decisionMaker: /\bgord\b|rafuse/i,
  timeline:
    /first of april|april 1\b|april 1st|april first|\b1(?:st)? (?:of )?april|apr\.? 1\b|2031-04-01|before the boats go in/i,
  competitors: ['Mergewell'],
  notCompetitors: ['Tidyrow', 'Harbourline Marine', 'HubSpot', 'Sage', 'Lunenburg', 'Kerala', 'Gord'],
  objections: [
    { kind: 'trust', words: /that's my worry|don't trust anything that merges/i },
    { kind: 'price', words: /that's steep/i },
  ],
  lead: {
    name: 'Dale Boutilier',
    company: 'Harbourline Marine',
    email: 'dale.boutilier@harbourline.example',
  },
  mailTo: 'dale.boutilier@harbourline.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:c?\$|cad)? ?(?:11[,. ]?400|1[,. ]?500|8[,. ]?900|7[,. ]?200|5[,. ]?000|4[,. ]?000|seven thousand|five thousand)/i,
    /(?:dale|priya|mireille)(?: boutilier| nambiar| comeau)? (?:signs|decides|approves|is the decision)/i,
    /mireille(?: comeau)? (?:will|to|should) (?:call|phone|ring|contact) gord/i,
    /(?:mireille|tidyrow)(?: comeau)? (?:will|to) (?:visit|come to|stand|watch)[^.]{0,20}(?:counter|store)/i,
    /priya(?: nambiar)? (?:will|to) (?:undo|use|buy|try) [^.]{0,20}mergewell/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:march|november|february)/i,
  ],
  mood: 'mixed',
}
