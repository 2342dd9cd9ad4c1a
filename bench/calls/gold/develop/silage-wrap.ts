import type { CallGold } from '../call-gold.ts'

/** New Zealand; a baling contractor bargains for wrap over breakfast; eighteen grand plus GST; Lynne signs, the old man ordered on beer coasters; in the shed by the twentieth of October. */
export const silageWrap: CallGold = {
  file: 'silage-wrap.txt',
  kind: 'negotiation',
  // A Thursday, a quarter past eight in the morning in New Zealand (winter time).
  calledAt: '2040-08-01T20:15:00Z',
  timeZone: 'Pacific/Auckland',
  owner: 'Kirk Paterson',
  us: ['Kirk'],
  people: [
    { id: 'lead-1', name: 'Lynne Ballantyne', company: 'Hokonui Bales', email: 'lynne@hokonuibales.example' },
    { id: 'lead-2', name: 'Murray Ballantyne', company: 'Hokonui Bales', email: null },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Murray',
      words: /batch number|those numbers|flick you a photo|possum traps/i,
      due: '2040-08-02',
    },
    {
      owner: 'us',
      assignee: 'Kirk',
      words: /about a credit|credit for|would we hear|ring you on tuesday/i,
      due: '2040-08-07',
    },
    { owner: 'us', assignee: 'Kirk', words: /four rolls|down your way on monday/i, due: '2040-08-06' },
    {
      owner: 'us',
      assignee: 'Kirk',
      words: /tear test|email that through|to me, please|to you, lynne/i,
      due: '2040-08-03',
    },
    {
      owner: 'them',
      assignee: 'Lynne',
      words: /bale counts|add up the paddocks|do that for me|till wednesday/i,
      due: '2040-08-08',
    },
    {
      owner: 'us',
      assignee: 'Kirk',
      words: /two deliveries|new quote|freight on its own|it always hides|(?:^|: )will do\.?$/i,
      due: '2040-08-10',
    },
  ],
  notActions: [
    /went to two hundred|freight free|don't need two hundred/i,
    /do you want net|sorted for net/i,
    /put a bin|got a bin|plastic back/i,
    /told your rep/i,
    /gone to sell boats/i,
    /beer coaster/i,
    /gorse on monday/i,
    /seven layers in may/i,
    /up since five/i,
    /used? (?:my )?fingers/i,
    /baler needs bearings/i,
    /came on a sunday/i,
    /moved to riverton/i,
  ],
  open: [
    // Agreed: the call about the quote, a meeting to most readers.
    /the fourteenth|proper yarn|ring the house/i,
    /in the office tuesday/i,
    // What he does with the rolls once he has them.
    /stick them on the old heap|gorse, if you like/i,
    /bit of room/i,
    /make it add up/i,
    /i sign it if/i,
    /in the shed by the twentieth|easy from christchurch/i,
    // Mild, to some an objection.
    /you said "easy"/i,
    /can we talk about last year/i,
    /mind the marmalade/i,
    /depends on the otautau/i,
    /what have you got to play/i,
  ],
  meetings: [{ words: /the fourteenth/i, at: '2040-08-14T07:30' }],
  budget: /eighteen grand|eighteen thousand|\beighteen\b|\b18[,. ]?000|\b18 ?k\b|\b18 grand/i,
  notBudget: [
    /hundred and forty-two|\b142\b/i,
    /hundred and nineteen|\b119\b/i,
    /six thousand two hundred|\b6[,. ]?200/i,
    /four and a half|\b4[,. ]?500|\b4\.5/i,
    /hundred and twenty a roll|\b120\b/i,
    /hundred and twenty-eight|\b128\b/i,
  ],
  decisionMaker: /lynne/i,
  timeline:
    /twentieth of october|october 20|october twentieth|20(?:th)? (?:of )?oct|oct\.? 20|2040-10-20|first cut/i,
  competitors: ['Agrifilm'],
  notCompetitors: [
    'Balefilm',
    'Hokonui Bales',
    'Lincoln',
    'Josh',
    'Heddon Bush',
    'Winton',
    'Riverton',
    'Otautau',
  ],
  objections: [
    { kind: 'price', words: /that's a rort|too dear|pass that on to the cockies/i },
    {
      kind: 'trust',
      words: /(?:^|: )it tore|flapping like washing|no faith in|lying awake|three hundred bales/i,
    },
    { kind: 'competitor', words: /agrifilm have|pretty tempted|that didn't tear|hundred and twenty-eight/i },
  ],
  lead: { name: 'Lynne Ballantyne', company: 'Hokonui Bales', email: 'lynne@hokonuibales.example' },
  mailTo: 'lynne@hokonuibales.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:nzd|nz?\$)? ?(?:142|119|6[,. ]?200|4[.,]5|120|128|six thousand|four and)/i,
    /(?:murray|kirk|josh|the old man)(?: ballantyne| paterson)? (?:signs|decides|approves|is the decision)/i,
    /kirk(?: paterson)? (?:will|to) (?:put|supply|deliver|send) [^.]{0,15}(?:bin\b|net\b)/i,
    /(?:credit|refund) (?:is )?(?:agreed|granted|confirmed|approved)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:fourteenth|august 14|january)/i,
  ],
  mood: 'mixed',
}
