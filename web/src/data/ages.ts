import type { Moment } from '@parley/core/format/moment'
import { createRelative } from '@parley/core/format/relative'
import { person } from './person-place.ts'

const { age, due } = createRelative(person)

export const formatDue = due
export const formatAge = (at: Moment, now: Moment = Date.now()): string => age(at, now)
