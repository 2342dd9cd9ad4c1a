import type { CallGold } from '../call-gold.ts'

export const carWashWater: CallGold = {
  file: 'car-wash-water.txt',
  kind: 'qualification',
  // A Tuesday, ten in the morning in Louisiana.
  calledAt: '2027-06-08T15:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Trevor Lund',
  us: ['Trevor'],
  people: [{ id: 'lead-1', name: 'Andre Guidry', company: "Guidry's Suds and Shine", email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Andre',
      words: /email them to you by friday|friday's great|twelve months of bills/i,
      due: '2027-06-11',
    },
    {
      owner: 'us',
      assignee: 'Trevor',
      words: /one-page estimate|run the savings/i,
      due: '2027-06-16',
    },
    {
      owner: 'them',
      assignee: 'Andre',
      words: /run it past ray/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Andre',
      words: /text it to you tonight|tonight's perfect|picture of that|is there a drawing of it/i,
      due: '2027-06-08',
    },
    {
      owner: 'us',
      assignee: 'Trevor',
      words: /ask the owner if you can come|i can do beaumont/i,
      due: '2027-06-14',
    },
    {
      owner: 'us',
      assignee: 'Trevor',
      words: /send the invite/i,
      due: '2027-06-08',
    },
  ],
  notActions: [
    /rebate person|already filed for it/i,
    /put you on the newsletter|^(?:andre: )?please don't/i,
    /fourth place in broussard/i,
    /i'd ask him how it does in august/i,
    /copy ray|reads it at christmas/i,
    /i'm not selling anything today/i,
  ],
  open: [
    // Lead-ins of objections, and grumbles after them.
    /it's always plus the tank|stank like a dead possum/i,
    // The tunnel's other guests.
    /hydroloop came by|they had a big trailer/i,
    // The refusals of side offers.
    /no more people/i,
    // A joke about the wife.
    /this better be good/i,
    /falls out of the sky/i,
    /september, then|an order by the end of august/i,
    /would he get on a call/i,
    /got scared/i,
    /last guy said/i,
    /the guide was sixty/i,
    /now you're selling/i,
    /use andre\.guidry|that one's coupons/i,
  ],
  meetings: [{ words: /the seventeenth/i, at: '2027-06-17T14:00' }],
  budget: /hundred and ten|\b110/i,
  notBudget: [
    /thirty-eight hundred|\b3[,. ]?800/i,
    /ninety-five|\b95/i,
    /about eighteen|\b18[,. ]?000|\b18k/i,
  ],
  decisionMaker: /\bray\b|thibodeaux/i,
  timeline: /thanksgiving|january first|january 1|1 january/i,
  competitors: ['Hydroloop'],
  notCompetitors: ['Recirq', 'Lafayette', 'Beaumont', 'Broussard', 'Baton Rouge', 'Paulette'],
  objections: [
    { kind: 'authority', words: /goes out the door without ray/i },
    { kind: 'price', words: /more than we've got, trevor/i },
    { kind: 'competitor', words: /i'd pick hydroloop/i },
    { kind: 'trust', words: /don't trust any of these things/i },
    { kind: 'need', words: /don't think need a thing/i },
    { kind: 'timing', words: /that timing's not gonna work|crew digging then/i },
  ],
  lead: {
    name: 'Andre Guidry',
    company: "Guidry's Suds and Shine",
    email: 'andre.guidry@sudsandshine.example',
  },
  mailTo: 'andre.guidry@sudsandshine.example',
  never: [
    /(?:andre|paulette|his wife|the cpa) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:95|18|3[,.]?8)/i,
    /(?:will|needs to) (?:email|copy|write to) ray\b/i,
    /(?:will|needs to) (?:loop in|add|involve) (?:the|our) rebate/i,
    /(?:all )?three sites (?:need|want)/i,
  ],
  mood: 'mixed',
}
