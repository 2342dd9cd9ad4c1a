import type { NavigationState } from '@parley/core/navigation/guard'
import type { ErrorEntry } from '~/data/error-log.ts'
import type { ConsoleEntry } from './console-log.ts'

export const logKinds = ['All', 'Console', 'Errors', 'Navigation', 'Visits'] as const
export type LogKind = (typeof logKinds)[number]

export interface LogLine {
  kind: Exclude<LogKind, 'All'>
  at: number
  /** The level, the origin of an error, or what became of a navigation. */
  label: string
  text: string
  /** The stack. */
  detail?: string
}

interface Sources {
  console: readonly ConsoleEntry[]
  errors: readonly ErrorEntry[]
  navigation: NavigationState
}

/** All logs as lines, the newest first. */
export function readLines({ console, errors, navigation }: Sources): LogLine[] {
  const lines: LogLine[] = [
    ...console.map(({ at, level, text }) => ({ kind: 'Console' as const, at, label: level, text })),
    ...errors.map(({ at, origin, message, stack }) => ({
      kind: 'Errors' as const,
      at,
      label: origin,
      text: message,
      detail: stack,
    })),
    ...navigation.log.map(({ timestamp, type, target, origin, stack }) => ({
      kind: 'Navigation' as const,
      at: timestamp,
      label: type,
      text: `${origin} → ${target}`,
      detail: stack,
    })),
    ...navigation.visits.map(({ timestamp, address }) => ({
      kind: 'Visits' as const,
      at: timestamp,
      label: 'visit',
      text: address,
    })),
  ]
  return lines.toSorted((one, other) => other.at - one.at)
}

/** The lines of a kind whose words hold all that is searched for, in any case. */
export function filterLines(lines: readonly LogLine[], kind: LogKind, words: string): LogLine[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return lines.filter((line) => {
    const text = `${line.label} ${line.text}`.toLowerCase()
    return (kind === 'All' || line.kind === kind) && wanted.every((word) => text.includes(word))
  })
}

/** For the clipboard: one line each, stacks below. */
export const formatLines = (lines: readonly LogLine[]): string =>
  lines
    .map(({ at, kind, label, text, detail }) =>
      [`${new Date(at).toISOString()} ${kind} ${label} ${text}`, detail].filter(Boolean).join('\n'),
    )
    .join('\n')
