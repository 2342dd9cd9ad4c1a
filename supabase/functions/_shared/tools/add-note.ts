import { readMoment } from '@parley/core/assistant/tools/read-moment'
import { momentWords } from '@parley/core/assistant/tools/words'
import {
  describeLogged,
  type LoggedKind,
  loggedKinds,
  loggedLabels,
  longestMinutes,
  outcomes,
} from '@parley/core/records/activity'
import { joinList, truncate } from '@parley/core/text/words'
import { z } from 'zod'
import type { Cells, Change } from './change.ts'
import { type ToolContext, ToolFailure } from './context.ts'
import { findSubject, subjectParameters } from './find-subject.ts'
import { defineTool } from './tool.ts'

const outcomeKeys = Object.values(outcomes).flatMap((each) => Object.keys(each))

interface Logged {
  kind: LoggedKind
  outcome?: string | undefined
  minutes?: number | undefined
}

/** How a call or a meeting went, as it is stored; the usual way where none was said. 400 for one that such a thing can't have. */
function readOutcome({ kind, outcome, minutes }: Logged): { outcome: string; minutes?: number } | null {
  if (kind === 'note') {
    if (outcome === undefined && minutes === undefined) return null
    throw new ToolFailure(400, 'A note has no outcome and no length. Say whether it was a call or a meeting.')
  }
  const [usual = '', ...others] = Object.keys(outcomes[kind])
  const went = outcome ?? usual
  if (went !== usual && !others.includes(went))
    throw new ToolFailure(
      400,
      `The outcome of a ${kind} is one of these: ${joinList([usual, ...others], 'or')}.`,
    )
  return { outcome: went, ...(minutes === undefined ? {} : { minutes }) }
}

/** When it took place; null for just now. 400 for what can't be read, and for the future. */
function readTime(
  words: string | undefined,
  kind: LoggedKind,
  { now, timeZone }: ToolContext,
): string | null {
  if (words === undefined) return null
  const at = readMoment(words, now, timeZone)
  if (at === null)
    throw new ToolFailure(400, `I can’t read a time in “${words}”. Write it like “yesterday at 3”.`)
  if (Date.parse(at) > Date.parse(now))
    throw new ToolFailure(400, `That ${kind} is in the future. Plan it as a task.`)
  return at
}

/** Writes down a note, or a call or a meeting that took place, at a lead, an account or a contact. */
export const addNote = defineTool({
  name: 'add_note',
  description: 'Adds a note to a lead, an account or a contact, or logs a call or a meeting that took place.',
  kind: 'write',
  parameters: z.strictObject({
    ...subjectParameters,
    text: z.string().trim().max(20_000).optional(),
    kind: z.enum(loggedKinds).default('note'),
    outcome: z.enum(outcomeKeys).optional().describe('How the call or the meeting went'),
    minutes: z.int().min(0).max(longestMinutes).optional().describe('How long it took'),
    at: z.string().max(100).optional().describe('When it took place: ISO 8601, or words; now by default'),
  }),
  run: async ({ text = '', kind, outcome, minutes, at: when, ...named }, context) => {
    const found = await findSubject(named, context)
    if (!found) throw new ToolFailure(400, `Say whose ${kind} it is: name a lead, an account or a contact.`)
    if (kind === 'note' && text === '') throw new ToolFailure(400, 'Say what to note.')
    const data = readOutcome({ kind, outcome, minutes })
    const at = readTime(when, kind, context)
    if ('answer' in found) return found.answer
    const { ids, label, path, isExternal } = found.row
    const values: Cells = {
      ...ids,
      kind,
      body: text === '' ? null : text,
      ...(data && { data }),
      ...(at !== null && { created_at: at }),
    }
    const summary = describeLogged(kind, data?.outcome ?? null, data?.minutes ?? null)
    const noun = loggedLabels[kind].toLowerCase()
    const change: Change = {
      table: 'lead_activities',
      action: 'insert',
      id: crypto.randomUUID(),
      values,
      before: {},
      restore: {},
      title: kind === 'note' ? `Add a note to ${label}` : `Log a ${noun} with ${label}`,
      lines: [
        ...(kind === 'note' ? [] : [{ label: loggedLabels[kind], after: summary.slice(noun.length + 3) }]),
        ...(at === null ? [] : [{ label: 'When', after: momentWords(at, context) }]),
        ...(text === '' ? [] : [{ label: 'Note', after: text }]),
      ],
      done:
        kind === 'note'
          ? `Added the note to ${label}: "${truncate(text, 80)}"`
          : `Logged the ${noun} with ${label}: ${summary.slice(noun.length + 3)}.`,
      label,
      path,
      undoLabel: `Remove the ${noun} from ${label}`,
    }
    return { change, hasUntrustedText: isExternal }
  },
})
