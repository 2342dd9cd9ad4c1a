import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { toScene } from './scene.ts'
import type { KnownPerson, Side } from './types.ts'

/** The sides by label, null where nothing tells. */
function sidesOf(
  lines: string[],
  ownerName: string,
  people: KnownPerson[] = [],
): Record<string, Side | null> {
  const parsed = parsePlainText(lines.join('\n'))
  if (!parsed.ok) throw new Error(parsed.message)
  const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName, people }
  const { participants } = toScene(parsed.transcript, context)
  return Object.fromEntries(participants.all.map(({ label, side }) => [label, side]))
}

describe('the sides of two', () => {
  it('follow from the owner', () => {
    expect(sidesOf(['Mo: Hi.', 'Zed: Hello.'], 'Mo Farouk')).toEqual({ Mo: 'us', Zed: 'them' })
  })
  it('are told by the words where the owner is not there', () => {
    const lines = [
      'Piotr: How many beds does your hotel have?',
      'Gwen: Eighty. And what does it cost?',
      'Piotr: For eighty we would be at nine hundred a month. Our technicians install it.',
      'Gwen: Could you send it to me in writing?',
      'Piotr: I can send you a proposal tomorrow.',
    ]
    expect(sidesOf(lines, 'Somebody Else')).toEqual({ Piotr: 'us', Gwen: 'them' })
  })
  it('stay open where nothing tells, whoever says more', () => {
    const lines = ['Ann: It rained all day and the garden is full of water again, you know.', 'Bea: I see.']
    expect(sidesOf(lines, 'Somebody Else')).toEqual({ Ann: null, Bea: null })
  })
})

it('are asked for where a customer calls like a seller and nobody is known', () => {
  const lines = [
    'Rita Vogel: Good morning, Rita speaking.',
    'Tom Baker: Good morning, this is Tom from Fjord Shipping. I wanted to check where we are with the pilot.',
    'Rita Vogel: It is ready. I will activate your accounts on Monday.',
    'Tom Baker: Perfect. I will send you the list of users by Friday.',
  ]
  expect(sidesOf(lines, 'Ben Carter')).toEqual({ 'Rita Vogel': null, 'Tom Baker': null })
})

describe('the sides of several', () => {
  it.each([
    ["Kit: I'm Kit, and this is Jude, he'll do the installation.", { Kit: 'us', Jude: 'us' }],
    ['Kit: I brought Jude along, our engineer.', { Kit: 'us', Jude: 'us' }],
    ['Kit: Jude takes over from me today.', { Kit: 'us', Jude: 'us' }],
    ['Kit: My colleague Jude is here as well.', { Kit: 'us', Jude: 'us' }],
    ['Kit: Jude here is one of our planners.', { Kit: 'us', Jude: 'us' }],
    ["Kit: On my end I've got Jude Parry, he has the lorry.", { Kit: 'us', Jude: 'us' }],
    ['Kit: From my side Jude is there, for the dispatch.', { Kit: 'us', Jude: 'us' }],
    ['Kit: I asked Jude from billing to sit in.', { Kit: 'us', Jude: 'us' }],
    ["Kit: Can you see Jude's screen?", { Kit: 'us', Jude: 'us' }],
    ["Kit: Jude, who's going to be running your rounds from now on.", { Kit: 'us', Jude: 'us' }],
  ])('%s', (line, expected) => {
    const lines = [
      line,
      'Jude: Hello.',
      'Pam: Hello, Pam Reyes from Oakfield, the school.',
      'Kit: And how many classes is it?',
      'Pam: Nine.',
    ]
    expect(sidesOf(lines, 'Kit Nolan')).toMatchObject(expected)
    expect(sidesOf(lines, 'Kit Nolan')).toMatchObject({ Pam: 'them' })
  })

  it('puts whom the customer introduces with the customer', () => {
    const lines = [
      'Kit: Welcome, everybody.',
      "Pam: Hi, I'm Pam Reyes from Oakfield, and this is Lou, our caretaker. Sid runs the kitchen.",
      'Lou: Morning.',
      'Sid: Morning.',
      'Kit: How many classes is it, Pam?',
      'Pam: Nine.',
    ]
    expect(sidesOf(lines, 'Kit Nolan')).toEqual({ Kit: 'us', Pam: 'them', Lou: 'them', Sid: 'them' })
  })

  it('does not take the introduction of a customer for a colleague’s', () => {
    const lines = ['Kit: Jude, this is Pam from Oakfield.', 'Pam: Hello. What does it cost?', 'Jude: Hi Pam.']
    expect(sidesOf(lines, 'Kit Nolan')['Pam']).not.toBe('us')
  })

  it('introduces nobody by an errand or by being there', () => {
    const lines = [
      'Kit: Hello, Pam.',
      'Pam: Hi, Pam Reyes from Oakfield, and Lou is with me.',
      'Lou: Morning.',
      'Kit: My colleague Jude is here as well.',
      'Jude: Hello.',
      'Kit: How many classes is it?',
      "Pam: Nine. And I may as well say it while Jude's here: Lou runs everything.",
      'Kit: Pam, run to your daughter.',
    ]
    expect(sidesOf(lines, 'Kit Nolan')).toEqual({ Kit: 'us', Pam: 'them', Lou: 'them', Jude: 'us' })
  })

  it('leaves a silent third open', () => {
    expect(sidesOf(['Kit: Hi.', 'Pam: Hi.', 'Lou: Hi.'], 'Kit Nolan')).toEqual({
      Kit: 'us',
      Pam: null,
      Lou: null,
    })
  })

  it('knows a colleague with a known lead’s first name', () => {
    const people = [{ id: '1', name: 'Jude Marsh', company: 'Elsewhere', email: null }]
    const lines = [
      "Kit: This is Jude, he'll do the installation.",
      'Jude: Hello.',
      'Pam: What does it cost?',
      'Kit: Nine.',
    ]
    expect(sidesOf(lines, 'Kit Nolan', people)).toMatchObject({ Jude: 'us' })
  })

  it('puts who brought the new one along with us', () => {
    const lines = [
      "Lena: Hi Zed. It's my last week, so I've brought Mo.",
      'Mo: Hello.',
      'Zed: Hello, Mo. What happens to our order?',
      'Mo: It stays as it is.',
    ]
    expect(sidesOf(lines, 'Mo Farouk')).toMatchObject({ Mo: 'us', Lena: 'us' })
  })

  it('stay open where nobody is known and hardly a word tells', () => {
    const lines = [
      'Mira: Hello, Jay. Mira this side, from Oakline. Am I audible?',
      'Jay: Loud and clear. Lou is joining.',
      'Lou: Hi. We can send the list. I could do it today.',
      'Mira: Good. Is there a lift?',
      'Jay: There is. You get the list from me tomorrow.',
    ]
    expect(Object.values(sidesOf(lines, 'Fred Quill'))).toEqual([null, null, null])
  })

  it('looks for the seller among those who did not come along with a customer', () => {
    const lines = [
      'Dan: Hey Bren, Dan from Tally. Can you hear me?',
      'Bren: I can. Lou is joining too.',
      "Bren: What does it cost? We use a spreadsheet now, and our board is tired of it. I'm not signing anything today.",
      'Lou: Hey. We can export both. I could send you a sample.',
      'Dan: Great.',
    ]
    expect(sidesOf(lines, 'Fred Quill')).toEqual({ Dan: 'us', Bren: 'them', Lou: 'them' })
  })

  it('introduces nobody by calling them', () => {
    const people = [{ id: '1', name: 'Rian Visser', company: 'Kransdorp', email: null }]
    const lines = [
      'Mo: Morning, Rian. Morning, Vera.',
      'Rian: Morning, Mo.',
      'Vera: Good morning.',
      'Mo: And from my side, Rian, the bins have no locks.',
      'Rian: I know.',
    ]
    expect(sidesOf(lines, 'Mo Farouk', people)).toMatchObject({ Rian: 'them' })
  })

  it('introduces nobody by a question that calls them', () => {
    const lines = [
      'Mo: Morning, Zed.',
      "Zed: Morning. Your lad went home early, and Vera's on as well.",
      'Mo: Vera, is the pump all right?',
      'Vera: It was serviced in June.',
    ]
    expect(sidesOf(lines, 'Mo Farouk')['Vera']).not.toBe('us')
  })

  it('puts whom one of ours hands over to with us', () => {
    const lines = [
      'Mo: Morning, Zed.',
      'Zed: Morning.',
      "Mo: So I'll hand over to Lena, she'll take you through the first day.",
      'Lena: Thanks, Mo.',
      'Zed: Go on.',
    ]
    expect(sidesOf(lines, 'Mo Farouk')).toMatchObject({ Mo: 'us', Lena: 'us' })
  })

  it('knows a customer who is known, whomever else others introduce', () => {
    const people = [{ id: '1', name: 'Magda Ober', company: 'Gamsstein', email: null }]
    const lines = [
      "Mo: Morning, Magda. Lena Boyle's with me, she runs the fitters.",
      'Lena: Morning.',
      'Magda: And here is Lukas, our technician.',
      'Lena: Lukas and I will go through the cellar. Could you send me photos?',
      'Lukas: Sure.',
    ]
    expect(sidesOf(lines, 'Mo Farouk', people)).toMatchObject({
      Mo: 'us',
      Lena: 'us',
      Magda: 'them',
    })
  })

  it('knows a customer by the only name they have, whoever speaks of them', () => {
    const people = [
      { id: '1', name: 'Magda Ober', company: 'Gamsstein', email: null },
      { id: '2', name: 'Lena', company: 'Gamsstein', email: null },
    ]
    const lines = [
      'Mo: Morning, Magda.',
      'Magda: Morning.',
      "Mo: And Lena's with me on the first page.",
      'Lena: Yes.',
    ]
    expect(sidesOf(lines, 'Mo Farouk', people)).toEqual({ Mo: 'us', Magda: 'them', Lena: 'them' })
  })

  it.each([
    'Mo: What would help me, Magda, is the colours.',
    'Mo: Thanks for being straight with me, Magda.',
  ])('knows a customer who is only called by name: %s', (line) => {
    const people = [
      { id: '1', name: 'Magda Ober', company: 'Gamsstein', email: null },
      { id: '2', name: 'Lena Boyle', company: 'Gamsstein', email: null },
    ]
    const lines = ['Mo: Morning, Magda, morning, Lena.', 'Magda: Morning.', 'Lena: Hello.', line]
    expect(sidesOf(lines, 'Mo Farouk', people)).toEqual({ Mo: 'us', Magda: 'them', Lena: 'them' })
  })

  it.each([
    ["I'd like you to meet Lena. She has your account from Monday.", 'us'],
    ["I'll email Lena our last two years' accounts this afternoon.", null],
    ['Lena, our prices went up in March.', null],
    ['Lena, our planner, has the dates.', 'us'],
  ] as const)('follow from who is introduced, and from nobody who is spoken to: %s', (said, side) => {
    const lines = ['Zed: Morning, all.', `Mo: Hello. ${said}`, 'Lena: Morning.', 'Zed: I am Zed.']
    expect(sidesOf(lines, 'Mo Farouk').Lena).toBe(side)
  })

  it.each(["I've Lena on with me, she's the field engineer.", "No cameras needed. Lena's on with me."])(
    'follow from who is on with whom: %s',
    (introduction) => {
      const lines = [
        `Mo: Hello Zed, it's Mo from Carepad. ${introduction}`,
        'Zed: And I have Ida here, she does our compliance.',
        'Lena: Hi.',
        'Ida: Hello.',
      ]
      expect(sidesOf(lines, 'Mo Farouk')).toMatchObject({ Mo: 'us', Lena: 'us' })
    },
  )

  it('takes an opinion of one’s own for no introduction', () => {
    const lines = [
      'Kit: How many rooms is it?',
      'Pam: Nine. But, Kit, from my side it is too early.',
      'Lou: For me as well.',
    ]
    expect(sidesOf(lines, 'Kit Nolan')['Pam']).not.toBe('us')
  })

  it('knows who speaks for one of ours who is away', () => {
    const lines = [
      'Meera: Good afternoon, Suresh. This is Meera from Deccan Sacks.',
      'Suresh: Good afternoon. I was expecting your colleague Farhan.',
      'Meera: Farhan is travelling today. He asked me to take the call.',
      'Suresh: Let me add Anita, she looks after dispatch here.',
      'Anita: Good afternoon.',
    ]
    const sides = sidesOf(lines, 'Farhan Qureshi')
    expect(sides['Meera']).toBe('us')
    expect(sides['Suresh']).not.toBe('us')
    expect(sides['Anita']).not.toBe('us')
  })

  it('knows who is introduced by title and surname, and names with a hyphen', () => {
    const lines = [
      'Jean-Luc: Good morning. Frau Roth is also on the line.',
      'Anna Roth: Good morning.',
      'Kit: Hello Jean-Luc. How many rooms is it?',
      'Jean-Luc: Nine.',
      'Kit: And who looks after them?',
      'Jean-Luc: I do.',
    ]
    expect(sidesOf(lines, 'Kit Nolan')).toEqual({ 'Jean-Luc': 'them', 'Anna Roth': 'them', Kit: 'us' })
  })
})
