import type { CallGold } from '../call-gold.ts'

export const schoolBuses: CallGold = {
  file: 'school-buses.txt',
  // A cold call; the type names none.
  kind: 'qualification',
  // A Wednesday.
  calledAt: '2026-06-10T05:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Rohan Joshi',
  us: ['Rohan'],
  people: [],
  actions: [
    {
      owner: 'them',
      assignee: 'Mrs. Deshpande',
      words:
        /exact number|check with the transport office|message (?:me|you|rohan) the (?:exact )?number|number of buses|could you check that/i,
      due: '2026-06-10',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /two-page brochure|send it today|the brochure today|email you the details|you can send it\./i,
      due: '2026-06-10',
    },
    {
      owner: 'us',
      assignee: 'Rohan',
      words: /phone numbers of three|school references|names and the phone/i,
      due: '2026-06-13',
    },
    {
      owner: 'them',
      assignee: 'Mrs. Deshpande',
      words: /forward it to|will mr\.? kulkarni also see/i,
      due: '2026-06-11',
    },
  ],
  notActions: [
    /permits|insurance renewal/i,
    /one device free|free of cost/i,
    /principal madam directly/i,
    /come tomorrow/i,
    /took a quotation/i,
    /formal quotation|three quotations/i,
    /call you on friday/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /eighteen thousand|18[,. ]?000/i,
    /four hundred and fifty|\b450\b/i,
    /fifty thousand|\b50[,. ]?000/i,
  ],
  decisionMaker: null,
  timeline: null,
  competitors: ['TrackMitra'],
  notCompetitors: ['Shree Travels', 'Kulkarni', 'WhatsApp'],
  objections: [
    { kind: 'need', words: /it is working fine|need any software|too many apps/i },
    { kind: 'competitor', words: /trackmitra in all|already have gps|why should we change/i },
    { kind: 'price', words: /that adds up|on the higher side/i },
    { kind: 'timing', words: /worst time|school is reopening|late admissions/i },
    { kind: 'trust', words: /phone was switched off|very careful with new/i },
  ],
  lead: {
    name: 'Mrs. Deshpande',
    company: 'Greenfield Public School',
    email: 'office@greenfieldpune.example',
  },
  mailTo: 'office@greenfieldpune.example',
  never: [
    /(?:kulkarni|deshpande|principal(?: madam)?) (?:decides|approves|is the decision|will decide)/i,
    /budget(?: (?:is|of))?:? ?(?:₹|rs\.?|inr)? ?(?:18[,. ]?000|eighteen thousand|450\b|50[,. ]?000)/i,
    /rohan will (?:visit|come|call|speak to) (?:the )?(?:school|tomorrow|principal|on friday)/i,
  ],
  mood: 'mixed',
}
