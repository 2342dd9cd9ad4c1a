/** Stands in figures for the owner of what nobody owns, and for who did what was done without a person. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Stands in figures for automations. */
export const automations = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
