import { brand } from '~/brand.ts'

/** What people ask before they choose. True of the software itself, whoever runs it. */
export const pricingQuestions = [
  {
    question: 'What does the free plan leave out?',
    answer:
      'No features. You run it on your own machine, with your own backups; speech and language models run there, too, or wherever you point them.',
  },
  {
    question: 'Do I need keys for AI services?',
    answer: `No. ${brand.name} transcribes and analyzes on the machine it runs on. If you have an account with a speech or language service, one setting connects it.`,
  },
  {
    question: 'Can I switch plans?',
    answer:
      'Yes, in either direction, with everything you have. Under Account, Your data, you save your whole company as a file that another instance and other programs can read.',
  },
  {
    question: 'What counts as a seat?',
    answer: 'Each person who can sign in during the month. People you talk with never count.',
  },
  {
    question: 'What happens to my recordings if I leave?',
    answer:
      'You take them with you: audio, transcripts and records. Once you erase the company, its data and files are deleted for good.',
  },
]
