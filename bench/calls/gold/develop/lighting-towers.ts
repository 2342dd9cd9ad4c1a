import type { CallGold } from '../call-gold.ts'

/** Western Australia; hired light towers come up for renewal; a hundred and ten for the year; the ops director signs since a restructuring; first of November; a trial and fuelling are declined. */
export const lightingTowers: CallGold = {
  file: 'lighting-towers.srt',
  kind: 'renewal',
  // A Wednesday, nine in the morning in Perth.
  calledAt: '2040-10-03T01:00:00Z',
  timeZone: 'Australia/Perth',
  owner: 'Brooke Hallam',
  us: ['Brooke'],
  people: [
    {
      id: 'lead-1',
      name: 'Wes Dunstan',
      company: 'Tamarisk Civil',
      email: 'wes.dunstan@tamariskcivil.example',
    },
    { id: 'lead-2', name: 'Jodie Falk', company: 'Tamarisk Civil', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Brooke',
      words: /six[- ]months?|what's that come to|need to run it|price to you by friday/i,
      due: '2040-10-05',
    },
    {
      owner: 'us',
      assignee: 'Brooke',
      words: /get me the hours|tower by tower|this arvo|trackers|\bhours\b/i,
      due: '2040-10-03',
    },
    {
      owner: 'us',
      assignee: 'Robbo',
      words: /robbo|swap it out|mast won't|number seven|^(?:jodie: )?tomorrow\. cheers/i,
      due: '2040-10-04',
    },
    {
      owner: 'us',
      assignee: 'Brooke',
      words: /email you the specs|flick it over|\bspecs\b|hybrids/i,
      due: null,
    },
    {
      owner: 'them',
      assignee: 'Jodie',
      words: /draft program|program for phase two|send you a copy|same day/i,
      due: '2040-10-08',
    },
    {
      owner: 'them',
      assignee: 'Jodie',
      words: /\bpo\b|purchase order|raise it today|that's on me|september invoice/i,
      due: '2040-10-03',
    },
  ],
  notActions: [
    /drop one at the site|nah, not yet|room in the laydown/i,
    /look after the fuelling|our boys do that|something to spill/i,
    /rang on monday/i,
    /finger out/i,
    /if it doesn't, i've got twelve/i,
    /paid a hundred and two/i,
    /used to be me/i,
    /nobody told me/i,
  ],
  open: [
    // The call with Marg.
    /sixteenth|seven o'clock|chat with her|with me there|set two alarms|you'll need 'em|seven in the morning/i,
    /shut the door/i,
    /can see the nights/i,
    // Fewer in use than hired: to some an objection.
    /jodie reckons nine|ten on a good night|couldn't tell you/i,
    /a light's a light/i,
    /first of nov|in place by then|night shift/i,
    /straight with ya/i,
    /a lot easier to swallow|would six months/i,
    /i nearly put me/i,
    /meant to tell you|supposed to have been/i,
    /signs off every hire/i,
    /nine grand a month|drop by a third/i,
    /ironing board/i,
    /a bloke called trev|half up since/i,
    /no second bucket/i,
    /^(?:wes: )?maybe\./i,
  ],
  meetings: [{ words: /sixteenth|seven o'clock|chat with (?:her|marg)/i, at: '2040-10-16T07:00' }],
  budget: /one-ten|hundred and ten|\b110\b|\b110[,. ]?000|\b110k/i,
  notBudget: [
    /hundred and two\b|\b102\b/i,
    /hundred and twenty-five|\b125\b/i,
    /nine grand|\b9[,. ]?000/i,
    /fifty grand|\b50[,. ]?000/i,
  ],
  decisionMaker: /\bmarg\b|petrie|ops director|operations director/i,
  timeline: /first of nov|nov(?:ember)?\.? 1\b|1(?:st)? (?:of )?nov|2040-11-01/i,
  competitors: ['Coastal Plant'],
  notCompetitors: ['Duskline', 'Tamarisk Civil', 'Main Roads', 'Welshpool', 'Trev', 'Robbo', 'Marg'],
  objections: [
    {
      kind: 'price',
      words:
        /pretty steep|twenty-two percent|coffee through the screen|hundred and twenty-five for the same|a light's a light/i,
    },
    { kind: 'timing', words: /sign for twelve months|phase two's even going|nothing to shine|finger out/i },
    { kind: 'competitor', words: /coastal plant|hard to walk past|under you|ironing board/i },
  ],
  lead: { name: 'Wes Dunstan', company: 'Tamarisk Civil', email: 'wes.dunstan@tamariskcivil.example' },
  mailTo: 'wes.dunstan@tamariskcivil.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:aud|a?\$)? ?(?:102|125|9[,. ]?000|50[,. ]?000|a hundred and (?:two\b|twenty)|nine grand|fifty)/i,
    /(?:wes|jodie|trev|robbo)(?: dunstan| falk)? (?:signs|decides|approves|is the decision)/i,
    /brooke(?: hallam)? (?:will|to) (?:(?:drop|lend) [^.]{0,20}(?:site|fortnight|tower|light)|(?:fuel|look after))/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:thirty-first|october 31|31 october|sixteenth|july)/i,
  ],
  mood: 'mixed',
}
