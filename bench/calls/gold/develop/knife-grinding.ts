import type { CallGold } from '../call-gold.ts'

/** Dubai; a cold call to a hotel's sous chef; ten knives on trial; no budget known; the director of purchasing decides; from November; loan knives and a call to purchasing are declined. */
export const knifeGrinding: CallGold = {
  file: 'knife-grinding.txt',
  kind: 'qualification',
  // A Tuesday, three in the afternoon in Dubai.
  calledAt: '2041-09-03T11:00:00Z',
  timeZone: 'Asia/Dubai',
  owner: "Joel D'Souza",
  us: ['Joel'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Karim',
      words:
        /count them for me|kitchen by kitchen|send you the number|number (?:of knives )?by sunday|count (?:the|his|their) knives/i,
      due: '2041-09-08',
    },
    {
      owner: 'us',
      assignee: 'Joel',
      words:
        /collect them on monday|take ten|ten from the breakfast|monday is fine|collect (?:the )?ten|loading bay|ten (?:breakfast )?knives (?:on|from)/i,
      due: '2041-09-09',
    },
    {
      owner: 'us',
      assignee: 'Joel',
      words: /price list|have it today|on whatsapp/i,
      due: '2041-09-03',
    },
    {
      owner: 'us',
      assignee: 'Joel',
      words: /certificate|copy from our office|by thursday/i,
      due: '2041-09-05',
    },
  ],
  notActions: [
    /lend you a set|no loan knives|too many already/i,
    /contact him already|wait with that/i,
    /every second sunday/i,
    /brought back forty/i,
    /sharpen themselves/i,
    /engrave a small number/i,
    /never touches/i,
    /if you like them/i,
    /hear that a lot/i,
  ],
  open: [
    // Part of the trial: to some a task of its own.
    /bring them back|the next day/i,
    /ask for suresh|suresh, got it/i,
    // An answer to a question; to some an objection of authority.
    /i can only recommend|director of purchasing/i,
    /first i want to see|see the ten knives/i,
    /everybody says that/i,
    /list when we collect/i,
    /five minutes/i,
    /hygiene is going to/i,
    /first of november/i,
    /don't know the figure|somewhere in stewarding/i,
    /fourteen desserts|enjoy it/i,
    /not so good/i,
    /six with everything/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [/nine dirhams|\b9\b/i, /\bsix\b|\b6\b/i],
  decisionMaker: /fadi|haddad|director of purchasing|purchasing director/i,
  timeline:
    /first of november|november first|november 1|1(?:st)? (?:of )?november|nov\.? 1|start of november|beginning of november/i,
  competitors: ['Al Rawda'],
  notCompetitors: ['Whetline', 'Qasr Lagoon', 'Suresh', 'WhatsApp'],
  objections: [
    { kind: 'need', words: /don't need another company|my cooks have stones|sharpen themselves/i },
    { kind: 'price', words: /that's too expensive|nine\? that's|we pay six|six with everything/i },
    { kind: 'trust', words: /forty knives|give my knives away|people that i don't know|but not ours/i },
  ],
  lead: { name: 'Karim', company: 'Qasr Lagoon', email: null },
  mailTo: null,
  never: [
    /budget(?: (?:is|of))?:? ?(?:aed|dhs?)? ?(?:9|6|nine|six|300)\b/i,
    /(?:karim|suresh|general manager) (?:signs|decides|approves|is the decision)/i,
    /joel(?: d'souza)? (?:will|to) (?:contact|call|write to) (?:mr |fadi )?(?:haddad|fadi)/i,
    /joel(?: d'souza)? (?:will|to) lend/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:sunday|monday|thursday|january)/i,
  ],
  mood: 'mixed',
}
