import type { SampleLead } from '../types.ts'
import { closingLeads } from './closing.ts'
import { contactedLeads } from './contacted.ts'
import { decidedLeads } from './decided.ts'
import { freshLeads } from './fresh.ts'
import { qualifiedLeads } from './qualified.ts'

export const leads: SampleLead[] = [
  ...closingLeads,
  ...qualifiedLeads,
  ...contactedLeads,
  ...freshLeads,
  ...decidedLeads,
]
