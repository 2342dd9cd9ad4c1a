import { createBytes } from '@parley/core/format/bytes'
import { createSpans } from '@parley/core/format/spans'
import { person } from './person-place.ts'

export const {
  span: formatSpan,
  minutes: formatMinutes,
  milliseconds: formatMilliseconds,
  daysAway,
} = createSpans(person)

export const { bytes: formatBytes } = createBytes(person)
