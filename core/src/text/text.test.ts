import { describe, expect, it } from 'vitest'
import { findEmails, isEmail } from './email.ts'
import { isFreeMail } from './free-mail.ts'
import { escapeLike } from './like.ts'
import { findPhones } from './phone.ts'
import { toSentences } from './sentences.ts'
import { toSlug } from './slug.ts'
import { countWords, joinList, toWords, truncate } from './words.ts'

describe('toSlug', () => {
  it.each([
    ['Hello, World!', 'hello-world'],
    ['snake_case  and   spaces', 'snake-case-and-spaces'],
    ['--- trimmed ---', 'trimmed'],
    ['Café Zürich', 'cafe-zurich'],
    ['50% off: is it real?', '50-off-is-it-real'],
    ['!!!', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })

  it('keeps 60 characters, cuts the 61st and never ends in a hyphen', () => {
    expect(toSlug('a'.repeat(60))).toHaveLength(60)
    expect(toSlug('a'.repeat(61))).toHaveLength(60)
    expect(toSlug(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
  })
})

describe('sentences and words', () => {
  it('splits at ends, not at abbreviations or decimals', () => {
    expect(
      toSentences('Dr. Kay pays 3.5 million. Really? Yes, e.g. today.').map((span) => span.text),
    ).toEqual(['Dr. Kay pays 3.5 million.', 'Really?', 'Yes, e.g. today.'])
  })

  it('gives offsets that lead back to the text', () => {
    const text = '  One.  Two!\nThree'
    for (const span of toSentences(text)) expect(text.slice(span.index).startsWith(span.text)).toBe(true)
    expect(toSentences(text)).toHaveLength(3)
  })

  it.each([
    ['Dr. Kay will call. Ask for Dr. Kay.', 2],
    ['Room No. 4 is free.', 1],
    ['See Nos. 4 and 5.', 1],
    ['No. We can’t.', 2],
    ['Is it dear? No. 4 seats are fine.', 3],
    ['So no. That was all.', 2],
    ['Pens, paper etc. We need them.', 2],
    ['Pens etc. are here.', 1],
    ['See fig. 3 and p. 12.', 1],
    ['We had Acme Inc. They left. It was J. Doe and Acme Co. Ltd.', 3],
    ['That was plan B. We liked A.', 2],
  ])('%s has %d', (text, count) => expect(toSentences(text)).toHaveLength(count))

  it('ends a sentence at "p.m." before a capital only', () => {
    expect(toSentences('Call at 3 p.m. Friday works. At 3 p.m. we meet.')).toHaveLength(3)
  })

  it('counts a word with its apostrophe once', () => {
    expect(toWords("Don't stop – it's Anna’s 2nd")).toEqual(["Don't", 'stop', "it's", 'Anna’s', '2nd'])
    expect(countWords(' \n ')).toBe(0)
  })

  it('joins and truncates for reading', () => {
    expect(joinList(['a', 'b', 'c'])).toBe('a, b and c')
    expect(truncate('one two three four', 12)).toBe('one two…')
    expect(truncate('short', 5)).toBe('short')
    expect(truncate('ab🙂🙂', 4)).toBe('ab…')
  })
})

describe('escapeLike', () => {
  it('makes wildcards literal', () => {
    expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\')
  })
})

describe('addresses and numbers', () => {
  it('finds written and spoken addresses', () => {
    expect(
      findEmails('Write Anna.Keller@Acme.co.uk or ben at mail dot example dot com please').map(
        (f) => f.email,
      ),
    ).toEqual(['anna.keller@acme.co.uk', 'ben@mail.example.com'])
    expect(findEmails("I'm at warren dot hill at example dot com")[0]?.email).toBe('warren.hill@example.com')
    expect(findEmails('anna dot keller at acme dot com')[0]?.email).toBe('anna.keller@acme.com')
    expect(
      findEmails("It's declan dot furey at ballin hyphen ree dot example. F, U, R, E, Y.")[0]?.email,
    ).toBe('declan.furey@ballin-ree.example')
    expect(findEmails('meet me at noon dot')).toEqual([])
  })

  it('knows an address and a free-mail host', () => {
    expect(isEmail('a@b.co')).toBe(true)
    expect(isEmail('a@b')).toBe(false)
    expect(isFreeMail('x@gmail.com')).toBe(true)
    expect(isFreeMail('x@T-Online.de')).toBe(true)
    expect(isFreeMail('x@yahoo.co.uk')).toBe(true)
    expect(isFreeMail('x@acme.com')).toBe(false)
    expect(isFreeMail('x@mail.yahoo-tools.de')).toBe(false)
  })

  it('finds numbers but not prices or dates', () => {
    expect(findPhones('call +1 (415) 555-0123 now')[0]?.phone).toBe('+14155550123')
    expect(findPhones('five five five oh one two three')[0]?.phone).toBe('5550123')
    expect(findPhones('it costs $1,200,000 on 2026-11-21 or 21.11.2026')).toEqual([])
  })
})
