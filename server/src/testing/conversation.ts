import type { Line } from './speech.ts'

/** The conversation that the journeys record: about thirty seconds, a promise with a date, a request, a price worry. */
export const conversation: readonly Line[] = [
  { channel: 0, text: 'Hello Anna, this is Ben. Thank you for your time today.' },
  { channel: 1, text: 'Hello Ben. We want to see the price of the team plan.' },
  { channel: 0, text: 'I will send you the proposal by Friday.' },
  { channel: 1, text: 'The price is too high for our budget. Can you give us a better price?' },
  { channel: 0, text: 'I will talk to my manager about the price tomorrow.' },
  { channel: 1, text: 'Can you call me next Tuesday at ten?' },
  { channel: 0, text: 'Yes. I will call you next Tuesday at ten. Thank you Anna. Goodbye.' },
]
