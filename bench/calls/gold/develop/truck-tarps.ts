import type { CallGold } from '../call-gold.ts'

/** Kenya; times; a haulier's new tarpaulin opened and spoiled a load of sugar; no budget, only damages; nobody knows who decides since a merger; all changed by 10 March; old canvas on loan and a director's visit are declined. */
export const truckTarps: CallGold = {
  file: 'truck-tarps.txt',
  kind: 'complaint',
  // A Thursday, nine in the morning in Kenya.
  calledAt: '2043-02-12T06:00:00Z',
  timeZone: 'Africa/Nairobi',
  owner: 'Kiprono Bett',
  us: ['Kiprono'],
  people: [
    { id: 'lead-1', name: 'Mutiso', company: 'Kapiti Plains Hauliers', email: 'mutiso@kapitiplains.example' },
    { id: 'lead-2', name: 'Rehema', company: 'Kapiti Plains Hauliers', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Barasa',
      words: /barasa|test every seam|he should come early|see the fundi on saturday|fourteen in the yard/i,
      due: '2043-02-14',
    },
    {
      owner: 'us',
      assignee: 'Kiprono',
      words:
        /something in writing from you|whoever has a stamp|factory manager|not only "regrets"|with the number\b|number of the batch/i,
      due: '2043-02-16',
    },
    {
      owner: 'us',
      assignee: 'Kiprono',
      words: /cancel it yourselves|have it cancelled|sms from accounts/i,
      due: '2043-02-12',
    },
    {
      owner: 'them',
      assignee: 'Mutiso',
      words:
        /list of the serials|which trucks have the december|by next thursday|thursday the nineteenth|the nineteenth, yes|climb up twenty-two/i,
      due: '2043-02-19',
    },
    {
      owner: 'us',
      assignee: 'Kiprono',
      words: /delivery note|you want a copy|yes, for the file|have it tomorrow/i,
      due: '2043-02-13',
    },
  ],
  notActions: [
    /lend you six|weigh like a cow/i,
    /our director comes|drink my tea/i,
    /a boy to climb|too many boys/i,
    /sent the last ones on tuesday|thirty-one pieces/i,
    /if they had made you/i,
    /or i will park them/i,
    /opened at the seam/i,
    /sent me a quotation for repair|not pay one shilling/i,
    /has charged us/i,
    /were sitting in that chair/i,
    /nobody told (?:you|us)/i,
    /i'm not going to argue/i,
  ],
  open: [
    // Agreed: the visit on the twentieth.
    /friday the twentieth|see you also, in person/i,
    // Told once the serials are there; no certain task to most readers.
    /tell you how many|five in a week|push for more|promise it here/i,
    /don't come, because|if it rains/i,
    /pray for dry|you do that/i,
    /every one of those changed|by the tenth of march|understood you/i,
    /this is what i want to do/i,
    /bring me seams|seams, okay/i,
    /phone on the table/i,
    /and then to replace/i,
    // Nobody decides yet: to some an objection.
    /ask me another|choosing the offices|nobody can tell me/i,
    /crack on the turkana/i,
    /still sticking|has bees/i,
    /did you see the sugar|arrived in nairobi/i,
    /not a good time/i,
    /who pays for parking/i,
    /not saying it as an excuse/i,
    /something sweet/i,
    /slow\.$/i,
    /that one you tear up/i,
    /some trucks are in kampala/i,
    // Why an offer is refused, and other complaints: to some an objection.
    /weigh like a cow/i,
    /has charged us/i,
    /told you in sales/i,
  ],
  meetings: [{ words: /friday the twentieth/i, at: '2043-02-20T09:00' }],
  budget: null,
  notBudget: [/four hundred and ten|\b410[,. ]?000/i, /thirty-five thousand|\b35[,. ]?000/i],
  decisionMaker: null,
  timeline:
    /tenth of march|march (?:the )?10|march tenth|10(?:th)? (?:of )?mar|mar\.? 10|2043-03-10|long rains|the tenth/i,
  competitors: ['Dhow Covers'],
  notCompetitors: ['Turubai Canvas', 'Kapiti Plains Hauliers', 'Mumias', 'Patel', 'Barasa', 'Athi River'],
  objections: [
    { kind: 'trust', words: /trust what you tell me|i am not sleeping|was the german one/i },
    { kind: 'price', words: /not pay one shilling|i stopped laughing|quotation for repair/i },
    {
      kind: 'competitor',
      words: /dhow covers from|take the whole fleet|inclined to give|not open like a zip/i,
    },
  ],
  lead: { name: 'Mutiso', company: 'Kapiti Plains Hauliers', email: 'mutiso@kapitiplains.example' },
  mailTo: 'mutiso@kapitiplains.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:kes|ksh)? ?(?:410|35[,. ]?000|four hundred|thirty-five)/i,
    /(?:mutiso|rehema|kiprono|(?:mr )?patel|barasa)(?: bett)? (?:signs|decides|approves|is the decision)/i,
    /kiprono(?: bett)? (?:will|to) (?:lend|bring the director)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:december|middle of march|19(?:th)? feb|february 19)/i,
  ],
  mood: 'negative',
}
