import type { CallGold } from '../call-gold.ts'

/** South Africa; uniforms for 362 bus drivers, the contract ends in December: torn trousers, reports that nobody answered, 5% a year, and two who sign together. */
export const driverUniforms: CallGold = {
  file: 'driver-uniforms.txt',
  kind: 'renewal',
  // A Tuesday, two in the afternoon in South Africa.
  calledAt: '2038-10-12T12:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Thandeka Mokoena',
  us: ['Thandeka'],
  people: [
    {
      id: 'lead-1',
      name: 'Riaan Vermeulen',
      company: 'Coastline Coaches',
      email: 'riaan@coastlinecoaches.example',
    },
    { id: 'lead-2', name: 'Busi Ndlovu', company: 'Coastline Coaches', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /received (?:those|the) reports|phone you tomorrow/i,
      due: '2038-10-13',
    },
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /replac\w* (?:the |of the )?61|by the 29th/i,
      due: '2038-10-29',
    },
    {
      owner: 'them',
      assignee: 'Riaan',
      words: /by depot|have the sizes|sizes this afternoon/i,
      due: '2038-10-12',
    },
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /finance manager|answer about the 5%/i,
      due: '2038-10-20',
    },
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /ten pairs|as a trial|do it with pinetown/i,
      due: '2038-10-14',
    },
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /get the offer|having it earlier|both the offer|wednesday the 20th|calculate the offer/i,
      due: '2038-10-20',
    },
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /ask(?:s|ing)? the factory|clear yes or no/i,
      due: '2038-10-15',
    },
    {
      owner: 'us',
      assignee: 'Thandeka',
      words: /laundry bags|off your monthly order/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Riaan',
      words: /need their names|get the names|names by the 12th/i,
      due: '2038-11-12',
    },
  ],
  notActions: [
    /tears during the trial|first quarter/i,
    /factory may start|may start doesn't/i,
    /changed the limit/i,
    /enjoy the animals/i,
    /three years again|not three/i,
  ],
  open: [
    // The next talk is a meeting.
    /thursday the 21st|go through the offer together/i,
    /ask for lucky/i,
    /read the policy|haven't decided/i,
    /uniforms by the 10th|under the present contract/i,
    /those tear as well/i,
    // Remarks that may count as doubts.
    /less happy/i,
    /only one quotation/i,
    /there's no more/i,
    /one would be enough|leave after the first/i,
    /nobody uses them/i,
    /why is that/i,
  ],
  meetings: [{ words: /thursday the 21st|ten is fine/i, at: '2038-10-21T10:00' }],
  budget: /(?<!\d)1[,. ]?350[,. ]?000|(?<!\d)1[.,]35\b/i,
  notBudget: [/(?<!\d)1[,. ]?180[,. ]?000|(?<!\d)1[.,]18\b/i, /(?<!\d)1[,. ]?310[,. ]?000|(?<!\d)1[.,]31\b/i],
  decisionMaker: /riaan|vermeulen|\bbusi\b|ndlovu/i,
  timeline: /10(?:th)? (?:of )?dec|dec(?:ember)? 10|2038-12-10|january/i,
  competitors: [],
  notCompetitors: ['Coastline', 'Pillay'],
  objections: [
    { kind: 'trust', words: /nobody from your office|bothers me more/i },
    { kind: 'price', words: /don't want that 5%|inflation rate/i },
    { kind: 'need', words: /ladies' range|stops at size 44|waiting since 2036/i },
  ],
  lead: {
    name: 'Riaan Vermeulen',
    company: 'Coastline Coaches',
    email: 'riaan@coastlinecoaches.example',
  },
  mailTo: 'riaan@coastlinecoaches.example',
  never: [
    /budget(?: (?:is|of))?:? ?r? ?1[,. ]?(?:180|310)[,. ]?000/i,
    /(?:the board|mr pillay|lucky) (?:decides|signs|approves|is the decision)/i,
    /(?:thandeka|umzinto)(?: mokoena)? agreed to (?:drop|remove|cancel) the 5 ?%/i,
    /(?:thandeka|factory)(?: mokoena)? (?:has )?(?:confirmed|promised) (?:the )?sizes? 46/i,
    /renew(?:al|ed)? for three years/i,
    /(?:new )?contract (?:was|has been) signed/i,
  ],
  mood: 'mixed',
}
