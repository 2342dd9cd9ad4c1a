import type { CallGold } from '../call-gold.ts'

/** Ireland; haggling between two: the increase, a second season, half up front and a rope team's lower price; a held week of last year. */
export const turbineBlades: CallGold = {
  file: 'turbine-blades.txt',
  kind: 'negotiation',
  // A Wednesday, eleven in the morning in Ireland.
  calledAt: '2035-06-06T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Roisin Kealy',
  us: ['Roisin'],
  people: [
    {
      id: 'lead-1',
      name: 'Jasper Tennant',
      company: 'Slatecross Wind',
      email: 'jasper.tennant@slatecross.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Roisin',
      words: /then ask hugo|put it to hugo|when do i hear|on friday, by noon/i,
      due: '2035-06-08',
    },
    {
      owner: 'us',
      assignee: 'Roisin',
      words: /change it to thirty days|new draft|without the boat|vessel of any kind/i,
      due: '2035-06-11',
    },
    {
      owner: 'them',
      assignee: 'Jasper',
      words: /\bsheet\b|have it tomorrow/i,
      due: '2035-06-07',
    },
    { owner: 'us', assignee: 'Roisin', words: /\bcertificate\b/i, due: '2035-06-06' },
    {
      owner: 'us',
      assignee: 'Roisin',
      words: /names of your crew|give you those by|crew(?:'s)? names/i,
      due: '2035-06-15',
    },
  ],
  notActions: [
    /quote for repairs|leave the repairs out|done those ourselves/i,
    /could hold that week|hold nothing yet/i,
    /held week turned|credited it/i,
    /the old camera/i,
    /i did it yesterday/i,
    /i'll spare you/i,
    /practise my hello/i,
    /don't say it/i,
  ],
  open: [
    // The next call; to some also a task.
    /friday at two/i,
    /lens somewhere/i,
    /go down to 615/i,
    /too much wind/i,
    /he'll want something/i,
    /there is no boat/i,
    /let's go through them/i,
  ],
  meetings: [{ words: /friday at two/i, at: '2035-06-08T14:00' }],
  budget: /\b22[,. ]?800/i,
  notBudget: [
    /\b24[,. ]?320/i,
    /\b1[,. ]?900/i,
    /\b640\b/i,
    /\b560\b/i,
    /\b6(?:00|05|15)\b/i,
    /twenty thousand|\b20[,. ]?000/i,
  ],
  decisionMaker: /bridie|garvan|asset director/i,
  timeline: /end of august|august 31|31(?:st)? (?:of )?august|2035-08-31/i,
  competitors: ['Rotorline'],
  notCompetitors: ['Highspar', 'Slatecross', 'Hugo', 'Bridie Garvan'],
  objections: [
    { kind: 'price', words: /eight and a half per cent|won't get that past/i },
    // A second season that they can't be tied to.
    { kind: 'timing', words: /two seasons i can't|not tying it/i },
    // Terms of payment.
    { kind: 'price', words: /don't pay up front|half on signature/i },
    { kind: 'competitor', words: /rotorline offered|eighty a turbine less|reason not to take/i },
  ],
  lead: { name: 'Jasper Tennant', company: 'Slatecross Wind', email: 'jasper.tennant@slatecross.example' },
  mailTo: 'jasper.tennant@slatecross.example',
  never: [
    /budget(?: (?:is|of))?:? ?€?(?:24|640|615|560|590|1[,. ]?900|20[,. ]?000)/i,
    /(?:jasper|hugo|roisin)(?: tennant| kealy)? (?:signs the contract|decides|is the decision)/i,
    /(?:€ ?)?600 (?:a|per) turbine (?:is |was )?(?:agreed|approved|accepted)/i,
    /(?:roisin|highspar)(?: kealy)? (?:will|to) (?:hold|reserve|block) /i,
    /(?:roisin|highspar)(?: kealy)? (?:will|to) (?:quote|offer|price)[^.]{0,20}repair/i,
    /(?:jasper|slatecross)(?: tennant)? (?:agreed|agrees|will|to) (?:to )?pay[^.]{0,12}(?:up front|upfront|on signature)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:ninth of july|july 9|9 july)/i,
  ],
  mood: 'positive',
}
