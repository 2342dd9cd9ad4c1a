import { accountFields } from '@parley/core/records/account'
import { columnsOf } from '@parley/core/records/columns'
import { contactFields } from '@parley/core/records/contact'
import { readCustom } from '@parley/core/records/custom-values'
import type { Field, PatchOf } from '@parley/core/records/field'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import type { MailMarks } from '../mail/index.ts'
import { type AccountFigures, noFigures, readFigures } from './account-figures.ts'
import { customerKeys } from './customer-keys.ts'

export const accountColumns = `${columnsOf(accountFields)}, created_by` as const
const contactColumns = `${columnsOf(contactFields)}, created_by, accounts(id, name)` as const

/** A row with its own fields read. */
export const withOwn = <R extends { custom: unknown }>(row: R) => ({ ...row, custom: readCustom(row.custom) })

/** One account with its figures; null where there is none. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: customerKeys.account(id),
    queryFn: async ({ signal }): Promise<Account | null> => {
      const [{ data }, figures] = await Promise.all([
        supabase
          .from('accounts')
          .select(accountColumns)
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle()
          .throwOnError(),
        readFigures([id], signal),
      ])
      return data && { ...withOwn(data), figures: figures.get(id) ?? noFigures }
    },
  })

/** One contact with its account and what is marked of mail to it; null where there is none. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: customerKeys.contact(id),
    queryFn: async ({ signal }): Promise<(Contact & MailMarks) | null> => {
      const { data } = await supabase
        .from('contacts')
        .select(`${contactColumns}, email_opt_out_at, email_bounced_at, email_bounce_reason`)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && withOwn(data)
    },
  })

type Columns<F extends Field> = Required<PatchOf<F>>

export type Account = Columns<(typeof accountFields)[number]> & {
  created_by: string | null
  figures: AccountFigures
}
export type Contact = Columns<(typeof contactFields)[number]> & {
  created_by: string | null
  accounts: { id: string; name: string } | null
}
