import type { CallGold } from '../call-gold.ts'

/** Nova Scotia; handed over to a coordinator after the deposit; a builder and an installer are to do things; the former husband decided once; weekly calls and table tops are declined. */
export const restaurantBooths: CallGold = {
  file: 'restaurant-booths.txt',
  kind: 'handover',
  // A Thursday, ten in the morning in Nova Scotia.
  calledAt: '2029-08-23T13:00:00Z',
  timeZone: 'America/Halifax',
  owner: 'Shauna Rankin',
  us: ['Shauna', 'Dev'],
  people: [{ id: 'lead-1', name: 'Renée Comeau', company: 'The Salt Rake', email: 'renee@saltrake.example' }],
  actions: [
    { owner: 'us', assignee: 'Shauna', words: /email you the receipt|receipt for/i, due: '2029-08-23' },
    {
      owner: 'them',
      assignee: 'Renée',
      words: /pick one by sunday|sunday, yeah|hold them up|need it to order/i,
      due: '2029-08-26',
    },
    {
      owner: 'them',
      assignee: 'Curtis',
      words: /wall-to-wall|measurements once|text them to you tuesday/i,
      due: '2029-08-28',
    },
    { owner: 'us', assignee: 'Dev', words: /shop drawings|by the thirty-first/i, due: '2029-08-31' },
    {
      owner: 'us',
      assignee: 'Bernie',
      words: /bernie, our|laser the room|sixth of september/i,
      due: '2029-09-06',
    },
    {
      owner: 'us',
      assignee: 'Dev',
      words: /our carrier|could you find out|talk to them and get back|by monday/i,
      due: '2029-08-27',
    },
    {
      owner: 'us',
      assignee: 'Dev',
      words: /flame certificate|send it to you this afternoon|on file\./i,
      due: '2029-08-23',
    },
  ],
  notActions: [
    /table tops|making the tops|sell me tops/i,
    /weekly call|no more calls|no calls, then/i,
    /swap the order|banquette first/i,
    /carve his name|don't you dare/i,
    /sent it around yesterday/i,
    /does the crossword|every day at eleven/i,
    /deposit cleared/i,
    /drive by there every week|then honk/i,
    /text me if it's on fire/i,
    /cooking a turkey/i,
    /haven't slept since/i,
    /drop a marble/i,
  ],
  open: [
    // A meeting; to some also a task.
    /tenth of september|the tenth at two/i,
    // Belongs to the drawings: a task of its own to some.
    /initial every page/i,
    // How the work would be done.
    /in by the fifth|install on the third|october fifth/i,
    /drywall going up|if the guy shows/i,
    /running the job|here till it's screwed/i,
    /brings shims/i,
    /have chowder on|skip lunch/i,
    /you come to me|only you\b/i,
    // What cannot be spent more, and a street that is hard: objections to some.
    /penny more/i,
    /tickets anything/i,
    /couldn't do the curve|we can do the curve/i,
    /let me read back/i,
  ],
  meetings: [{ words: /tenth of september|the tenth at two/i, at: '2029-09-10T14:00' }],
  budget: /thirty-eight (?:five|thousand)|\b38[,. ]?500|\b38\.5k/i,
  notBudget: [
    /twelve thousand|\b12[,. ]?000|\b12k/i,
    /two-hundred-dollar|\$ ?200\b/i,
    /nine thousand|\b9[,. ]?000|\b9k/i,
  ],
  decisionMaker: /ren[ée]e|comeau/i,
  timeline:
    /october fifth|october 5\b|5(?:th)? (?:of )?october|in by the fifth|friday after thanksgiving|october 12\b|the twelfth/i,
  competitors: ['Maritime Seating'],
  notCompetitors: [
    'The Salt Rake',
    'Moncton',
    'Bernie',
    'Curtis Boutilier',
    'North Carolina',
    'Water Street',
  ],
  objections: [{ kind: 'trust', words: /nervous when i'm handed|fell through the cracks/i }],
  lead: { name: 'Renée Comeau', company: 'The Salt Rake', email: 'renee@saltrake.example' },
  mailTo: 'renee@saltrake.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:c?\$|cad)? ?(?:12[,. ]?000|9[,. ]?000|200|twelve|nine|two hundred)/i,
    /(?:curtis|ex-husband|husband|dev|bernie)(?: boutilier)? (?:signs|decides|approves|is the decision)/i,
    /(?:shauna|dev)(?: rankin)? (?:will|to) (?:carve|honk|supply|sell)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:labou?r day|october 9|ninth)/i,
  ],
  mood: 'positive',
}
