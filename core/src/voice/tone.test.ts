import { describe, expect, it } from 'vitest'
import { measureConversation } from './metrics.ts'
import { parsePlainText } from './parse-plain-text.ts'
import { sentimentOf } from './sentiment.ts'

function toneOf(lines: string[]): number {
  const parsed = parsePlainText(lines.join('\n'))
  if (!parsed.ok) throw new Error(parsed.message)
  return measureConversation(parsed.transcript.segments).sentiment
}

describe('the tone of a customer', () => {
  it.each([
    'Thank you so much for your kind help, but I want to cancel my subscription.',
    "You're very nice about it. We won't be renewing.",
    "Hello, good morning, lovely to talk to you. I'd like to speak to your manager.",
    'Great, thanks. You charged us twice, by the way.',
    'Have a wonderful day. You will hear from our lawyers.',
    'im really sorry but we want to quit',
    'Fine, thank you. I am calling to cancel.',
    'We have terminated the contract, thanks for everything.',
    'We decided not to renew, but it was a pleasure.',
    'I handed in our notice on Monday.',
    'Please consider this our notice. All the best.',
    'Thank you, we are leaving at the end of March.',
    'We will let the contract run out.',
    'You were great, but we went with Salesforce.',
    'We chose another vendor, good luck.',
    'Nobody here is happy.',
    'It is anything but good.',
    'I am far from satisfied.',
    'Who thought that was a good idea?',
  ])('is negative: %s', (text) => {
    expect(sentimentOf(text)).toBeLessThan(-0.3)
    expect(sentimentOf(text)).toBeGreaterThanOrEqual(-1)
  })
  it.each([
    "We love it, it's a great help.",
    "That's wonderful, everybody is happy.",
    "I'm impressed, it was easy.",
  ])('is positive: %s', (text) => {
    expect(sentimentOf(text)).toBeGreaterThan(0.3)
  })
  it.each(['I run support and success.', 'Which customer success team is it?', 'Can we cancel the call?'])(
    'is neutral: %s',
    (text) => {
      expect(Math.abs(sentimentOf(text))).toBeLessThan(0.3)
    },
  )
})

describe('the tone of a call', () => {
  it('is negative where the customer leaves, however polite the seller is', () => {
    const lines = [
      'Kim: Good morning, thanks for calling, how can I help?',
      'Ravi: Your till has been down since Friday and nobody called back.',
      'Kim: I am so sorry, thank you for your patience. I will be happy to help.',
      'Ravi: No. I want to cancel my contract.',
      'Kim: I understand. I can offer you a great new plan.',
      "Ravi: I'm fed up. You'll hear from my lawyer.",
      'Kim: Thank you, have a wonderful day.',
    ]
    expect(toneOf(lines)).toBeLessThan(-0.1)
  })
  it('is positive where they are pleased', () => {
    const lines = [
      'Kim: How is it going with the new till?',
      'Ravi: We love it. The staff are happy and it saves us time.',
      'Kim: Great. Shall we add the second shop?',
      'Ravi: Yes, good idea.',
    ]
    expect(toneOf(lines)).toBeGreaterThan(0.1)
  })
})
