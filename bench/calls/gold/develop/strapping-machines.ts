import type { CallGold } from '../call-gold.ts'

/** Hull; a bathroom wholesaler haggles over two strapping machines; fifty-four thousand; the managing director signs since Easter; running when the new bay opens. */
export const strappingMachines: CallGold = {
  file: 'strapping-machines.txt',
  kind: 'negotiation',
  // A Wednesday, two in the afternoon in England (summer time).
  calledAt: '2041-05-15T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Dean Whitlam',
  us: ['Dean'],
  people: [
    {
      id: 'lead-1',
      name: 'Gavin Sowerby',
      company: 'Tranby Sanitaryware',
      email: 'gavin@tranbysanitaryware.example',
    },
    { id: 'lead-2', name: 'Lorna', company: 'Tranby Sanitaryware', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Dean',
      words:
        /strip them out|without the printers|have it friday|delivery split out|friday's fine|^(?:dean: )?no problem\.$/i,
      due: '2041-05-17',
    },
    {
      owner: 'us',
      assignee: 'Nige',
      words: /\bnige\b|get him to ring|ask him about the floor|before ten it's|after ten, tuesday/i,
      due: '2041-05-21',
    },
    {
      owner: 'us',
      assignee: 'Dean',
      words: /whatsapp|film of (?:theirs|the)|yeah, do that|shower trays/i,
      due: '2041-05-15',
    },
    {
      owner: 'them',
      assignee: 'Gavin',
      words: /is the sizes|every pallet|pallet sizes|the regular ones|there's a list somewhere|dig it out/i,
      due: '2041-05-15',
    },
    {
      owner: 'them',
      assignee: 'Lorna',
      words: /there's a form|account form|get it back to you|thursday week/i,
      due: '2041-05-23',
    },
    {
      owner: 'them',
      assignee: 'Gavin',
      words: /put it in front of|get to see it|twenty-eighth|before rosemary|to rosemary/i,
      due: '2041-05-28',
    },
  ],
  notActions: [
    /five-year service plan|not while i'm breathing/i,
    /gave her a ring|god, no|put you up to it/i,
    /if she says yes|hold you a build slot/i,
    /had my quote/i,
    /stood nine days/i,
    /black taps back/i,
    /doreen does it/i,
    /keith that did it/i,
    /turning up in october/i,
    /if it all goes away/i,
  ],
  open: [
    // Agreed: the measuring, a meeting to most readers.
    /thirtieth/i,
    /three blacks|bring my glasses/i,
    /keep my head down/i,
    /see what she says/i,
    /ordered by the middle/i,
    /carry the parts/i,
    // She takes the sums apart: to some an objection.
    /won't all go away|only here to say no/i,
    /with a bow on/i,
    /buried in the vat/i,
    /strapping that morning/i,
    /secret drawer/i,
    /say hello, lorna/i,
    /what you've got to spend/i,
    /is it thirty days|thirty days, once/i,
  ],
  meetings: [{ words: /thirtieth/i, at: '2041-05-30T09:00' }],
  budget: /fifty-four|\b54[,. ]?000|\b54 ?k|\b54\b/i,
  notBudget: [
    /sixty-one thousand|\b61[,. ]?400|\b61\.4/i,
    /twenty-seven|\b27[,. ]?000/i,
    /forty-nine nine|\b49[,. ]?900|\b49\.9/i,
    /three thousand odd|\b3[,. ]?000/i,
    /eighteen hundred|\b1[,. ]?800/i,
  ],
  decisionMaker: /rosemary|tindall|\bmd\b|managing director/i,
  timeline:
    /second of september|september 2\b|september 2nd|september second|2(?:nd)? (?:of )?sep|sept?\.? 2\b|2041-09-02|new bay/i,
  competitors: ['Plexstrap'],
  notCompetitors: [
    'Cinchworks',
    'Tranby Sanitaryware',
    'Swindon',
    'Leicester',
    'Goole',
    'Nige',
    'Doreen',
    'Keith',
  ],
  objections: [
    { kind: 'price', words: /lot of money|ties string|sixty-one thousand four hundred for the pair/i },
    { kind: 'competitor', words: /plexstrap|forty-nine nine|i do like it/i },
    { kind: 'authority', words: /can't say yes|not allowed to|nor lorna/i },
    { kind: 'trust', words: /nine days|going through that again|don't really believe|hull to leicester/i },
  ],
  lead: { name: 'Gavin Sowerby', company: 'Tranby Sanitaryware', email: 'gavin@tranbysanitaryware.example' },
  mailTo: 'gavin@tranbysanitaryware.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:gbp|£)? ?(?:61|27|49|3[,. ]?000|1[,. ]?800|sixty-one|twenty-seven|forty-nine|eighteen hundred)/i,
    /(?:gavin|lorna|keith|dean|nige|doreen)(?: sowerby| whitlam)? (?:signs|decides|approves|is the decision)/i,
    /dean(?: whitlam)? (?:will|to) (?:call|ring|contact|phone) rosemary/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:october|june|easter)/i,
    /(?:gavin|lorna|tranby sanitaryware)(?: sowerby)? (?:has )?(?:ordered|signed|accepted|taken the service plan)/i,
  ],
  mood: 'mixed',
}
