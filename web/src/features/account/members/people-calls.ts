import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { visibilityKey } from '~/data/visibility.ts'
import { accountKeys, type Member, refresh } from '../account-calls.ts'
import { handedSchema, type Role, type Visibility } from './roles.ts'

export const nameOf = (member: Pick<Member, 'full_name' | 'email'>) =>
  member.full_name || member.email || 'Someone'

export const teamsQuery = () =>
  queryOptions({
    queryKey: accountKeys.teams,
    queryFn: async ({ signal }) => {
      const teams = await readAllById((after) =>
        supabase
          .from('teams')
          .select('id, name', { count: 'exact' })
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return teams.toSorted((one, other) => one.name.localeCompare(other.name))
    },
  })
export type Team = Awaited<ReturnType<NonNullable<ReturnType<typeof teamsQuery>['queryFn']>>>[number]

/** What somebody looks after, as it would be handed over. */
export const memberRecordsQuery = (member: string) =>
  queryOptions({
    queryKey: [...accountKeys.records, member],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('member_records', { member })
        .abortSignal(signal)
        .single()
        .throwOnError()
      return data
    },
  })

export async function setMemberRole(member: string, role: Role): Promise<void> {
  await supabase.rpc('set_member_role', { member, new_role: role }).throwOnError()
  await refresh(accountKeys.members)
}

/** @returns how much of each went over */
export async function removeMember(member: string, successor: string | null) {
  const { data } = await supabase
    .rpc('remove_member', { member, ...(successor !== null && { successor }) })
    .throwOnError()
  await refresh(accountKeys.members)
  return z.parse(handedSchema, data)
}

export async function setMemberTeam(member: string, team: string | null): Promise<void> {
  await supabase.rpc('set_member_team', { member, ...(team !== null && { team }) }).throwOnError()
  await refresh(accountKeys.members)
}

export async function addTeam(name: string): Promise<void> {
  await supabase.from('teams').insert({ name }).throwOnError()
  await refresh(accountKeys.teams)
}

export async function renameTeam(id: string, name: string): Promise<void> {
  await supabase.from('teams').update({ name }).eq('id', id).throwOnError()
  await refresh(accountKeys.teams)
}

export async function deleteTeam(id: string): Promise<void> {
  await supabase.from('teams').delete().eq('id', id).throwOnError()
  await Promise.all([refresh(accountKeys.teams), refresh(accountKeys.members)])
}

export async function setVisibility(company: string, visibility: Visibility): Promise<void> {
  await supabase.from('companies').update({ visibility }).eq('id', company).throwOnError()
  await refresh(visibilityKey)
}
