import { importSubjects } from '@parley/core/leads/import/import-subjects'
import { dateOrders } from '@parley/core/leads/import/read-date'
import { textEncodings } from '@parley/core/text/encoding'
import { z } from 'zod'

export const importPayload = z.object({ import_id: z.uuid() })

/** A row of `lead_imports`, as far as the work needs it. */
export const leadImport = z.object({
  id: z.uuid(),
  company_id: z.uuid(),
  created_by: z.uuid().nullable(),
  file_name: z.string(),
  storage_path: z.string(),
  encoding: z.enum(textEncodings),
  delimiter: z.string(),
  has_header: z.boolean(),
  record: z.enum(importSubjects),
  headers: z.array(z.string()),
  date_order: z.enum(dateOrders).nullable(),
  time_zone: z.string(),
  value_map: z.record(z.string(), z.record(z.string(), z.string())),
  mapping: z.array(z.string().nullable()),
  status: z.enum(['running', 'undoing']),
  rows_read: z.number(),
})
export type LeadImport = z.infer<typeof leadImport>
