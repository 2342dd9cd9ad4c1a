import type { CallGold } from '../call-gold.ts'

/** South Africa; a trade park complains to its guarding firm: patrols that were never walked, a break-in, a month's credit wanted; a patrol car as the way out, and a rival with a dog. */
export const nightPatrols: CallGold = {
  file: 'night-patrols.txt',
  kind: 'complaint',
  // A Wednesday, half past two in the afternoon in South Africa.
  calledAt: '2038-02-10T12:30:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Thandi Mokoena',
  us: ['Thandi Mokoena'],
  people: [
    {
      id: 'lead-1',
      name: 'Gerhard Botha',
      company: 'Diep River Trade Park',
      email: 'gerhard@dieptradepark.example',
    },
    {
      id: 'lead-2',
      name: 'Fatima Davids',
      company: 'Diep River Trade Park',
      email: 'fatima@dieptradepark.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Thandi Mokoena',
      words: /january (?:patrol )?logs|logs (?:for|of) (?:the whole of )?january/i,
      due: '2038-02-11',
    },
    {
      owner: 'us',
      assignee: 'Sipho Dlamini',
      words: /(?:written|have the|(?:send|provide|write|deliver)\w* (?:a|the|his)) statement/i,
      due: '2038-02-12',
    },
    // Moved from the 26th.
    {
      owner: 'us',
      assignee: 'Thandi Mokoena',
      words: /credit note|issued by the 22nd/i,
      due: '2038-02-22',
    },
    {
      owner: 'us',
      assignee: 'Thandi Mokoena',
      words: /patrol car .*\boffer\b|\boffer\b .*patrol car|that offer on monday|yes, in writing/i,
      due: '2038-02-15',
    },
    {
      owner: 'them',
      assignee: 'Gerhard Botha',
      words: /phone him and ask|kestrel/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Thandi Mokoena',
      words: /guard list|list of (?:the )?guards|names and phone numbers/i,
      due: '2038-02-10',
    },
    {
      owner: 'them',
      assignee: 'Gerhard Botha',
      words: /onto a (?:usb )?stick|recording/i,
      due: '2038-02-11',
    },
  ],
  notActions: [
    /if they accept the claim|liability insurer/i,
    /second guard would be/i,
    /two weeks at no charge|nothing for free/i,
    /case number/i,
    /new tags were fitted/i,
    /400,000/,
    /don't give suppliers a figure/i,
    /very good battery/i,
  ],
  open: [
    // The next call is a meeting.
    /after the trustees' meeting|friday the 19th/i,
    // The credit as it was argued about, and where a copy of it goes.
    /want january back/i,
    /credit the eleven nights/i,
    /take the credit for now/i,
    /lindiwe/i,
    /two guards at night/i,
    /one guard on foot/i,
    /put it on my phone|see it on your phone/i,
    // Remarks that may count as doubts.
    /noticed the open door/i,
    /scanned within ten minutes/i,
    /can't walk around the park/i,
    /the idea of the dog/i,
    /the tenants keep asking/i,
    /no good, we close/i,
    /see how february goes/i,
  ],
  meetings: [{ words: /friday the 19th/i, at: '2038-02-19T10:00' }],
  budget: null,
  notBudget: [
    /\br? ?92[,. ]?000/i,
    /\br? ?84[,. ]?000/i,
    /\br? ?99[,. ]?000/i,
    /\br? ?38[,. ]?000/i,
    /\br? ?400[,. ]?000/i,
    /\br? ?86[,. ]?000/i,
    /\br? ?32[,. ]?600/i,
  ],
  decisionMaker: /trustees/i,
  timeline: /(?:\b1|1st) (?:of )?march|march 1\b|2038-03-01/i,
  competitors: ['Ironstone'],
  notCompetitors: ['Sentra', 'Kestrel Park'],
  objections: [
    { kind: 'trust', words: /don't believe a patrol log|man in a chair/i },
    { kind: 'price', words: /(?:can't|cannot) (?:pay|afford) /i },
    { kind: 'competitor', words: /ironstone|have another offer/i },
    { kind: 'need', words: /doubts that one man|enough for 41 units/i },
  ],
  lead: { name: 'Gerhard Botha', company: 'Diep River Trade Park', email: 'gerhard@dieptradepark.example' },
  mailTo: 'gerhard@dieptradepark.example',
  never: [
    /budget(?: (?:is|of))?:? ?r ?\d/i,
    /(?:mr naidoo|gerhard|fatima)(?: botha| davids)? (?:decides|signs|approves|is the decision)/i,
    /(?:full|whole) month (?:is|was|will be) credited/i,
    /(?:second guard|two guards) (?:is|are|was|were) agreed/i,
    /insurer (?:has )?(?:accepted|paid)/i,
    /(?:free )?(?:two-week )?trial (?:is|was) (?:agreed|accepted)/i,
  ],
  mood: 'negative',
}
