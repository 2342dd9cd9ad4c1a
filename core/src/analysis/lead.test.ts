import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { findLead, matchKnownPerson } from './lead.ts'
import { toScene } from './scene.ts'
import { findSlots } from './slots.ts'
import type { SuggestedLead } from './types.ts'

const people = [
  { id: 'anna', name: 'Anna Keller', company: 'Acme Robotics', email: 'keller@acme.com' },
  { id: 'tom', name: 'Tom Reed', company: 'Northwind', email: 'tom@northwind.com' },
]
function lead(text: string): SuggestedLead | null {
  const parsed = parsePlainText(`Ben: How can I help?\nAnna Keller: ${text}`)
  if (!parsed.ok) throw new Error(parsed.message)
  const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName: 'Ben Carter', people }
  const scene = toScene(parsed.transcript, context)
  return findLead(scene, findSlots(scene, []))
}

describe('a known lead', () => {
  const own = { name: 'Anna Keller', company: 'Acme Robotics', email: 'keller@acme.com', matchId: 'anna' }

  it.each([
    'The invoices go to office@billing-service.com.',
    'Our old vendor was help@zendesk.com.',
    'My colleague at the partner is tom@northwind.com.',
    'You can write to keller@acme.com.',
  ])('keeps its company and address when she says %j', (text) => {
    expect(lead(text)).toMatchObject(own)
  })
})

describe('an address that several people share', () => {
  const shared = [
    { id: 'tom', name: 'Tom Reed', company: 'Acme', email: 'office@acme.com' },
    { id: 'anna', name: 'Anna Keller', company: 'Acme', email: 'office@acme.com' },
  ]
  it('is whose name is said with it, and nobody’s alone', () => {
    expect(matchKnownPerson(shared, 'Anna Keller', null, 'office@acme.com')?.person.id).toBe('anna')
    expect(matchKnownPerson(shared, 'Zoe Marsh', 'Acme', 'office@acme.com')).toBeNull()
    expect(matchKnownPerson(shared.slice(0, 1), 'Office', null, 'office@acme.com')?.person.id).toBe('tom')
  })
})

describe('an address said in the call', () => {
  const unknown = (lines: string[]) => {
    const parsed = parsePlainText(lines.join('\n'))
    if (!parsed.ok) throw new Error(parsed.message)
    const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName: 'Liam Ward', people: [] }
    const scene = toScene(parsed.transcript, context)
    return findLead(scene, findSlots(scene, []))?.email ?? null
  }
  it.each([
    ["Great. Stella's address is stella.quinn@copperfield.example."],
    ['Send the invoice to billing@copperfield.example.'],
    ['Her email is s.quinn@copperfield.example, mine you have.'],
    ['Joanna takes part as well: joanna@copperfield.example.'],
    ['Please copy our lawyer, dana@whitlock.example.'],
    ["On our website you find procurement@copperfield.example. That one is Brian's, he does tenders."],
    ["You'll find orders@copperfield.example on the page. It's full of spam. Please don't write there."],
  ])('is nobody’s but theirs: %s', (line) => {
    expect(unknown(['Liam Ward: Who else comes?', `Anna Rahman: ${line}`])).toBeNull()
  })
  it.each([
    [
      'Liam Ward: And the offer? I have a.rahman@copperfield.example here.',
      "Anna Rahman: That's Amal, the nephew. Send it to anna@copperfield.example.",
    ],
    [
      "Liam Ward: So it's still a.rahman@copperfield.example?",
      "Anna Rahman: That's my husband, he does our books. Mine's anna@copperfield.example, in full.",
    ],
    [
      'Liam Ward: Where do I send it?',
      'Anna Rahman: a.rahman@copperfield.example is my brother Amal. I am anna@copperfield.example.',
    ],
    [
      'Liam Ward: Where do I send it?',
      "Anna Rahman: Don't use a.rahman@copperfield.example, that's my niece. Anna@copperfield.example.",
    ],
  ])('is not one that is said to be another’s: %s %s', (...lines) => {
    expect(unknown([...lines, 'Liam Ward: Good.'])).toBe('anna@copperfield.example')
  })
  it.each([
    ['My email is nr@copperfield.example.', 'nr@copperfield.example'],
    ['You can reach me at ops@copperfield.example.', 'ops@copperfield.example'],
    ['It is anna.rahman@copperfield.example.', 'anna.rahman@copperfield.example'],
    ['arahman@copperfield.example, all in one word.', 'arahman@copperfield.example'],
    [
      "Stella's address is stella.quinn@copperfield.example. Mine is anna@copperfield.example.",
      'anna@copperfield.example',
    ],
  ])('is the customer’s: %s', (line, email) => {
    expect(unknown(['Liam Ward: Where do I send it?', `Anna Rahman: ${line}`])).toBe(email)
  })
})

describe('who the lead is', () => {
  const leadOf = (lines: string[], ownerName: string | null = 'Liam Ward') => {
    const parsed = parsePlainText(lines.join('\n'))
    if (!parsed.ok) throw new Error(parsed.message)
    const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName, people: [] }
    const scene = toScene(parsed.transcript, context)
    const found = findLead(scene, findSlots(scene, []))
    return found && [found.name, found.company, found.email]
  }

  it.each([
    ['Rosa, Rosa Blythe, I own the place, Amber Mill.', ['Rosa Blythe', 'Amber Mill', null]],
    ['Hi. Rosa Blythe, purchasing at Amber Mill.', ['Rosa Blythe', 'Amber Mill', null]],
    ["Hello, I'm Rosa Blythe from Amber Mill.", ['Rosa Blythe', 'Amber Mill', null]],
    ['Rosa Blythe, Amber Mill. What can I do for you?', ['Rosa Blythe', 'Amber Mill', null]],
    ["I'm the head baker at Amber Mill, the only one.", ['Rosa', 'Amber Mill', null]],
    [
      "It's rosa.blythe@ambermill.example, Amber Mill in one word.",
      ['Rosa Blythe', 'Amber Mill', 'rosa.blythe@ambermill.example'],
    ],
    ['My cousin Rosalind Frost is coming as well.', ['Rosa', null, null]],
    ['We open on Monday, Rosa Monday they call me.', ['Rosa', null, null]],
  ])('%s', (line, expected) => {
    expect(leadOf(['Liam: Who am I speaking to?', `Rosa: ${line}`])).toEqual(expected)
  })

  it.each([
    ['Liam: Hi Rosa, all well at Ambermill?', ['Rosa', 'Ambermill', null]],
    ['Liam: Is that Rosa Blythe?', ['Rosa Blythe', null, null]],
    ['Liam: Am I speaking to Mrs Blythe?', ['Rosa Blythe', null, null]],
    ['Liam: I spoke to Mrs Frost about it.', ['Rosa', null, null]],
  ])('%s', (line, expected) => {
    expect(leadOf([line, 'Rosa: Yes, good morning.'])).toEqual(expected)
  })

  it('takes an address that answers the question for it', () => {
    const lines = ["Liam: What's your email, Rosa?", 'Rosa: Just ovens@ambermill.example.']
    expect(leadOf(lines)?.[2]).toBe('ovens@ambermill.example')
    expect(leadOf(['Liam: Where do the invoices go?', 'Rosa: Just ovens@ambermill.example.'])?.[2]).toBeNull()
  })

  it('is whose company it is, not who talks most', () => {
    const lines = [
      'Liam: Hello, both.',
      'Rosa: Hi, Rosa Blythe from Amber Mill, and this is Finn, he does the ovens.',
      'Finn: Yes, and I have a great many questions about the ovens, the doors, the timers and everything else there is.',
    ]
    expect(leadOf(lines)?.[0]).toBe('Rosa Blythe')
  })

  it('is nobody where the sides are open', () => {
    expect(leadOf(['Ann: It rained.', 'Bea: Yes.'], 'Somebody Else')).toBeNull()
  })

  it('is written as the conversation writes it, not as an address must', () => {
    const lines = ['Liam: Hello, both.', 'Zoë: Hello.', 'Max: Hi.', "Zoë: It's zoe@ambermill.example."]
    expect(leadOf(lines)?.[0]).toBe('Zoë')
  })

  it('is who says an address that begins like their name, not a family name alone', () => {
    const lines = ['Liam: Hello, both.', 'Zoë: Hello.', 'Max: Hi.', "Zoë: It's z.nowak@ambermill.example."]
    expect(leadOf(lines)?.[0]).toBe('Zoë')
  })

  it('is no role', () => {
    expect(leadOf(['Liam: Hello?', 'Receptionist: Good morning.'])).toBeNull()
    expect(leadOf(['Liam: Hello?', 'Customer: Good morning.'])).toBeNull()
  })

  it('is the person of a voice note', () => {
    expect(leadOf(['Liam: Met with Dr Ewan Moss today, the consultant. Gerald decides.'])?.[0]).toBe(
      'Ewan Moss',
    )
    // In which the customer is quoted.
    const note = [
      "Liam: Right, voice note, I'm in the van.",
      'Liam: That was Ewan Moss from Calder Council.',
      ...Array.from({ length: 12 }, (_, nth) => `Liam: We walked over plot ${nth}.`),
      'Liam: Ewan said, with yours I am not covered.',
    ]
    expect(leadOf(note)?.[0]).toBe('Ewan Moss')
  })
})
