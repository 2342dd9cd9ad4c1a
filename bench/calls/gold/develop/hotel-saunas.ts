import type { CallGold } from '../call-gold.ts'

/** Finns and a hotel in Tyrol, speaking English; handed over to the project manager after the signature; eighty-five thousand; before the winter season; nobody is named as decider, no objections; a salt wall is declined. */
export const hotelSaunas: CallGold = {
  file: 'hotel-saunas.txt',
  kind: 'handover',
  // A Friday, ten in the morning in Austria (summer time).
  calledAt: '2041-09-06T08:00:00Z',
  timeZone: 'Europe/Vienna',
  owner: 'Aino Rantala',
  us: ['Aino', 'Jarkko'],
  people: [
    {
      id: 'lead-1',
      name: 'Magdalena Obermoser',
      company: 'Hotel Gamsstein',
      email: 'magdalena@gamsstein.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Jarkko',
      words: /first the drawings|final (?:ones|drawings)|drawings on tuesday/i,
      due: '2041-09-10',
    },
    {
      owner: 'them',
      assignee: 'Magdalena',
      words: /through them with our architect|give you our okay|by the seventeenth|our architect/i,
      due: '2041-09-17',
    },
    {
      owner: 'them',
      assignee: 'Lukas',
      words: /photos|electric supply|send them this afternoon/i,
      due: '2041-09-06',
    },
    {
      owner: 'us',
      assignee: 'Aino',
      words: /invoice|to the office(?: address)?|not to me/i,
      due: '2041-09-09',
    },
    {
      owner: 'them',
      assignee: 'Magdalena',
      words: /two rooms|rooms for (?:them|the carpenters|veikko)/i,
      due: null,
    },
    {
      owner: 'us',
      assignee: 'Aino',
      words: /our trainer|confirm it to you by wednesday|book (?:the|a) trainer/i,
      due: '2041-09-11',
    },
    {
      owner: 'us',
      assignee: 'Jarkko',
      words:
        /small box|please do that|it goes out today|see them somewhere|\bstones\b[^.?]{0,20}(?:box|sample|post)/i,
      due: '2041-09-06',
    },
  ],
  notActions: [
    /salt wall|keep it simple/i,
    /renewed two years ago/i,
    /contract is signed/i,
    /ate pizza/i,
    /waited long enough/i,
    /the tiler/i,
    /read the file/i,
  ],
  open: [
    // The training is a meeting; to some also a task.
    /second of december|monday the second/i,
    // The beginning of the work and what goes with it.
    /wood arrives|one dry room|ski room/i,
    /start on the twenty-first|carpenters start/i,
    /eat with the staff|dumplings/i,
    /leads the project|from today/i,
    /ready by the sixth/i,
    /who do i call|always awake/i,
    /one day is included|the training for/i,
    /black ones or the grey/i,
    /as i promised/i,
  ],
  meetings: [{ words: /second of december|monday the second/i, at: '2041-12-02T09:00' }],
  budget: /eighty-five(?: thousand)?|\b85[,. ]?000|\b85 ?k\b/i,
  notBudget: [
    /thirty thousand|\b30[,. ]?000|\b30 ?k\b/i,
    /twenty-eight thousand|\b28[,. ]?300/i,
    /four thousand two hundred|\b4[,. ]?200/i,
  ],
  decisionMaker: null,
  timeline:
    /sixth of december|december (?:the )?sixth|december 6|6(?:th)? (?:of )?december|dec\.? 6|winter season/i,
  competitors: [],
  notCompetitors: ['Kiulu', 'Hotel Gamsstein', 'Norway', 'Veikko', 'Antti'],
  objections: [],
  lead: { name: 'Magdalena Obermoser', company: 'Hotel Gamsstein', email: 'magdalena@gamsstein.example' },
  mailTo: 'magdalena@gamsstein.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:eur|€)? ?(?:30|28|4[,. ]?200|thirty|twenty-eight|four thousand)/i,
    /(?:aino|jarkko|kiulu)(?: rantala)? (?:will|to) (?:install|add|supply|offer) [^.]{0,10}salt/i,
    /(?:lukas|architect|accounting) (?:signs|decides|approves|is the decision)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:14 october|october|seventeenth|tuesday|twenty-first)/i,
  ],
  mood: 'positive',
}
