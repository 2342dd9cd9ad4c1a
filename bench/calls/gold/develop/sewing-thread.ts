import type { CallGold } from '../call-gold.ts'

/** Pakistan; a jeans maker's buyer presses the price of thread; an old lot in two shades, a cheaper supplier; a year, advance payment and bigger cones are refused; the founder approved once; no date is wanted. */
export const sewingThread: CallGold = {
  file: 'sewing-thread.txt',
  kind: 'negotiation',
  // A Tuesday, four in the afternoon in Pakistan.
  calledAt: '2032-06-08T11:00:00Z',
  timeZone: 'Asia/Karachi',
  owner: 'Hina Mirza',
  us: ['Hina', 'Shahid'],
  people: [
    {
      id: 'lead-1',
      name: 'Waqas Butt',
      company: 'Zaitoon Apparel',
      email: 'waqas.butt@zaitoonapparel.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Shahid',
      words: /report with the graphs|mail it to me|(?:test|seam)[^.]{0,15} report/i,
      due: '2032-06-11',
    },
    {
      owner: 'us',
      assignee: 'Hina',
      words: /lab dips|on cones or on cards|sew with them|by courier on saturday|saturday is all right/i,
      due: '2032-06-12',
    },
    {
      owner: 'them',
      assignee: 'Waqas',
      words: /a debit note|whatsapp you a picture|picture of the debit/i,
      due: '2032-06-08',
    },
    {
      owner: 'us',
      assignee: 'Hina',
      words: /make me a sheet|three slabs|three\. and the transport|have the sheet tomorrow|then slabs/i,
      due: '2032-06-09',
    },
    {
      owner: 'us',
      assignee: 'Hina',
      words: /with our general manager|then ask him|speak to him and let|thursday then/i,
      due: '2032-06-10',
    },
    {
      owner: 'them',
      assignee: 'Bilal',
      words:
        /how much of each shade|bilal's department|july to september|a guess is enough|send it in excel|\bforecast\b/i,
      due: '2032-06-10',
    },
  ],
  notActions: [
    /full year/i,
    /pay in advance/i,
    /above twelve thousand|twelve thousand is far/i,
    /bigger cone|no need\. it doesn't/i,
    /buy your needles|from my cousin/i,
    /wind the cones myself/i,
    /on the first\. it keeps|three suppliers/i,
    /used to approve even/i,
    /showed it to the peon/i,
    /whole lot was rejected/i,
    /was changed after that/i,
    /a calendar came/i,
    /come between cousins/i,
  ],
  open: [
    // Half a joke.
    /mangoes/i,
    // Repeats what the sheet is.
    /working on the sheet/i,
    /letters bigger/i,
    /see what was agreed|nothing was agreed/i,
    /tell them about the seams/i,
    /take it upstairs/i,
    /don't get ideas/i,
    /indus gives sixty/i,
    // What is approved and no more: to some an objection to the price.
    /opens the file/i,
    /let the spanish sell/i,
    /who knows what cotton/i,
    /five sixty/i,
  ],
  meetings: [],
  budget: /five and a half million|\b5\.5 ?(?:m|million)|\b5[,. ]?500[,. ]?000/i,
  notBudget: [
    /six hundred and forty|six forty|\b640\b/i,
    /five sixty|\b560\b/i,
    /five seventy-five|\b575\b/i,
    /six hundred and ten|six eleven|\b61[01]\b/i,
    /one point two million|\b1\.2 ?(?:m|million)|\b1[,. ]?200[,. ]?000/i,
  ],
  decisionMaker: /saeeda|zaman|finance director/i,
  timeline: null,
  competitors: ['Indus Filament'],
  notCompetitors: ['Kettan Threads', 'Zaitoon Apparel', 'Haji Ghafoor', 'Shahid', 'Faisalabad', 'Lahore'],
  objections: [
    { kind: 'price', words: /this is gold thread|six forty is too high/i },
    { kind: 'competitor', words: /already giving us at|why should i leave them/i },
    { kind: 'trust', words: /won't be the same again|your navy came in two|whole lot was rejected/i },
  ],
  lead: { name: 'Waqas Butt', company: 'Zaitoon Apparel', email: 'waqas.butt@zaitoonapparel.example' },
  mailTo: 'waqas.butt@zaitoonapparel.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:rs\.?|pkr|rupees)? ?(?:640|560|575|61[01]|1\.2|six hundred|five sixty|five seventy)/i,
    /(?:haji|ghafoor|waqas|bilal)(?: sahib| butt| ghafoor)? (?:signs|decides|approves|is the decision)/i,
    /(?:waqas|zaitoon apparel)(?: butt)? (?:agreed|agrees|accepted|accepts|commits|committed)[^.]{0,25}(?:year|advance|610)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:july|august|september|saturday)/i,
    /(?:hina|kettan)(?: mirza)? (?:will|to) (?:keep|store|put) [^.]{0,20}stock/i,
  ],
  mood: 'mixed',
}
