import type { CallGold } from '../call-gold.ts'

/** Ontario; retirement homes renew a foot nurse; a dearer visit, a cheaper rival; three years, manicures and Saturdays are refused; the director may not agree before the owner does, and his aunt signed once. */
export const footCare: CallGold = {
  file: 'foot-care.txt',
  kind: 'renewal',
  // A Tuesday, half past two in Ontario.
  calledAt: '2032-04-20T18:30:00Z',
  timeZone: 'America/Toronto',
  owner: 'Randeep Gill',
  us: ['Randeep'],
  people: [
    {
      id: 'lead-1',
      name: 'Lucille Moffat',
      company: 'Nasmith Village',
      email: 'lmoffat@nasmithvillage.example',
    },
    {
      id: 'lead-2',
      name: 'Oriane Dufresne',
      company: 'Nasmith Village',
      email: 'odufresne@nasmithvillage.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Randeep',
      words:
        /against sukh's own|by tomorrow noon|tomorrow's perfect|can't find in our charts|can't just pay it|nine visits/i,
      due: '2032-04-21',
    },
    {
      owner: 'us',
      assignee: 'Randeep',
      words: /put that on paper|there was a fight|thursday\?|thursday works|side by side/i,
      due: '2032-04-22',
    },
    {
      owner: 'them',
      assignee: 'Lucille',
      words: /take it to him|sitting down with him on monday/i,
      due: '2032-04-26',
    },
    {
      owner: 'us',
      assignee: 'Randeep',
      words: /insurance certificate|monday the third|forward it to you/i,
      due: '2032-05-03',
    },
    {
      owner: 'them',
      assignee: 'Oriane',
      words: /have the consents|nothing signed|scan them|email them to you on friday/i,
      due: '2032-04-23',
    },
    {
      owner: 'us',
      assignee: 'Sukh',
      words:
        /diabetic foot|would sukh show|may eleventh|do an hour with them|she can do that|around ten at night/i,
      due: '2032-05-11',
    },
  ],
  notActions: [
    /bingo at three/i,
    /every second wednesday/i,
    /i'd adopt her/i,
    /if you sign for three|not three/i,
    /we'd need another day/i,
    /used to sign everything/i,
    /sent it\. eighty percent|send out that survey/i,
    /manicures|lady for the nails/i,
    /saturday/i,
    /wrote to us in march/i,
    /they start right away/i,
    /nurses got a raise/i,
    /switch rooms/i,
    /see if it's real/i,
  ],
  open: [
    // Advice more than a request; nobody took it.
    /i'd ask them/i,
    // The two years, subject to the paper.
    /forty-one and a half for two|shake on the two years/i,
    /get her a pie|take the pie/i,
    /we'll see when it's there/i,
    /that's the end of it/i,
    /new one in place|four weeks' notice/i,
    /go over how the year/i,
    /why i'm not taking it/i,
    /funny you say that/i,
    /never comes before ten/i,
    /complained about the parking/i,
  ],
  meetings: [],
  budget: /sixty-two thousand|\b62[,. ]?000|\b62k/i,
  notBudget: [
    /three hundred and forty-two|\b342\b/i,
    /thirty-eight dollars|\b38\b/i,
    /forty-three|\b43\b/i,
    /thirty-six|\b36\b/i,
    /forty-one|\b41(?:\.5)?\b/i,
    /fifty-eight|\b58[,. ]?000/i,
  ],
  decisionMaker: /everett/i,
  timeline: /first of june|june first|june 1\b|1(?:st)? (?:of )?june|2032-06-01/i,
  competitors: ['Podalis'],
  notCompetitors: ['Stepright', 'Nasmith Village', 'Elmvale', 'Sukh', 'Sheila', 'Sarasota', 'Barrie'],
  objections: [
    { kind: 'price', words: /thirteen percent|hit the roof|too much in one go/i },
    {
      kind: 'competitor',
      words: /who wrote to us in march|they do it for thirty-six|why i'm not taking it/i,
    },
    { kind: 'authority', words: /not allowed to say yes|before everett's okayed/i },
  ],
  lead: { name: 'Lucille Moffat', company: 'Nasmith Village', email: 'lmoffat@nasmithvillage.example' },
  mailTo: 'lmoffat@nasmithvillage.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|cad)? ?(?:342|38\b|43\b|36\b|41|58|thirty-|forty-|fifty-)/i,
    /(?:sheila|lucille|oriane|sukh)(?: nasmith| moffat| dufresne)? (?:signs|decides|approves|is the decision)/i,
    /(?:randeep|stepright)(?: gill)? (?:will|to) (?:add|offer|provide|start) [^.]{0,15}(?:manicure|saturday)/i,
    /(?:lucille|nasmith village)(?: moffat)? (?:agreed|agrees|accepted|accepts|signed)[^.]{0,25}(?:three years|three-year|forty-three)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:june 30|june thirtieth|may 1\b|july)/i,
  ],
  mood: 'positive',
}
