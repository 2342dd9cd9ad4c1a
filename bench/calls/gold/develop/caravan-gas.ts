import type { CallGold } from '../call-gold.ts'

export const caravanGas: CallGold = {
  file: 'caravan-gas.txt',
  kind: 'renewal',
  // A Thursday, two in the afternoon.
  calledAt: '2027-04-29T13:00:00Z',
  timeZone: 'Europe/London',
  owner: 'Marcus Bell',
  us: ['Marcus'],
  people: [
    {
      id: 'lead-1',
      name: 'Jackie Thwaite',
      company: 'Sandgarth Holiday Park',
      email: 'jackie@sandgarthpark.example',
    },
  ],
  actions: [
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /credit the whole lot|that's something/i,
      due: '2027-05-31',
    },
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /pick up the empties|please before nine|before nine, i'll tell/i,
      due: '2027-04-30',
    },
    {
      owner: 'them',
      assignee: 'Tomasz',
      words: /text you the number|saturday's great|must go with a torch/i,
      due: '2027-05-01',
    },
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /new one tonight|safety sheet/i,
      due: '2027-04-29',
    },
    {
      owner: 'us',
      assignee: 'Marcus',
      words: /two-year offer|wednesday\. smashing/i,
      due: '2027-05-05',
    },
    {
      owner: 'them',
      assignee: 'Jackie',
      words: /site plan|send you that by tuesday|get the round right/i,
      due: '2027-05-04',
    },
    {
      owner: 'them',
      assignee: 'Jackie',
      words: /word with him about the two years/i,
      due: null,
    },
  ],
  notActions: [
    /barbecue safety|put you down for it|no sausages/i,
    /did chain on monday|supposed to be a cage/i,
    /husband's doing them|hook-up posts/i,
    /open up the top field|talk when there's a field/i,
    /wrote to him myself|don't you dare/i,
  ],
  open: [
    // The lead-ins of the two objections.
    /it were thirty-eight|forty-two pound fifty/i,
    /the other thing while i'm at it|lady of eighty-four/i,
    // Said of the other one, after the objection.
    /they do it all year round/i,
    // A kind of offer, before it was made.
    /look at holding it|no more than three per cent|holding it at thirty-eight/i,
    // A refusal of a side offer.
    /get enough of barbecues/i,
    /you send it to me, same as always/i,
    /put you on loud|checking somebody's dog/i,
    // What was wrong, before it was to be fetched.
    /fourteen empty bottles/i,
    /not a penny over/i,
    // Done with the offer, and hardly a task of its own.
    /take them off|off they come/i,
  ],
  meetings: [{ words: /thursday the thirteenth|come at two/i, at: '2027-05-13T14:00' }],
  budget: /thirty-one|\b31/i,
  notBudget: [
    /forty-two pound fifty|\b42[.,]50/i,
    /thirty-eight|\b38\b/i,
    /four pound fifty|\b4[.,]50/i,
    /hundred and eighty|\b180\b/i,
    /six pound a month/i,
    /thirty-six|\b36\b/i,
  ],
  decisionMaker: /rigby/i,
  timeline: /whit week|twenty-eighth of may|28 may|may 28|thirtieth of june|30 june|june 30/i,
  competitors: ['Fellgas'],
  notCompetitors: ['Tarnside', 'Rigby', 'Kelly', 'Sandgarth'],
  objections: [
    { kind: 'price', words: /daylight robbery|pensioner's bottle/i },
    { kind: 'trust', words: /i'm meant to rely on you|your lorry never came/i },
    { kind: 'need', words: /no need of gauges/i },
    { kind: 'competitor', words: /half a mind to go over to them/i },
    { kind: 'authority', words: /put my name to owt|rigby that signs/i },
  ],
  lead: { name: 'Jackie', company: 'Sandgarth Holiday Park', email: 'jackie@sandgarthpark.example' },
  mailTo: 'jackie@sandgarthpark.example',
  never: [
    /(?:jackie|tomasz|kelly|her husband) (?:decides|signs|approves|is the decision)/i,
    /budget(?: (?:is|of))?:? ?£?(?:42|38|36|180|6)\b/i,
    /(?<!(?:\bnot|n't|never|no need to) )(?:email|write to|contact|copy) (?:mr |alan )?rigby/i,
    /(?:ordered|wants|agreed to) (?:the )?gauges/i,
    /(?:chain|lock) the cage/i,
  ],
  mood: 'mixed',
}
