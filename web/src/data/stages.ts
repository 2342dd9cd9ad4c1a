import { defaultStages, type Stage, toStages } from '@parley/core/leads/stages'
import { profileQuery, useProfile } from './profile.ts'
import { queryClient } from './query-client.ts'
import { readSession } from './session.ts'
import { useTableChanges } from './use-table-changes.ts'

type Rows = Parameters<typeof toStages>[0]
const known = new WeakMap<Rows, readonly Stage[]>()

/** The same answer for the same rows, so that what depends on it is computed once. */
function stagesOf(rows: Rows | undefined): readonly Stage[] {
  if (!rows || rows.length === 0) return defaultStages
  const stages = known.get(rows) ?? toStages(rows)
  known.set(rows, stages)
  return stages
}

/** The company's stages in their order, those that were taken away last. */
export const useStages = (): readonly Stage[] => stagesOf(useProfile().data?.companies?.stages)

/** The same for what is no component and acts at a press. */
export function readStages(): readonly Stage[] {
  const { session } = readSession()
  if (!session) return defaultStages
  return stagesOf(queryClient.getQueryData(profileQuery(session.user.id).queryKey)?.companies?.stages)
}

/** The same for what reads by them: asks for them where they are not there yet. */
export async function knownStages(): Promise<readonly Stage[]> {
  const { session } = readSession()
  if (session) await queryClient.ensureQueryData(profileQuery(session.user.id))
  return readStages()
}

/** Asks for the stages again when somebody has changed them, so that open pages take the new names. */
export const useFreshStages = (): void =>
  useTableChanges(['stages'], () => void queryClient.invalidateQueries({ queryKey: ['profile'] }))
