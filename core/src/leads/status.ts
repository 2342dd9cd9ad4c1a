export const leadStatuses = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'negotiation',
  'won',
  'lost',
] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** The status of that key; undefined for anything else. */
export const findLeadStatus = (key: unknown): LeadStatus | undefined =>
  leadStatuses.find((status) => status === key)

/** What the interface calls a stage, and how often a deal there is won (0 to 1) until the company's own data say more. */
export const leadStages: Record<LeadStatus, { label: string; winProbability: number }> = {
  new: { label: 'New', winProbability: 0.05 },
  contacted: { label: 'Contacted', winProbability: 0.1 },
  qualified: { label: 'Qualified', winProbability: 0.25 },
  proposal: { label: 'Proposal', winProbability: 0.5 },
  negotiation: { label: 'Negotiation', winProbability: 0.75 },
  won: { label: 'Won', winProbability: 1 },
  lost: { label: 'Lost', winProbability: 0 },
}

/** Whether the deal is still to be decided. */
export const isOpenStatus = (status: LeadStatus): boolean => status !== 'won' && status !== 'lost'
