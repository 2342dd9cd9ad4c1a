import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

describe('the decision maker', () => {
  it.each([
    ["Ben: Is it you who signs off on this? / Anna Keller: That'd be me, yes.", 'Anna Keller'],
    [
      'Ben: Who makes the decision in the end? / Anna: Our operations director. I just do the legwork.',
      'Operations director',
    ],
    ["Ben: And who'd sign the contract? / Anna: That would be Priya Shah, she runs finance.", 'Priya Shah'],
    ['I like it, but the board has to approve anything over ten thousand.', 'Board'],
    ['Ben: So does Tom decide or you? / Anna: Tom decides, I only recommend.', 'Tom'],
    [
      "Anna: My boss, Mr Castellano, he's very careful. / Ben: And is he the one who decides? / Anna: He is.",
      'Boss, Mr Castellano',
    ],
    ["Ben: Whose decision is it? / Anna: The headteacher's, really.", 'Headteacher'],
    ['In the end procurement signs it off.', 'Procurement'],
    ["I'm the one who decides, so talk to me.", 'Anna'],
    ["Ben: Who needs to approve it? / Anna: Our CFO Renee does. She's tough.", 'CFO Renee'],
    ['Ben: Who decides? / Anna: My brother and I, fifty fifty.', 'My brother and I'],
    ["Ben: Who has the final say? / Marc: Not me. / Marc: That's Ines. / Ines: Guilty.", 'Ines'],
    ['At our company all contracts must be signed by the managing director.', 'Managing director'],
    ['Ben: Who else needs to sign that? / Anna: Only Mrs Okonkwo, our bursar.', 'Mrs Okonkwo'],
    [
      'Ben: Is that something you can decide on your own? / Anna: No. Hendrik decides about everything over five hundred.',
      'Hendrik',
    ],
    ['The investment committee has the final say on that.', 'Investment committee'],
    ['Ben: Do you need to ask anybody? / Anna: No, I can decide that myself.', 'Anna'],
    ["Ben: And you're the decision maker? / Anna: I am. For my sins.", 'Anna'],
    ["I like it a lot, but my father makes the final decision, he's the owner.", 'Father'],
    ['Our chief physician, Dr. Osei, decides on equipment.', 'Dr. Osei'],
    ['jim: whos the one that decides / pat: the owner hes never here though', 'Owner'],
    ["He's the regional manager, nothing happens without the regional manager.", 'Regional manager'],
    ["I'd need my husband's okay for that.", 'Husband'],
    ['Decisions like that are taken by our general manager.', 'General manager'],
    ["The final word's with Petra, always.", 'Petra'],
    ['My co-founder and I decide together.', 'My co-founder and I'],
    ['Ben: Who decides? / Anna: Me and my wife.', 'Me and my wife'],
    ["That's for Henrik to decide.", 'Henrik'],
    ['The one who decides is my mother.', 'Mother'],
    ['Who signs in the end? My mother.', 'Mother'],
    ['Ben: And who makes the call? / Anna: That goes to the board.', 'Board'],
    ["Ben: And who signs? / Anna: Lucia Ferri signs everything, she's our managing director.", 'Lucia Ferri'],
    [
      'Ben: How will you decide? / Anna: The steering committee decides, every second Thursday.',
      'Steering committee',
    ],
    ['speaker 1: and who decides about that / speaker 2: maria decides that', 'Maria'],
  ])('%s', (said, expected) => {
    expect(analyseExchange(said).slots.decisionMaker?.value).toBe(expected)
  })

  it.each([
    "I'll run it past my boss and let you know.",
    "It's not up to me, I'm afraid.",
    'We should tell our lawyers about it.',
    'My daughter signs up for everything.',
    'I need to ask our IT guy whether it works with the printers.',
    "Ben: Who decides? / Anna: That's a good question. I don't know yet.",
    "I can't decide that today.",
    'The doctor decides which patients come first.',
    'Ben: When does she decide? / Anna: Soon.',
    "If it were up to me I'd do it tomorrow.",
    'Nobody decides anything here.',
    'I signed for the delivery yesterday.',
    "I'd have to inform the works council.",
    'Ben: Who uses it every day? / Anna: My assistant, Petra Holm.',
    "Ben: Who decides? / Anna: You'd better ask somebody else.",
    "My husband thinks it's too big. The dog decides where we walk.",
    'Maria told me the price.',
    'Ben: Do you decide that alone? / Anna: Why do you ask?',
    "It's me again, Anna from Halden.",
    'I do like the blue one.',
    'Ben: Would you like the blue one or the red one? / Anna: Red. I do.',
    'The court decides in March whether we get the permit.',
    'Ben: Who signs for the parcel? / Anna: Me.',
    'Henrik made the website. I was on the board once.',
    'Our manager decided last year to close the shop.',
    'The board met last week.',
    'Ask my wife, she knows everything.',
    'I do the cleaning myself.',
    'They signed us up for the newsletter.',
    'Ben: Are you the decision maker? / Anna: No, not at all.',
  ])('is not named by %j', (said) => {
    expect(analyseExchange(said).slots.decisionMaker).toBeNull()
  })
})
