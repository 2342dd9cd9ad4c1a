/**
 * The protocol between browser and functions for the assistant. docs/specified.md S7.7 and S7.9 fix the requests'
 * `messages`, `userId`, `companyId`, `toolName`, `parameters` and the stream's `choices`; everything named here beyond
 * those is optional, so a client that knows only those rules still works.
 */

/** A call as the stream carries it: `arguments` is JSON in pieces that are joined per `index`. */
export interface StreamedToolCall {
  index: number
  id?: string
  type?: 'function'
  function?: { name?: string; arguments?: string }
}

/** A whole call; `arguments` is still the text of the model and may be no JSON. */
export interface ToolCall {
  id: string
  type: 'function'
  function: { name: string; arguments: string }
}

/** `tool` messages carry a result back to the model within one turn; they are never stored as such. */
export type ChatMessage =
  | { role: 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: ToolCall[] }
  | { role: 'tool'; content: string; tool_call_id: string }

/** POST /functions/v1/ai-assistant for a chat. Both ids must be the caller's own. */
export interface ChatRequest {
  messages: readonly ChatMessage[]
  userId: string
  companyId: string
  conversationId?: string
  /** The turn this request continues; the first request of a turn has none and is given one. */
  turnId?: string
  /** IANA name; what "tomorrow at 3" means. UTC without it. */
  timeZone?: string
  /** BCP 47; how dates are written. */
  locale?: string
}

/** POST /functions/v1/ai-assistant for a piece of text; answers `{ response, engine }`. */
export interface GenerateRequest {
  message: string
  type: 'generate'
}

/** One `data:` line of the stream. The stream ends with `data: [DONE]`. */
export interface ChatChunk {
  choices: {
    index: 0
    delta: { content?: string; tool_calls?: StreamedToolCall[] }
    finish_reason?: 'stop' | 'tool_calls' | 'length' | null
  }[]
  /** On the first chunk: the turn's id and the engine, `local` or the model's name. */
  parley?: { turnId: string; engine: string }
  /** In place of choices where the answer failed after it had begun; `[DONE]` follows. */
  error?: { message: string; status: number }
}

/** A statement's proof: the second of a recording, or a record of the CRM. */
export type Evidence =
  | {
      kind: 'recording'
      recordingId: string
      title: string
      second: number
      /** Whether one hears it there. */
      hasSound: boolean
      quote: string
    }
  | { kind: 'record'; path: string; label: string }

/** A line of a confirm card: what a field is, and what it would become. */
export interface ProposedChange {
  label: string
  before?: string
  after: string
}

/** What the person is asked before a write. `id` is of one use, bound to the person, the tool and the arguments. */
export interface Confirmation {
  id: string
  title: string
  changes: ProposedChange[]
  isDestructive: boolean
  /** Why a confirmation is needed although the person wrote the command: shown on the card. */
  reason?: string
}

/** POST /functions/v1/ai-crm-tools. `turnId` and `callId` make a repeated request answer the first result. */
export interface ToolRequest {
  toolName: string
  parameters: Record<string, unknown>
  turnId?: string
  callId?: string
  /** Given only by a click on a confirm card. */
  confirmationId?: string
  timeZone?: string
  locale?: string
}

/** `result` of ai-crm-tools. A failure is an HTTP status of 4xx or 5xx with `{ error: message }` instead. */
export interface ToolResult {
  status: 'done' | 'needs_confirmation'
  /** One plain sentence, under 300 characters where it can be. */
  message?: string
  /** What was read, for the model and for a card of the panel; at most 50 rows. */
  data?: unknown
  evidence?: Evidence[]
  confirmation?: Confirmation
  /** Present when the write can be taken back: call `undo_action` with this id. */
  undo?: { callId: string; label: string }
  /** `data` contains untrusted text (transcripts, web leads): later writes of this conversation need a click. */
  hasUntrustedText?: boolean
}

/** S8.2: a completed action's result is cut to this many characters. */
export const maxActionResultLength = 100

/** P15: calls of one turn, and rows of one result. */
export const maxCallsPerTurn = 8
export const maxRowsPerResult = 50
