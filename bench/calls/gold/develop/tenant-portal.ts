import type { CallGold } from '../call-gold.ts'

/** Ohio; a landlord ends a portal for tenants; a discount, a pause, a survey and a call are refused; an export, a credit and a draft are promised; a former seller's promise; nobody says who decides. */
export const tenantPortal: CallGold = {
  file: 'tenant-portal.txt',
  kind: 'cancellation',
  // A Tuesday, half past ten in Ohio.
  calledAt: '2032-09-14T14:30:00Z',
  timeZone: 'America/New_York',
  owner: 'Lamar Whitfield',
  us: ['Lamar', 'Greta'],
  people: [
    {
      id: 'lead-1',
      name: 'Shawna Tullis',
      company: 'Tullis Property Group',
      email: 'shawna@tullisproperty.example',
    },
  ],
  actions: [
    { owner: 'us', assignee: 'Lamar', words: /written confirmation/i, due: '2032-09-14' },
    {
      owner: 'them',
      assignee: 'Shawna',
      words: /needs your signature|sign it tonight|one form that goes/i,
      due: '2032-09-14',
    },
    {
      owner: 'us',
      assignee: 'Lamar',
      words:
        /some weird file|csv for the tables|photos of toilets|till october first|october first is fine|whole export|out of the system before/i,
      due: '2032-10-01',
    },
    {
      owner: 'them',
      assignee: 'Kendrick',
      words: /make you a folder|by friday\. sheesh|by when, kendrick|where do i put it|friday's good/i,
      due: '2032-09-17',
    },
    {
      owner: 'us',
      assignee: 'Greta',
      words: /should get that back|when do i see it|september thirtieth|as a credit/i,
      due: '2032-09-30',
    },
    {
      owner: 'us',
      assignee: 'Lamar',
      words: /want me to draft|would you\? that'd|draft on monday|two paragraphs/i,
      due: '2032-09-20',
    },
  ],
  notActions: [
    /twenty percent off|not a negotiation/i,
    /about a pause|two things to not use/i,
    /fifteen minutes with you|listen to the tape/i,
    /exit survey|no survey/i,
    /spanish version/i,
    /falls on its face/i,
    /slides hers under/i,
    /sent those in twenty thirty|welcome postcards/i,
    /with a gym/i,
    /sold that building/i,
    /shut the door/i,
    /found out from a tenant/i,
    /i'm paying for a highway/i,
  ],
  open: [
    // Her plan; nobody asked it of her.
    /november newsletter|should tell them it stops/i,
    // A joke about the draft.
    /butterscotch is still|in bold/i,
    // The form comes in the confirmation; to some a task of its own.
    /put it in the same email/i,
    /let me look/i,
    /let's just end it/i,
    /gave us notice/i,
    /it's off, it's off/i,
    /ceiling fan/i,
    // To some the credit again.
    /sixty bucks/i,
    /what bugged me/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /two ninety|\b2\.90/i,
    /four and a quarter|\b4\.25/i,
    /hundred sixty bucks|one sixty-one fifty|\b161\.50|\b160\b/i,
    /six hundred and forty-six|\b646\b/i,
    /twenty percent|\b20 ?%/i,
  ],
  decisionMaker: null,
  timeline: /december thirty-first|december 31|31(?:st)? (?:of )?december|2032-12-31|end of the term/i,
  competitors: ['Rentwell'],
  notCompetitors: ['Hearthkey', 'First Maumee', 'Maple Court', 'Todd', 'Hobart'],
  objections: [
    { kind: 'need', words: /nobody's on it|really don't need it/i },
    { kind: 'trust', words: /don't trust it anymore|found out from a tenant/i },
    { kind: 'price', words: /it's too much|two ninety a unit/i },
    { kind: 'competitor', words: /throws it in for nothing|ugly, but it's free|already picked something/i },
  ],
  lead: { name: 'Shawna Tullis', company: 'Tullis Property Group', email: 'shawna@tullisproperty.example' },
  mailTo: 'shawna@tullisproperty.example',
  never: [
    /budget(?: (?:is|of))?:? ?\$? ?(?:2\.90|4\.25|16[01]|646|two ninety|four and a quarter|six hundred)/i,
    /(?:todd|kendrick|greta|lamar)(?: whitfield)? (?:signs|decides|approves|is the decision)/i,
    /shawna(?: tullis)? (?:agreed|agrees|accepted|accepts|takes|took)[^.]{0,20}(?:discount|pause|twenty percent|survey)/i,
    /(?:lamar|hearthkey)(?: whitfield)? (?:will|to) (?:deliver|build|release|provide) [^.]{0,15}spanish/i,
    /(?:vp|product)[^.]{0,20}(?:will|to) (?:call|meet|speak)/i,
  ],
  mood: 'negative',
}
