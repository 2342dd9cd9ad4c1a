import type { CallGold } from '../call-gold.ts'

/** Ireland; five pubs complain of their quiz supplier: three wrong answers in one night, a quizmaster who never came, a rival's box with a screen; the mother who owns the pubs saw it all. */
export const quizNights: CallGold = {
  file: 'quiz-nights.vtt',
  kind: 'complaint',
  // A Monday, eleven in the morning in Ireland (summer time).
  calledAt: '2030-06-17T10:00:00Z',
  timeZone: 'Europe/Dublin',
  owner: 'Aoife Lenihan',
  us: ['Aoife', 'Ronan'],
  people: [],
  actions: [
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /credit note|not paying for ennis/i,
      due: '2030-06-17',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /gráinne|by tomorrow evening|other four pubs/i,
      due: '2030-06-18',
    },
    {
      owner: 'us',
      assignee: 'Ronan',
      words: /next two packs|with an atlas|every one of them\?/i,
      due: '2030-06-19',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /send you a text|five texts|first ones this thursday|texts? (?:from|when)/i,
      due: '2030-06-20',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /deirdre/i,
      due: '2030-06-19',
    },
    {
      owner: 'us',
      assignee: 'Aoife',
      words: /write her a letter|write it tonight|in the post|letter (?:to|for) (?:bridie|his mother)/i,
      due: '2030-06-18',
    },
    {
      owner: 'them',
      assignee: 'Cathal',
      words: /beer mats\.$|photos of (?:them|the beer mats)|beer mats/i,
      due: '2030-06-21',
    },
  ],
  notActions: [
    // Refused.
    /free night from us|fix it first/i,
    /music round/i,
    // Conditional.
    /host it myself/i,
    // Done already.
    /found and fixed/i,
    /new question bank put in/i,
    /i did\. off my phone/i,
    /left him on the rota/i,
    /in with our manager/i,
  ],
  open: [
    /fiachra in ennis again/i,
    /don't be clever/i,
    /keep a list/i,
    /i'll keep it, so/i,
    /take us through it/i,
    /we can do that/i,
    /checking every one of them/i,
    // Remarks that may count as doubts.
    /three wrong answers/i,
    /ten out there/i,
    /that somebody's coming/i,
    /another thursday/i,
    /no wrong answers/i,
    /all the same lake/i,
    /roaring at a barmaid/i,
    /so late that it was friday/i,
    /she was in ennis/i,
    /him that's writing/i,
  ],
  meetings: [],
  // Nobody said what they can spend.
  budget: null,
  notBudget: [/\b185\b/i, /charge 140|\b140\b/i, /thirty euro|€ ?30\b/i],
  decisionMaker: /bridie|mother/i,
  timeline: /(?:first|\b1|1st)(?: of)? july|july (?:1|1st|first)\b|summer league|2030-07-01/i,
  competitors: ['Tablequiz Direct'],
  notCompetitors: ['Devane Taverns', 'Lough Derg', 'Ennis', 'Shannon', 'Fiachra'],
  objections: [
    { kind: 'trust', words: /can't trust the answers/i },
    { kind: 'competitor', words: /tablequiz direct|only charge 140/i },
  ],
  lead: { name: 'Cathal Devane', company: 'Devane Taverns', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:€|eur)? ?(?:185|140|30\b|thirty)/i,
    /(?:cathal|aoife|ronan|fiachra)(?: devane| lenihan)? (?:decides|signs|is the decision)/i,
    /(?:has|have|is) (?:accepted|agreed)[^.]{0,20} (?:free night|music round)/i,
    /credit note for (?:all )?(?:the )?five/i,
    /fiachra (?:will|to) host/i,
    /deirdre (?:has |is )?(?:confirmed|agreed)/i,
    /(?:switched|moved|signed) (?:to|with) tablequiz/i,
  ],
  mood: 'mixed',
}
