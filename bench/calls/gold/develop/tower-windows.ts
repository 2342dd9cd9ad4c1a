import type { CallGold } from '../call-gold.ts'

export const towerWindows: CallGold = {
  file: 'tower-windows.txt',
  kind: 'renewal',
  // A Tuesday, eleven in the morning in Chicago.
  calledAt: '2027-05-11T16:00:00Z',
  timeZone: 'America/Chicago',
  owner: 'Marcus Whitfield',
  us: ['Marcus'],
  people: [{ id: 'lead-1', name: 'Deb Kowalski', company: 'Lakefront Plaza', email: null }],
  actions: [
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /revised renewal|thursday's good|pdf it is/i,
      due: '2027-05-13',
    },
    { owner: 'us', assignee: 'Marcus', words: /incident report|i'd appreciate that/i, due: '2027-05-12' },
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /have our broker send|name the trust/i,
      due: '2027-05-11',
    },
    {
      owner: 'them',
      assignee: 'Deb',
      words: /exact legal name|email you the wording/i,
      due: '2027-05-11',
    },
    { owner: 'them', assignee: 'Deb', words: /walk her through it/i, due: '2027-05-17' },
    {
      owner: 'them',
      assignee: 'Ray',
      words: /check with the paving/i,
      due: '2027-05-21',
    },
  ],
  notActions: [
    /we've got a drone now|no drones?\b/i,
    /got on the phone with lorraine/i,
    /sample of the new coating|favorite kind of sample/i,
    /could probably hold the price/i,
    /sent it back with a red pen/i,
    /luis does it/i,
  ],
  open: [
    // A rule for the next year: a promise to one, a remedy to another.
    /sign-off sheet every evening|then with a photo|goes home at four/i,
    // An advice that nobody took.
    /ask 'em who's on the ropes/i,
    // A lead-in of the price, and what she would give for it.
    /nearly sent it back|i want it flat|no more behind it|want it pretty much flat/i,
    // The refusal of a side offer.
    /state would have my head/i,
    // The worry's second half, and an old one about somebody else.
    /with the wind we had|blamed a goose/i,
    // The certificate, before it was promised.
    /certificate on file/i,
    // A date to keep clear.
    /boom lift on wet asphalt|week of july twelfth/i,
    // What happens past the date.
    /past that i have to give/i,
    // Where it goes.
    /just send it to deb|with the ski\b/i,
  ],
  meetings: [{ words: /friday at ten|call you friday/i, at: '2027-05-14T10:00' }],
  budget: /eighty-six five|eighty-six thousand|\b86[,.]5/i,
  notBudget: [
    /ninety-one thousand|\b91[,. ]?000/i,
    /up from eighty-five|\b85[,. ]?000/i,
    /eighty-two flat|\b82[,. ]?000/i,
    /up to fifty|\b50[,. ]?000/i,
  ],
  decisionMaker: /lorraine|petrakis|asset manager/i,
  timeline: /first of june|june (?:1\b|first)|1 june|june thirtieth|30 june|june 30/i,
  competitors: ['ClearHeights', 'Windy City Window'],
  notCompetitors: ['Skyline', 'Joliet', 'Luis', 'Kennedy'],
  objections: [
    { kind: 'price', words: /more than my tenants will swallow/i },
    { kind: 'need', words: /we don't need four/i },
    { kind: 'trust', words: /not real comfortable/i },
    { kind: 'competitor', words: /leaning their way/i },
    { kind: 'timing', words: /past twelve months isn't happening/i },
    { kind: 'authority', words: /this one goes to the asset manager/i },
  ],
  lead: { name: 'Deb Kowalski', company: 'Lakefront Plaza', email: 'deb.kowalski@lakefrontplaza.example' },
  mailTo: 'deb.kowalski@lakefrontplaza.example',
  never: [
    /(?:deb|ray|deborah)(?: kowal(?:ski)?)? (?:decides|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?\$?(?:91|85|82|50)(?:[,.]?000|k)/i,
    /(?:will|to) bring (?:out )?(?:a|the) drone/i,
    /(?<!(?:\bnot|n't|never|no need to) )(?:call|email|phone) lorraine/i,
    /(?:agreed|signed|committed) (?:to )?(?:for )?three years/i,
    /deborah\.kowal@\S+ (?:is|belongs to) deb kowalski/i,
  ],
  mood: 'mixed',
}
