import type { CallGold } from '../call-gold.ts'

export const spaWater: CallGold = {
  file: 'spa-water.txt',
  kind: 'handover',
  // A Monday.
  calledAt: '2026-11-09T12:00:00Z',
  timeZone: 'Europe/Vienna',
  owner: 'Katrin Aigner',
  us: ['Katrin', 'Milos'],
  people: [
    {
      id: 'lead-1',
      name: 'Sabine Leitgeb',
      company: 'Therme Steinbach',
      email: 'leitgeb@therme-steinbach.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Katrin',
      words: /write all of it down|tomorrow, with a copy|gets that tomorrow|same file as a copy/i,
      due: '2026-11-10',
    },
    { owner: 'us', assignee: 'Katrin', words: /make it new without|thursday is good/i, due: '2026-11-12' },
    {
      owner: 'us',
      assignee: 'Milos',
      words: /give this in writing|certificate for this|as soon as you have it|get it from them/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Milos',
      words: /hour by hour|reserve of one day|this you have friday/i,
      due: '2026-11-13',
    },
    {
      owner: 'them',
      assignee: 'Sabine',
      words: /telephone hour|this wednesday|takes the telephone|call him then|ask what he needs/i,
      due: '2026-11-11',
    },
    {
      owner: 'them',
      assignee: 'Sabine',
      words: /the pipe plan i've|there's a newer plan|the newer one|look for it and send it/i,
      due: null,
    },
  ],
  notActions: [
    /read already the plans/i,
    /offer for a service contract|talk about service/i,
    /old guarantee|a good question/i,
    /i'll not be there/i,
  ],
  meetings: [
    { words: /next week thursday|nineteenth november|until thursday next week/i, at: '2026-11-19T08:00' },
  ],
  budget: /forty-eight|\b48\b/i,
  notBudget: [
    /fifty-one thousand|\b51[,. ]?300/i,
    /thirty-three thousand|\b33[,. ]?000/i,
    /four thousand less|\b4[,. ]?000/i,
    /above ten thousand|\b10[,. ]?000/i,
  ],
  decisionMaker: /pichler/i,
  timeline: /nineteenth (?:of )?december|on the nineteenth the holidays/i,
  competitors: ['Aquatrol', 'Hydrosan'],
  notCompetitors: ['Pichler', 'Huemer', 'Egger', 'Bad Hall', 'Gmunden'],
  objections: [
    { kind: 'trust', words: /again from zero|makes me nervous/i },
    { kind: 'price', words: /the first trouble|can't go over this/i },
    { kind: 'trust', words: /ladders were brown|the salt eats it/i },
    { kind: 'competitor', words: /thirty-three thousand|less money and nobody/i },
    { kind: 'need', words: /alone in the night|will not touch this/i },
    { kind: 'timing', words: /four days for two pools|don't believe in that/i },
    { kind: 'authority', words: /amtsarzt must agree|without his yes|doktor huemer does/i },
  ],
  lead: { name: 'Sabine', company: 'Therme Steinbach', email: 'leitgeb@therme-steinbach.example' },
  mailTo: 'leitgeb@therme-steinbach.example',
  never: [
    /(?:sabine|leitgeb|egger|huemer|milos) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?€?(?:51|33|4[,. ]?000|10[,. ]?000)/i,
    /(?:katrin|milos) will (?:send|make|prepare) .{0,20}service contract/i,
    /competitors?:? (?:bad hall|gmunden)/i,
  ],
  mood: 'mixed',
}
