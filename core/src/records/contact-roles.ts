/** What a person has to say in a sale. */
export const contactRoles = ['decision_maker', 'champion', 'user', 'budget_holder', 'blocker'] as const
export type ContactRole = (typeof contactRoles)[number]

export const contactRoleLabels: Record<ContactRole, string> = {
  decision_maker: 'Decision maker',
  champion: 'Champion',
  user: 'User',
  budget_holder: 'Budget holder',
  blocker: 'Blocker',
}

/** The role of that key; undefined for anything else. */
export const findContactRole = (key: unknown): ContactRole | undefined =>
  contactRoles.find((role) => role === key)
