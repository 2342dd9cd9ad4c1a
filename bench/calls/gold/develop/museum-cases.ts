import type { CallGold } from '../call-gold.ts'

/** Massachusetts; display cases for a whaling museum; a gift of a hundred and thirty-eight thousand; the executive director says yes, the trustees did; cases standing by 3 April; a German firm is cheaper; lighting, storage and a visit are declined. */
export const museumCases: CallGold = {
  file: 'museum-cases.txt',
  kind: 'negotiation',
  // A Monday, two in the afternoon in Massachusetts (winter time).
  calledAt: '2042-11-10T19:00:00Z',
  timeZone: 'America/New_York',
  owner: 'Brannon Castellano',
  us: ['Brannon'],
  people: [
    {
      id: 'lead-1',
      name: 'Lenore Sorkin',
      company: 'Hallett Harbor Whaling Museum',
      email: 'lsorkin@halletthw.example',
    },
    { id: 'lead-2', name: 'Dex', company: 'Hallett Harbor Whaling Museum', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Brannon',
      words: /run it at eleven|over to you by friday|humidity trays|^(?:brannon: )?so eleven/i,
      due: '2042-11-14',
    },
    {
      owner: 'them',
      assignee: 'Dex',
      words: /help me is the weights|spreadsheet|send it thursday|perfect, thursday/i,
      due: '2042-11-13',
    },
    {
      owner: 'us',
      assignee: 'Brannon',
      words: /swatches|out to you tomorrow|no mail\.|mail on wednesday|cook them for a month/i,
      due: '2042-11-12',
    },
    {
      owner: 'them',
      assignee: 'Lenore',
      words: /that in a letter|catch him|forward it to you|floor ever get looked/i,
      due: '2042-11-30',
    },
    {
      owner: 'us',
      assignee: 'Brannon',
      words: /talk to the shop|fourteen weeks|let you know next monday|the seventeenth\. please/i,
      due: '2042-11-17',
    },
  ],
  notActions: [
    /price the lighting|nice little led|we've got a guy/i,
    /storage for the old|take the crates|theater people/i,
    /come down and meet her|not now\. she's/i,
    /your nondisclosure|it's here\. thank you/i,
    /if a hinge goes/i,
    /if she wants it in two/i,
    /ask for a bit more/i,
    /he said it's fine/i,
    /if we sign the week/i,
    /silver go black/i,
    /changed the bylaws/i,
    /had to sit down/i,
    /i drew fourteen/i,
    /was through here in the summer/i,
  ],
  open: [
    // Agreed: the call about the new number.
    /tuesday the eighteenth|look at the new number|i'm around/i,
    /jaw\b/i,
    /by the third of april|show opens|seven weeks|six if nobody/i,
    // The delivery time as quoted.
    /quoted sixteen weeks/i,
    /three by the stairs|harpoon heads/i,
    /she hasn't asked/i,
    // The gift is all there is: to some an objection.
    /that's the whole of it|prouty family/i,
    /up to here with the roof/i,
    /never a good first/i,
    /they make a nice case/i,
    /you shouldn't/i,
    // Why an offer is refused, and other complaints: to some an objection.
    /we've got a guy/i,
  ],
  meetings: [{ words: /tuesday the eighteenth/i, at: '2042-11-18T14:00' }],
  budget: /hundred and thirty-eight|\b138[,. ]?000|\b138 ?k|\b138\b/i,
  notBudget: [
    /hundred and fifty-six|\b156[,. ]?400|\b156\b/i,
    /hundred and twenty-nine|\b129[,. ]?000|\b129\b/i,
    /nine thousand dollars|\b9[,. ]?000/i,
    /two hundred thousand|\b200[,. ]?000/i,
    /four hundred thousand|\b400[,. ]?000/i,
  ],
  decisionMaker: /prouty|ellen|executive director/i,
  timeline:
    /third of april|april (?:the )?3\b|april third|april 3rd|3(?:rd)? (?:of )?apr|apr\.? 3\b|2043-04-03|2042-04-03/i,
  competitors: ['Glasshaus'],
  notCompetitors: ['Vitrine North', 'Hallett Harbor Whaling Museum', 'Dresden', 'Prouty'],
  objections: [
    { kind: 'price', words: /more than we can do|hundred and fifty-six|had to sit down/i },
    {
      kind: 'competitor',
      words: /glasshaus|twenty-nine|real difference|with the ocean|nine thousand dollars|worth something/i,
    },
    { kind: 'trust', words: /off-gassed|till i'd tested|silver go black|wouldn't put anything/i },
    { kind: 'timing', words: /too late for us|scares me|middle of april/i },
  ],
  lead: {
    name: 'Lenore Sorkin',
    company: 'Hallett Harbor Whaling Museum',
    email: 'lsorkin@halletthw.example',
  },
  mailTo: 'lsorkin@halletthw.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:usd|\$)? ?(?:156|129|9[,. ]?000|200|400|a hundred and fifty-six|a hundred and twenty-nine|two hundred|four hundred)/i,
    /(?:lenore|dex|the trustees|brannon)(?: sorkin| castellano)? (?:signs|decides|approves|is the decision)/i,
    /brannon(?: castellano)? (?:will|to) (?:price the light|meet|visit|store|take the crates)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:christmas|middle of april|november)/i,
  ],
  mood: 'mixed',
}
