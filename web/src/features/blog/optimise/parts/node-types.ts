import type { EntityType } from '@parley/core/blog/entities'

/** What the legend calls each type. */
export const typeNames: Record<EntityType, string> = {
  company: 'Company',
  person: 'Person',
  tool: 'Tool',
  concept: 'Concept',
  industry: 'Industry',
  location: 'Location',
}

/** The colour of a type as CSS, inside of `.graph-colours`. */
export const colourOf = (type: EntityType): string => `var(--graph-${type})`
