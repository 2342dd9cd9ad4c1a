import type { CallGold } from '../call-gold.ts'

/** The second call of a running sale; a monthly budget; the one who signs isn't in it; one date is corrected in the recap. */
export const lithiumTrucks: CallGold = {
  file: 'lithium-trucks.srt',
  kind: 'negotiation',
  // A Tuesday, nine in the morning in Germany.
  calledAt: '2027-10-05T07:00:00Z',
  timeZone: 'Europe/Berlin',
  owner: 'Jonas Reuter',
  us: ['Jonas', 'Annika'],
  people: [{ id: 'lead-1', name: 'Birgit Lohmann', company: 'Nordkante Getränke', email: null }],
  actions: [
    { owner: 'us', assignee: 'Jonas', words: /refinancing|final figure/i, due: '2027-10-07' },
    { owner: 'us', assignee: 'Annika', words: /service description/i, due: '2027-10-05' },
    // The thirteenth at first, the eleventh in the recap.
    { owner: 'us', assignee: 'Annika', words: /data sheets|test report/i, due: '2027-10-11' },
    {
      owner: 'them',
      assignee: 'Ties',
      words: /dressel what he needs|charging area|call him tomorrow|calls? herr dressel/i,
      due: '2027-10-06',
    },
    {
      owner: 'us',
      assignee: 'Jonas',
      words: /telematics|confirm that to you in writing/i,
      due: '2027-10-07',
    },
    {
      owner: 'them',
      assignee: 'Birgit',
      words: /dr\.? amrath on friday|figure in my hand/i,
      due: '2027-10-08',
    },
    { owner: 'us', assignee: 'Jonas', words: /reserv(?:e|ing|ation)/i, due: null },
    { owner: 'us', assignee: 'Jonas', words: /send (?:you )?the appointment/i, due: null },
  ],
  notActions: [
    /old machines|dealer from poland|collects them/i,
    /be there and explain|how the cells are made/i,
    /present the offer/i,
    /twenty-first of october|yearly visit/i,
    /if i take the tyres|reach trucks/i,
    /can't promise you that/i,
  ],
  open: [
    /half past ten|at nine\?/i,
    /half a day|fix a day/i,
    /order would have to be here/i,
    /then the eleventh works/i,
    /thursday is still okay/i,
    /his mobile number/i,
    // One reader would count them as objections and choose another kind than the next.
    /hotline ends at six|nobody i can call/i,
    /works council won't accept/i,
    /half a year of discussion/i,
    // Lead-ins and remarks that lean against.
    /the price not so much/i,
    /still two hundred over/i,
    /nicer seats/i,
    /that's tight/i,
    /he doesn't like that/i,
    /a lot of questions after it/i,
    /thirteenth is a bit late/i,
    /eight hundred lies between us|eight hundred, and the length/i,
  ],
  meetings: [{ words: /half past ten|monday, the eleventh, at nine/i, at: '2027-10-11T10:30' }],
  budget: /eleven thousand four hundred|\b11[,. ]?400|\b11\.4k/i,
  notBudget: [
    /twelve thousand two hundred|\b12[,. ]?200|\b12\.2k/i,
    /nine and a half|\b9[,. ]?500|\b9\.5k/i,
    /ten thousand nine hundred|\b10[,. ]?900|\b10\.9k/i,
    /eleven thousand six hundred|\b11[,. ]?600|\b11\.6k/i,
  ],
  decisionMaker: /amrath|managing director/i,
  timeline:
    /fifteenth of november|middle of november|\b15(?:th)?\.? (?:of )?november|november (?:the )?15|2027-11-15/i,
  competitors: ['Hebewerk'],
  notCompetitors: ['Hansalift', 'Nordische Feuer', 'Nordkante'],
  objections: [
    { kind: 'price', words: /too much for us/i },
    { kind: 'competitor', words: /cheaper and free again/i },
    { kind: 'trust', words: /i don't trust them|doesn't convince me/i },
  ],
  lead: { name: 'Birgit Lohmann', company: 'Nordkante Getränke', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:12|9|10)[.,]\d{3}\b/i,
    /(?:vogt|dressel) (?:signs|decides|approves|is the decision)/i,
    /(?<!not |n't |never |no )(?:will|to) take (?:back )?(?:the|your|their) old machines/i,
    /(?<!not |n't |never )(?:will|to) present (?:the offer )?to dr\.? amrath/i,
  ],
  mood: 'mixed',
}
