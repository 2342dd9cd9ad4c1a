import { brand } from '~/brand.ts'

/** What people ask before they choose. True of the software itself, whoever runs it. */
export const pricingQuestions = [
  {
    question: 'What does the free plan leave out?',
    answer:
      'Nothing of the software. You run it on your own machine, with your own backups; speech and language models run there as well, or wherever you point them.',
  },
  {
    question: 'Do I need keys for AI services?',
    answer: `No. ${brand.name} transcribes and analyzes on the machine it runs on. If you have an account with a speech or language service, one setting puts it to use.`,
  },
  {
    question: 'Can I move from one plan to another?',
    answer:
      'Yes, in both directions, with everything you have. Account, Data saves all of a company as a file that another instance and other programs can read.',
  },
  {
    question: 'How is a seat counted?',
    answer: 'By person who can sign in, in the month. People you talk with are never counted.',
  },
  {
    question: 'What happens to my recordings if I leave?',
    answer:
      'You take them along: audio, transcripts and records. After you erase the company, its rows and files are deleted for good.',
  },
]
