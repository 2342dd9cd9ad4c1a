import type { CallGold } from '../call-gold.ts'

/** Galway; a dental practice ends the cover of its autoclaves; fourteen hundred for next year; the dentist decides since his father stopped; settled before Christmas; a call to him and a visit are declined. */
export const autoclaveCover: CallGold = {
  file: 'autoclave-cover.txt',
  kind: 'cancellation',
  // A Wednesday, a quarter past twelve in Ireland.
  calledAt: '2043-11-18T12:15:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Cormac Tighe',
  us: ['Cormac'],
  people: [
    {
      id: 'lead-1',
      name: 'Orlaith Mannion',
      company: 'Taylors Hill Dental',
      email: 'orlaith@taylorshilldental.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Cormac',
      words: /email you an offer|offer from us|monday's grand|how many days|as a number|i'd look at it/i,
      due: '2043-11-23',
    },
    {
      owner: 'us',
      assignee: 'Gráinne',
      words: /gr[áa]inne|service certificates|back to 2040|by tomorrow evening/i,
      due: '2043-11-19',
    },
    {
      owner: 'them',
      assignee: 'Orlaith',
      words: /print-outs|box someplace|get them to you|friday would be perfect/i,
      due: '2043-11-20',
    },
    {
      owner: 'us',
      assignee: 'Cormac',
      words: /credit note|get it cancelled|charged for the call-out|^(?:orlaith: )?please do/i,
      due: '2043-11-30',
    },
  ],
  notActions: [
    /if i rang him|hand the phone to me/i,
    /call in to you|two down with the flu/i,
    /if you did stay|don't be tempting/i,
    /driving instruments over/i,
    /put the second validation in/i,
    /you got my letter/i,
    /never read a bill/i,
    /come from spain|come from the moon/i,
    /blaming me for that torch|left a torch/i,
  ],
  open: [
    // Agreed: the next talk, a meeting to most readers.
    /twenty-sixth|thursday of next week|have a word when|i'll be quick/i,
    /lollipops|make his year/i,
    /tell her thanks/i,
    /have a sandwich|eat during calls/i,
    /hold a hand/i,
    // A wrong bill: to some an objection.
    /bill here for the seal|machine was under cover|on the desk since|it'd annoy you/i,
    /email it is|email is better/i,
    /loan machine is a good idea/i,
    /have you signed|not yet, no/i,
    /won't go over it/i,
    /only have to do it once|recommends a lot/i,
    /finish up the service cover/i,
    /want to punish/i,
    /off the table/i,
    /why i'd stay with you/i,
  ],
  meetings: [{ words: /twenty-sixth|thursday of next week/i, at: '2043-11-26T12:30' }],
  budget: /fourteen hundred|\b1[,. ]?400\b/i,
  notBudget: [
    /twelve hundred|\b1[,. ]?200\b/i,
    /nineteen eighty|\b1[,. ]?980\b/i,
    /thirteen fifty|\b1[,. ]?350\b/i,
    /three hundred and ten|\b310\b/i,
  ],
  decisionMaker: /fintan|joyce/i,
  timeline: /\bdec(?:ember)?\b|2043-12|christmas/i,
  competitors: ['Cleanvessel'],
  notCompetitors: ['Sterilcare', 'Taylors Hill Dental', 'Oranmore', 'Gráinne', 'Dara', 'Limerick', 'Athlone'],
  objections: [
    { kind: 'price', words: /too dear|nineteen eighty/i },
    { kind: 'need', words: /something we don't need|want a second one|only have to do it once/i },
    { kind: 'trust', words: /rely on you|down for eight days/i },
    { kind: 'competitor', words: /cleanvessel|thirteen fifty|why i'd stay/i },
  ],
  lead: {
    name: 'Orlaith Mannion',
    company: 'Taylors Hill Dental',
    email: 'orlaith@taylorshilldental.example',
  },
  mailTo: 'orlaith@taylorshilldental.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:eur|€)? ?(?:1[,. ]?200|1[,. ]?980|1[,. ]?350|310|twelve hundred|nineteen eighty|thirteen fifty)/i,
    /(?:orlaith|gr[áa]inne|cormac|dara)(?: mannion| tighe)? (?:signs|decides|approves|is the decision)/i,
    /cormac(?: tighe)? (?:will|to) (?:call|ring|phone) (?:dr joyce|fintan)/i,
    /cormac(?: tighe)? (?:will|to) (?:visit|call in)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:september|october|2040)/i,
  ],
  mood: 'negative',
}
