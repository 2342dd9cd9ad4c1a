import type { CallGold } from '../call-gold.ts'

/** Australia; a wheat farmer complains to the firm that leases him diesel tanks: water in the fuel, four dead injectors, a gauge that lies, seeding on Anzac Day, a rival in the yard, and a mother of 81 who grants one more go. */
export const dieselTanks: CallGold = {
  file: 'diesel-tanks.txt',
  kind: 'complaint',
  // A Tuesday, half past eight in the morning in Western Australia.
  calledAt: '2041-04-09T00:30:00Z',
  timeZone: 'Australia/Perth',
  owner: 'Jess Malone',
  us: ['Jess'],
  people: [
    { id: 'lead-1', name: 'Grant Pettit', company: 'Pettit Farming', email: 'grant@pettitfarming.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Grant',
      words: /pictures of|dave's invoice|after tea|before i turn in/i,
      due: '2041-04-09',
    },
    {
      owner: 'us',
      assignee: 'Mick',
      words: /mick comes to you|swapping that|first thing|two seals|with a seal/i,
      due: '2041-04-11',
    },
    { owner: 'us', assignee: 'Mick', words: /recalibrate|swap it if/i, due: '2041-04-11' },
    {
      owner: 'us',
      assignee: 'Jess',
      words: /lodge (?:it|the)|wednesday week|chase (?:them|the insurer)|the 17th/i,
      due: '2041-04-17',
    },
    {
      owner: 'us',
      assignee: 'Jess',
      words: /crediting|april's lease|statement of the 30th|credit (?:both|april|the april)/i,
      due: '2041-04-30',
    },
    {
      owner: 'them',
      assignee: 'Grant',
      words: /dockets|off the driver|photo to my number/i,
      due: '2041-04-12',
    },
    { owner: 'us', assignee: 'Jess', words: /my mobile|mobile number|her mobile/i, due: '2041-04-09' },
  ],
  notActions: [
    /be with you on friday/i,
    /loan tank/i,
    /to my boss/i,
    /call from me|don't you dare/i,
    /stop the debit/i,
    /third tank|read the room/i,
    /with a paint|myself in winter/i,
    /when you've fixed two/i,
  ],
  open: [
    // The next call is a meeting.
    /thursday at four|friday at ten/i,
    // Small things: the jar, the dog, the debit that stays off.
    /leave it there|still got that jar/i,
    /tie her up|dog still about/i,
    /leave it off|she will\./i,
    /that'll do|too easy/i,
    /both tanks right by/i,
    // Remarks that may count as doubts.
    /friday's no good/i,
    /broom handle/i,
    /if they say no/i,
    /one go at it/i,
    /pan flutes/i,
    /\$6,480/i,
    /half a jam jar|four dead injectors/i,
    /straight into the injectors/i,
  ],
  meetings: [{ words: /friday at ten/i, at: '2041-04-12T10:00' }],
  budget: null,
  notBudget: [/6[,. ]?480/, /15[,. ]?900/, /1[,. ]?150/],
  decisionMaker: /\bdot\b|\bmum\b|mother/i,
  timeline: /(?:the )?(?:22nd|22 april|22 of april)|april 22|25th|25 april|april 25|anzac|2041-04-2[25]/i,
  competitors: ['Tankpoint'],
  notCompetitors: ['Kulin Fuels', 'Westbund', 'Robyn', 'Dave'],
  objections: [
    { kind: 'trust', words: /can't trust a word|looked crook/i },
    { kind: 'trust', words: /lucky dip|dipped it at/i },
    { kind: 'competitor', words: /tankpoint|leaning that way/i },
  ],
  lead: { name: 'Grant Pettit', company: 'Pettit Farming', email: 'grant@pettitfarming.example' },
  mailTo: 'grant@pettitfarming.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a)?\$?(?:6[,. ]?480|15[,. ]?900|1[,. ]?150)/i,
    /(?:westbund|jess|insurer)(?: malone)? (?:agreed to pay|agreed to cover|has accepted|has agreed)/i,
    /mick[^.]*(?:comes|visits?|arrives|will (?:come|visit|be))[^.]*\bfriday\b/i,
    /(?:grant|robyn|dad|dave)(?: pettit)? (?:decides|has the final say|is the decision)/i,
    /jess(?: malone)? (?:will|to|should) (?:call|ring|phone) (?:dot|mum|his mother)/i,
    /(?:ordered|agreed to|accepted) (?:a|the) third tank/i,
    /(?:has |have )(?:already )?(?:switched to|bought|signed with) tankpoint/i,
  ],
  mood: 'negative',
}
