import type { CallGold } from '../call-gold.ts'

/** Scotland; a church complains that its new heaters leave the choir cold; four thousand two hundred in the fabric fund; nobody knows who decides since a union of parishes; right by Advent Sunday. */
export const churchHeating: CallGold = {
  file: 'church-heating.txt',
  kind: 'complaint',
  // A Thursday, two in the afternoon in Scotland.
  calledAt: '2042-11-06T14:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Iona Kerr',
  us: ['Iona', 'Murdo'],
  people: [
    {
      id: 'lead-1',
      name: 'Kenneth Abercrombie',
      company: 'Kirkton of Dunlay Church',
      email: 'kenneth@kirktondunlay.example',
    },
    { id: 'lead-2', name: 'Jessie', company: 'Kirkton of Dunlay Church', email: null },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Murdo',
      words:
        /proper look|saturday morning|new controller|till the choir's warm|away by noon|more than all right/i,
      due: '2042-11-08',
    },
    {
      owner: 'us',
      assignee: 'Iona',
      words: /refund|back in your account|by the fourteenth|shouldn't have paid|that's decent/i,
      due: '2042-11-14',
    },
    {
      owner: 'them',
      assignee: 'Kenneth',
      words:
        /meter readings|in a notebook|every monday|photograph the pages|get them the night|night's grand|let me have them/i,
      due: '2042-11-06',
    },
    {
      owner: 'us',
      assignee: 'Murdo',
      words: /what it should have been|by wednesday|that in figures|figures it is/i,
      due: '2042-11-12',
    },
    {
      owner: 'us',
      assignee: 'Iona',
      words:
        /price for that one|it'd be tuesday|aye, send it|smaller (?:organ )?(?:heater|one)|there's a smaller/i,
      due: '2042-11-11',
    },
    {
      owner: 'them',
      assignee: 'Jessie',
      words:
        /size of the case|crawl in|after choir practice|phone it through|tomorrow would be|where the bellows|organ case/i,
      due: '2042-11-07',
    },
  ],
  notActions: [
    /service contract at half|not sign for anything/i,
    /managing director to write|heavens, no/i,
    /sent them back on tuesday|cushions arrive/i,
    /fails again before|take the whole lot/i,
    /passing a hat/i,
    /changed a wee box|came out, you/i,
    /a card through the door|sat in it/i,
    /go and sit in their car/i,
    /ask the choir/i,
    /it was the session/i,
    /never came on/i,
  ],
  open: [
    // Agreed: the call on Monday, a meeting to most readers.
    /ring you on monday|monday at ten|notebook by me/i,
    /round the back/i,
    /advent|thirtieth/i,
    /hold you to that/i,
    /cup of tea/i,
    /take a torch|in my mitten/i,
    // The cold itself and the bill: complaints, to some objections of their own.
    /nine degrees|weren't warming|quarter-tone/i,
    /eleven hundred|on all night/i,
    /asked for that since/i,
    // The other church was warm.
    /use dragons|kirkwarm/i,
    // Nobody knows who decides: an objection to some.
    /nobody knows|wish i could tell|hasn't met/i,
    /there's a wedding/i,
    /make it warm|scarf/i,
    /seen it work/i,
    /far rather put yours/i,
    /got the message/i,
  ],
  meetings: [{ words: /ring you on monday|monday at ten/i, at: '2042-11-10T10:00' }],
  budget: /four thousand two|\b4[,. ]?200/i,
  notBudget: [
    /two hundred and sixty|\b260\b/i,
    /eleven hundred|\b1[,. ]?100/i,
    /more than seven|\b700\b/i,
    /five thousand six|\b5[,. ]?600/i,
  ],
  decisionMaker: null,
  timeline: /advent|thirtieth|november 30|nov\.? 30|30(?:th)? (?:of )?nov|2042-11-30/i,
  competitors: ['Kirkwarm'],
  notCompetitors: ['Hearthrow', 'Kirkton of Dunlay Church', 'St Ninian', 'Duff', 'Gregor'],
  objections: [
    { kind: 'trust', words: /losing faith|wee box|lasted three sundays|not sign for anything|seen it work/i },
    { kind: 'price', words: /too dear|passing a hat|four thousand two/i },
    { kind: 'competitor', words: /kirkwarm|take my coat off|use dragons|sat in it/i },
  ],
  lead: {
    name: 'Kenneth Abercrombie',
    company: 'Kirkton of Dunlay Church',
    email: 'kenneth@kirktondunlay.example',
  },
  mailTo: 'kenneth@kirktondunlay.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:gbp|£)? ?(?:260|1[,. ]?100|700|5[,. ]?600|two hundred|eleven hundred|five thousand)/i,
    /(?:kenneth|jessie|iona|murdo|the session|the (?:new )?board)(?: abercrombie| kerr)? (?:signs|decides|approves|is the decision)/i,
    /service contract (?:is |was )?(?:agreed|accepted|signed)/i,
    /letter (?:from|by) the managing director (?:is |was )?(?:agreed|promised|wanted)/i,
    /(?:kenneth|the church)(?: abercrombie)? (?:has )?(?:ordered|signed|switched|moved to)/i,
  ],
  mood: 'negative',
}
