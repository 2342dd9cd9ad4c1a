import type { CallGold } from '../call-gold.ts'

/** Canada; restaurants give up nine rented food digesters: the smell, a technician after three weeks, washed bins at half the price; what is left is the notice, the fee and the pick-up. */
export const foodDigesters: CallGold = {
  file: 'food-digesters.txt',
  kind: 'cancellation',
  // A Thursday, half past three in the afternoon in Halifax (summer time).
  calledAt: '2028-09-14T18:30:00Z',
  timeZone: 'America/Halifax',
  owner: 'Marc Lavoie',
  us: ['Marc'],
  people: [
    {
      id: 'lead-1',
      name: 'Heather MacIsaac',
      company: 'Harbourline Restaurants',
      email: 'heather@harbourline.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Heather',
      words: /notice with a signature|sign one and scan|signed notice|notice letter/i,
      due: '2028-09-14',
    },
    {
      owner: 'us',
      assignee: 'Marc',
      words: /written confirmation|end date in it/i,
      due: '2028-09-15',
    },
    {
      owner: 'us',
      assignee: 'Marc',
      words:
        /drop the (?:early )?(?:exit )?fee|waive|back to you by wednesday|ask for all of it|all of it, not half/i,
      due: '2028-09-20',
    },
    { owner: 'us', assignee: 'Yusuf', words: /yusuf|set the days/i, due: '2028-09-22' },
    {
      owner: 'them',
      assignee: 'Devon',
      words: /empt(?:y|ied) and rinsed?|saturday the 28th/i,
      due: '2028-10-28',
    },
    { owner: 'us', assignee: 'Marc', words: /tonnage|just this year/i, due: '2028-09-30' },
  ],
  notActions: [
    // Refused or conditional.
    /if you kept four|four eighty|want two systems/i,
    /free month|^marc\. no/i,
    /exit survey|i hate those|wouldn't like it/i,
    /goes to our lawyer/i,
    /write you a note/i,
    // Done already.
    /signed with them|^on monday\.$/i,
    /sent that in february/i,
    /my boss is going to ask/i,
  ],
  open: [
    /call you in the spring|maybe in the summer|promise anything/i,
    /deposit|comes off your last/i,
    /pour it in the drains|enzyme left/i,
    /not on a weekend|never over lunch/i,
    /say hi to gordon/i,
    /do this properly/i,
    // Remarks that may count as objections.
    /paying a fee for machines/i,
    /have till november|torn out on the first/i,
    /already taken away/i,
    /barely handle one/i,
    /want two systems/i,
    /stank like/i,
    /talk round/i,
    /by the contract it's sixty/i,
    /invoice that runs on/i,
    /all nine\. i'm sorry/i,
    /pay by the bin/i,
  ],
  meetings: [],
  // What they can spend isn't spoken of.
  budget: null,
  notBudget: [
    /six hundred and forty|\$ ?640\b/i,
    /three hundred and ten|\$ ?310\b/i,
    /four eighty|\$ ?480\b/i,
    /thirty-eight hundred and forty|\b3[,. ]?840\b/i,
    /two thousand|\b2[,. ]?000\b/i,
  ],
  decisionMaker: /gordon|fraser/i,
  timeline: /october 31(?:st)?|31(?:st)? (?:of )?october|end of october|2028-10-31/i,
  competitors: ['Scotia Organics'],
  notCompetitors: ['Harbourline Restaurants', "Bishop's Landing", 'Lower Water Street', 'Yusuf'],
  objections: [
    { kind: 'trust', words: /three weeks till somebody|don't believe in it/i },
    { kind: 'need', words: /what we need a machine for/i },
    { kind: 'competitor', words: /going with scotia organics/i },
    { kind: 'price', words: /more than double|couldn't defend it/i },
  ],
  lead: {
    name: 'Heather MacIsaac',
    company: 'Harbourline Restaurants',
    email: 'heather@harbourline.example',
  },
  mailTo: 'heather@harbourline.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:ca)?\$? ?(?:640|310|480|3[,. ]?840|2[,. ]?000|six hundred|three hundred)/i,
    /(?:heather|devon)(?: macisaac)? (?:decided|decides|is the decision)/i,
    /(?:fee|invoice) (?:was|is|has been|will be) (?:waived|dropped|cancelled)/i,
    /(?:heather|harbourline)(?: macisaac| restaurants)? (?:keeps|will keep|is keeping|agreed to keep) [^.]{0,10}(?:four|4|machines)/i,
    /marc(?: lavoie)? (?:will|to|should) (?:send|resend) [^.]{0,25}last year/i,
    /(?:heather|devon)(?: macisaac)? (?:will|to|should) (?:fill|take|do|complete) [^.]{0,20}survey/i,
    /end(?:s| date)?:? [^.]{0,15}november 13[^.]{0,20}(?:agreed|confirmed)/i,
  ],
  mood: 'negative',
}
