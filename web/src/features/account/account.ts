import type { profileQuery } from '~/data/profile.ts'

/** One's own profile as every tab gets it. */
export type Profile = Awaited<ReturnType<NonNullable<ReturnType<typeof profileQuery>['queryFn']>>>
