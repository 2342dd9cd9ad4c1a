import { useProfile } from './profile.ts'

/** Who made a record, or looks after it. */
type Author = string | null | undefined

/**
 * What the database will let the person do (docs/decisions/0025-roles-and-visibility.md), so that no control is shown that it would
 * refuse. Nothing while the profile is being read.
 */
export function useRights() {
  const { data } = useProfile()
  const isOwner = data?.company_role === 'owner'
  const isManager = isOwner || data?.company_role === 'manager'
  return {
    /** Whether the profile has been read. */
    isKnown: data !== undefined,
    /** Roles, invitations and the company itself. */
    isOwner,
    /** Fields, automations, imports, exports, sample data, teams, and what others made. */
    isManager,
    /** Whether a record of these may be deleted. */
    mayDelete: (...authors: readonly Author[]) =>
      isManager || (data !== undefined && authors.includes(data.id)),
  }
}
