import type { CallGold } from '../call-gold.ts'

/** Saskatchewan; a school ends nine years with its photographers; a letter, a list, refunds, files on a drive, a deletion and a boxed printer are settled over several turns; a rebate, a visit and a survey are refused; no budget, no wanted date. */
export const schoolPhotographs: CallGold = {
  file: 'school-photographs.txt',
  kind: 'cancellation',
  // A Wednesday, a quarter past ten in Saskatchewan, which knows no summer time.
  calledAt: '2032-03-10T16:15:00Z',
  timeZone: 'America/Regina',
  owner: 'Gaétan Fournier',
  us: ['Gaétan'],
  people: [
    {
      id: 'lead-1',
      name: 'Charlene Hrynyk',
      company: 'Cypress Coulee Collegiate',
      email: 'chrynyk@cypresscoulee.example',
    },
  ],
  actions: [
    {
      owner: 'them',
      assignee: 'Rhonda',
      words:
        /got it in writing|what do you need, a letter|a letter or an email|half typed|email you the letter|cancellation letter/i,
      due: '2032-03-12',
    },
    { owner: 'us', assignee: 'Gaétan', words: /your may date|out of our calendar/i, due: '2032-03-10' },
    {
      owner: 'them',
      assignee: 'Rhonda',
      words:
        /if i had the names|on a sheet with|could you send me that|finish attendance|this afternoon, sure/i,
      due: '2032-03-10',
    },
    {
      owner: 'us',
      assignee: 'Gaétan',
      words: /charged a second time|money back by|see to it personally|it'll be there|refund/i,
      due: '2032-03-24',
    },
    {
      owner: 'us',
      assignee: 'Gaétan',
      words: /needs all the files|hard drive|get here\?|have the drive|full resolution's/i,
      due: '2032-04-02',
    },
    {
      owner: 'us',
      assignee: 'Gaétan',
      words:
        /like all of it gone|that's fair\. we've got a form|says it's been done|wiped by|privacy officer/i,
      due: '2032-04-30',
    },
    {
      owner: 'them',
      assignee: 'Doug',
      words: /card printer|like it back|box it up|doug could|boxed up|boxes from the new chairs/i,
      due: '2032-03-19',
    },
  ],
  notActions: [
    /twenty percent|grad composites|we're past that/i,
    /sat down with ms\. thiessen|i'd leave it/i,
    /exit survey|do surveys/i,
    /if you ever do come back|shoot it myself/i,
    /changed our lab/i,
    /signed with you guys|golf cart/i,
    /take a meat box|wants a meat box/i,
    /said to say hi/i,
    /every second monday/i,
    /shoot it on a monday/i,
    /sends us pictures/i,
    /tell him i was/i,
    /used to work for me/i,
    /take care in that car/i,
  ],
  open: [
    // What she will say to the families; to some a task of hers.
    /going to tell them that|tell them\. it'll/i,
    // A part of the drive.
    /sort the twins out/i,
    /rolls over on the thirty-first/i,
    /goes to print/i,
    // The rival that they have already chosen: to some an objection, to some only the news.
    /fern and flicker|nineteen bucks/i,
    /seven weeks late|twice\. as two/i,
    /you're leaving us|we are\. i'm sorry/i,
    /key chain\.$/i,
    /and it hasn't/i,
    /gotten strict/i,
  ],
  meetings: [],
  budget: null,
  notBudget: [
    /forty-eight|\b48\b/i,
    /nineteen bucks|\$ ?19\b/i,
    /sixty-five|\b65\b/i,
    /fifteen dollars|\$ ?15\b/i,
    /twenty-four hundred|\b2[,. ]?400/i,
  ],
  decisionMaker: /thiessen/i,
  timeline: null,
  competitors: ['Fern and Flicker'],
  notCompetitors: [
    'Tanager Portraits',
    'Thiessen',
    'Penner',
    'Nyambura',
    'Doug',
    'Swift Current',
    'Saskatoon',
    'Dueck',
  ],
  objections: [
    { kind: 'trust', words: /don't believe it myself|with a straight face/i },
    { kind: 'price', words: /forty-eight dollars|way too much/i },
  ],
  lead: {
    name: 'Charlene Hrynyk',
    company: 'Cypress Coulee Collegiate',
    email: 'chrynyk@cypresscoulee.example',
  },
  mailTo: 'chrynyk@cypresscoulee.example',
  never: [
    /budget(?: (?:is|of))?:? ?(?:\$|cad)? ?(?:48|19|65|15|2[,. ]?400|forty-eight|twenty-four)/i,
    /(?:charlene|rhonda|penner|doug)(?: hrynyk)? (?:signs|decides|approves|is the decision)/i,
    /gaétan(?: fournier)? (?:will|to) (?:visit|meet|come|shoot|lower|discount)/i,
    /(?:timeline|wanted by|deadline):? .{0,20}(?:april|march|may)/i,
    /(?:renewed|renews|stays with|staying with) (?:with )?tanager/i,
  ],
  mood: 'negative',
}
