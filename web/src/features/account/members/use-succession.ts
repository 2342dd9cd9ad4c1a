import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { memberRecordsQuery } from './people-calls.ts'
import { describeRecords } from './roles.ts'

export interface Succession {
  isPending: boolean
  error: Error | null
  /** What there is to hand over, in words; null where nothing, undefined before it was counted. */
  owned: string | null | undefined
  /** The id of who takes over; empty before anybody was chosen. */
  chosen: string
  choose: (id: string) => void
  /** Whether somebody, or nobody, was chosen, or nothing has to be. */
  isSettled: boolean
}

/** What somebody who goes looks after, and who takes over. @param member null while nobody goes */
export function useSuccession(member: string | null): Succession {
  const records = useQuery({ ...memberRecordsQuery(member ?? ''), enabled: member !== null })
  const [chosen, choose] = useState('')
  const owned = records.data && describeRecords(records.data)
  return {
    isPending: records.isLoading,
    error: records.error,
    owned,
    chosen,
    choose,
    isSettled: owned !== undefined && (owned === null || chosen !== ''),
  }
}
