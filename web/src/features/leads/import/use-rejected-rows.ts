import { readPages } from '@parley/core/paging/read-pages'
import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { saveFile } from '~/data/save-file.ts'
import { supabase } from '~/data/supabase.ts'
import { toast } from '~/ui/toast.ts'
import type { LeadImport } from './calls/import-keys.ts'
import { rejectedHead, rejectedName, toRejectedLine } from './rejected-rows.ts'

const rowsPerRead = 1000

const readRejected = (id: string) =>
  readPages(
    0,
    (after) =>
      supabase
        .from('lead_import_rows')
        .select('row_number, outcome, reason, cells')
        .eq('import_id', id)
        .in('outcome', ['skipped', 'failed'])
        .gt('row_number', after)
        .order('row_number')
        .limit(rowsPerRead)
        .throwOnError(),
    (row) => row.row_number,
  )

/** Saves the rows of an import that did not come in, with the reason each, as a CSV file that can be imported again. */
export const useRejectedRows = () =>
  useMutation({
    mutationFn: async ({ id, headers, file_name }: LeadImport) => {
      const parts = [new Blob([rejectedHead(headers)])]
      for await (const { data } of readRejected(id))
        parts.push(new Blob([data.map((row) => toRejectedLine(row, headers.length)).join('')]))
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), rejectedName(file_name))
    },
    onError: (error) => toast.error('Nothing was saved', { description: describeError(error) }),
  })
