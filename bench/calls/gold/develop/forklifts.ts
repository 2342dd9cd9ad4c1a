import type { CallGold } from '../call-gold.ts'

export const forklifts: CallGold = {
  file: 'forklifts.txt',
  kind: 'negotiation',
  // A Monday.
  calledAt: '2026-07-06T01:30:00Z',
  timeZone: 'Australia/Adelaide',
  owner: 'Jodie Farrugia',
  us: ['Jodie'],
  people: [
    {
      id: 'lead-1',
      name: 'Stavros Manolis',
      company: 'Marlow Creek Wines',
      email: 'stav@marlowcreek.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Jodie',
      words: /hand-?back|month twenty-four|need it approved|change things a bit|warren|\bwednesday\b/i,
      due: '2026-07-08',
    },
    {
      owner: 'them',
      assignee: 'Stavros',
      words: /whether one's enough|cellar hands|smoko|text you what they say/i,
      due: '2026-07-07',
    },
    {
      owner: 'us',
      assignee: 'Jodie',
      words: /legal reword|reword|new wording|photo guide|\bfriday\b/i,
      due: '2026-07-10',
    },
    {
      owner: 'us',
      assignee: 'Jodie',
      words: /his number|what he covers|col(?:'s| pfeiffer's) (?:phone )?number/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Stavros',
      words: /floor plan|where the charger'd go|sparky|find it and send it|other computer/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Jodie',
      words: /redo the|whole proposal|tomorrow by close|sharpen it|i heard you/i,
      due: '2026-07-07',
    },
  ],
  notActions: [
    /independent assessor|can't give you that, mate/i,
    /cover the install|charger going in/i,
    /long tynes|promising you the twentieth/i,
    /testimonial|ask me in a year/i,
    /stretch it to forty-eight/i,
    /their bloke out here/i,
  ],
  meetings: [
    {
      words:
        /the fourteenth|eight o'clock|eight's early|go through it together|tuesday's better|come out here/i,
      at: '2026-07-14T08:00',
    },
  ],
  budget: /four thousand two hundred(?! and seventy)|four-two\b|\b4[,. ]?200|\b4\.2k?\b/i,
  notBudget: [
    /six hundred and fifty|\b4[,. ]?650/i,
    /four-three|\b4[,. ]?300/i,
    /three-ninety|\b4[,. ]?390/i,
    /two hundred and seventy|two-seventy|\b4[,. ]?270/i,
    /eleven (?:grand|thousand)|\b11[,. ]?[04]00/i,
    /eighteen hundred|\b1[,. ]?800/i,
  ],
  decisionMaker: /stavros|manolis|\bstav\b|\bmine\b|i sign/i,
  timeline: /september|\bsept?\b|end of august/i,
  competitors: ['Hoistco', 'Atlas Handling'],
  notCompetitors: ['Pfeiffer', 'Nuriootpa', 'Warren', 'Port Adelaide'],
  objections: [
    { kind: 'price', words: /it's too dear|it's not stretchy|said four-two/i },
    {
      kind: 'competitor',
      words: /hoistco have already come back|don't have to do anything|move the chargers|but they start/i,
    },
    { kind: 'need', words: /don't want four years|sell the clare block|not locking in/i },
    {
      kind: 'trust',
      words: /pinged me eleven grand|not signing that|determined by|damage clause|for scratches/i,
    },
    { kind: 'trust', words: /next-day's useless|don't believe you'd get there|finish his breakfast/i },
    {
      kind: 'timing',
      words: /bottling right through july|signing anything this month|not promising you the twentieth/i,
    },
  ],
  lead: { name: 'Stavros', company: 'Marlow Creek Wines', email: 'stav@marlowcreek.example' },
  mailTo: 'stav@marlowcreek.example',
  never: [
    /(?:brother|winemaker) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?\$?4[,. ]?(?:650|300|390|270)/i,
    /stavros (?:will sign|agreed to sign)[^.]{0,30}(?:twentieth|july)/i,
    /stavros will[^.]{0,30}testimonial/i,
  ],
  mood: 'mixed',
}
