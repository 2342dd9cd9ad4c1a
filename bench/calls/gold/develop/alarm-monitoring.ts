import type { CallGold } from '../call-gold.ts'

/** South Africa; handed over to the installer after the signature; the control room, the foreman and the wife are to do things; a dropped tender's sum; Deon decided once. */
export const alarmMonitoring: CallGold = {
  file: 'alarm-monitoring.txt',
  kind: 'handover',
  // A Monday, nine in the morning in South Africa.
  calledAt: '2029-04-16T07:00:00Z',
  timeZone: 'Africa/Johannesburg',
  owner: 'Thandeka Ngubane',
  us: ['Thandeka', 'Ruan'],
  people: [
    {
      id: 'lead-1',
      name: 'Pieter Joubert',
      company: 'Kloofside Motors',
      email: 'pieter@kloofsidemotors.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Thandeka', words: /countersigned copy/i, due: '2029-04-16' },
    {
      owner: 'us',
      assignee: 'Ruan',
      words:
        /have the plan before|when can i look at it|some time on thursday|thursday's good|(?:cable|cabling)[^.]{0,20}(?:plan|route)/i,
      due: '2029-04-19',
    },
    {
      owner: 'them',
      assignee: 'Pieter',
      words: /those in writing|until wednesday|password for each|phone at three/i,
      due: '2029-04-18',
    },
    { owner: 'us', assignee: 'Busi', words: /\bbusi\b|test every one/i, due: '2029-05-02' },
    { owner: 'them', assignee: 'Sipho', words: /sipho|shift all of that/i, due: '2029-04-20' },
    { owner: 'them', assignee: 'Anneline', words: /debit order|she'll fill it in/i, due: '2029-04-30' },
    { owner: 'us', assignee: 'Ruan', words: /which lock|their surveyor/i, due: null },
  ],
  notActions: [
    /tenth camera|nothing there but sponges/i,
    /fencing people haven't|do the beams last|shouldn't come up/i,
    /walks round every hour/i,
    /was on site in march/i,
    /hit your head/i,
    /insurance paid half/i,
    /bought him out/i,
    /works on freedom day/i,
    /once measured my hinges/i,
    /that one never happened/i,
  ],
  open: [
    // The training is a meeting; to some also a task.
    /third of may|the third at eight/i,
    // The beginning of the work and how it is done.
    /we start on monday|nine working days/i,
    /both next to each other|pull out the old/i,
    /koeksisters/i,
    /i'll buy him a pie|wear a helmet/i,
    /tell her my son/i,
    /don't forget those|on my sheet/i,
    /who do i ask|anneline it is/i,
    /my number stays/i,
    /up and armed/i,
    /in the mood/i,
    /leave him to it/i,
  ],
  meetings: [{ words: /third of may|the third at eight/i, at: '2029-05-03T08:00' }],
  budget: /hundred and sixty thousand|\b160[,. ]?000|\b160k/i,
  notBudget: [
    /three hundred thousand|\b300[,. ]?000|\b300k/i,
    /fifty-nine hundred|\b5[,. ]?900/i,
    /two hundred and ten thousand|\b210[,. ]?000|\b210k/i,
  ],
  decisionMaker: /anneline|my wife/i,
  timeline: /first of june|june 1\b|1(?:st)? (?:of )?june/i,
  competitors: ['Safeguard Natal'],
  notCompetitors: ['Sentrivue', 'Kloofside Motors', 'Hilux', 'Deon', 'Cele', 'Sipho', 'Busi'],
  objections: [{ kind: 'trust', words: /what keeps me up|not convinced that you've/i }],
  lead: { name: 'Pieter Joubert', company: 'Kloofside Motors', email: 'pieter@kloofsidemotors.example' },
  mailTo: 'pieter@kloofsidemotors.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:r|zar)? ?(?:300|210|5[,. ]?900|three hundred|two hundred|fifty-nine)/i,
    /(?:deon|sipho|pieter|busi)(?: joubert)? (?:signs|decides|approves|is the decision)/i,
    /(?:thandeka|ruan|sentrivue)(?: ngubane| pillay)? (?:will|to) (?:install|add|fit|supply) [^.]{0,15}(?:tenth|wash bay)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:thirty-first of may|may 31|31 may)/i,
  ],
  mood: 'positive',
}
