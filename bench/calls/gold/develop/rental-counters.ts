import type { CallGold } from '../call-gold.ts'

/** Queensland; a hire yard sees a counter program; too many clicks, a weekend rate it must have, a list once lost, a rival's free tablets; five hundred over the plan doesn't bother them, and the old accountant's view is gone. */
export const rentalCounters: CallGold = {
  file: 'rental-counters.vtt',
  kind: 'demo',
  // A Thursday, eleven in the morning in Queensland.
  calledAt: '2037-05-14T01:00:00Z',
  timeZone: 'Australia/Brisbane',
  owner: 'Nadine Kurtz',
  us: ['Nadine Kurtz'],
  people: [
    { id: 'lead-1', name: 'Scott Brennock', company: 'Downs Hire & Plant', email: 'scott@downshire.example' },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Kell Tanner',
      words: /your top twenty|run it off the old system|tomorrow arvo/i,
      due: '2037-05-15',
    },
    {
      owner: 'us',
      assignee: 'Nadine Kurtz',
      words: /test yard|till wednesday for that|have a bash/i,
      due: '2037-05-20',
    },
    {
      owner: 'us',
      assignee: 'Nadine Kurtz',
      words: /can you find out|\bbogdan\b|tomorrow before lunch/i,
      due: '2037-05-15',
    },
    {
      owner: 'us',
      assignee: 'Nadine Kurtz',
      words: /could you mark it|clause highlighted|contract tonight/i,
      due: '2037-05-14',
    },
    {
      owner: 'them',
      assignee: 'Tyson',
      words: /whole kit list|serial numbers|\btyson\b|he'll hop|round with a clipboard/i,
      due: '2037-05-29',
    },
  ],
  notActions: [
    /training by video|a person standing there|doesn't do video/i,
    /got the fibre in february/i,
    /went under on a tuesday/i,
    /had a compactor walk/i,
    /then i'll talk to kell/i,
    /do that again, but slower/i,
    /pencilled it in myself/i,
    /field days till the tenth/i,
    /can't match them on hardware/i,
    /i'd frame it/i,
    /set up favourites/i,
    /gone to perth/i,
    /the lawnmower's back/i,
  ],
  open: [
    // The next call is a meeting.
    /next thursday|thursday the twenty-first/i,
    // Who would come for the training; nothing is ordered yet.
    /marguerite/i,
    // How it is done at the counter, beside the objection.
    /seven clicks/i,
    /asleep by the second|reading thirty pages/i,
    /we'd have a lot of red/i,
    /if she hates it/i,
  ],
  meetings: [{ words: /next thursday|thursday the twenty-first/i, at: '2037-05-21T11:00' }],
  budget:
    /^twenty-eight$|there's twenty-eight|twenty-eight (?:thousand|sitting|grand)|\b28[,. ]?000|\b28 ?k/i,
  notBudget: [
    /twenty-eight five|\b28[,. ]?500|\b28\.5/i,
    /twenty-four nine|\b24[,. ]?900|\b24\.9/i,
    /thirty-six hundred|\b3[,. ]?600/i,
    /sixty-four hundred|\b6[,. ]?400/i,
    /five hundred|\$ ?500\b/i,
  ],
  decisionMaker: /scott|brennock|just me/i,
  timeline: /thirteenth of july|july 13|13(?:th)? (?:of )?july|2037-07-13/i,
  competitors: ['RentaDesk', 'Counterpoint'],
  notCompetitors: [
    'Hirewell',
    'Downs Hire & Plant',
    'Bogdan',
    'Marguerite',
    'Tyson',
    'Dubbo',
    'Hervey Bay',
    'Dave',
  ],
  objections: [
    // Said by the way: too slow at the counter.
    { kind: 'need', words: /eight tradies lined up|f4 and they're gone|don't want a chat/i },
    { kind: 'need', words: /can't do that, it's no good to me|half our trailer money/i },
    { kind: 'trust', words: /bit gun-shy|where our customer list was/i },
    { kind: 'competitor', words: /counterpoint told us|chuck in both tablets|harder to just say yes/i },
  ],
  lead: { name: 'Scott Brennock', company: 'Downs Hire & Plant', email: 'scott@downshire.example' },
  mailTo: 'scott@downshire.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:a?u?\$|aud)? ?(?:24|28[,. ]?500|28\.5|3[,. ]?600|6[,. ]?400|500\b|thirty-six|sixty-four|twenty-four)/i,
    /(?:dad|mum|kell|tyson|accountant)(?: tanner| brennock)? (?:signs|decides|approves|is the decision)/i,
    /video training (?:is |was )?(?:agreed|accepted|wanted)/i,
    /(?:internet|fibre) (?:is|remains) (?:still )?(?:bad|poor|unreliable|a problem)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:may\b|february|july 10|10 july)/i,
    /(?:tablets|printer) (?:are |is |will be )?(?:included|free) (?:from|with|by) hirewell/i,
  ],
  mood: 'positive',
}
