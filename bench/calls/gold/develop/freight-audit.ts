import type { CallGold } from '../call-gold.ts'

/** Nigeria; a freight audit is handed over and shall take in two depots: a query of five weeks, 20.5 against 18, an old man with waybills in ink, no training in December; the auditors ask every day. */
export const freightAudit: CallGold = {
  file: 'freight-audit.txt',
  kind: 'handover',
  // A Thursday, two in the afternoon in Nigeria.
  calledAt: '2038-10-07T13:00:00Z',
  timeZone: 'Africa/Lagos',
  owner: 'Ifeoma Nwosu',
  us: ['Ifeoma', 'Tunde'],
  people: [
    {
      id: 'lead-1',
      name: 'Abiola Ogunleye',
      company: 'Palmgrove Foods',
      email: 'abiola@palmgrovefoods.example',
    },
    {
      id: 'lead-2',
      name: 'Kingsley Etim',
      company: 'Palmgrove Foods',
      email: 'kingsley@palmgrovefoods.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Tunde',
      words: /which haulier|oshodi|what happened there/i,
      due: '2038-10-11',
    },
    {
      owner: 'us',
      assignee: 'Tunde',
      words: /with our own numbers|calculate it on/i,
      due: '2038-10-13',
    },
    { owner: 'them', assignee: 'Blessing', words: /i need the names|blessing/i, due: '2038-10-12' },
    { owner: 'us', assignee: 'Ifeoma', words: /certificate for our|before i close/i, due: '2038-10-07' },
    {
      owner: 'us',
      assignee: 'Tunde',
      words: /shows only lagos|open kano|have that done/i,
      due: '2038-10-08',
    },
  ],
  notActions: [
    /introduce myself|not necessary/i,
    /flew up to kano|save your ticket/i,
    /fretwise|i deleted it/i,
    /have apologised/i,
    /could sign it myself/i,
    /reads only totals/i,
    /those i read twice|read the whole file/i,
    /small cake/i,
  ],
  open: [
    // The next meeting.
    /the 21st|i'll be there/i,
    /sleep at the gate/i,
    // When they'd be trained.
    /november/i,
    /takes over from me|tunde you call|number stays/i,
    /share of what we find|how big is the share/i,
    /photo with his phone/i,
    /in good hands/i,
    /what should i know/i,
  ],
  meetings: [{ words: /the 21st/i, at: '2038-10-21T11:00' }],
  budget: /\b18 ?(?:m\b|million)|\b18[,. ]?000[,. ]?000|₦ ?18\b/i,
  notBudget: [
    /\b6\.3 ?(?:m\b|million)/i,
    /\b20\.5 ?(?:m\b|million)/i,
    /\b14 ?(?:m\b|million)/i,
    /\b15 ?(?:m\b|million)|above 15/i,
  ],
  decisionMaker: /adeyinka|\bmd\b|managing director/i,
  timeline: /(?:\b3|3rd|third) (?:of )?january|january (?:3|third)\b|2039-01-03|new financial year/i,
  competitors: ['Fretwise'],
  notCompetitors: ['Tallyfreight', 'Palmgrove', 'Oshodi', 'Coker', 'Musa', 'Blessing'],
  objections: [
    // Said by what stood before the gate.
    { kind: 'trust', words: /ten days for a query|last one took five weeks|two trucks across/i },
    { kind: 'price', words: /on the high side|carry that upstairs\./i },
    // Said as a question: nobody is there to do it.
    { kind: 'need', words: /written by hand|type all that/i },
    { kind: 'timing', words: /no training in december|sleeping in the trucks/i },
  ],
  lead: { name: 'Abiola Ogunleye', company: 'Palmgrove Foods', email: 'abiola@palmgrovefoods.example' },
  mailTo: 'abiola@palmgrovefoods.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:₦|ngn)? ?(?:20\.5|6\.3|14 million|15)/i,
    /(?:abiola|kingsley|madam coker|blessing|tunde|ifeoma)(?: ogunleye| etim| bakare| nwosu)? (?:decides|signs|approves|is the decision)/i,
    /tunde(?: bakare)? (?:will|to|should) (?:fly|travel|go|visit)[^.]{0,10} kano/i,
    /tunde(?: bakare)? (?:will|to|should) (?:write to|introduce himself to|contact|email) mr/i,
    /training (?:is |was |will be )?(?:agreed|booked|planned)[^.]{0,12} december/i,
    /(?:20 percent|20%|14 million)[^.]{0,20}(?:is|was|has been) (?:agreed|accepted)/i,
    /(?:switching|switch|moving) to fretwise/i,
  ],
  mood: 'positive',
}
