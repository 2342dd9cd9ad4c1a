import type { ToolResult } from '@parley/core/assistant/protocol'
import { capData } from '@parley/core/assistant/tools/cap-data'
import type { Undo } from './change.ts'
import type { ConfirmReason } from './ledger.ts'
import type { Answer, Intent, ToolKind } from './tool.ts'

const why: Record<ConfirmReason, string> = {
  destructive: 'This can’t be undone.',
  no_turn: 'Please check it before it is done.',
  untrusted_text:
    'This conversation holds words of others (a transcript, a note or a form). Is it what you want?',
  local_engine: 'The built-in assistant asks before each change.',
  not_confident: 'You did not ask for this in so many words.',
}

const untrustedMark = ({ hasUntrustedText }: Answer | Intent) =>
  hasUntrustedText === true ? { hasUntrustedText } : {}

/** The confirmation before a write; `id` identifies it. */
export const toConfirmation = (
  id: string,
  intent: Intent,
  kind: ToolKind,
  because: ConfirmReason,
): ToolResult => ({
  status: 'needs_confirmation',
  message: `${intent.change.title}?`,
  confirmation: {
    id,
    title: intent.change.title,
    changes: intent.change.lines.map(({ label, before, after }) => ({
      label,
      after,
      ...(before === undefined ? {} : { before }),
    })),
    isDestructive: kind === 'destructive',
    reason: why[because],
  },
  ...untrustedMark(intent),
})

/** The result of a read, cut to the limits for models. */
export const toReadResult = (answer: Answer): ToolResult => ({
  status: 'done',
  message: answer.message,
  ...(answer.data === undefined ? {} : { data: capData(answer.data) }),
  ...(answer.evidence === undefined ? {} : { evidence: answer.evidence }),
  ...untrustedMark(answer),
})

/** The result of a write, with its undo under the call's id. */
export function toWriteResult(id: string, intent: Intent, undo: Undo | null): ToolResult {
  const { change } = intent
  const isGone = change.action === 'delete'
  return {
    status: 'done',
    message: change.done,
    data: { id: change.id, path: change.path },
    ...(isGone ? {} : { evidence: [{ kind: 'record', path: change.path, label: change.label }] }),
    ...untrustedMark(intent),
    ...(undo ? { undo: { callId: id, label: undo.label } } : {}),
  }
}
