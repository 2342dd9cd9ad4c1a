import type { FaqItem, HowtoStep } from '../../post-form.ts'

/** What of a post its FAQ and how-to markup is made of. */
export interface MarkupParts {
  title: string
  excerpt: string
  faqItems: readonly FaqItem[]
  howtoSteps: readonly HowtoStep[]
}

/** The JSON-LD of a post's FAQ items and how-to steps by schema.org, in that order; empty without either. */
export const toSchemaMarkup = ({ title, excerpt, faqItems, howtoSteps }: MarkupParts): object[] => [
  ...(faqItems.length > 0
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: faqItems.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
    : []),
  ...(howtoSteps.length > 0
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'HowTo',
          name: title,
          ...(excerpt.trim() === '' ? {} : { description: excerpt }),
          step: howtoSteps.map(({ name, text }, index) => ({
            '@type': 'HowToStep',
            position: index + 1,
            name,
            text,
          })),
        },
      ]
    : []),
]
