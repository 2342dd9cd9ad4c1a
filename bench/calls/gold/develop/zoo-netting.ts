import type { CallGold } from '../call-gold.ts'

export const zooNetting: CallGold = {
  file: 'zoo-netting.txt',
  kind: 'discovery',
  // A Tuesday.
  calledAt: '2027-02-02T10:20:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Declan Furlong',
  us: ['Declan'],
  people: [{ id: 'lead-1', name: 'Priya Nambiar', company: 'Thornfold Wildlife Park', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Priya',
      words: /drawing of it|dig it out|by thursday, lovely|\bdrawing\b/i,
      due: '2027-02-04',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /three samples|he'll want to bite|\bsamples\b/i,
      due: '2027-02-03',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /ring their curator|carrigmore|actually be very useful|\bcurator\b/i,
      due: '2027-02-03',
    },
    {
      owner: 'us',
      assignee: 'Declan',
      words: /work it out both ways|the two prices by|the roof only|a day or two before/i,
      due: '2027-02-16',
    },
    {
      owner: 'them',
      assignee: 'Priya',
      words: /write down what he needs|what joe needs|where the birds go/i,
      due: '2027-02-08',
    },
    { owner: 'them', assignee: 'Priya', words: /gate list|get you signed in/i, due: '2027-02-02' },
  ],
  notActions: [
    /aviculture consultant|welfare plan|he'd sulk|no consultant/i,
    /fishing net|patched for now/i,
    /otter money|second enclosure/i,
    /coming to measure next week/i,
    /they've looked, and they've paid/i,
  ],
  meetings: [{ words: /the tenth|i could be with you for two/i, at: '2027-02-10T14:00' }],
  budget: /fifty-five|\b55/i,
  notBudget: [
    /over ten thousand|\b10[,. ]?000|\b10k/i,
    /eighteen thousand|\b18[,. ]?000|\b18k/i,
    /sixty-eight|\b68/i,
  ],
  decisionMaker: /verity|committee/i,
  timeline: /easter|good friday|twenty-sixth of march|march/i,
  competitors: ['Avimesh', 'Tautline'],
  notCompetitors: ['Tesco', 'Costa', 'Chester', 'Carrigmore', 'Thornfold', 'Barbara', 'Skyweave'],
  objections: [
    { kind: 'trust', words: /in ribbons after three|just don't believe it/i },
    { kind: 'authority', words: /goes to the finance committee|in my hands at all/i },
    { kind: 'price', words: /more than we can possibly manage/i },
    { kind: 'competitor', words: /joe rather fancies them|he'd go with them tomorrow/i },
    { kind: 'timing', words: /how you'd fit it in|nobody goes in there/i },
  ],
  lead: { name: 'Priya Nambiar', company: 'Thornfold Wildlife Park', email: 'p.nambiar@thornfold.example' },
  mailTo: 'p.nambiar@thornfold.example',
  never: [
    /(?:priya|martin ainscough|mr ainscough|the director) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?£?(?:68|18|10)[,.]?000/i,
    /declan (?:will|to) (?:bring|book) [^.]{0,20}consultant/i,
    /(?:will|to) patch the (?:hole|net)/i,
  ],
  mood: 'mixed',
}
