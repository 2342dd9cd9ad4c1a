import { describe, expect, it } from 'vitest'
import { readTasks } from './testing/read-tasks.ts'

const agreed = 'Ben: I will send you a revised quotation with the break clause by Wednesday.\nAnna: Good.\n'

describe('a day that is put otherwise later', () => {
  it.each([
    ['asked for', 'Anna: Could I have the quotation by Tuesday?\nBen: Of course.', '2026-11-24'],
    [
      'refused',
      'Anna: Could I have the quotation by Tuesday?\nBen: No, I am away until Wednesday.',
      '2026-11-25',
    ],
    ['said once more in a recap', 'Ben: The quotation on Tuesday, then.\nAnna: Right.', '2026-11-24'],
    ['received', 'Ben: Then you have the quotation on Tuesday.\nAnna: Right.', '2026-11-24'],
    [
      'called better',
      'Ben: About the quotation, let me make that Thursday rather than Wednesday.\nAnna: Fine.',
      '2026-11-26',
    ],
    [
      'put off',
      'Ben: The quotation, I said Wednesday. I have to ask first, so it will be Friday.\nAnna: Fine.',
      '2026-11-27',
    ],
    [
      'of what it has to come before',
      'Anna: All of it has to be right before the quotation round starts, on Friday.\nBen: Yes.',
      '2026-11-25',
    ],
    [
      'of where it is spoken of',
      'Anna: We talk about it on Friday at the quotation desk.\nBen: Yes.',
      '2026-11-25',
    ],
    [
      'of what it is compared with',
      'Anna: I sit down with the quotation on Friday.\nBen: Yes.',
      '2026-11-25',
    ],
    ['denied', "Anna: You won't have the quotation on Tuesday, I know.\nBen: No.", '2026-11-25'],
  ])('%s', (_name, later, day) => {
    expect(readTasks(agreed + later).filter((task) => task.startsWith('us: Send'))).toEqual([
      `us: Send Anna a revised quotation with the break clause (${day})`,
    ])
  })

  it('is no day of a task of the other side', () => {
    const said =
      'Ben: I will send you the price list by Wednesday.\nAnna: And I will send you the stock list by Thursday.\nBen: The list on Friday?\nAnna: Hm.'
    expect(readTasks(said)).toEqual([
      'us: Send Anna the price list (2026-11-25)',
      'them: Send us the stock list (2026-11-26)',
    ])
  })

  it('calls off what is spared', () => {
    expect(
      readTasks(`${agreed}Anna: Please don't spend any time on the quotation.\nBen: Then I leave it.`),
    ).toEqual([])
  })

  it.each([
    "Anna: And don't forget to send the quotation.\nBen: I won't.",
    'Ben: Leave the quotation with me.\nAnna: Good.',
    "Anna: Don't forget the quotation.\nBen: I won't.",
    "Anna: Why don't you send the quotation to Tom too.\nBen: Fine.",
  ])('and not what is asked for once more: %s', (later) => {
    expect(readTasks(agreed + later).some((task) => task.includes('quotation'))).toBe(true)
  })

  it('makes one task of what is said twice for one day', () => {
    expect(readTasks(`${agreed}Ben: Then you get the quotation on Wednesday.\nAnna: Yes.`)).toHaveLength(1)
  })
})

describe('what is no deed', () => {
  it.each([
    'Ben: Let me run through what we have agreed.\nAnna: Yes.',
    'Ben: Then we will close with the action points.\nAnna: Fine.',
    'Ben: Greg gets the spec from Monica.\nAnna: Right.',
    'Ben: And I get the list tomorrow.\nAnna: Yes.',
    'Anna: Our CFO gets a copy.\nBen: Good.',
    'Ben: The NDA comes from Victor this evening.\nAnna: Good.',
    'Ben: The two quotes on Wednesday.\nAnna: Good.',
    'Anna: Can I get a word in?\nBen: Sure.',
  ])('%s', (said) => {
    expect(readTasks(said)).toEqual([])
  })
})
