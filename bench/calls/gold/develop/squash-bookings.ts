import type { CallGold } from '../call-gold.ts'

/** Australia; a squash club leaves its booking and door system after three lock-outs and a dearer fee; the old price, a technician, a survey and a fitter are refused; the export, the credits and the last bill are settled; no budget. */
export const squashBookings: CallGold = {
  file: 'squash-bookings.txt',
  kind: 'cancellation',
  // A Thursday, twenty to eleven in the morning in New South Wales.
  calledAt: '2036-05-08T00:40:00Z',
  timeZone: 'Australia/Sydney',
  owner: 'Tahlia Brennan',
  us: ['Tahlia'],
  people: [
    {
      id: 'lead-1',
      name: 'Darren Pascoe',
      company: 'Lambton Squash Club',
      email: 'darren@lambtonsquash.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Darren',
      words:
        /i can't see the third|email for that one|forward it|forward[^.]{0,30}(?:email|ticket)|third ticket/i,
      due: '2036-05-08',
    },
    {
      owner: 'us',
      assignee: 'Tahlia',
      words:
        /close it at the thirtieth|in writing tomorrow|close the (?:account|contract)|(?:confirm|confirmation)[^.]{0,40}(?:closing|closure|thirtieth|30 june)/i,
      due: '2036-05-09',
    },
    {
      owner: 'us',
      assignee: 'Tahlia',
      words: /full export|tenth of june|everything as a spreadsheet|export of (?:the )?(?:members|bookings)/i,
      due: '2036-06-10',
    },
    {
      owner: 'us',
      assignee: 'Tahlia',
      words:
        /fourteenth of july|paid out to the club|money's in your account|pay(?:ing)? (?:out )?(?:the )?(?:members'? )?credits/i,
      due: '2036-07-14',
    },
    { owner: 'them', assignee: 'Noel', words: /bank details/i, due: '2036-05-12' },
    {
      owner: 'us',
      assignee: 'Tahlia',
      words: /post you a box|return label|post (?:a|the) box/i,
      due: '2036-05-16',
    },
    {
      owner: 'us',
      assignee: 'Tahlia',
      words: /sixth court|six courts|forty-nine dollars|credit[^.]{0,20}\$ ?49/i,
      due: '2036-05-31',
    },
  ],
  notActions: [
    /exit survey|you've just had it/i,
    /swap the door controller|no, don't\./i,
    /back on one eighty-nine|that's an apology/i,
    /take the plates down|got a screwdriver/i,
    /direct debit|did that last week/i,
    /give you a ring/i,
    /did you log it|every time a robot|got a robot/i,
    /fingers crossed/i,
    /stood in the rain/i,
    /finishing up with us/i,
    /just get a form/i,
  ],
  open: [
    /there's a form as well/i,
    /committee on the twentieth|rhonda signs/i,
    /not yet\. it goes/i,
    /come off when the new ones/i,
    /on a letterhead/i,
    /let them ring/i,
    /loading it on the weekend/i,
    /what do you need from us/i,
    /winter pennant/i,
    /i'd like a date/i,
    /first of july/i,
    /whole month for one day/i,
    /tablets back/i,
    /please do\. and what else/i,
    // Remarks that may count as doubts.
    /don't want to be reminded|mostly over sixty/i,
    /want the door to open/i,
    /three blokes|made up our minds/i,
    /anything bring you back/i,
    /it's the door, it's not you/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /one eighty-nine|hundred and eighty-nine|\b189\b/i,
    /two forty-five|\b245\b/i,
    /sixty bucks|\$ ?60\b/i,
    /four thousand two hundred|\b4[,. ]?200/i,
    /a hundred and twenty|\$ ?120\b/i,
    /forty-nine|\$ ?49\b/i,
  ],
  decisionMaker: /rhonda|president|committee/i,
  timeline:
    /first of july|july (?:1|1st|first)\b|\b1(?:st)? (?:of )?july|2036-07-01|thirtieth of june|30(?:th)? (?:of )?june|june 30|2036-06-30/i,
  competitors: ['PlayGrid'],
  notCompetitors: ['CourtKey', 'Lambton Squash Club', 'Kev', 'Rhonda'],
  objections: [
    { kind: 'trust', words: /locked people out|stood in the rain|got a robot/i },
    { kind: 'price', words: /two forty-five in january|a lot more for nothing/i },
    { kind: 'competitor', words: /bowls club's on it|sixty bucks/i },
  ],
  lead: { name: 'Darren Pascoe', company: 'Lambton Squash Club', email: 'darren@lambtonsquash.example' },
  mailTo: 'darren@lambtonsquash.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|aud)? ?(?:189|245|4[,. ]?200|60\b|120|one eighty-nine|two forty-five)/i,
    /(?:darren|noel)(?: pascoe)? (?:signs|decides|approves|is the decision)/i,
    /tahlia(?: brennan)? (?:will|to) (?:send|book|arrange) [^.]{0,20}(?:technician|tech\b)/i,
    /darren(?: pascoe)? (?:will|to) (?:do|fill|complete|take)[^.]{0,20}survey/i,
    /(?:has|have|is) (?:accepted|agreed)[^.]{0,30}(?:189|one eighty-nine|old price|stay)/i,
    /(?:has|have) (?:already )?signed with playgrid/i,
  ],
  mood: 'negative',
}
