/** Whose facts are offered, in this order, by the first part of their names. */
export const factGroups = {
  lead: 'Lead',
  contact: 'Contact',
  account: 'Account',
  owner: 'Owner',
  company: 'Company',
  recording: 'Recording',
  keyword: 'Keyword',
  task: 'Task',
  event: 'What happened',
  ai: 'AI',
} as const

/** Facts under the headings of their groups; a group without any is left out. */
export const groupFacts = <Fact extends { name: string }>(facts: readonly Fact[]) =>
  Object.entries(factGroups).flatMap(([group, title]) => {
    const held = facts.filter(({ name }) => name.startsWith(`${group}.`))
    return held.length > 0 ? [{ title, facts: held }] : []
  })
