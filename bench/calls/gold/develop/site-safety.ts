import type { CallGold } from '../call-gold.ts'

export const siteSafety: CallGold = {
  file: 'site-safety.txt',
  kind: 'discovery',
  // A Wednesday.
  calledAt: '2026-11-18T10:30:00Z',
  timeZone: 'Asia/Kolkata',
  owner: 'Arjun Menon',
  us: ['Arjun'],
  people: [{ id: 'lead-1', name: 'Lakshmi Iyer', company: 'Brindavan Infra', email: null }],
  actions: [
    {
      owner: 'them',
      assignee: 'Joseph',
      words: /headcount|pull from payroll|tomorrow is very quick/i,
      due: '2026-11-19',
    },
    {
      owner: 'us',
      assignee: 'Arjun',
      words: /kannada module|link to the|right after (?:this|the) call|send it to me and/i,
      due: '2026-11-18',
    },
    {
      owner: 'us',
      assignee: 'Arjun',
      words:
        /\blend(?:ing)?\b|(?:twenty|20) tablets|tablet loan|hear from me by|by friday, okay|loan(?:ing|ed)? (?:\w+ )?tablets/i,
      due: '2026-11-20',
    },
    {
      owner: 'us',
      assignee: 'Arjun',
      words: /\bproposal\b|twenty-sixth|tax (?:shown )?separately/i,
      due: '2026-11-26',
    },
    { owner: 'us', assignee: 'Arjun', words: /questionnaire|back filled|monday is good/i, due: '2026-11-23' },
    {
      owner: 'them',
      assignee: 'Joseph',
      words: /\bnda\b|ours, always|ask(?:ing)? legal|legal for the draft|tuesday, noted/i,
      due: '2026-11-24',
    },
    {
      owner: 'them',
      assignee: 'Lakshmi',
      words: /ten people|\b(?:ten|10) workers|ten i can|their feedback|twenty-eighth/i,
      due: '2026-11-28',
    },
  ],
  notActions: [
    /our trainers|no trainer\b|trainer is standing/i,
    /write about it/i,
    /dropping it in the chat/i,
    /metro job first/i,
    /maybe telugu/i,
    /lent them out/i,
  ],
  meetings: [
    {
      words:
        /quarter past eleven|second of december|on the second\b|tuesday the first|first is the board|can i meet him/i,
      at: '2026-12-02T11:15',
    },
  ],
  budget: /twelve lakh|\b12 ?(?:lakh|lac|l\b)|12,00,000|\b1[,. ]?200[,. ]?000/i,
  notBudget: [
    /hundred and twenty rupees|\b120 (?:rupees|rs|inr)|(?:rs\.?|₹) ?120\b/i,
    /twenty lakh|\b20 ?(?:lakh|lac)|20,00,000/i,
  ],
  decisionMaker: /raghavan|\bcoo\b/i,
  timeline: /january/i,
  competitors: ['SafeShiksha', 'Trainwell'],
  notCompetitors: ['Raghavan', 'Whitefield', 'Mumbai', 'Aadhaar', 'Brindavan', 'Kavach'],
  objections: [
    {
      kind: 'need',
      words:
        /one basic issue|no smartphone|three brothers|see how it's useful|whose tablet|i have no tablets/i,
    },
    { kind: 'timing', words: /half of them go home|very bad timing/i },
    { kind: 'price', words: /(?:: |^)per person\?|for casual labour|comes to twenty lakh|much too costly/i },
    {
      kind: 'trust',
      words:
        /another thing is the data|aadhaar numbers|list was sold|not comfortable giving|everybody says so/i,
    },
    { kind: 'competitor', words: /all the five languages|why should i pay/i },
  ],
  lead: { name: 'Lakshmi', company: 'Brindavan Infra', email: 'lakshmi.iyer@brindavaninfra.example' },
  mailTo: 'lakshmi.iyer@brindavaninfra.example',
  never: [
    /(?:lakshmi|joseph) (?:decides|approves|signs|is the (?:final )?decision)/i,
    /budget(?: (?:is|of))?:? ?(?:rs\.? ?|₹ ?)?(?:20|twenty) ?(?:lakh|lac)/i,
    /arjun (?:will|to) send[^.]{0,20}trainer/i,
    /(?:december 1\b|1 december|1st (?:of )?december|2026-12-01)/i,
    /(?:lend|loan)\w*[^.]{0,30}tablets[^.]{0,20}(?:agreed|confirmed)/i,
  ],
  mood: 'mixed',
}
