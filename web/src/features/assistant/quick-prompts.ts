const verticals = ['saas', 'ecommerce', 'other'] as const
export type Vertical = (typeof verticals)[number]

/** `vertical_type` of a company; what is not known is a general one. */
export const readVertical = (type: unknown): Vertical => verticals.find((each) => each === type) ?? 'other'

/** docs/specified.md S2.11: what the header's badge says. */
export const verticalLabels: Record<Vertical, string> = {
  saas: 'SaaS',
  ecommerce: 'E-commerce',
  other: 'General CRM',
}

export interface QuickPrompt {
  label: string
  /** What is sent. */
  text: string
}

/** S9.4. */
export const quickPrompts: Record<Vertical, readonly QuickPrompt[]> = {
  saas: [
    { label: 'Trial health', text: 'How healthy are our trials?' },
    { label: 'PQLs', text: 'Show the product-qualified leads' },
    { label: 'MRR and ARR', text: 'What are our MRR and ARR?' },
    { label: 'Expansion', text: 'Show expansion opportunities' },
  ],
  ecommerce: [
    { label: 'VIP customers', text: 'Who are our VIP customers?' },
    { label: 'Abandoned carts', text: 'Show abandoned carts' },
    { label: 'Purchase predictions', text: 'Show purchase predictions' },
    { label: 'CLV', text: 'What is our customer lifetime value?' },
  ],
  other: [
    { label: 'Daily briefing', text: 'Give me my daily briefing' },
    { label: 'Hot leads', text: 'Show my hot leads' },
    { label: 'Create task', text: 'Create a task' },
    { label: 'Search leads', text: 'Search leads' },
  ],
}

export const quickPromptDelay = 100
