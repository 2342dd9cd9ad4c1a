import type { CallGold } from '../call-gold.ts'

/** The Hebrides; de-icing fluid for an island airport's winter; seventy-four thousand pounds in the winter line; nobody knows who signs since the committee was wound up; a Norwegian firm is far cheaper; a training and a word with the council are declined. */
export const runwayDeicer: CallGold = {
  file: 'runway-deicer.txt',
  kind: 'negotiation',
  // A Tuesday, two in the afternoon in Scotland (summer time).
  calledAt: '2042-09-16T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Isla Lamont',
  us: ['Isla'],
  people: [
    {
      id: 'lead-1',
      name: 'Murdo Gillies',
      company: 'Balnacraig Airport',
      email: 'murdo@balnacraigairport.example',
    },
    { id: 'lead-2', name: 'Jessie', company: 'Balnacraig Airport', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Isla',
      words:
        /with just the fluid|forty thousand litres|when would we see it|^(?:isla: )?thursday\.$|thursday'll do|(?:new|revised|second) quot|(?:redo|revise|send)[^.]{0,30}quot|trailer could come out/i,
      due: '2042-09-18',
    },
    {
      owner: 'us',
      assignee: 'Isla',
      words:
        /could i have that on paper|what's kept there|got the key|do you a letter|end of next week|pier store/i,
      due: '2042-09-26',
    },
    {
      owner: 'us',
      assignee: 'Isla',
      words: /credit people|looking for sixty|let you know the same day|sixty days|60 days/i,
      due: '2042-09-17',
    },
    {
      owner: 'them',
      assignee: 'Lachlan',
      words: /last winter's usage|photos of the pages|lachlan|send you them on monday|night by night/i,
      due: '2042-09-22',
    },
    {
      owner: 'them',
      assignee: 'Jessie',
      words: /purchase order form|the new one this afternoon|order form/i,
      due: '2042-09-16',
    },
  ],
  notActions: [
    /half day for the spraying|at the school|nine hundred/i,
    /having a word with the council|i'd leave it|only ask you about the price/i,
    /safety sheets|tide table|posted them in august/i,
    /if they can show me|daft not to take/i,
    /read it on the ferry/i,
    /can't get to one thirty/i,
    /eleven folk/i,
    /out nine nights/i,
    /write something down/i,
    /before i put it under/i,
    /sat in ullapool/i,
  ],
  open: [
    // Agreed: the call on Friday.
    /ring the both of you|friday at ten|ring here|i'll be in\b/i,
    /i'd sleep better/i,
    // Payment terms: to some an objection.
    /thirty days on the quote/i,
    // The delivery of the fluid itself and what is kept anyway.
    /i want it full|by the twentieth|twentieth is fine|when do you need the tank/i,
    /your side of the water|ten thousand, all winter|nobody told me/i,
    /mind, the ferry|dry dock/i,
    /mind yourself|not be reading/i,
    /see that in something else/i,
    /that bad/i,
    // No certain objection: to some a doubt about the rival.
    /in norwegian|certified for aircraft/i,
    /there were two things|what was the other thing/i,
    /blowing up/i,
    /pencil/i,
    // Nobody knows who signs: to some an objection.
    /couldn't tell you|somebody with a tie|letter coming/i,
    /going out in this/i,
    /that's not mine to give/i,
    // Why an offer is refused, and other complaints: to some an objection.
    /at the school/i,
  ],
  meetings: [{ words: /ring the both of you|friday at ten/i, at: '2042-09-19T10:00' }],
  budget: /seventy-four|\b74[,. ]?000|\b74 ?k|\b74\b/i,
  notBudget: [
    /eighty-one thousand|\b81[,. ]?600/i,
    /sixty-eight|\b68[,. ]?000|\b68\b/i,
    /six thousand four|\b6[,. ]?400/i,
    /nine hundred|\b900\b/i,
    /pound thirty|\b1\.30/i,
    /pound eighty-eight|\b1\.88/i,
  ],
  decisionMaker: null,
  timeline:
    /by the twentieth|twentieth of october|october (?:the )?20|october twentieth|20(?:th)? (?:of )?oct|oct\.? 20|2042-10-20|the twentieth|inspector/i,
  competitors: ['Norrsalt'],
  notCompetitors: ['Thawlin', 'Balnacraig Airport', 'Ullapool', 'Bergen', 'Lachlan'],
  objections: [
    {
      kind: 'price',
      words: /it's dear|eighty-one thousand six|no more to find|went over the side|in the winter line/i,
    },
    {
      kind: 'competitor',
      words: /norrsalt|pound thirty|you're not the only one|big gap|daft not to take|one thirty/i,
    },
    {
      kind: 'trust',
      words: /the delivery\.|tanker was sat|i've not forgotten|not happen again|four inches on the runway/i,
    },
  ],
  lead: { name: 'Murdo Gillies', company: 'Balnacraig Airport', email: 'murdo@balnacraigairport.example' },
  mailTo: 'murdo@balnacraigairport.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:gbp|£)? ?(?:81|68|6[,. ]?400|900|eighty-one|sixty-eight|six thousand|nine hundred)/i,
    /(?:murdo|jessie|lachlan|the committee|the council|isla)(?: gillies| lamont)? (?:signs|decides|approves|is the decision)/i,
    /isla(?: lamont)? (?:will|to) (?:train|(?:call|speak to|contact|write to) the council|match)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:november|21(?:st)? oct)/i,
    /(?:murdo|balnacraig)(?: gillies| airport)? (?:has )?(?:signed|ordered|chosen) /i,
  ],
  mood: 'mixed',
}
