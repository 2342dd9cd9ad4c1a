/**
 * The facts of a lead that are one line of text, a line a column. The new-lead drawer, the lead's page, their limits, and
 * what is read and saved all follow from this list.
 */
export const leadTextFields = [
  { column: 'name', label: 'Name', limit: 200, isInDrawer: true },
  { column: 'company', label: 'Company', limit: 200, isInDrawer: true },
  { column: 'title', label: 'Role', limit: 120, isInDrawer: true },
  { column: 'email', label: 'Email', limit: 254, type: 'email', isInDrawer: true },
  { column: 'phone', label: 'Phone', limit: 40, type: 'tel', isInDrawer: true },
  { column: 'website', label: 'Website', limit: 300, type: 'url', isInDrawer: false },
  { column: 'source', label: 'Source', limit: 80, isInDrawer: false },
] as const

export type LeadTextField = (typeof leadTextFields)[number]
export type LeadTextColumn = LeadTextField['column']
